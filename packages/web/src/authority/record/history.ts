// What a seat before this screen was told, as the engine's chronicle has it.
import { newChronicle, pendingOf, toldAfter, type Chronicle, type Game } from '@rubicon/engine';
import { isOpen } from './local-table.ts';
import type { History, Seat } from '../table.ts';

/** What is ordered before both, both hear at once, though it can still be taken back. */
export const sharedChronicle = (): Chronicle => newChronicle({ hearsPending: isOpen });

export const historyFor = (chronicle: Chronicle, game: Game, seat: Seat): History => ({
  told: toldAfter(chronicle, seat, 0),
  pending: pendingOf(chronicle, game, seat),
});
