// Reads a game from the store and folds its log, or the new part of it.
import type { GameId, PersonId, Standing } from '@rubicon/protocol';
import { pairOf, type PerSide, type Side } from '@rubicon/engine';
import { Refused } from '../../base/refused.ts';
import { catchUp, loadedFrom, type LoadedGame } from '../draft/loaded-game.ts';
import { parseRecord, personAt, type GameRecord, type StoredLog } from '../record/record.ts';
import { refused } from '../record/refusals.ts';
import type { Deps } from './deps.ts';
import type { LiveGame } from './live-game.ts';

/** Null if there is no such game. `damaged`: games already logged as impossible to fold. */
export async function readGame(deps: Deps, live: LiveGame, damaged: Set<GameId>): Promise<LoadedGame | null> {
  const stored = await deps.store.games.read(live.id);
  if (stored === null) return null;
  const record = parseRecord(stored.game);
  const habits = await habitsOf(deps, record);
  const seen = await seenIn(deps, live.id, record);
  const { loaded: known } = live;
  live.loaded = null; // if folding fails, the next read starts from the beginning
  const loaded = foldOnto(deps, known, stored, damaged);
  loaded.habits = habits;
  loaded.seen = seen;
  return loaded;
}

/** The error of a damaged game quotes its contents: it goes to the log only, and once. */
function foldOnto(
  { log }: Deps,
  known: LoadedGame | null,
  stored: StoredLog,
  damaged: Set<GameId>,
): LoadedGame {
  const { id } = stored.game;
  try {
    if (known === null) return loadedFrom(stored);
    catchUp(known, stored);
    return known;
  } catch (error) {
    if (error instanceof Refused && error.code === 'newer-game') throw error;
    if (!damaged.has(id)) log.error({ game: id, error: String(error) }, 'A game cannot be played through.');
    damaged.add(id);
    throw refused('damaged-game');
  }
}

async function habitsOf(deps: Deps, record: GameRecord): Promise<PerSide<Standing | null>> {
  const habit = async (side: Side): Promise<Standing | null> => {
    const person = personAt(record, side);
    return person === null ? null : habitOf(deps, person);
  };
  return pairOf(...(await Promise.all([habit('caesar'), habit('pompey')])));
}

/** A person's standing orders for every battle. */
export async function habitOf({ store }: Deps, person: PersonId): Promise<Standing | null> {
  const habit = (await store.people.byId(person))?.habit ?? null;
  return habit === null ? null : (JSON.parse(habit) as Standing);
}

async function seenIn({ store }: Deps, id: GameId, record: GameRecord): Promise<PerSide<number>> {
  const seen = async (side: Side): Promise<number> => {
    const person = personAt(record, side);
    return person === null ? 0 : (await store.games.seen(id, person, side)).cursor;
  };
  const [caesar, pompey] = await Promise.all([seen('caesar'), seen('pompey')]);
  return { caesar, pompey };
}
