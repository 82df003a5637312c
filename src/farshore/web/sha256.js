// SHA-256 and HMAC-SHA-256. Browsers offer them only on pages from https or from this machine; a page in a local network has to
// compute them by itself.

const SIZE = 64; // bytes of a block

/** The first 32 bits of the fractional parts of roots of the first primes, as FIPS 180-4 has them. @param {number} count @param {number} root */
function constants(count, root) {
  const found = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push(Math.floor((n ** (1 / root) % 1) * 2 ** 32));
  }
  return Uint32Array.from(found);
}

const START = constants(8, 2);
const ROUNDS = constants(64, 3);

/** @param {number} word @param {number} bits */
const turn = (word, bits) => (word >>> bits) | (word << (32 - bits));

/** The message with a 1, zeros and its length in bits after it. @param {Uint8Array} message */
function padded(message) {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / SIZE) * SIZE);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return bytes;
}

/** @param {Uint8Array} message @returns {Uint8Array} */
export function sha256(message) {
  const bytes = new DataView(padded(message).buffer);
  const state = START.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < bytes.byteLength; block += SIZE) {
    for (let i = 0; i < 16; i++) w[i] = bytes.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [x, y] = [w[i - 15], w[i - 2]];
      w[i] = w[i - 16] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + w[i - 7] + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] += word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

/** @param {Uint8Array} key @param {Uint8Array} message */
export function hmac(key, message) {
  const short = key.length > SIZE ? sha256(key) : key;
  /** @param {number} mask @param {Uint8Array} rest */
  const pass = (mask, rest) => {
    const bytes = new Uint8Array(SIZE + rest.length).fill(mask, 0, SIZE);
    short.forEach((byte, i) => (bytes[i] ^= byte));
    bytes.set(rest, SIZE);
    return sha256(bytes);
  };
  return pass(0x5c, pass(0x36, message));
}

/** @param {Uint8Array} bytes */
export const toHex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} text */
export const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Whether a text is 32 bytes in hexadecimal: how seeds, secrets and commitments are written. @param {unknown} text */
export const isHex = (text) => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

/** The commitment to a secret, both in hexadecimal; empty for what is no secret. @param {unknown} secret */
export const commitmentTo = (secret) => (isHex(secret) ? toHex(sha256(fromHex(/** @type {string} */ (secret)))) : "");
