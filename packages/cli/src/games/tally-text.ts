// Results of a simulation as JSON and as text.
import { SIDES, type Edition, type ResultReason } from '@rubicon/engine';
import type { Tallies } from './random-games.ts';
import { sideName } from '@rubicon/words';
import { counted, rounded } from '../text/numbers.ts';
import type { Paint } from '../shell/terminal.ts';

export interface RunFacts {
  readonly seed: number;
  readonly editions: readonly Edition[];
  readonly stopped: boolean; // before the last game
  readonly seconds: number;
}

export function tallyJson(
  { all, byEdition }: Tallies,
  { seed, editions, stopped, seconds }: RunFacts,
): object {
  return {
    games: all.games,
    orders: all.orders,
    seconds: rounded(seconds),
    gamesPerSecond: rounded(all.games / seconds),
    ordersPerSecond: rounded(all.orders / seconds),
    seed,
    editions,
    stopped,
    results: all.results,
    byEdition,
  };
}

export function tallyLines(
  { all, byEdition }: Tallies,
  { seed, editions, stopped, seconds }: RunFacts,
  paint: Paint,
): string[] {
  const { games, orders } = all;
  const a = (count: number): string => Math.round(count).toLocaleString('en');
  const speed = `${a(games / seconds)} games and ${a(orders / seconds)} orders per second`;
  const columns = editions.length > 1 ? [all, ...editions.map((edition) => byEdition[edition]!)] : [all];
  const heads = editions.length > 1 ? ['all', ...editions] : [`edition ${editions.join('')}`];
  const row = (name: string, of: (tally: typeof all) => number): string =>
    `  ${name.padEnd(14)}${columns.map((tally) => cell(of(tally), tally.games)).join('')}`;
  return [
    `${paint('bold', counted(games, 'game'))}${stopped ? ' (stopped)' : ''} from seed ${seed} in ${seconds.toFixed(1)} s: ${speed}.`,
    '',
    `  ${''.padEnd(14)}${heads.map((head) => head.padStart(CELL)).join('')}`,
    ...SIDES.map((side) => row(`${sideName(side)} wins`, ({ results }) => results.byWinner[side])),
    row('draw', ({ results }) => results.byWinner.draw),
    '',
    ...Object.keys(all.results.byYear).map((year) =>
      row(`in year ${year}`, ({ results }) => results.byYear[year]!),
    ),
    '',
    ...(['ten-points', 'more-points', 'rome', 'equal'] as const).map((reason) =>
      row(REASONS[reason], ({ results }) => results.byReason[reason]),
    ),
    '',
    `  ${'orders/game'.padEnd(14)}${columns.map((tally) => a(tally.orders / Math.max(tally.games, 1)).padStart(CELL)).join('')}`,
  ];
}

const REASONS: Readonly<Record<ResultReason, string>> = {
  'ten-points': '10 VP',
  'more-points': 'more VP',
  rome: 'tie, by Rome',
  equal: 'tie, a draw',
};

const CELL = 19;
const cell = (count: number, of: number): string => {
  const percent = of === 0 ? 0 : (count / of) * 100;
  return `${count.toLocaleString('en')} ${`${percent.toFixed(1)} %`.padStart(8)}`.padStart(CELL);
};
