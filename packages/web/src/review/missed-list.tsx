// Better orders each side missed, judged by what it could know.
import { useSignal } from '@preact/signals';
import { differenceOf, type Analysis, type Missed } from '@rubicon/ai';
import { sideName, percentText, enumeration } from '@rubicon/words';
import { SideMark } from '../pieces/mark.tsx';
import { replayAddress, type Source } from '../routes/moment.ts';
import { orderTexts } from '../words/order-texts.ts';
import { sayReview } from '../words/topics/review.ts';
import { whenText } from './times.ts';

const FIRST = 6;

interface Props {
  readonly analysis: Analysis;
  readonly source: Source;
}

export function MissedList({ analysis, source }: Props) {
  const all = useSignal(false);
  const { missed, done, steps } = analysis;
  if (missed.length === 0)
    return <p>{sayReview(done < steps ? 'review.missed.waiting' : 'review.missed.none')}</p>;
  const shown = all.value ? missed : missed.slice(0, FIRST);
  return (
    <>
      <ul class="review-missed">
        {shown.map((each) => (
          <Chance key={each.entry} missed={each} source={source} />
        ))}
      </ul>
      {shown.length < missed.length ? (
        <button type="button" class="button" onClick={() => (all.value = true)}>
          {sayReview('review.more', { count: missed.length - shown.length })}
        </button>
      ) : null}
    </>
  );
}

function Chance({ missed, source }: { readonly missed: Missed; readonly source: Source }) {
  const { side, kind, chance, possible, entry } = missed;
  const { better, played } = differenceOf(missed);
  const title = sayReview(`review.missed.${kind}`, { side: sideName(side) });
  const when = whenText(missed);
  const step = kind === 'command' ? 'move' : 'battle';
  return (
    <li class={side}>
      <h3>
        <SideMark side={side} /> {title}
      </h3>
      <p class="review-when">
        {when} ·{' '}
        <a
          href={replayAddress({ source, at: entry - 1, perspective: side })}
          aria-label={sayReview('review.open-moment.named', { what: enumeration([title, when]) })}
        >
          {sayReview('review.open-moment')}
        </a>
      </p>
      <p class="review-odds">
        <span aria-hidden="true">
          {percentText(chance)} <i>→</i> <b>{percentText(possible)}</b>
        </span>
        <span class="unseen">
          {sayReview('review.missed.gain-spoken', {
            played: percentText(chance),
            possible: percentText(possible),
          })}
        </span>
      </p>
      <Orders title={sayReview('review.missed.better')} orders={orderTexts(better, step)} />
      <Orders title={sayReview('review.missed.played')} orders={orderTexts(played, step)} />
    </li>
  );
}

function Orders({ title, orders }: { readonly title: string; readonly orders: readonly string[] }) {
  return (
    <div class="review-orders">
      <h4>{title}</h4>
      {orders.length === 0 ? (
        <p>{sayReview('review.missed.nothing')}</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <li key={order}>{order}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
