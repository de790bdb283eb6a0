// A bid for a side (docs/bids.md): placing it, and waiting for the other.
import { useSignal } from '@preact/signals';
import { measuredBalance } from '@rubicon/ai/balance';
import { MAX_BID, SIDES, type Bid, type Edition, type Side } from '@rubicon/engine';
import { sideName } from '@rubicon/words';
import { useId } from 'preact/hooks';
import { SideMark } from '../../pieces/mark.tsx';
import { RatePlot } from '../../ui/chart/rate-plot.tsx';
import { sayBids } from '../../words/topics/bids.ts';
import { sayCommunity } from '../../words/topics/community.ts';
import { rateTexts } from '../balance-texts.ts';
import './bid-panel.css';

interface Props {
  readonly edition: Edition;
  readonly isBusy: boolean;
  readonly onPlace: (bid: Bid) => void;
}

/** Pompey wins more often by the book, so most will want him; nobody has to give anything. */
const FIRST: Bid = { side: 'pompey', points: 0 };

export function BidPanel({ edition, isBusy, onPlace }: Props) {
  const bid = useSignal<Bid>(FIRST);
  const id = useId();
  const { side, points } = bid.value;
  const other: Side = side === 'caesar' ? 'pompey' : 'caesar';
  return (
    <form
      class="bid"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        onPlace(bid.value);
      }}
    >
      <h2 id={`${id}-title`}>{sayBids('bid.title')}</h2>
      <p>
        {sayBids('bid.text')}{' '}
        <a class="link" href="#rules=bids">
          {sayCommunity('side.bid-rules')}
        </a>
      </p>
      <fieldset class="bid-sides">
        <legend>{sayBids('bid.want')}</legend>
        {SIDES.map((each) => (
          <label key={each} class={each === side ? 'is-chosen' : ''}>
            <input
              type="radio"
              name={`${id}-side`}
              checked={each === side}
              onChange={() => (bid.value = { ...bid.value, side: each })}
            />
            <SideMark side={each} />
            {sideName(each)}
          </label>
        ))}
      </fieldset>
      <div class="bid-points">
        <label for={`${id}-points`}>{sayBids('bid.points')}</label>
        <input
          id={`${id}-points`}
          type="range"
          min={0}
          max={MAX_BID}
          step={1}
          value={points}
          aria-valuetext={sayBids('bid.points-value', { points })}
          onInput={(event) => (bid.value = { ...bid.value, points: Number(event.currentTarget.value) })}
        />
        <output for={`${id}-points`}>{points}</output>
      </div>
      <div class="bid-means">
        <p>
          {points === 0
            ? sayBids('bid.if-zero', { side: sideName(side), other: sideName(other) })
            : sayBids('bid.if-higher', { side: sideName(side), points })}
        </p>
        <p>{sayBids('bid.if-lower', { other: sideName(other) })}</p>
      </div>
      <button type="submit" class="button primary community-go" disabled={isBusy}>
        {sayBids('bid.place')}
      </button>
      <p class="enter-note">{sayBids('bid.binding')}</p>
      <MeasuredBalance edition={edition} />
      <p class="enter-note">
        <a class="link" href="#balance">
          {sayBids('bid.balance')}
        </a>
      </p>
    </form>
  );
}

function MeasuredBalance({ edition }: { readonly edition: Edition }) {
  const rows = measuredBalance(edition);
  return (
    <details class="bid-measured">
      <summary>{sayBids('bid.measured')}</summary>
      <p class="enter-note">
        {sayBids('bid.measured-text', { edition, games: rows.map(({ games }) => games).at(-1)! })}
      </p>
      <RatePlot
        title={sayBids('balance.rate')}
        texts={rateTexts()}
        rows={rows.map(({ handicap, ...won }) => ({
          name:
            handicap === null
              ? sayBids('bid.row-none')
              : sayBids(`bid.row-${handicap.side}`, { points: handicap.points }),
          won,
          side: handicap?.side ?? null,
        }))}
      />
    </details>
  );
}

interface PlacedProps {
  readonly bid: Bid;
  readonly awaited: string | null; // the other player, if there is one
}

export const BidPlaced = ({ bid: { side, points }, awaited }: PlacedProps) => (
  <p role="status">
    <b>{sayBids('bid.placed', { points, side: sideName(side) })}</b>{' '}
    {awaited === null ? sayBids('bid.waiting-anyone') : sayBids('bid.waiting', { name: awaited })}
  </p>
);
