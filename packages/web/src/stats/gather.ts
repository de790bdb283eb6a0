// Reads finished games one after another and collects their statistics.
import { factsOf, type GameFacts } from '@rubicon/ai';
import { FoldError, parseGameFile } from '@rubicon/engine';
import type { GameStore } from '../authority/record/game-store.ts';
import { fileOf } from '../authority/local/saved-game.ts';

/** The source: the games of this device, or downloaded files. */
export type Wanted =
  | { readonly kind: 'device' }
  | { readonly kind: 'files'; readonly texts: readonly string[] };

export type News =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'done'; readonly facts: readonly GameFacts[]; readonly broken: number };

export interface StatsMethods {
  readonly gather: (wanted: Wanted, tell: (news: News) => void) => Promise<void>;
}

const EVERY = 5; // games

type Read = () => Promise<GameFacts | null>;

export async function gather(
  wanted: Wanted,
  games: Pick<GameStore, 'games' | 'read'>,
  tell: (news: News) => void,
): Promise<void> {
  const reads: readonly Read[] =
    wanted.kind === 'files'
      ? wanted.texts.map((text) => () => Promise.resolve(factsIn(text)))
      : await deviceReads(games);
  const facts: GameFacts[] = [];
  let broken = 0;
  for (const [done, read] of reads.entries()) {
    if (done % EVERY === 0) tell({ kind: 'progress', done, of: reads.length });
    try {
      const found = await read();
      if (found !== null) facts.push(found);
    } catch (error) {
      if (!(error instanceof FoldError) && !(error instanceof RangeError)) throw error;
      broken += 1;
    }
  }
  tell({ kind: 'done', facts, broken });
}

/** Running games are not read: they could reveal hidden information. */
async function deviceReads(games: Pick<GameStore, 'games' | 'read'>): Promise<Read[]> {
  const over = (await games.games()).filter(({ standing }) => standing.result !== null);
  return over.map(({ game }) => async () => {
    const log = await games.read(game);
    return log === null ? null : factsOf(fileOf(log)); // null: deleted meanwhile
  });
}

function factsIn(text: string): GameFacts | null {
  const parsed = parseGameFile(text);
  if (!parsed.ok) throw new RangeError(parsed.fault.message);
  return factsOf(parsed.file);
}
