import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { AreaId } from '@rubicon/engine';
import { afterEach, expect, test } from 'vitest';
import type { Picture } from './picture.ts';
import { openPictures, type Pictures, type PicturesOptions } from './pictures.ts';
import { parsePng } from './png.ts';

const picture = (count: number): Picture => ({
  blocks: { caesar: { ['Rome' as AreaId]: count }, pompey: {} },
  lines: [],
  when: '',
});

const open: Pictures[] = [];
afterEach(async () => {
  for (const pictures of open.splice(0)) await pictures.stop();
});
function opened(options: PicturesOptions): Pictures {
  const pictures = openPictures(options);
  open.push(pictures);
  return pictures;
}

/** A thread that draws when it is told to. */
class Puppet extends EventEmitter {
  readonly asked: Picture[] = [];
  isEnded = false;
  postMessage(wanted: Picture): void {
    this.asked.push(wanted);
  }
  draw(): void {
    this.emit('message', Uint8Array.of(this.asked.length));
  }
  terminate(): Promise<number> {
    this.isEnded = true;
    return Promise.resolve(0);
  }
}

function puppets(): { readonly all: Puppet[]; readonly spawn: () => Worker } {
  const all: Puppet[] = [];
  return {
    all,
    spawn: () => {
      const puppet = new Puppet();
      all.push(puppet);
      return puppet as unknown as Worker;
    },
  };
}
const turns = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a thread draws a picture', async () => {
  const { png, tag } = await opened({}).draw(picture(3));
  expect(parsePng(png)).toMatchObject({ width: 1200, height: 630 });
  expect(tag).toMatch(/^[\w-]{16}$/);
});

test('one at a time, and the same picture once', async () => {
  const { all, spawn } = puppets();
  const pictures = opened({ spawn });
  const wanted = [pictures.draw(picture(1)), pictures.draw(picture(1)), pictures.draw(picture(2))];
  await turns();
  expect(all[0]!.asked).toEqual([picture(1)]);
  all[0]!.draw();
  await turns();
  expect(all[0]!.asked).toEqual([picture(1), picture(2)]);
  all[0]!.draw();
  const [one, same, other] = await Promise.all(wanted);
  expect([one!.tag === same!.tag, one!.tag === other!.tag]).toEqual([true, false]);
  await pictures.draw(picture(1));
  expect(all[0]!.asked).toHaveLength(2);
});

test('too many at once are refused', async () => {
  const { spawn } = puppets();
  const pictures = opened({ spawn });
  for (let count = 0; count < 20; count++) pictures.draw(picture(count)).catch(() => null);
  await expect(pictures.draw(picture(99))).rejects.toMatchObject({ code: 'pictures-busy' });
});

test('a thread that dies is replaced, and its picture can be asked for again', async () => {
  const { all, spawn } = puppets();
  const pictures = opened({ spawn });
  const lost = pictures.draw(picture(1));
  await turns();
  all[0]!.emit('error', new Error('gone'));
  await expect(lost).rejects.toMatchObject({ code: 'pictures-busy' });
  const again = pictures.draw(picture(1));
  await turns();
  all[1]!.draw();
  expect((await again).png).toEqual(Buffer.of(1));
});

test('a thread that never answers is ended and replaced, and holds up no other picture', async () => {
  const { all, spawn } = puppets();
  const pictures = opened({ spawn, limitMs: 20 });
  const [lost, other] = [pictures.draw(picture(1)), pictures.draw(picture(2))];
  await expect(lost).rejects.toMatchObject({ code: 'pictures-busy' });
  expect(all[0]!.isEnded).toBe(true);
  await turns();
  all[1]!.draw();
  expect((await other).png).toEqual(Buffer.of(1));
});

test('a thread that nobody needs ends', async () => {
  const { all, spawn } = puppets();
  const pictures = opened({ spawn, idleMs: 1 });
  const drawn = pictures.draw(picture(1));
  await turns();
  all[0]!.draw();
  await drawn;
  await expect.poll(() => all[0]!.isEnded).toBe(true);
});
