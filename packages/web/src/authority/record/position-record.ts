// A game in memory that starts from a position and is not stored: of a lesson or a puzzle.
import { SeededChance, addEntry, newGame, parsePosition, rulesFor, type GameOptions } from '@rubicon/engine';
import type { GameId, Machines } from '../table.ts';
import { standingOf, type GameRecord } from './game-record.ts';
import type { StoredGame } from './game-store.ts';
import { sharedChronicle } from './history.ts';

const NOTHING = { caesar: [], pompey: [], spectator: [] };
const NO_DICE = { number: 1, commitment: '', entropies: { caesar: '', pompey: '' }, secret: '' };

interface Start {
  readonly game: GameId;
  readonly options: GameOptions;
  readonly machines: Machines;
  readonly position: string;
}

/** Throws a RangeError for a position that cannot be. */
export function recordFrom({ game, options, machines, position }: Start): GameRecord {
  const { revision, edition, rules } = options;
  const parsed = parsePosition(position, rulesFor(edition, rules, revision));
  if (!parsed.ok) throw new RangeError(`${game} cannot begin: ${parsed.fault.message}`);
  const begun = newGame(options, new SeededChance(1), 0);
  const now = { ...begun.game, base: parsed.value, state: parsed.value };
  const chronicle = sharedChronicle();
  addEntry(chronicle, null, { ...begun, game: now, published: NOTHING });
  const stored: StoredGame = {
    game,
    options,
    players: { caesar: '', pompey: '' }, // names are added where they are shown
    machines,
    dice: [],
    source: NO_DICE, // the dice are supplied separately
    seen: { caesar: 1, pompey: 1, spectator: 1 },
    standing: standingOf(now, machines),
    startedMs: 0,
    changedMs: 0,
  };
  return { stored, now, positions: [{ ...now, entries: [] }], chronicle };
}
