// PNG files of one byte a pixel, grey or with a palette, without filters: all that pictures are made of here. A palette
// makes them a third of the size of full colour, and no filter suits it best.
import { crc32, deflate, deflateSync, inflateSync } from 'node:zlib';
import { promisify } from 'node:util';

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array; // row by row
  readonly palette: Uint8Array | null; // red, green, blue of each value; null: grey
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const GREY = 0;
const INDEXED = 3;
const HEADER_BYTES = 13;
const FRAME_BYTES = 12; // length, name and check sum around the data of a chunk

const deflated = promisify(deflate) as (data: Uint8Array, options: { level: number }) => Promise<Buffer>;

/** Compressed outside this thread. */
export const makePng = async (bitmap: Bitmap, level = 6): Promise<Buffer> =>
  fileOf(bitmap, await deflated(rowsOf(bitmap), { level }));

/** As small as can be, however long it takes. */
export const makeSmallPng = (bitmap: Bitmap): Buffer =>
  fileOf(bitmap, deflateSync(rowsOf(bitmap), { level: 9, memLevel: 9 }));

function fileOf({ width, height, palette }: Bitmap, data: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = BITS;
  header[9] = palette === null ? GREY : INDEXED;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(palette === null ? [] : [chunk('PLTE', palette)]),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each row begins with the number of its filter: 0, none. */
function rowsOf({ width, height, pixels }: Bitmap): Uint8Array {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return rows;
}

function chunk(name: string, data: Uint8Array): Buffer {
  const framed = Buffer.alloc(data.length + FRAME_BYTES);
  framed.writeUInt32BE(data.length, 0);
  framed.write(name, 4, 'latin1');
  framed.set(data, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + data.length)), 8 + data.length);
  return framed;
}

/** Reads what `makePng` makes, and no other PNG. */
export function parsePng(file: Buffer): Bitmap {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('This is no PNG file.');
  const chunks = new Map<string, Buffer>();
  for (let at = SIGNATURE.length; at < file.length;) {
    const length = file.readUInt32BE(at);
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length));
    at += length + FRAME_BYTES;
  }
  const header = chunks.get('IHDR')!;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(chunks.get('IDAT')!);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = y * (width + 1);
    if (rows[from] !== 0) throw new Error('A row of this PNG file has a filter.');
    pixels.set(rows.subarray(from + 1, from + 1 + width), y * width);
  }
  return { width, height, pixels, palette: chunks.get('PLTE') ?? null };
}
