// The answer explained: what each alternative is worth, what usually comes of them, and the odds of the battle.
import { useSignal } from '@preact/signals';
import type { Odds } from '@rubicon/ai';
import { alternativeOf, type Alternative, type Outlook, type Puzzle } from '@rubicon/ai/puzzle';
import type { AreaId, BlockId, Step } from '@rubicon/engine';
import { useEffect } from 'preact/hooks';
import {
  areaName,
  blockName,
  chanceText,
  decimalText,
  enumeration,
  listAll,
  percentText,
  say,
  sideName,
} from '@rubicon/words';
import { choiceOf } from '../authority/choice.ts';
import { battleTitle } from '../battle/battle-head.tsx';
import { OddsBar } from '../help/odds/odds-bar.tsx';
import { orderTexts } from '../words/order-texts.ts';
import { sayPuzzles } from '../words/topics/puzzles.ts';
import { intervalOf } from './interval.ts';
import type { Worth } from './puzzle-authority.ts';

interface Own {
  readonly orders: readonly string[];
  readonly worth: Worth;
}

interface Props {
  readonly puzzle: Puzzle;
  readonly step: Step;
  readonly own: Own | null; // the solver's right answer
  readonly weigh: () => Promise<Odds | null>;
}

const SHOWN = 4; // alternatives; the others are counted

export function AnswerSheet({ puzzle, step, own, weigh }: Props) {
  const odds = useSignal<Odds | null>(null);
  useEffect(() => {
    weigh().then(
      (found) => (odds.value = found),
      () => {}, // without odds the rest stands
    );
  }, [weigh, odds]);
  const { alternatives, source, worlds, side, kind } = puzzle;
  const ownAlternative = own === null ? undefined : alternativeOf(puzzle, own.orders);
  const played = alternativeOf(puzzle, source.played);
  const shown = alternatives.slice(0, SHOWN);
  if (ownAlternative !== undefined && !shown.includes(ownAlternative)) shown.push(ownAlternative);
  const rest = alternatives.filter((each) => !shown.includes(each));
  const isOther = own !== null && ownAlternative === undefined;
  return (
    <div class="puzzle-answer">
      {isOther ? <p>{sayPuzzles('card.as-good')}</p> : null}
      <h3>{sayPuzzles('answer.chances')}</h3>
      <ol class="puzzle-chances">
        {isOther ? (
          <Chance orders={own.orders} worth={own.worth} step={step} tags={[sayPuzzles('answer.own')]} />
        ) : null}
        {shown.map((each) => (
          <Chance
            key={each.orders.join()}
            orders={each.orders}
            worth={each}
            step={step}
            tags={tagsOf(each)}
          />
        ))}
      </ol>
      {rest.length === 0 ? null : (
        <p class="puzzle-rest">
          {sayPuzzles('answer.others', { count: rest.length, chance: percentText(rest[0]!.chance) })}
        </p>
      )}
      <h3 id="puzzle-outlook">{sayPuzzles(kind === 'card' ? 'answer.outlook-card' : 'answer.outlook')}</h3>
      <OutlookTable answer={alternatives[0]!.outlook} next={alternatives[1]!.outlook} />
      {odds.value === null ? null : (
        <>
          <h3>{sayPuzzles('answer.odds')}</h3>
          <p class="puzzle-battle">{battleTitle(odds.value.area)}</p>
          <OddsBar
            outlook={{ area: odds.value.area, odds: odds.value, viewer: side, isHidden: !odds.value.exact }}
          />
        </>
      )}
      <p class="puzzle-basis">{sayPuzzles('answer.basis', { worlds, side: sideName(side) })}</p>
    </div>
  );

  function tagsOf(each: Alternative): string[] {
    return [
      ...(each === alternatives[0] ? [sayPuzzles('answer.best')] : []),
      ...(each === ownAlternative ? [sayPuzzles('answer.own')] : []),
      ...(each === played ? [sayPuzzles('answer.played')] : []),
    ];
  }
}

