// Checks the draws of a finished match: the commitment is the digest of the seed, and every draw follows from the seed and its
// number. Computed in the browser; the server provides only the file.
/** @typedef {{ commitment: string, seed: string, draws: { index: number, weights: [string, number][], outcome: string }[] }} Export */

/** @param {ArrayBuffer} buffer */
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
/** @param {string} text */
const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The draw of that number below a total: HMAC-SHA-256 of the number, repeated where some remainders would be likelier than others. @param {CryptoKey} key @param {number} index @param {bigint} total */
async function below(key, index, total) {
  const limit = 2n ** 256n - (2n ** 256n % total);
  for (let attempt = 0;; attempt++) {
    const message = new TextEncoder().encode(attempt ? `${index}.${attempt}` : `${index}`);
    const number = BigInt(`0x${hex(await crypto.subtle.sign("HMAC", key, message))}`);
    if (number < limit) return number % total;
  }
}

/** The draws whose outcome is not what the seed gives, and whether the seed is the one that was committed to. @param {Export} file @param {string | null} promised */
export async function checked({ commitment, seed, draws }, promised) {
  const raw = bytes(seed);
  const kept = hex(await crypto.subtle.digest("SHA-256", raw)) === commitment && commitment === promised;
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const wrong = [];
  for (const { index, weights, outcome } of draws) {
    let rest = await below(key, index, weights.reduce((sum, [, weight]) => sum + BigInt(weight), 0n));
    const came = weights.find(([, weight]) => (rest -= BigInt(weight)) < 0n);
    if (came?.[0] !== outcome) wrong.push(index);
  }
  return { kept, wrong, draws: draws.length };
}

/** Whether this browser can check: they compute digests only on pages from https or from this machine. */
export const canCheck = () => Boolean(globalThis.crypto?.subtle);
