// The start page, headless: the list of games, and one request to the authority at a time.
import { signal, type ReadonlySignal } from '@preact/signals';
import { say } from '@rubicon/words';
import { Refused, type Authority, type NewGame } from '../authority/authority.ts';
import { refusalText } from '../authority/refusal-words.ts';
import type { GameId, GameSummary } from '../authority/table.ts';

export interface Listed {
  readonly games: readonly GameSummary[];
  readonly nowMs: number; // when they were read
}

interface StartState {
  readonly listed: ReadonlySignal<Listed | null>; // null = not read yet
  readonly busy: ReadonlySignal<boolean>;
  readonly problem: ReadonlySignal<string | null>; // the last error, as a sentence
  list(): Promise<void>;
  begin(wanted: NewGame): Promise<void>;
  load(file: Blob): Promise<void>;
  save(game: GameSummary): Promise<void>;
  remove(game: GameSummary): Promise<void>;
}

interface StartOptions {
  readonly onOpen: (game: GameId) => void;
  readonly onSaved: (url: string, game: GameSummary) => void;
  readonly nowMs: () => number;
}

type Failure = 'games-failed' | 'begin-failed' | 'load-failed' | 'save-failed' | 'remove-failed';

async function sentenceOf(error: unknown): Promise<string> {
  try {
    await import('@rubicon/words/later');
  } catch {
    // Without these texts it is said in general
  }
  return refusalText(error instanceof Refused ? error : { code: 'unknown' });
}

export function createStartState(authority: Authority, { onOpen, onSaved, nowMs }: StartOptions): StartState {
  const listed = signal<Listed | null>(null);
  const busy = signal(false);
  const problem = signal<string | null>(null);

  let last: Promise<void> = Promise.resolve();

  /** A double click counts once. */
  async function attempt(failure: Failure, work: () => Promise<void>): Promise<void> {
    if (busy.value) return;
    last = carryOut(failure, work);
    await last;
  }

  async function carryOut(failure: Failure, work: () => Promise<void>): Promise<void> {
    busy.value = true;
    problem.value = null;
    try {
      await work();
    } catch (error) {
      const why = await sentenceOf(error);
      problem.value = say(`start.${failure}`, { why });
    } finally {
      busy.value = false;
    }
  }

  const read = async (): Promise<void> => {
    listed.value = { games: await authority.games(), nowMs: nowMs() };
  };

  return {
    listed,
    busy,
    problem,
    list: () => attempt('games-failed', read),
    begin: (wanted) => attempt('begin-failed', async () => onOpen(await authority.create(wanted))),
    load: async (file) => {
      await last; // a file can be dropped at any moment
      await attempt('load-failed', async () => onOpen(await authority.load(file)));
    },
    save: (game) => attempt('save-failed', async () => onSaved(await authority.save(game.game), game)),
    remove: (game) =>
      attempt('remove-failed', async () => {
        await authority.remove(game.game);
        await read();
      }),
  };
}
