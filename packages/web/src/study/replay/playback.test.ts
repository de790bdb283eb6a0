import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStudyStore } from '../../storage/device-store.ts';
import { keeper } from '../model/replay-host.ts';
import type { Eyes } from '../../routes/moment.ts';
import { randomGame } from '../../../test/kit/random-game.ts';
import { createReel, type Reel } from './playback.ts';
import { openSight, type Sight } from '../model/replay-source.ts';
import { exportGame, makeGameFile, type GameFile } from '@rubicon/engine';

const over = randomGame('2.0', 5);
const running: GameFile = { ...over, entries: exportGame(over).entries.slice(0, 40) };

async function sightOf(file: GameFile): Promise<Sight> {
  const kept = keeper({
    games: { read: () => Promise.resolve(null) },
    store: memoryStudyStore(),
    addressOf: () => 'blob:',
  });
  const id = await kept.take(new Blob([makeGameFile(file)]));
  return openSight({ kind: 'file', id }, kept);
}

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function reelOf(file: GameFile, at: number | null, eyes: Eyes | null): Promise<Reel> {
  const reel = createReel(await sightOf(file), { at, eyes, hasCurtain: () => true, pauseMs: () => 900 });
  await settled();
  return reel;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a game that is over', () => {
  test('opens where the address says, or at the end with all revealed', async () => {
    const end = await reelOf(over, null, null);
    expect(end.frame.value).toMatchObject({ eyes: 'all', at: end.landmarks.value.moments.at(-1) });
    const moment = end.landmarks.value.moments[20]!;
    const there = await reelOf(over, moment, 'pompey');
    expect(there.frame.value?.view.viewer).toBe('pompey');
    expect(there.at.value).toBeLessThanOrEqual(moment);
  });

  test('one step on shows the blocks on their way; a jump does not', async () => {
    const reel = await reelOf(over, 0, 'all');
    let flown = 0;
    for (let step = 0; step < 40; step++) {
      const { jump } = reel.frame.value!;
      reel.step(1, 'moment');
      await settled();
      expect(reel.frame.value!.jump).toBe(jump);
      flown += reel.frame.value!.flights.length;
    }
    expect(flown).toBeGreaterThan(0);
    reel.step(-1, 'moment');
    await settled();
    expect(reel.frame.value).toMatchObject({ flights: [], jump: 2 });
  });

  test('of a quick run along the timeline the last moment is shown', async () => {
    const reel = await reelOf(over, 0, 'all');
    const { moments } = reel.landmarks.value;
    for (const moment of moments.slice(0, 50)) reel.pass(moment);
    await settled();
    expect(reel.frame.value).toMatchObject({ at: moments[49], isPassing: true });
    reel.rest();
    expect(reel.frame.value).toMatchObject({ at: moments[49], isPassing: false });
  });

  test('goes on by itself at its speed, and stops at the end', async () => {
    const reel = await reelOf(over, 0, 'public');
    const { moments } = reel.landmarks.value;
    reel.speed.value = 4;
    reel.play(true);
    await vi.advanceTimersByTimeAsync(220);
    expect(reel.at.value).toBe(moments[0]);
    await vi.advanceTimersByTimeAsync(10);
    expect(reel.at.value).toBe(moments[1]);
    await vi.advanceTimersByTimeAsync(4_000_000);
    expect([reel.at.value, reel.playing.value]).toEqual([moments.at(-1), false]);
    reel.play(true);
    await settled();
    expect(reel.at.value).toBe(moments[0]); // from the beginning again
    reel.play(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reel.at.value).toBe(moments[0]);
  });
});

describe('a game that runs', () => {
  test('shows what is public, and a side behind the curtain', async () => {
    const reel = await reelOf(running, null, 'all');
    expect(reel.eyes.value).toBe('public');
    expect(reel.sight.whole).toBeNull();
    const side = reel.sight.opened.eyes.find((eyes) => eyes !== 'public')!;
    const other = side === 'caesar' ? 'pompey' : 'caesar';
    reel.look(other);
    reel.look('all');
    expect(reel.eyes.value).toBe('public');
    reel.look(side);
    await settled();
    expect([reel.curtain.value, reel.frame.value, reel.story.value]).toEqual([side, null, []]);
    reel.liftCurtain();
    await settled();
    expect(reel.frame.value!.view.cards.hands[other as 'caesar']).toBeNull();
    expect(reel.frame.value!.view.cards.hands[side as 'caesar']).not.toBeNull();
    reel.look('public');
    expect(reel.frame.value).toBeNull();
  });

  test('whoever asks behind the page’s back is refused', async () => {
    const sight = await sightOf(running);
    const hidden = (['caesar', 'pompey', 'all'] as const).filter((eyes) => !sight.opened.eyes.includes(eyes));
    expect(hidden).toHaveLength(2);
    for (const eyes of hidden) {
      await expect(sight.view(3, eyes)).rejects.toMatchObject({ code: 'not-allowed' });
      await expect(sight.story(eyes)).rejects.toMatchObject({ code: 'not-allowed' });
    }
  });
});
