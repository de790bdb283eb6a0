// The tries and the rating of a solver without an account, stored on this device: untrusted text, so every field is checked.
import { signal, type ReadonlySignal } from '@preact/signals';
import { NEWCOMER, rate, type Standing } from '@rubicon/ai/glicko';
import { PUZZLE_DEVIATION, type Puzzle } from '@rubicon/ai/puzzle';
import { PUZZLES_KEY } from '../storage/puzzles.ts';

export interface Tries {
  readonly standing: Standing;
  readonly first: Readonly<Record<string, boolean>>; // of each puzzle tried: whether the first answer was right
}

const NONE: Tries = { standing: NEWCOMER, first: {} };
const MOST = 20_000;

export function decodeTries(text: string | null): Tries {
  try {
    const { standing, first } = JSON.parse(text ?? '{}') as Partial<Record<keyof Tries, unknown>>;
    return {
      standing: isStanding(standing) ? standing : NEWCOMER,
      first: isFirst(first) ? first : {},
    };
  } catch {
    return NONE;
  }
}

function isStanding(value: unknown): value is Standing {
  if (typeof value !== 'object' || value === null) return false;
  const { rating, deviation, volatility } = value as Record<string, unknown>;
  const isWithin = (number: unknown, least: number, most: number): boolean =>
    typeof number === 'number' && number >= least && number <= most;
  return isWithin(rating, 0, 4000) && isWithin(deviation, 1, 350) && isWithin(volatility, 0.0001, 1);
}

function isFirst(value: unknown): value is Record<string, boolean> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const all = Object.values(value);
  return all.length <= MOST && all.every((each) => typeof each === 'boolean');
}

/** After an answer: only the first to a puzzle counts. */
export function afterTry(tries: Tries, { id, rating }: Pick<Puzzle, 'id' | 'rating'>, right: boolean): Tries {
  if (tries.first[id] !== undefined) return tries;
  const outcome = { opponent: { rating, deviation: PUZZLE_DEVIATION }, score: right ? 1 : 0 };
  return {
    ...tries,
    standing: rate(tries.standing, [outcome]),
    first: { ...tries.first, [id]: right },
  };
}

const current = signal<Tries>(decodeTries(readStored()));

export const tries: ReadonlySignal<Tries> = current;

export function storeTries(wanted: Tries): void {
  current.value = wanted;
  try {
    localStorage.setItem(PUZZLES_KEY, JSON.stringify(wanted));
  } catch {
    // Storage is full or blocked: they last as long as the page
  }
}

function readStored(): string | null {
  try {
    return globalThis.localStorage.getItem(PUZZLES_KEY);
  } catch {
    return null; // storage may be blocked, and there is none outside a browser
  }
}
