// SHA-256 and HMAC (FIPS 180-4, RFC 2104) in plain code. The platform's own is asynchronous, and a roll cannot wait;
// a test compares this one with it. Only for fair dice and check sums: nothing here keeps a password.

const K = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);
const BLOCK = 64;
const LENGTH = 8; // bytes that end the last block: how long the message is, in bits
const DIGEST = 32;
const schedule = new Int32Array(64);
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** A message as far as it is known: its whole blocks are hashed. Many messages that begin alike go on from it. */
export interface Beginning {
  readonly h: Int32Array;
  readonly rest: Uint8Array; // less than a block
  readonly length: number; // of all of it
}

const NOTHING: Beginning = {
  h: Int32Array.of(
    0x6a09e667,
    0xbb67ae85,
    0x3c6ef372,
    0xa54ff53a,
    0x510e527f,
    0x9b05688c,
    0x1f83d9ab,
    0x5be0cd19,
  ),
  rest: new Uint8Array(0),
  length: 0,
};

export function begin(message: Uint8Array, before = NOTHING): Beginning {
  const h = before.h.slice();
  const bytes = joined(before.rest, message);
  const whole = bytes.length - (bytes.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) compress(h, bytes, at);
  return { h, rest: bytes.slice(whole), length: before.length + message.length };
}

/** The digest of a message; of one that has begun, if `before` is given. */
export function sha256(message: Uint8Array, before = NOTHING): Uint8Array {
  const known = before.rest.length + message.length;
  const padded = new Uint8Array(Math.ceil((known + 1 + LENGTH) / BLOCK) * BLOCK);
  padded.set(before.rest);
  padded.set(message, before.rest.length);
  padded[known] = 0x80;
  const length = before.length + message.length;
  putWord(padded, padded.length - LENGTH, Math.floor(length / 0x2000_0000));
  putWord(padded, padded.length - LENGTH / 2, length << 3);
  const h = before.h.slice();
  for (let at = 0; at < padded.length; at += BLOCK) compress(h, padded, at);
  const digest = new Uint8Array(DIGEST);
  for (let word = 0; word < h.length; word++) putWord(digest, word * 4, h[word]!);
  return digest;
}

function putWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

function compress(h: Int32Array, bytes: Uint8Array, from: number): void {
  const w = schedule;
  for (let t = 0; t < 16; t++) {
    const at = from + t * 4;
    w[t] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  for (let t = 16; t < 64; t++) {
    const near = w[t - 2]!;
    const far = w[t - 15]!;
    const s1 = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    const s0 = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    w[t] = w[t - 16]! + s0 + w[t - 7]! + s1;
  }
  let a = h[0]!;
  let b = h[1]!;
  let c = h[2]!;
  let d = h[3]!;
  let e = h[4]!;
  let f = h[5]!;
  let g = h[6]!;
  let last = h[7]!;
  for (let t = 0; t < 64; t++) {
    const t1 = (last + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[t]! + w[t]!) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    last = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  h[0]! += a;
  h[1]! += b;
  h[2]! += c;
  h[3]! += d;
  h[4]! += e;
  h[5]! += f;
  h[6]! += g;
  h[7]! += last;
}

/** A key, and perhaps how the messages begin. */
export interface HmacKey {
  readonly inner: Beginning;
  readonly outer: Beginning;
}

export function hmacKey(key: Uint8Array): HmacKey {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  return {
    inner: begin(block.map((byte) => byte ^ 0x36)),
    outer: begin(block.map((byte) => byte ^ 0x5c)),
  };
}

/** For messages that all begin like this. */
export const hmacBeginning = ({ inner, outer }: HmacKey, message: Uint8Array): HmacKey => ({
  inner: begin(message, inner),
  outer,
});

export const hmac = ({ inner, outer }: HmacKey, message: Uint8Array): Uint8Array =>
  sha256(sha256(message, inner), outer);

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** UTF-8, without help from the platform. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at)!;
    if (code < 0x80) bytes[length++] = code;
    else if (code < 0x800) {
      bytes[length++] = 0xc0 | (code >> 6);
      bytes[length++] = 0x80 | (code & 63);
    } else {
      if (code < 0x1_0000) bytes[length++] = 0xe0 | (code >> 12);
      else {
        bytes[length++] = 0xf0 | (code >> 18);
        bytes[length++] = 0x80 | ((code >> 12) & 63);
        at++; // two units of the text
      }
      bytes[length++] = 0x80 | ((code >> 6) & 63);
      bytes[length++] = 0x80 | (code & 63);
    }
  }
  return bytes.slice(0, length);
}
