// The largest changes in the winning chances, numbered as on the curve.
import type { Analysis } from '@rubicon/ai';
import { roman, sideName, percentText, enumeration } from '@rubicon/words';
import { replayAddress, type Source } from '../routes/moment.ts';
import { sayReview } from '../words/topics/review.ts';
import { causeText, gainerOf } from './cause-words.ts';
import { SHOWN_POINTS } from './chance-chart.tsx';
import { whenText } from './times.ts';

const LEAST = 0.02;

interface Props {
  readonly analysis: Analysis;
  readonly source: Source;
}

export function TurningList({ analysis: { turningPoints, swings }, source }: Props) {
  const shown = turningPoints.slice(0, SHOWN_POINTS).filter(({ gain }) => Math.abs(gain) >= LEAST);
  if (shown.length === 0)
    return <p>{sayReview(swings.length === 0 ? 'review.chances.waiting' : 'review.turning.none')}</p>;
  const greatest = Math.abs(shown[0]!.gain);
  return (
    <ol class="review-turning">
      {shown.map((point, index) => {
        const side = gainerOf(point);
        const gain = percentText(Math.abs(point.gain));
        const what = enumeration([causeText(point), whenText(point)]);
        return (
          <li key={`${point.cause} ${point.entry}`} class={side}>
            <span class="review-medal" aria-hidden="true">
              {roman(index + 1)}
            </span>
            <div>
              <p class="review-what">{causeText(point)}</p>
              <p class="review-when">
                {whenText(point)} ·{' '}
                <a
                  href={replayAddress({ source, at: point.fromEntry, perspective: 'all' })}
                  aria-label={sayReview('review.open-moment.named', { what })}
                >
                  {sayReview('review.open-moment')}
                </a>
              </p>
            </div>
            <p class="review-gain">
              <span class="review-gain-bar" aria-hidden="true">
                <span style={{ inlineSize: `${(100 * Math.abs(point.gain)) / greatest}%` }} />
              </span>
              {sayReview('review.gain', { side: sideName(side), gain })}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
