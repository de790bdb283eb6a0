// The long form of outages.test.ts: faults in random order and of random length, with play going on all the time.
import { SeededChance } from '@rubicon/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BRIEF_FAULTS, FAULTS } from './faults.ts';
import { begun, guest } from './live-kit.ts';
import { outageRig, rest, type Played, type Rig } from './outage-kit.ts';
import { POSTGRES_MS } from './store/test-postgres.ts';

const OUTAGES = Number(process.env['RUBICON_OUTAGES'] ?? 300);
const LONGEST_MS = 20_000;
const SHORT_MS = 2000;
const PLAYING_MS = 500; // between two faults
const ORDER_MS = 25; // between two orders of a game

let rig: Rig;
beforeAll(async () => {
  rig = await outageRig(705);
}, POSTGRES_MS);
afterAll(async () => rig.close(), POSTGRES_MS);

/** Until it is answered: a server without its database cannot tell what there is to decide, nor begin a game. */
async function answered<T>(work: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!String(error).includes(' 503 ')) throw error;
      await rest(ORDER_MS);
    }
}

let arrived = 0;
async function newcomers(url: string): Promise<Played['players']> {
  arrived += 1;
  return { caesar: await guest(url, `Lucius ${arrived}`), pompey: await guest(url, `Titus ${arrived}`) };
}

test(`${OUTAGES} outages in a row lose nothing, do nothing twice, and play always goes on`, async () => {
  const chance = new SeededChance(705);
  const lastMs = new Map<Played, number>(); // when an order was last acknowledged
  const life = { isOver: false };
  const play = async (place: Played): Promise<void> => {
    let { game, players } = place;
    while (!life.isOver) {
      const deed = await answered(() => rig.nextDeed({ players, game }));
      if (deed === null) {
        // By others: a game that was made without an answer goes on waiting, and nobody may have many of those
        players = await answered(() => newcomers(place.url));
        game = await answered(() => begun(players.caesar, players.pompey));
        continue;
      }
      await rig.insist(deed);
      lastMs.set(place, performance.now());
      await rest(ORDER_MS);
    }
  };
  const playing = rig.games.map(play);
  const faults = [...FAULTS, ...BRIEF_FAULTS];
  const tally = new Map<string, number[]>();
  for (let count = 0; count < OUTAGES; count++) {
    const { name, begin, end } = faults[count % faults.length]!;
    await rest(PLAYING_MS);
    await begin(rig);
    await rest(chance.roll(count % 5 === 0 ? LONGEST_MS : SHORT_MS));
    await end(rig);
    const backMs = performance.now();
    await expect
      .poll(() => rig.games.every((place) => (lastMs.get(place) ?? 0) > backMs), { timeout: 60_000 })
      .toBe(true);
    const wentOnMs = performance.now() - backMs;
    tally.set(name, [...(tally.get(name) ?? []), wentOnMs]);
    console.log(`${count + 1} of ${OUTAGES}, ${name}: went on after ${(wentOnMs / 1000).toFixed(1)} s`);
    expect(rig.ended()).toBe(0);
  }
  life.isOver = true;
  await Promise.all(playing);
  for (const [name, times] of tally) {
    const sorted = times.toSorted((one, other) => one - other).map((ms) => (ms / 1000).toFixed(1));
    console.log(
      `${name}: ${times.length} times; all games went on after ${sorted[times.length >> 1]} s (median), ${sorted.at(-1)} s (longest)`,
    );
  }
  console.log(`${rig.acknowledged.length} orders acknowledged`);
  await rig.check();
});
