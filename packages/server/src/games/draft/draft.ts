// A draft: a change to a game before it is committed. It is committed as a whole or not at all, and nothing of it is
// published before.
import {
  decisionOf,
  give,
  newGame,
  type Accepted,
  type Game,
  type Request,
  type Side,
} from '@rubicon/engine';
import { Refused } from '../../base/refused.ts';
import * as plans from '../plans/plan.ts';
import { afterEvents } from '../standing/standing.ts';
import { chanceAfter } from '../record/dice.ts';
import { type EndedOrders, type GameRecord, both, hasEnded } from '../record/record.ts';
import { refused } from '../record/refusals.ts';

export interface Draft {
  record: GameRecord;
  game: Game | null;
  rolled: number; // rolls in the current dice epoch
  quiet: number; // entries since the last publication
  readonly accepted: Happened[];
}

/** An entry, and the game it was applied to. */
export interface Happened {
  readonly before: Game | null;
  readonly accepted: Accepted;
}

export const change = (draft: Draft, changes: Partial<GameRecord>): void => {
  draft.record = { ...draft.record, ...changes };
};

/** The game of a draft, which must be running. */
export function running({ record, game }: Draft): Game {
  if (hasEnded(record.status)) throw refused('game-over');
  if (game === null || record.status !== 'running') throw refused('not-running');
  return game;
}

const MOST_QUIET = 300; // no one changes their mind so often
const MOST_ENTRIES = 10_000; // several times the longest game

/**
 * Whether a game can go on without this request. Such requests are refused when there are too many: a log is stored
 * for ever.
 */
const isNeedless = (game: Game, request: Request): boolean =>
  request.kind === 'undo' ||
  request.kind === 'offer-draw' ||
  request.kind === 'pause' ||
  (request.kind === 'order' && decisionOf(game, request.side)?.required === false);

export const isLong = ({ entries }: Game): boolean => entries.length >= MOST_ENTRIES;

/** Applies a request to the game. Throws the engine's refusal. */
export function act(draft: Draft, request: Request, atMs: number): void {
  const before = running(draft);
  if ((draft.quiet >= MOST_QUIET || isLong(before)) && isNeedless(before, request)) throw refused('too-much');
  const outcome = give(before, request, chanceAfter(draft.record.dice, draft.rolled), atMs);
  if (!outcome.ok) throw new Refused(outcome.code, outcome.message, outcome.rule, outcome.expected);
  take(draft, before, outcome);
}

/** Begins the game: all entropy is there, and the cards are dealt. */
export function begin(draft: Draft, atMs: number): void {
  change(draft, { status: 'running' });
  take(draft, null, newGame(draft.record.options, chanceAfter(draft.record.dice, 0), atMs));
}

function take(draft: Draft, before: Game | null, accepted: Accepted): void {
  const { entry, game, published } = accepted;
  draft.accepted.push({ before, accepted });
  draft.game = game;
  draft.rolled = entry.kind === 'epoch' ? 0 : draft.rolled + entry.rolls.length;
  draft.quiet = published === null ? draft.quiet + 1 : 0;
  // Offers to the other side belong to the previous position
  if (draft.record.offer !== null && (published !== null || entry.kind === 'rebase'))
    change(draft, { offer: null, resumeMs: null });
  if (published !== null) {
    endStanding(draft, published, game.entries.length - 1);
    notePlans(draft, published);
  }
  if (game.result !== null) {
    const status = game.result.reason === 'aborted' ? 'aborted' : 'over';
    change(draft, { status, offer: null, resumeMs: null, vacation: null, plans: both(() => null) });
  }
}

const MOST_ENDED = 20; // as far back as a takeback can go

/** Standing orders for one battle end with it. */
function endStanding(draft: Draft, published: NonNullable<Accepted['published']>, entry: number): void {
  const { standing, ended } = draft.record;
  const left = both((side) =>
    standing[side] === null ? null : afterEvents(standing[side], published[side]),
  );
  if (left.caesar === standing.caesar && left.pompey === standing.pompey) return;
  const endedIn = (side: Side): EndedOrders[] =>
    (standing[side]?.battles ?? [])
      .filter((battle) => !left[side]!.battles.includes(battle))
      .map((battle) => ({ ...battle, entry }));
  change(draft, {
    standing: left,
    ended: both((side) => [...ended[side], ...endedIn(side)].slice(-MOST_ENDED)),
  });
}

/** Notes what may surprise the writers of plans. */
function notePlans(draft: Draft, published: NonNullable<Accepted['published']>): void {
  const { plans: kept } = draft.record;
  if (kept.caesar === null && kept.pompey === null) return;
  const after = both((side) =>
    kept[side] === null ? null : plans.afterEvents(kept[side], published[side], side),
  );
  if (after.caesar !== kept.caesar || after.pompey !== kept.pompey) change(draft, { plans: after });
}

/** Standing orders as they were before an entry, including those of battles not yet over then. */
export function standingBefore(
  { standing, ended }: GameRecord,
  entry: number,
): Pick<GameRecord, 'standing' | 'ended'> {
  const isBack = (orders: EndedOrders): boolean => orders.entry >= entry;
  return {
    standing: both((side) => {
      const kept = standing[side];
      if (kept === null) return null; // withdrawn
      const back = ended[side]
        .filter((each) => isBack(each) && !kept.battles.some(({ area }) => area === each.area))
        .map(({ area, orders }) => ({ area, orders }));
      return { ...kept, battles: [...kept.battles, ...back] };
    }),
    ended: both((side) => ended[side].filter((each) => !isBack(each))),
  };
}

/** Whether an entry is public. */
export const isPublic = ({ entry, published }: Accepted): boolean =>
  published !== null || (entry.kind !== 'order' && entry.kind !== 'undo');
