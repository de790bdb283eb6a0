// The history of a seat at this screen, from the engine's chronicle.
import { newChronicle, pendingOf, toldAfter, type Chronicle, type Game } from '@rubicon/engine';
import { isOpen } from './local-table.ts';
import type { History, Seat } from '../table.ts';

/** Orders given in front of both players are in both histories at once, though they can still be undone. */
export const sharedChronicle = (): Chronicle => newChronicle({ hearsPending: isOpen });

export const historyFor = (chronicle: Chronicle, game: Game, seat: Seat): History => ({
  told: toldAfter(chronicle, seat, 0),
  pending: pendingOf(chronicle, game, seat),
});
