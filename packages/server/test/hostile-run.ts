// Runs a number of attacks on one server, and checks that it is unchanged afterwards.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Update } from '@rubicon/protocol';
import { expect } from 'vitest';
import type { Environment } from '../src/base/config.ts';
import { attack, babble, misplay, newReport, scribble, type Report, type Target } from './hostile.ts';
import { begun, guest, live, nobody, withToken } from './live-kit.ts';
import { dice } from './mutation.ts';

const AT_ONCE = 8;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes in use after a full garbage collection. */
async function heapBytes(): Promise<number> {
  await new Promise((resolve) => void setTimeout(resolve, 200));
  for (let times = 0; times < 3; times++) collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

export interface Outcome {
  readonly report: Report;
  readonly grownBytes: number; // from a third of the way on
}

export async function withstand(attacks: number, seed: number, env: Environment = {}): Promise<Outcome> {
  const uncaught: unknown[] = [];
  const notice = (error: unknown): void => void uncaught.push(error);
  process.on('unhandledRejection', notice);
  const server = await live(env);
  try {
    const [gaia, livia] = [await guest(server.url, 'Gaia'), await guest(server.url, 'Livia')];
    const game = await begun(gaia, livia);
    const target: Target = {
      url: server.url,
      game,
      outsider: await guest(server.url, 'Malus'),
      player: gaia,
    };
    const stands = async (): Promise<unknown> => ({
      caesar: await gaia.done<Update>('GET', `/games/${game}`),
      pompey: await livia.done<Update>('GET', `/games/${game}`),
      spectator: await nobody(server.url).done<Update>('GET', `/games/${game}`),
      notes: await gaia.done('GET', `/games/${game}/notes`),
      players: await gaia.done('GET', `/games/${game}/chat?room=players`),
      standing: await gaia.done('GET', `/games/${game}/standing`),
      sessions: (await gaia.done<{ sessions: unknown[] }>('GET', '/me/sessions')).sessions.length,
    });
    const before = await stands();
    const report = newReport();
    let midway = 0;
    // Each attacker has its own dice, so that what is tried does not depend on who is answered first
    const attackers = Array.from({ length: AT_ONCE }, (_, index) => ({
      by: dice(seed + index),
      left: attacks / AT_ONCE,
    }));
    const assail = async (attacker: (typeof attackers)[number], until: number): Promise<void> => {
      const { by } = attacker;
      while (attacker.left > until) {
        attacker.left--;
        const way = by.roll(20);
        if (way < 14) await attack(target, by, report);
        else if (way < 16) await misplay(target, by, report);
        else if (way < 19) await scribble(target, by, report);
        else {
          attacker.left -= 9; // a handful of frames counts as each of them
          await babble(target, by, report);
        }
      }
    };
    const all = (until: number): Promise<unknown> =>
      Promise.all(attackers.map((attacker) => assail(attacker, until / AT_ONCE)));
    await all((attacks * 2) / 3);
    midway = await heapBytes();
    await all(0);
    const grownBytes = (await heapBytes()) - midway;
    expect(report.faults).toEqual([]);
    expect(report.heeded).toEqual([]);
    expect(uncaught).toEqual([]);
    expect(await stands()).toEqual(before);
    // And it still works
    const [order] = (await gaia.done<Update>('GET', `/games/${game}?orders=yes`)).table.decision!.orders!;
    expect(order).toBeDefined();
    await withToken(livia);
    return { report, grownBytes };
  } finally {
    process.off('unhandledRejection', notice);
    await server.stop();
  }
}
