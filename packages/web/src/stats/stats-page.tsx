// Statistics across games: source, filters, and results.
import { useComputed, useSignal } from '@preact/signals';
import { tallyOf, type GameFacts } from '@rubicon/ai';
import { EDITIONS, type Edition } from '@rubicon/engine';
import { useEffect } from 'preact/hooks';
import { levelName, say } from '@rubicon/words';
import { Choose } from '../ui/fields.tsx';
import { leaveTable } from '../routes/address.ts';
import { sayStats } from '../words/topics/stats.ts';
import { createStatsState, type Count, type Origin } from './stats-state.ts';
import { isLevel, opponentOf } from './opponent.ts';
import { TallySheet } from './tally-sheet.tsx';
import './stats.css';

const ALL = 'all';

export function StatsPage() {
  const origin = useSignal<Origin>('device');
  const now = useSignal<Count>({ kind: 'counting', done: 0, of: 0 });
  useEffect(() => {
    document.title = `${sayStats('stats.title')} – ${say('app.name')}`;
  }, []);
  useEffect(() => {
    const state = createStatsState(origin.value);
    const unfollow = state.now.subscribe((next) => (now.value = next));
    return () => {
      unfollow();
      state.stop();
    };
  }, [origin.value, now]);
  return (
    <main class="stats">
      <header class="stats-head">
        <h1>{sayStats('stats.title')}</h1>
        <button type="button" class="button" onClick={leaveTable}>
          {sayStats('stats.leave')}
        </button>
      </header>
      <p class="stats-text">{sayStats('stats.text')}</p>
      <div class="stats-choices">
        <Choose
          label={sayStats('stats.source')}
          value={origin.value}
          options={{ device: sayStats('stats.device'), online: sayStats('stats.online') }}
          onChange={(next) => (origin.value = next)}
        />
      </div>
      <Counted count={now.value} />
    </main>
  );
}

function Counted({ count: now }: { readonly count: Count }) {
  switch (now.kind) {
    case 'counting':
      return <p role="status">{sayStats('stats.counting', { done: now.done, of: now.of })}</p>;
    case 'signed-out':
      return (
        <p role="status">
          <a href="#online">{sayStats('stats.sign-in')}</a>
        </p>
      );
    case 'failed':
      return <p role="alert">{sayStats('stats.failed', { why: now.why })}</p>;
    case 'done':
      return <Choice facts={now.facts} broken={now.broken} />;
  }
}

interface ChoiceProps {
  readonly facts: readonly GameFacts[];
  readonly broken: number;
}

function Choice({ facts, broken }: ChoiceProps) {
  const edition = useSignal<Edition | typeof ALL>(ALL);
  const opponent = useSignal<string>(ALL);
  const levels = [...new Set(facts.map(opponentOf))].filter(isLevel);
  const tally = useComputed(() =>
    tallyOf(
      facts.filter(
        (game) =>
          (edition.value === ALL || game.edition === edition.value) &&
          (opponent.value === ALL || opponentOf(game) === opponent.value),
      ),
    ),
  );
  const editions = Object.fromEntries(
    EDITIONS.map((each) => [each, sayStats('stats.edition-row', { edition: each })]),
  ) as Record<Edition, string>;
  return (
    <>
      {broken === 0 ? null : <p role="status">{sayStats('stats.broken', { count: broken })}</p>}
      <div class="stats-choices">
        <Choose
          label={sayStats('stats.edition')}
          value={edition.value}
          options={{ all: sayStats('stats.any-edition'), ...editions }}
          onChange={(next) => (edition.value = next)}
        />
        <Choose
          label={sayStats('stats.opponent')}
          value={opponent.value}
          options={{
            all: sayStats('stats.anybody'),
            people: sayStats('stats.people'),
            ...Object.fromEntries(levels.map((level) => [level, levelName(level)])),
          }}
          onChange={(next) => (opponent.value = next)}
        />
      </div>
      {tally.value.games === 0 ? (
        <p role="status">{sayStats('stats.none')}</p>
      ) : (
        <TallySheet tally={tally.value} />
      )}
    </>
  );
}
