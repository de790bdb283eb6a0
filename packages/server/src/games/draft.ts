// What is about to happen to a game. A draft is worked on, then kept as a whole or not at all; until it is kept nobody
// hears of it.
import { give, newGame, type Accepted, type Game, type Request } from '@rubicon/engine';
import { Refused } from '../refused.ts';
import { afterEvents } from '../standing/standing.ts';
import { chanceAfter } from './dice.ts';
import { both, type GameRecord } from './record.ts';
import { refused } from './refusals.ts';

export interface Draft {
  record: GameRecord;
  game: Game | null;
  rolled: number; // rolls in the epoch of the dice
  readonly accepted: Happened[];
}

/** An entry, and the game it was asked of. */
export interface Happened {
  readonly before: Game | null;
  readonly accepted: Accepted;
}

export const change = (draft: Draft, changes: Partial<GameRecord>): void => {
  draft.record = { ...draft.record, ...changes };
};

/** The game of a draft, which must be going on. */
export function running({ record, game }: Draft): Game {
  if (record.status === 'over' || record.status === 'aborted') throw refused('game-over');
  if (game === null || record.status !== 'running') throw refused('not-running');
  return game;
}

/** Asks something of the game. Throws what the engine refuses. */
export function act(draft: Draft, request: Request, atMs: number): void {
  const before = running(draft);
  const outcome = give(before, request, chanceAfter(draft.record.dice, draft.rolled), atMs);
  if (!outcome.ok) throw new Refused(outcome.code, outcome.message, outcome.rule, outcome.expected);
  take(draft, before, outcome);
}

/** All entropies are there: deals. */
export function begin(draft: Draft, atMs: number): void {
  change(draft, { status: 'running' });
  take(draft, null, newGame(draft.record.options, chanceAfter(draft.record.dice, 0), atMs));
}

function take(draft: Draft, before: Game | null, accepted: Accepted): void {
  const { entry, game, published } = accepted;
  draft.accepted.push({ before, accepted });
  draft.game = game;
  draft.rolled = entry.kind === 'epoch' ? 0 : draft.rolled + entry.rolls.length;
  // What was asked of the other side was asked in another position
  if (draft.record.offer !== null && (published !== null || entry.kind === 'rebase'))
    change(draft, { offer: null });
  if (published !== null) endStanding(draft, published);
  if (game.result !== null) {
    const status = game.result.reason === 'aborted' ? 'aborted' : 'over';
    change(draft, { status, offer: null, vacation: null });
  }
}

/** Standing orders for one battle end with it. */
function endStanding(draft: Draft, published: NonNullable<Accepted['published']>): void {
  const { standing } = draft.record;
  const left = both((side) =>
    standing[side] === null ? null : afterEvents(standing[side], published[side]),
  );
  if (left.caesar !== standing.caesar || left.pompey !== standing.pompey) change(draft, { standing: left });
}

/** Whether everybody is told of an entry. */
export const isPublic = ({ entry, published }: Accepted): boolean =>
  published !== null || (entry.kind !== 'order' && entry.kind !== 'undo');
