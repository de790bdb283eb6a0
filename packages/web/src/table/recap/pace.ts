// How long each step of what happened is shown.
import type { Event } from '@rubicon/engine';
import { sentencesOf } from '@rubicon/words';
import { ROLL_MS, beatMs } from '../../battle/pacing.ts';
import type { RecapSpeed } from '../../settings/setting-values.ts';
import type { Pace } from '../session/session-state.ts';
import type { Step } from '../session/steps.ts';

const ROAD_MS = 260; // the time a block takes for one road
const STEP_MS = 900;
const LETTER_MS = 24;
const COUNT_MS = 620; // one city at the end of a year
const FACTORS: Readonly<Record<RecapSpeed, number>> = { slow: 1.8, normal: 1, fast: 0.45 };

interface PaceOptions {
  readonly speed: RecapSpeed;
  readonly isStill: boolean; // nothing moves
  readonly dice: number; // what the times of a battle are multiplied by
}

export function paceOf({ place, events, count }: Step, { speed, isStill, dice }: PaceOptions): Pace {
  const [first] = events;
  if (place === 'panel' && first !== undefined)
    return { rollMs: first.kind === 'fired' ? dice * ROLL_MS : 0, restMs: dice * beatMs(first) };
  const letters = sentencesOf(events, 'spectator').reduce((sum, { text }) => sum + text.length, 0);
  const readMs = FACTORS[speed] * (count === undefined ? STEP_MS + LETTER_MS * letters : COUNT_MS);
  return { rollMs: 0, restMs: readMs + (isStill ? 0 : ROAD_MS * longestOf(events)) };
}

/** The number of roads on the longest path. */
const longestOf = (events: readonly Event[]): number =>
  events.reduce((roads, event) => Math.max(roads, 'path' in event ? event.path.length - 1 : 0), 0);
