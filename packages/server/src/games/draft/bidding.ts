// Bids for sides (docs/bids.md). Until both are in, players sit in chairs without a side; then each gets the side that the
// bids lead to, and the game begins.
import { settleBids, tieLot, type Bid, type PerSide, type Side } from '@rubicon/engine';
import { both, other, personAt, revealedBids, type GameRecord } from '../record/record.ts';
import { refused } from '../record/refusals.ts';
import { change, type Draft } from './draft.ts';

/** No bid of a game whose sides are bid for. */
export const noBids = ({ bids }: Pick<GameRecord, 'bids'>): Pick<GameRecord, 'bids'> => ({
  bids: bids === null ? null : both(() => null),
});

/** Refuses a bid that is missing, or not wanted. */
export function bidFor({ bids }: GameRecord, side: Side, bid: Bid | null): Pick<GameRecord, 'bids'> {
  if (bids === null && bid !== null) throw refused('not-by-bid');
  if (bids === null) return { bids };
  if (bid === null) throw refused('no-bid');
  return { bids: { ...bids, [side]: bid } };
}

/** Gives each player a side, and one of them the levy points of the bid. All entropy is there. */
export function settleSides(draft: Draft): void {
  const { record } = draft;
  const bids = revealedBids({ ...record, status: 'running' });
  if (bids === null) return;
  const [epoch] = record.dice;
  const { isSwapped, handicap } = settleBids(bids, tieLot(epoch!.secret, epoch!));
  const seated = <T>(chairs: PerSide<T>): PerSide<T> =>
    isSwapped ? both((side) => chairs[other(side)]) : chairs;
  const { options, sitters, gone, entropies, readyMs, standing } = record;
  change(draft, {
    sitters: seated(sitters),
    gone: seated(gone),
    entropies: seated(entropies),
    readyMs: seated(readyMs),
    standing: seated(standing),
    bids: seated(bids),
    dice: [{ ...epoch!, entropies: seated(epoch!.entropies) }],
    options: handicap === null ? options : { ...options, rules: { ...options.rules, handicap } },
  });
}

/** Whether someone has the side that was the other's before: their chairs were exchanged. */
export const haveSwapped = (before: GameRecord, after: GameRecord): boolean =>
  before !== after &&
  (['caesar', 'pompey'] as const).some((side) => {
    const person = personAt(before, side);
    return person !== null && personAt(after, side) !== person && personAt(after, other(side)) === person;
  });
