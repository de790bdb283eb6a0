// The tries and the rating of whoever is logged in: the server has them. A try it could not be told waits on this device.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { PuzzleStanding, PuzzleTry, TriedPuzzle } from '@rubicon/protocol';
import { wasLoggedIn } from '../storage/logged-in.ts';

/** The requests to the server. */
export interface PuzzleApi {
  readonly me: () => Promise<{ readonly person: { readonly id: string } | null }>;
  readonly puzzles: () => Promise<PuzzleStanding>;
  readonly tryPuzzle: (puzzle: string, body: PuzzleTry) => Promise<TriedPuzzle>;
}

interface Unsent extends PuzzleTry {
  readonly person: string;
  readonly puzzle: string;
}

const KEY = 'rubicon.puzzles-unsent';
const MOST = 1000;

export interface Account {
  readonly standing: ReadonlySignal<PuzzleStanding | null>; // null: nobody is logged in, or the server is not there
  /** Asks the server, after telling it what waits. */
  readonly load: () => Promise<void>;
  /** Null where nobody is logged in, or the server could not be told yet. */
  readonly count: (puzzle: string, right: boolean) => Promise<TriedPuzzle | null>;
  readonly isKnown: () => boolean; // somebody is logged in
}

export function puzzleAccount(api: PuzzleApi, storage: () => Storage): Account {
  const standing = signal<PuzzleStanding | null>(null);
  let person: string | null = null;

  async function send(): Promise<TriedPuzzle | null> {
    let last: TriedPuzzle | null = null;
    for (const each of unsentIn(storage).filter((every) => every.person === person)) {
      last = await api.tryPuzzle(each.puzzle, { right: each.right });
      store(
        storage,
        unsentIn(storage).filter((other) => other.person !== each.person || other.puzzle !== each.puzzle),
      );
    }
    return last;
  }

  async function load(): Promise<void> {
    if (!wasLoggedIn()) return;
    try {
      person = (await api.me()).person?.id ?? null;
      if (person === null) return;
      await send();
      standing.value = await api.puzzles();
    } catch {
      // Without a server the rating is not shown; what waits is told later
    }
  }

  return {
    standing,
    load,
    isKnown: () => person !== null,
    async count(puzzle, right) {
      if (person === null) return null;
      store(storage, [...unsentIn(storage), { person, puzzle, right }]);
      try {
        const tried = await send();
        standing.value = await api.puzzles();
        return tried;
      } catch {
        return null;
      }
    },
  };
}

function unsentIn(storage: () => Storage): Unsent[] {
  try {
    const value: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isUnsent).slice(0, MOST) : [];
  } catch {
    return []; // storage may be blocked
  }
}

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const { person, puzzle, right } = value as Record<string, unknown>;
  return typeof person === 'string' && typeof puzzle === 'string' && typeof right === 'boolean';
}

function store(storage: () => Storage, unsent: readonly Unsent[]): void {
  try {
    storage().setItem(KEY, JSON.stringify(unsent));
  } catch {
    // Storage is full or blocked
  }
}
