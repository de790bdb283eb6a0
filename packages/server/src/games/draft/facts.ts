// Public facts about a game besides its events: its lobby card, and what the page shows to every seat.
import {
  askedSides,
  blockCounts,
  isSimultaneous,
  viewOf,
  type Accepted,
  type Clock,
  type Earlier,
  type Game,
} from '@rubicon/engine';
import type { ClockFace } from '@rubicon/protocol';
import { isPublic, type Draft } from './draft.ts';
import { NOT_BEGUN, both, type GameRecord, type Summary } from '../record/record.ts';

/** A fingerprint of everything shown to all seats; compared, never sent. */
export type Facts = string;

/**
 * That a card or a deployment has been chosen is public (docs/rulings.md); where both choose at once, each view shows
 * it. Everything else about orders that can be undone is visible to their author only.
 */
export function summaryOf(
  game: Game | null,
  status: GameRecord['status'],
  before: Summary,
  nowMs: number,
  earlier: Earlier | null = null, // of spectators, to share with
): Summary {
  if (game === null) return NOT_BEGUN;
  const view = viewOf(game, 'spectator', earlier);
  const { year, turn, points } = view;
  const sides = status === 'running' && !game.paused ? askedSides(game.state) : [];
  const asked = both((side) => sides.includes(side));
  return {
    year,
    turn,
    points,
    blocks: blockCounts(view, before.blocks),
    asked,
    askedMs: both((side) => (asked[side] ? (before.askedMs[side] ?? nowMs) : null)),
    result: game.result,
  };
}

export function factsOf(record: GameRecord, game: Game | null): Facts {
  const { status, sitters, entropies, dice, offer, standIns, vacation, vacationDays, rematch, summary } =
    record;
  const chosen = game !== null && isSimultaneous(game.state) ? chosenBy(game) : null;
  return JSON.stringify([
    status,
    sitters,
    entropies.caesar === null,
    entropies.pompey === null,
    dice.length,
    dice[0]!.commitment,
    offer,
    standIns,
    vacation?.side,
    vacationDays,
    rematch,
    summary,
    chosen,
  ]);
}

function chosenBy(game: Game): unknown {
  const { cards, deployed } = viewOf(game, 'spectator');
  return [cards.hasDiscarded, cards.hasCommitted, cards.handSize, deployed];
}

/** Whether a draft may have changed anything shown to all seats. */
export const touchesAll = ({ accepted, game }: Draft): boolean =>
  accepted.some((each) => isPublic(each.accepted)) || (game !== null && isSimultaneous(game.state));

/** The public clocks: as of the last public change. Orders that can be undone do not change them. */
export function faceAfter(face: ClockFace | null, accepted: Accepted): ClockFace | null {
  const { clock } = accepted.game;
  if (clock === null) return null;
  if (face !== null && !isPublic(accepted) && isAlike(face, clock)) return face;
  const { leftMs, running, stopped, atMs } = clock;
  return { leftMs, running, stopped, atMs };
}

const isAlike = (face: ClockFace, { running, stopped }: Clock): boolean =>
  face.running.caesar === running.caesar &&
  face.running.pompey === running.pompey &&
  face.stopped === stopped;
