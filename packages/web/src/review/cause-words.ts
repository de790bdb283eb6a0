// The causes of changes in the winning chances, in words.
import type { TurningPoint } from '@rubicon/ai';
import type { Side } from '@rubicon/engine';
import { areaName, sideName, yearName } from '@rubicon/words';
import { sayReview } from '../words/topics/review.ts';

export function causeText({ cause, side, area, year }: TurningPoint): string {
  const where =
    area === null ? sayReview('review.where.unknown') : sayReview('review.where', { area: areaName(area) });
  const name = side === null ? '' : sideName(side);
  switch (cause) {
    case 'battle':
      return sayReview('review.cause.battle', { side: name, where });
    case 'dice':
      return sayReview('review.cause.dice', { where });
    case 'deal':
      return sayReview('review.cause.deal', { year: yearName(year + 1) }); // it comes with the end of the previous year
    case 'command':
    case 'gods':
    case 'winter':
    case 'deployment':
      return sayReview(`review.cause.${cause}`, { side: name });
    case 'cards':
    case 'omen':
    case 'end':
    case 'anew':
      return sayReview(`review.cause.${cause}`);
  }
}

export const gainerOf = ({ gain }: Pick<TurningPoint, 'gain'>): Side => (gain >= 0 ? 'caesar' : 'pompey');
