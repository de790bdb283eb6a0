// Pictures of links, drawn one at a time in a thread of their own, and kept for whoever asks next. The thread is started
// when first needed, and ended when nobody has asked for a while.
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { Refused } from '../base/refused.ts';
import type { Picture } from './picture.ts';

/** A file, and what it is known by: the same as long as the picture is the same. */
export interface DrawnPicture {
  readonly png: Buffer;
  readonly tag: string;
}

export interface Pictures {
  /** Refused with `pictures-busy` where too many wait already. */
  draw(picture: Picture): Promise<DrawnPicture>;
  stop(): Promise<void>;
}

export interface PicturesOptions {
  readonly spawn?: () => Worker;
  readonly idleMs?: number;
  readonly limitMs?: number; // for one picture
}

const MOST_KEPT = 40; // some 250 kB each
const MOST_WAITING = 20;
const IDLE_MS = 60_000;
const LIMIT_MS = 10_000;

export const tagOf = (picture: Picture): string =>
  createHash('sha256').update(JSON.stringify(picture)).digest('base64url').slice(0, 16);

export function openPictures({
  spawn = () => new Worker(new URL('painter.ts', import.meta.url)),
  idleMs = IDLE_MS,
  limitMs = LIMIT_MS,
}: PicturesOptions = {}): Pictures {
  const kept = new Map<string, Promise<Buffer>>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | null = null;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function end(): Promise<void> {
    const ending = worker;
    worker = null;
    await ending?.terminate();
  }

  /** A thread that fails, or never answers, is replaced by the next picture. */
  function drawOne(picture: Picture): Promise<Buffer> {
    if (idle !== null) clearTimeout(idle);
    const thread = (worker ??= spawn());
    return new Promise<Buffer>((resolve, reject) => {
      const fail = (): void => {
        clearTimeout(limit);
        if (worker === thread) worker = null;
        reject(new Refused('pictures-busy', 'The picture could not be drawn. Try again later.'));
      };
      const limit = setTimeout(() => {
        fail();
        void thread.terminate();
      }, limitMs).unref();
      thread.once('error', fail);
      thread.once('exit', fail);
      thread.once('message', (png: Uint8Array) => {
        clearTimeout(limit);
        thread.off('error', fail);
        thread.off('exit', fail);
        resolve(Buffer.from(png));
      });
      thread.postMessage(picture);
    }).finally(() => {
      idle = setTimeout(() => void end(), idleMs).unref();
    });
  }

  function draw(picture: Picture): Promise<Buffer> {
    if (waiting >= MOST_WAITING)
      return Promise.reject(
        new Refused('pictures-busy', 'Too many pictures are being drawn. Try again later.'),
      );
    waiting += 1;
    const drawn = last.then(() => drawOne(picture)).finally(() => (waiting -= 1));
    last = drawn.catch(() => null);
    return drawn;
  }

  return {
    draw: async (picture) => {
      const tag = tagOf(picture);
      const drawn = kept.get(tag) ?? draw(picture);
      kept.delete(tag);
      kept.set(tag, drawn); // the newest
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
      try {
        return { png: await drawn, tag };
      } catch (error) {
        kept.delete(tag);
        throw error;
      }
    },
    stop: async () => {
      if (idle !== null) clearTimeout(idle);
      await end();
    },
  };
}
