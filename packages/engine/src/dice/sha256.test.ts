import { createHash, createHmac, webcrypto } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SeededChance } from './chance.ts';
import { begin, fromHex, hmac, hmacBeginning, hmacKey, sha256, toHex, utf8 } from './sha256.ts';

const random = (length: number, seed: number): Uint8Array<ArrayBuffer> => {
  const chance = new SeededChance(seed);
  return Uint8Array.from({ length }, () => chance.roll(256));
};

describe('SHA-256', () => {
  test('known digests', () => {
    expect(toHex(sha256(utf8('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(toHex(sha256(utf8('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  test('the same as the platform for every length up to three blocks, and a long one', async () => {
    for (const length of [...Array.from({ length: 200 }, (_, i) => i), 100_000]) {
      const message = random(length, length + 1);
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
    const message = random(77, 5);
    expect(toHex(sha256(message))).toBe(
      toHex(new Uint8Array(await webcrypto.subtle.digest('SHA-256', message))),
    );
  });
});

test('HMAC is the same as the platform’s, for keys shorter and longer than a block', () => {
  for (const length of [0, 1, 32, 63, 64, 65, 200]) {
    const key = random(length, length + 7);
    const message = random(90, length);
    expect(toHex(hmac(hmacKey(key), message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
  }
});

test('UTF-8 and hexadecimal', () => {
  for (const text of ['', 'Rubicon', 'Ångström — 骰子', '🎲', 'a\u0000b'])
    expect(utf8(text)).toEqual(new TextEncoder().encode(text));
  expect(fromHex(toHex(random(32, 1)))).toEqual(random(32, 1));
});

test('a message that begins like others goes on from what they share, wherever it is divided', () => {
  const message = random(200, 9);
  const digest = toHex(sha256(message));
  const key = hmacKey(random(32, 3));
  const code = toHex(hmac(key, message));
  for (let at = 0; at <= message.length; at++) {
    const [first, rest] = [message.slice(0, at), message.slice(at)];
    expect(toHex(sha256(rest, begin(first)))).toBe(digest);
    expect(toHex(sha256(rest.slice(5), begin(rest.slice(0, 5), begin(first))))).toBe(digest);
    expect(toHex(hmac(hmacBeginning(key, first), rest))).toBe(code);
  }
});
