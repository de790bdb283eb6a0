// How often Caesar wins, in the games of this server and as measured.
import { bookRate } from '@rubicon/ai/balance';
import { EDITIONS } from '@rubicon/engine';
import type { Balance } from '@rubicon/protocol';
import { useCallback } from 'preact/hooks';
import type { Online } from '../../net/online.ts';
import { useAnswer } from '../../net/use-answer.ts';
import { RatePlot, type Row } from '../../ui/chart/rate-plot.tsx';
import { sayBids } from '../../words/topics/bids.ts';
import { sayCommunity } from '../../words/topics/community.ts';
import { rateTexts } from '../balance-texts.ts';
import { Shell } from '../shell.tsx';
import './balance-page.css';
import { rowsByBid, rowsByEdition, rowsByMachine, rowsByPeople, totalOf } from './balance-rows.ts';

export function BalancePage({ online }: { readonly online: Online }) {
  const { value, problem } = useAnswer(useCallback(() => online.api.balance(), [online]));
  return (
    <Shell online={online} page="balance" title={sayBids('balance.title')}>
      <p class="community-lead">{sayBids('balance.text')}</p>
      <p class="community-problem" role="alert">
        {problem}
      </p>
      <div class="balance-parts">
        {value === null ? null : <Played balance={value} />}
        <section class="community-card" aria-labelledby="balance-computers">
          <h2 id="balance-computers">{sayBids('balance.computers')}</h2>
          <p>{sayBids('balance.computers-text')}</p>
          <Plot
            rows={EDITIONS.map((edition) => ({
              name: sayBids('balance.edition', { edition, terms: sayBids('balance.terms-book') }),
              won: bookRate(edition),
              side: null,
            }))}
          />
          <p class="enter-note">
            <a class="link" href="#rules=bids">
              {sayCommunity('side.bid-rules')}
            </a>
          </p>
        </section>
      </div>
    </Shell>
  );
}

function Played({ balance: { counts } }: { readonly balance: Balance }) {
  const total = totalOf(counts);
  if (total.count === 0) return <p class="community-none">{sayBids('balance.none')}</p>;
  const parts = [
    ['by-edition', rowsByEdition(counts)],
    ['by-people', rowsByPeople(counts)],
    ['by-machine', rowsByMachine(counts)],
    ['by-bid', rowsByBid(counts)],
  ] as const;
  return (
    <>
      <p>{sayBids('balance.counted', total)}</p>
      {parts.map(([name, rows]) =>
        rows.length === 0 ? null : (
          <section key={name} class="community-card" aria-labelledby={`balance-${name}`}>
            <h2 id={`balance-${name}`}>{sayBids(`balance.${name}`)}</h2>
            <Plot rows={rows} />
          </section>
        ),
      )}
    </>
  );
}

const Plot = ({ rows }: { readonly rows: readonly Row[] }) => (
  <RatePlot title={sayBids('balance.rate')} rows={rows} texts={rateTexts()} />
);