interface ChanceProps {
  readonly orders: readonly string[];
  readonly worth: { readonly chance: number; readonly error: number };
  readonly step: Step;
  readonly tags: readonly string[];
}

function Chance({ orders, worth, step, tags }: ChanceProps) {
  const { low, high } = intervalOf(worth);
  const lines = linesOf(orders, step);
  return (
    <li>
      <span class="puzzle-orders">
        {lines.length === 0
          ? sayPuzzles('answer.nothing')
          : lines.map((line) => <span key={line}>{line}</span>)}
        {tags.length === 0 ? null : <em>{enumeration(tags)}</em>}
      </span>
      <span class="puzzle-chance">
        <b>{percentText(worth.chance)}</b>{' '}
        <small>{sayPuzzles('answer.interval', { low: percentText(low), high: percentText(high) })}</small>
      </span>
      <span class="puzzle-bar" aria-hidden="true">
        <i style={{ inlineSize: `${100 * worth.chance}%` }} />
        <s style={{ insetInlineStart: `${100 * low}%`, inlineSize: `${100 * (high - low)}%` }} />
      </span>
    </li>
  );
}

/** Blocks that go the same way are named together. */
function linesOf(orders: readonly string[], step: Step): string[] {
  const ways = new Map<string, BlockId[]>();
  const others: string[] = [];
  for (const order of orders) {
    const { kind, block, path } = choiceOf(order);
    if (kind === 'move' || kind === 'embark') {
      const way = path.map(areaName).join(' – ');
      ways.set(way, [...(ways.get(way) ?? []), block!]);
    } else if (kind !== 'done' || step !== 'move') others.push(order);
  }
  return [
    ...[...ways].map(([path, blocks]) => say('order.path', { block: listAll(blocks.map(blockName)), path })),
    ...orderTexts(others, step),
  ];
}

const LEAST = 0.05; // that two outlooks must differ by to be told

interface Row {
  readonly what: string;
  readonly answer: string;
  readonly next: string;
}

function rowsOf(answer: Outlook, next: Outlook): Row[] {
  const share = (what: string, one: number, other: number): Row[] =>
    Math.abs(one - other) < LEAST ? [] : [{ what, answer: chanceText(one), next: chanceText(other) }];
  const each = (
    one: Readonly<Record<string, number>>,
    other: Readonly<Record<string, number>>,
    name: (key: string) => string,
  ): Row[] =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      share(name(key), one[key] ?? 0, other[key] ?? 0),
    );
  const points = ({ points: [own, enemy] }: Outlook): string =>
    sayPuzzles('answer.points-value', { own: decimalText(own), enemy: decimalText(enemy) });
  return [
    ...share(sayPuzzles('answer.won'), answer.won, next.won),
    ...share(sayPuzzles('answer.lost'), answer.lost, next.lost),
    { what: sayPuzzles('answer.points'), answer: points(answer), next: points(next) },
    ...each(answer.held, next.held, (area) => sayPuzzles('answer.held', { area: areaName(area as AreaId) })),
    ...each(answer.dead, next.dead, (block) =>
      sayPuzzles('answer.dies', { block: blockName(block as BlockId) }),
    ),
  ];
}

function OutlookTable({ answer, next }: { readonly answer: Outlook; readonly next: Outlook }) {
  return (
    <table class="puzzle-outlook" aria-labelledby="puzzle-outlook">
      <thead>
        <tr>
          <th scope="col">{sayPuzzles('answer.what')}</th>
          <th scope="col">{sayPuzzles('answer.with-answer')}</th>
          <th scope="col">{sayPuzzles('answer.with-next')}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(answer, next).map((row) => (
          <tr key={row.what}>
            <th scope="row">{row.what}</th>
            <td>{row.answer}</td>
            <td>{row.next}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
