import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { makePng, makeSmallPng, parsePng } from './png.ts';

test('a picture is read as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 40 }),
      fc.uint8Array({ minLength: 1, maxLength: 400 }),
      fc.boolean(),
      async (width, bytes, isGrey) => {
        const height = Math.ceil(bytes.length / width);
        const pixels = new Uint8Array(width * height);
        pixels.set(bytes);
        const palette = isGrey ? null : Uint8Array.from({ length: 768 }, (_, at) => at % 256);
        for (const file of [
          await makePng({ width, height, pixels, palette }),
          makeSmallPng({ width, height, pixels, palette }),
        ]) {
          const read = parsePng(file);
          expect([read.width, read.height, [...read.pixels]]).toEqual([width, height, [...pixels]]);
          expect(read.palette === null ? null : [...read.palette]).toEqual(
            palette === null ? null : [...palette],
          );
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('every chunk has its check sum, as viewers demand', async () => {
  const file = await makePng({ width: 2, height: 1, pixels: Uint8Array.of(0, 255), palette: null });
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  const names = [];
  for (let at = 8; at < file.length;) {
    const end = at + 8 + file.readUInt32BE(at);
    names.push(file.toString('latin1', at + 4, at + 8));
    expect(file.readUInt32BE(end)).toBe(crc32(file.subarray(at + 4, end)));
    at = end + 4;
  }
  expect(names).toEqual(['IHDR', 'IDAT', 'IEND']);
});

test('anything else is refused', () => {
  expect(() => parsePng(Buffer.from('GIF89a and more'))).toThrow('no PNG');
});
