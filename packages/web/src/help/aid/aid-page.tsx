// The whole sequence of play on one printable page: sequence, limits, battle turns, levies, gods.
import { useSignal } from '@preact/signals';
import {
  CURRENT_EDITION,
  CARD_IDS,
  EDITIONS,
  LINKS,
  PLUTO_LIMIT,
  RETREAT_LIMIT,
  ROAD_LIMIT,
  rulesFor,
  type Edition,
  type LinkKind,
  type Ruleset,
} from '@rubicon/engine';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { cardName, isGod, roman, cardText } from '@rubicon/words';
import { Frame, River } from '../../ui/frame.tsx';
import { leaveTable } from '../../routes/address.ts';
import { sayAid } from '../../words/topics/aid.ts';
import { ROW_RULES, rowName, rowText } from './row-words.ts';
import { PHASES, allRows, phaseOf } from './sequence.ts';
import './aid-page.css';

export function AidPage() {
  const edition = useSignal<Edition>(CURRENT_EDITION);
  const rules = rulesFor(edition.value);
  useEffect(() => {
    document.title = sayAid('aid.title');
  }, []);
  return (
    <main class="aid-page">
      <div class="aid-tools">
        <button type="button" class="button" onClick={leaveTable}>
          {sayAid('aid.back')}
        </button>
        <label>
          {sayAid('aid.edition.choose')}{' '}
          <select
            value={edition.value}
            onChange={({ currentTarget }) => (edition.value = currentTarget.value as Edition)}
          >
            {EDITIONS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <button type="button" class="button primary" onClick={() => print()}>
          {sayAid('aid.print')}
        </button>
      </div>
      <article class="aid-sheet">
        <Frame />
        <header class="aid-sheet-head">
          <h1>{sayAid('aid.title')}</h1>
          <River />
          <p>
            {sayAid('aid.years')} · {sayAid('aid.edition', { edition: edition.value })}
          </p>
        </header>
        <div class="aid-columns">
          <Sequence rules={rules} />
          <Limits />
          <Battles />
          <Levies />
          <Gods rules={rules} />
        </div>
      </article>
    </main>
  );
}

function Sequence({ rules }: { readonly rules: Ruleset }) {
  const rows = allRows(rules);
  const phases = PHASES.filter((phase) => rows.some((row) => phaseOf(row) === phase));
  return (
    <section class="aid-sequence" aria-label={sayAid('aid.year')}>
      <p class="aid-year-line">{sayAid('aid.year')}</p>
      <ol>
        {phases.map((phase, index) => (
          <li key={phase}>
            <h2>
              <span aria-hidden="true">{roman(index + 1)}</span> {sayAid(`aid.phase.${phase}`)}
            </h2>
            <dl>
              {rows
                .filter((row) => phaseOf(row) === phase && row.player !== 'second') // the same for both players
                .map((row) => (
                  <div key={row.step}>
                    <dt>
                      {rowName(row)} <small>{ROW_RULES[row.step]}</small>
                    </dt>
                    <dd>{rowText(row, rules)}</dd>
                  </div>
                ))}
            </dl>
            {phase === 'command' ? <p class="aid-players">{sayAid('aid.players')}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <section class="aid-part">
    <h2>{title}</h2>
    {children}
  </section>
);

const ROADS = ['major', 'minor', 'strait'] as const satisfies readonly LinkKind[];

/** The numbers come from the engine. */
const limitsOf = (limits: Uint8Array): number[] =>
  ROADS.map((kind) => limits[LINKS.findIndex((link) => link.kind === kind)]!);

function Limits() {
  const [major, minor] = limitsOf(ROAD_LIMIT);
  const lines: readonly (readonly [string, readonly (string | number)[]])[] = [
    [sayAid('aid.limits.move'), [major!, minor!, sayAid('aid.limits.move.strait')]],
    [sayAid('aid.limits.pluto'), limitsOf(PLUTO_LIMIT)],
    [sayAid('aid.limits.retreat'), limitsOf(RETREAT_LIMIT)],
    [sayAid('aid.limits.regroup'), limitsOf(ROAD_LIMIT)],
  ];
  return (
    <Part title={sayAid('aid.limits')}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{sayAid('aid.limits')}</span>
            </th>
            {ROADS.map((kind) => (
              <th key={kind} scope="col">
                {sayAid(`aid.limits.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([name, limits]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {limits.map((limit, index) => (
                <td key={ROADS[index]}>{limit}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{sayAid('aid.limits.note')}</p>
    </Part>
  );
}

const ROUNDS = [1, 2, 3, 4] as const;

function Battles() {
  return (
    <>
      <Part title={sayAid('aid.order')}>
        <p>{sayAid('aid.order.letters')}</p>
        <dl class="aid-rounds">
          {ROUNDS.map((round) => (
            <div key={round}>
              <dt>
                <span class="unseen">{sayAid('aid.order.head')}</span> {roman(round)}
              </dt>
              <dd>{sayAid(`aid.order.${round}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{sayAid('aid.order.ballista')}</p>
      </Part>
      <Part title={sayAid('aid.retreats')}>
        <p>{sayAid('aid.retreats.attacker')}</p>
        <p>{sayAid('aid.retreats.defender')}</p>
        <p>{sayAid('aid.retreats.sea')}</p>
      </Part>
    </>
  );
}

const RAISED = ['named', 'any', 'navis'] as const;

function Levies() {
  return (
    <>
      <Part title={sayAid('aid.levies')}>
        <dl>
          {RAISED.map((kind) => (
            <div key={kind}>
              <dt>{sayAid(`aid.levies.${kind}`)}</dt>
              <dd>{sayAid(`aid.levies.${kind}.where`)}</dd>
            </div>
          ))}
        </dl>
        <p>{sayAid('aid.levies.note')}</p>
      </Part>
      <Part title={sayAid('aid.points')}>
        <p>{sayAid('aid.points.text')}</p>
      </Part>
    </>
  );
}

function Gods({ rules }: { readonly rules: Ruleset }) {
  return (
    <Part title={sayAid('aid.gods')}>
      <dl>
        {CARD_IDS.filter(isGod).map((card) => (
          <div key={card}>
            <dt>{cardName(card)}</dt>
            <dd>{cardText(card, rules)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
