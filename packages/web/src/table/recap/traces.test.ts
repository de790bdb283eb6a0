import type { Event } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { newsOf } from '../../../test/kit/seat-news.ts';
import { framesOf, isSameTurn, type Frame } from '../session/frames.ts';
import { newHistoryEntries } from '../session/new-entries.ts';
import { stepsOf } from '../session/steps.ts';
import { stepSentences } from './step-words.ts';
import { tracesOf } from './traces.ts';

/** What Caesar is told at once, in a random game. */
function* tellings(): Generator<readonly Frame[]> {
  for (const { before, after } of newsOf('2.0', 2, 'caesar'))
    yield framesOf(before, after, stepsOf(newHistoryEntries(before, after), 'live', false)).filter(
      ({ step }) => step.place === 'map',
    );
}

const eventsIn = (frames: readonly Frame[]): readonly Event[] => frames.flatMap(({ step }) => step.events);

test('every block that moved is in an arrow, and attacks have arrows of their own', () => {
  let attacks = 0;
  for (const frames of tellings()) {
    const arrows = tracesOf(frames, false).filter((trace) => trace.kind === 'march');
    const ofTurn = frames.filter((frame) => isSameTurn(frame, frames.at(-1)!));
    if (ofTurn.at(-1)?.step.count !== undefined) continue;
    const moves = eventsIn(ofTurn).filter((event) => 'path' in event);
    const count = eventsIn(ofTurn).filter(({ kind }) => kind === 'defected').length + moves.length;
    expect(arrows.reduce((sum, { blocks }) => sum + blocks, 0)).toBe(count);
    attacks += arrows.filter(({ isAttack }) => isAttack).length;
  }
  expect(attacks).toBeGreaterThan(0);
});

test('cities won and lost are on the map and in the words', () => {
  let changes = 0;
  for (const frames of tellings())
    for (const frame of frames) {
      if (frame.step.count !== undefined) continue;
      const points = tracesOf([frame], true).filter((trace) => trace.kind === 'points');
      const said = stepSentences(frame, 'caesar').filter((text) => /(?:gains|loses) \d VP/.test(text));
      expect(said).toHaveLength(points.length);
      changes += points.length;
    }
  expect(changes).toBeGreaterThan(10);
});

test('in winter the cities are counted one by one, up to the year’s points', () => {
  let winters = 0;
  for (const frames of tellings()) {
    const scored = frames.find(({ step }) => step.events[0]?.kind === 'scored')?.step.events[0];
    if (scored?.kind !== 'scored') continue;
    winters += 1;
    const counts = frames.flatMap(({ step }) => step.count ?? []);
    expect(counts.at(-1)!.totals).toEqual(scored.points);
    const last = frames.findLastIndex(({ step }) => step.count !== undefined);
    const shown = tracesOf(frames.slice(0, last + 1), true);
    expect(shown).toHaveLength(counts.filter(({ area }) => area !== null).length);
  }
  expect(winters).toBeGreaterThan(0);
});
