// board/facts.js, which the server makes of what `facts` in present.py returns.
import type { Facts } from "./types.d.ts";

declare const facts: Facts;
export default facts;
