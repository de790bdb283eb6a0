// Folding a log: the game as its entries make it, or the entry that does not follow.
import { RecordedChance, RollMismatch } from '../dice/chance.ts';
import { give, newGame, type Accepted, type Game } from './game.ts';
import type { GameOptions, Log, LogEntry, Request } from './log.ts';
import { entryProblem } from './log-problem.ts';

export class FoldError extends Error {
  readonly code: string;
  readonly entry: number; // number of the entry, from 0

  constructor(code: string, entry: number, message: string) {
    super(`Entry ${entry}: ${message}`);
    this.code = code;
    this.entry = entry;
  }
}

/**
 * Folds a log into its game. Throws a FoldError that names the entry which does not follow from those before.
 * `each` sees every entry accepted; `chanceFor` may watch the rolls an entry asks for; `begun` is the game as the
 * first entries make it, if that is known already.
 */
export function fold(
  log: Log,
  each?: (accepted: Accepted) => void,
  chanceFor: ChanceFor = recorded,
  begun: Game | null = null,
): Game {
  let game = begun;
  for (let index = begun?.entries.length ?? 0; index < log.entries.length; index++) {
    const entry = log.entries[index]!;
    const accepted: Accepted = foldEntry(log.options, game, entry, index, chanceFor);
    each?.(accepted);
    game = accepted.game;
  }
  if (game === null) throw new FoldError('empty-log', 0, 'A log begins with a start.');
  return game;
}

type ChanceFor = (entry: LogEntry, index: number) => RecordedChance;
const recorded: ChanceFor = (entry) => new RecordedChance(entry.rolls);

function foldEntry(
  options: GameOptions,
  game: Game | null,
  entry: LogEntry,
  index: number,
  chanceFor: ChanceFor,
): Accepted {
  const problem = entryProblem(entry);
  if (problem !== null) throw new FoldError('bad-entry', index, problem);
  const last = game?.entries.at(-1);
  if (entry.kind === 'start' ? game !== null : game === null) {
    throw new FoldError('bad-start', index, 'A log has one start, at its beginning.');
  }
  if (last !== undefined && entry.atMs < last.atMs)
    throw new FoldError('bad-time', index, 'Time goes backwards.');
  const chance = chanceFor(entry, index);
  try {
    const accepted =
      entry.kind === 'start'
        ? newGame(options, chance, entry.atMs)
        : give(game!, requestOf(entry), chance, entry.atMs);
    if (!accepted.ok) throw new FoldError(accepted.code, index, accepted.message);
    if (chance.left > 0)
      throw new FoldError('roll-mismatch', index, `${chance.left} rolls that no rule asked for.`);
    return accepted;
  } catch (error) {
    if (error instanceof RollMismatch) throw new FoldError(error.code, index, error.message);
    if (error instanceof RangeError) throw new FoldError('bad-options', index, error.message);
    throw error;
  }
}

function requestOf(entry: Exclude<LogEntry, { kind: 'start' }>): Request {
  const { rolls: _rolls, atMs: _atMs, ...request } = entry;
  return request;
}
