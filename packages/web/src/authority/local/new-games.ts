// Adds games to this device: new ones, and those read from a file.
import {
  NAME_FORM,
  REVISION,
  SIDES,
  VIEWERS,
  cursorOf,
  isPlayerName,
  newGame,
  type Game,
  type GameFile,
  type GameNote,
} from '@rubicon/engine';
import { Refused, type NewGame } from '../authority.ts';
import { diceAfter, newDice, randomHex, type DiceSource } from '../record/dice-source.ts';
import { openRecord, standingOf } from '../record/game-record.ts';
import type { StoredGame } from '../record/game-store.ts';
import type { GameId } from '../table.ts';
import type { LocalDeps } from './local-state.ts';
import type { LoadedGame } from './saved-game.ts';

const ID_BYTES = 16;
const UNSEEN: StoredGame['seen'] = { caesar: 0, pompey: 0, spectator: 0 };

export function createGame(deps: LocalDeps, wanted: NewGame): Promise<GameId> {
  checkNames(wanted);
  const source = newDice(deps.randomBytes, 1);
  const game = begin(wanted, source, deps.now());
  const { options, entries } = game;
  const file = { options, players: wanted.players, dice: [source], entries };
  return storeGame(deps, { file, game, source, machines: wanted.machines });
}

export async function loadFile(deps: LocalDeps, blob: Blob): Promise<GameId> {
  const { loadGame, notesIn } = await import('./saved-game.ts'); // a new game is shown without it
  const loaded = await loadGame(blob, deps.randomBytes, deps.now());
  return storeGame(deps, loaded, notesIn(loaded.file));
}

async function storeGame(
  deps: LocalDeps,
  loaded: LoadedGame,
  notes: readonly GameNote[] | null = null,
): Promise<GameId> {
  const { file } = loaded;
  const stored = storedGame(deps, loaded);
  // Stored first: notes without a game do no harm
  if (notes !== null) await deps.margins.write(stored.game, notes);
  await deps.store.create({ ...stored, seen: allSeen(stored, file) }, file.entries);
  return stored.game;
}

function storedGame(
  { randomBytes, now }: LocalDeps,
  { file, game, source, machines }: LoadedGame,
): StoredGame {
  const { options, players, dice, entries } = file;
  return {
    game: randomHex(randomBytes, ID_BYTES) as GameId,
    options,
    players,
    machines,
    dice,
    source,
    seen: UNSEEN,
    standing: standingOf(game, machines),
    startedMs: entries[0]!.atMs,
    changedMs: entries.length === 1 ? entries[0]!.atMs : now(), // equal to the start: no order was given yet
  };
}

/** A game from a file opens at its current position; only what happens from now on is shown as new. */
function allSeen(stored: StoredGame, { entries }: GameFile): StoredGame['seen'] {
  const { chronicle } = openRecord({ stored, entries });
  const [caesar, pompey, spectator] = VIEWERS.map((seat) => cursorOf(chronicle, seat));
  return { caesar: caesar!, pompey: pompey!, spectator: spectator! };
}

function begin({ edition, rules }: NewGame, source: DiceSource, nowMs: number): Game {
  try {
    return newGame({ edition, revision: REVISION, rules, clock: null }, diceAfter(source, []), nowMs).game;
  } catch (error) {
    if (error instanceof RangeError) throw new Refused('bad-options', error.message);
    throw error;
  }
}

/** A name that a file cannot contain is refused before the game starts, not when it is saved. */
function checkNames({ players }: NewGame): void {
  if (!SIDES.every((side) => isPlayerName(players[side]))) throw new Refused('bad-name', NAME_FORM);
}
