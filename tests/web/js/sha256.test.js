// Digests that the page computes by itself, beside those of the platform.
import { equal } from "./equal.js";
import { commitmentTo, fromHex, hmac, isHex, sha256, toHex } from "../../../src/farshore/web/sha256.js";

Deno.test("SHA-256 is that of the platform for every length around a block", async () => {
  for (let length = 0; length < 200; length++) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    equal(toHex(sha256(bytes)), toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
  }
});

Deno.test("HMAC-SHA-256 is that of the platform, for short and long keys", async () => {
  for (const length of [1, 32, 63, 64, 65, 200]) {
    const [raw, message] = [length, 3 * length].map((size) => crypto.getRandomValues(new Uint8Array(size)));
    const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    equal(toHex(hmac(raw, message)), toHex(new Uint8Array(await crypto.subtle.sign("HMAC", key, message))));
  }
});

Deno.test("a commitment is made of 32 bytes in hexadecimal, and of nothing else", () => {
  equal(commitmentTo("00".repeat(32)), toHex(sha256(new Uint8Array(32))));
  equal(["", "00", "zz".repeat(32), "AB".repeat(32), null].map(commitmentTo), ["", "", "", "", ""]);
  equal([isHex("ab".repeat(32)), isHex("ab".repeat(33))], [true, false]);
  equal(toHex(fromHex("00ff10")), "00ff10");
});
