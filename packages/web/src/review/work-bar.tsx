// The progress of the analysis, with buttons to stop it or go deeper.
import type { ComponentChildren } from 'preact';
import { sayReview } from '../words/topics/review.ts';
import type { Progress, ReviewState } from './review-state.ts';

interface Props {
  readonly review: ReviewState;
  readonly children: ComponentChildren;
}

export function WorkBar({ review, children }: Props) {
  const { analysis, work, progress, begin, stop } = review;
  const setting = analysis.value?.setting ?? 'quick'; // of the results shown
  return (
    <section class="review-work" aria-label={sayReview('review.work')}>
      {work.value === 'going' ? (
        <Bar {...progress.value} />
      ) : (
        <p role="status">
          {sayReview(
            work.value === 'done' && setting === 'deep'
              ? 'review.work.done-deep'
              : `review.work.${work.value}`,
          )}
        </p>
      )}
      <div class="review-actions">
        {work.value === 'going' ? (
          <button type="button" class="button" onClick={stop}>
            {sayReview('review.work.stop')}
          </button>
        ) : work.value === 'done' ? (
          setting === 'deep' ? null : (
            <button
              type="button"
              class="button"
              title={sayReview('review.work.deeper-note')}
              onClick={() => begin('deep')}
            >
              {sayReview('review.work.deeper')}
            </button>
          )
        ) : (
          <button type="button" class="button" onClick={() => begin(progress.value.setting)}>
            {sayReview('review.work.go-on')}
          </button>
        )}
        {children}
      </div>
    </section>
  );
}

function Bar({ setting, done, steps }: Progress) {
  const name = sayReview(`review.work.${setting}`);
  const text = sayReview('review.work.going', { done, steps });
  return (
    <div class="review-progress-row">
      <b>{name}</b>
      <div
        class="review-progress"
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={Math.max(1, steps)}
        aria-valuenow={done}
        aria-valuetext={text}
      >
        <span style={{ inlineSize: `${(100 * done) / Math.max(1, steps)}%` }} />
      </div>
      <span aria-hidden="true">{text}</span>
    </div>
  );
}
