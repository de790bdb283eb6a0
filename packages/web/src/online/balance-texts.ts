// What the charts of win rates say.
import { percentText } from '@rubicon/words';
import type { RateTexts } from '../ui/chart/rate-plot.tsx';
import { sayBids } from '../words/topics/bids.ts';

export const rateTexts = (): RateTexts => ({
  games: sayBids('balance.games'),
  rate: sayBids('balance.rate'),
  interval: sayBids('balance.interval'),
  intervalOf: ({ low, high }) =>
    sayBids('balance.interval-text', { low: percentText(low), high: percentText(high) }),
  tableSummary: sayBids('balance.table'),
});
