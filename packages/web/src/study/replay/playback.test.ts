import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryDeviceStore } from '../../storage/device-store.ts';
import { replayHost } from '../model/replay-host.ts';
import type { Perspective } from '../../routes/moment.ts';
import { randomGame } from '../../../test/kit/random-game.ts';
import { createPlayback, type Playback } from './playback.ts';
import { openReplaySource, type ReplaySource } from '../model/replay-source.ts';
import { exportGame, makeGameFile, type GameFile } from '@rubicon/engine';

const over = randomGame('2.0', 5);
const running: GameFile = { ...over, entries: exportGame(over).entries.slice(0, 40) };

async function sightOf(file: GameFile): Promise<ReplaySource> {
  const kept = replayHost({
    games: { read: () => Promise.resolve(null) },
    store: memoryDeviceStore(),
    addressOf: () => 'blob:',
  });
  const id = await kept.take(new Blob([makeGameFile(file)]));
  return openReplaySource({ kind: 'file', id }, kept);
}

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function reelOf(file: GameFile, at: number | null, perspective: Perspective | null): Promise<Playback> {
  const playback = createPlayback(await sightOf(file), {
    at,
    perspective,
    hasCurtain: () => true,
    pauseMs: () => 900,
  });
  await settled();
  return playback;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a game that is over', () => {
  test('opens at the address’s moment, or at the end with everything revealed', async () => {
    const end = await reelOf(over, null, null);
    expect(end.frame.value).toMatchObject({ perspective: 'all', at: end.landmarks.value.moments.at(-1) });
    const moment = end.landmarks.value.moments[20]!;
    const there = await reelOf(over, moment, 'pompey');
    expect(there.frame.value?.view.viewer).toBe('pompey');
    expect(there.at.value).toBeLessThanOrEqual(moment);
  });

  test('a single step animates the blocks; a jump does not', async () => {
    const playback = await reelOf(over, 0, 'all');
    let flown = 0;
    for (let step = 0; step < 40; step++) {
      const { jump } = playback.frame.value!;
      playback.step(1, 'moment');
      await settled();
      expect(playback.frame.value!.jump).toBe(jump);
      flown += playback.frame.value!.flights.length;
    }
    expect(flown).toBeGreaterThan(0);
    playback.step(-1, 'moment');
    await settled();
    expect(playback.frame.value).toMatchObject({ flights: [], jump: 2 });
  });

  test('a quick drag along the timeline shows its last moment', async () => {
    const playback = await reelOf(over, 0, 'all');
    const { moments } = playback.landmarks.value;
    for (const moment of moments.slice(0, 50)) playback.pass(moment);
    await settled();
    expect(playback.frame.value).toMatchObject({ at: moments[49], isPassing: true });
    playback.rest();
    expect(playback.frame.value).toMatchObject({ at: moments[49], isPassing: false });
  });

  test('plays automatically at its speed, and stops at the end', async () => {
    const playback = await reelOf(over, 0, 'public');
    const { moments } = playback.landmarks.value;
    playback.speed.value = 4;
    playback.play(true);
    await vi.advanceTimersByTimeAsync(220);
    expect(playback.at.value).toBe(moments[0]);
    await vi.advanceTimersByTimeAsync(10);
    expect(playback.at.value).toBe(moments[1]);
    await vi.advanceTimersByTimeAsync(4_000_000);
    expect([playback.at.value, playback.playing.value]).toEqual([moments.at(-1), false]);
    playback.play(true);
    await settled();
    expect(playback.at.value).toBe(moments[0]); // from the beginning again
    playback.play(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(playback.at.value).toBe(moments[0]);
  });
});

describe('a running game', () => {
  test('shows what is public, and a side behind the curtain', async () => {
    const playback = await reelOf(running, null, 'all');
    expect(playback.perspective.value).toBe('public');
    expect(playback.replaySource.whole).toBeNull();
    const side = playback.replaySource.opened.perspectives.find((perspective) => perspective !== 'public')!;
    const other = side === 'caesar' ? 'pompey' : 'caesar';
    playback.look(other);
    playback.look('all');
    expect(playback.perspective.value).toBe('public');
    playback.look(side);
    await settled();
    expect([playback.curtain.value, playback.frame.value, playback.story.value]).toEqual([side, null, []]);
    playback.liftCurtain();
    await settled();
    expect(playback.frame.value!.view.cards.hands[other as 'caesar']).toBeNull();
    expect(playback.frame.value!.view.cards.hands[side as 'caesar']).not.toBeNull();
    playback.look('public');
    expect(playback.frame.value).toBeNull();
  });

  test('a request that bypasses the page is refused', async () => {
    const replaySource = await sightOf(running);
    const hidden = (['caesar', 'pompey', 'all'] as const).filter(
      (perspective) => !replaySource.opened.perspectives.includes(perspective),
    );
    expect(hidden).toHaveLength(2);
    for (const perspective of hidden) {
      await expect(replaySource.view(3, perspective)).rejects.toMatchObject({ code: 'not-allowed' });
      await expect(replaySource.story(perspective)).rejects.toMatchObject({ code: 'not-allowed' });
    }
  });
});
