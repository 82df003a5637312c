import type { VNode } from "./preact.d.ts";

/** A value in a template. Functions that are written there need no types for their arguments. */
type Value = string | number | boolean | bigint | null | undefined | object | ((...given: any[]) => any);
type Html = (strings: TemplateStringsArray, ...values: Value[]) => VNode;
declare const htm: { bind(h: unknown): Html };
export default htm;
