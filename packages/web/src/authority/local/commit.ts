// The path of an order on this device: check it, store it, then answer. The machine's orders take the same path.
import { give, requestFor, type Game, type Request } from '@rubicon/engine';
import { Refused, type Ask, type Seating } from '../authority.ts';
import { diceAfter } from '../record/dice-source.ts';
import { advance, openRecord, seatingOf, standingOf } from '../record/game-record.ts';
import { sideAt } from '../record/local-table.ts';
import type { Seat } from '../table.ts';
import { drawThought, thoughtOf, type Spending, type Thought } from '../thinking/thought.ts';
import { readLog, seated, type LocalContext, type Place } from './local-state.ts';

/** A machine answers a draw at once. */
export async function ask(context: LocalContext, wanted: Ask): Promise<Seating> {
  const place = seated(context);
  const seating = await commit(context, place, requestOf(place.record.now, place.seat, wanted));
  const offered = wanted.kind === 'offer-draw' ? drawThought(place.record) : null;
  return offered === null ? seating : think(context, place, offered);
}

/** Lets the machine think, and gives its order unless the game has changed meanwhile. */
export function act(context: LocalContext, tell: Spending): Promise<Seating> {
  const place = seated(context);
  return think(context, place, thoughtOf(place.record), tell);
}

async function think(
  context: LocalContext,
  place: Place,
  thought: Thought,
  tell?: Spending,
): Promise<Seating> {
  const { record } = place;
  const before = record.now;
  const answer = await context.deps.think(thought, tell);
  if (context.place?.record !== record || record.now !== before)
    throw new Refused('stale-decision', 'The game went on while the machine was thinking.');
  return commit(context, place, requestFor(thought.side, thought.decision, answer));
}

function requestOf(game: Game, seat: Seat, wanted: Ask): Request {
  if (game.result !== null) throw new Refused('game-over', 'The game is over.');
  const side = sideAt(game, seat);
  if (side === null) throw new Refused('wrong-seat', 'Nothing is decided at the shared seat now.');
  return { ...wanted, side };
}

/** Answers only once the entry is stored. */
async function commit(context: LocalContext, { record, seat }: Place, request: Request): Promise<Seating> {
  const { store, now } = context.deps;
  const { stored, now: before } = record;
  const accepted = give(before, request, diceAfter(stored.source, before.entries), now());
  if (!accepted.ok) throw new Refused(accepted.code, accepted.message, accepted.rule);
  const nowMs = now();
  try {
    const standing = standingOf(accepted.game, stored.machines);
    await store.append(stored.game, before.entries.length, accepted.entry, standing, nowMs);
  } catch (error) {
    if (error instanceof Refused && error.code === 'played-elsewhere')
      context.place = { record: openRecord(await readLog(context.deps, stored.game)), seat };
    throw error;
  }
  advance(record, accepted, nowMs);
  return seatingOf(record, seat);
}
