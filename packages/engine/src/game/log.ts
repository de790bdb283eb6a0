// The log is the game: its options and an append-only list of entries. Everything else follows by folding it.
import type { ClockOptions } from './clock.ts';
import type { Edition } from '../editions/editions.ts';
import type { RuleOptions } from '../editions/ruleset.ts';
import type { Side } from '../board/side.ts';

export interface GameOptions {
  readonly edition: Edition;
  readonly revision: number; // of the rules, kept for the game's life
  readonly rules: RuleOptions;
  readonly clock: ClockOptions | null;
}

export const DRAW_ANSWERS = ['accept-draw', 'decline-draw'] as const;

/** What a side may ask that needs no more than its name. */
export const PLAIN_REQUESTS = ['offer-draw', ...DRAW_ANSWERS, 'resign', 'claim-time'] as const;

/** What somebody asks of the game. */
export type Request =
  | {
      readonly kind: 'order';
      readonly side: Side;
      readonly decision: number;
      readonly order: string;
      readonly byPlan?: true; // by a plan its side had left, while nobody was asked (docs/conditional-orders.md)
    }
  | { readonly kind: 'undo'; readonly side: Side; readonly scope: UndoScope }
  | {
      readonly kind: (typeof PLAIN_REQUESTS)[number];
      readonly side: Side;
    }
  // By the authority
  | { readonly kind: 'flag'; readonly side: Side } // the time of this side is out
  | { readonly kind: 'pause' | 'resume' }
  | { readonly kind: 'epoch'; readonly number: number } // from now on dice come from a new commitment
  | { readonly kind: 'outage'; readonly fromMs: number } // nobody could play from then until now
  | { readonly kind: 'abort'; readonly reason: string } // ends the game, which counts for nothing
  | {
      readonly kind: 'rebase';
      readonly position: string;
      readonly reason: string;
      readonly revision: number;
    };

/** The request behind an answer: an order, or one of those that need no more than the side. */
export function requestFor(side: Side, decision: number, answer: string): Request {
  const kind = PLAIN_REQUESTS.find((each) => each === answer);
  return kind === undefined ? { kind: 'order', side, decision, order: answer } : { kind, side };
}

/** One order, or everything since the current phase began. */
export const UNDO_SCOPES = ['order', 'phase'] as const;
export type UndoScope = (typeof UNDO_SCOPES)[number];

/** A request that was accepted, with the chance outcomes it caused and the time, which never decreases. */
export type LogEntry =
  | { readonly kind: 'start'; readonly rolls: readonly number[]; readonly atMs: number }
  | (Request & { readonly rolls: readonly number[]; readonly atMs: number });

export interface Log {
  readonly options: GameOptions;
  readonly entries: readonly LogEntry[];
}
