// Results of a contest as JSON and as text.
import {
  eloOf,
  standingOf,
  type Contest,
  type Corrected,
  type Pace,
  type Rate,
  type Score,
  type Span,
} from '@rubicon/ai';
import { EDITIONS } from '@rubicon/engine';
import { counted, intervalText, percent, rounded } from '../text/numbers.ts';
import type { Paint } from '../shell/terminal.ts';

const rateJson = ({ games, rate, low, high }: Rate): object => ({
  games,
  winRateA: rounded(rate),
  low: rounded(low),
  high: rounded(high),
});

const correctedJson = (corrected: Corrected | null): object | null =>
  corrected === null ? null : { ...rateJson(corrected), varianceRemoved: rounded(corrected.removed) };

const spanJson = ([count, seconds, longest]: Span): object => ({
  count,
  mean: rounded(count === 0 ? 0 : seconds / count),
  longest: rounded(longest),
});

const paceJson = ({ order, command, battle, card }: Pace): object => ({
  order: spanJson(order),
  commandPhase: spanJson(command),
  battleDecision: spanJson(battle),
  card: spanJson(card),
});

/** The numbers of a contest; seconds are those of one core. */
export function standingJson({ a, b, share = 1, shareB = share }: Contest, scores: readonly Score[]): object {
  const standing = standingOf(scores);
  return {
    a,
    b,
    share,
    shareB,
    ...rateJson(standing.a),
    corrected: correctedJson(standing.corrected),
    won: scores.filter(({ winner }) => winner === 'a').length,
    drawn: scores.filter(({ winner }) => winner === 'draw').length,
    lost: scores.filter(({ winner }) => winner === 'b').length,
    asCaesar: rateJson(standing.asCaesar),
    asPompey: rateJson(standing.asPompey),
    byEdition: Object.fromEntries(
      EDITIONS.map((edition) => [edition, rateJson(standing.byEdition[edition])]),
    ),
    eloDiff: rounded(standing.eloDiff),
    eloLow: rounded(eloOf(standing.a.low)),
    eloHigh: rounded(eloOf(standing.a.high)),
    secondsPerGame: rounded(standing.secondsPerGame),
    secondsPerGameA: rounded(standing.secondsA),
    secondsPerGameB: rounded(standing.secondsB),
    times: { a: paceJson(standing.paceA), b: paceJson(standing.paceB) },
  };
}

export const eloText = (elo: number): string => (elo < 0 ? '−' : '+') + Math.abs(elo).toFixed(0);

export function standingLines(
  { a, b, games, share = 1, shareB = share, line }: Contest,
  scores: readonly Score[],
  { seed, settled, stopped }: { seed: number; settled: boolean; stopped: boolean },
  paint: Paint,
): string[] {
  const standing = standingOf(scores);
  const row = (name: string, rate: Rate): string =>
    rate.games === 0
      ? `  ${name.padEnd(14)}${'0'.padStart(7)}`
      : `  ${name.padEnd(14)}${String(rate.games).padStart(7)}${percent(rate.rate).padStart(12)}` +
        `${intervalText(rate).padStart(20)}${eloText(eloOf(rate.rate)).padStart(8)}`;
  const thought =
    shareB !== share
      ? `, ${share} and ${shareB} of the search budget`
      : share === 1
        ? ''
        : `, ${share} of the search budget`;
  return [
    `${paint('bold', `${a} against ${b}`)}: ${counted(scores.length, 'game')}${stopped ? ` of ${games} (stopped)` : ''}` +
      ` from seed ${seed}${thought}`,
    ...(line === undefined || stopped ? [] : [lineText(line, standing.a, settled)]),
    '',
    `  ${''.padEnd(14)}${'games'.padStart(7)}${'wins'.padStart(12)}${'95 % interval'.padStart(20)}${'Elo'.padStart(8)}`,
    row('all', standing.a),
    ...(standing.corrected === null ? [] : [row('without luck', standing.corrected)]),
    row('as Caesar', standing.asCaesar),
    row('as Pompey', standing.asPompey),
    ...EDITIONS.map((edition) => row(`edition ${edition}`, standing.byEdition[edition])),
    ...correctedLines(standing.corrected),
    '',
    ...paceLines(a, b, standing.paceA, standing.paceB, [standing.secondsA, standing.secondsB]),
  ];
}

const correctedLines = (corrected: Corrected | null): string[] =>
  corrected === null
    ? []
    : ['', `  Without luck, the result of a pair has ${percent(corrected.removed)} less variance.`];

function lineText(line: number, { rate }: Rate, settled: boolean): string {
  const where = rate > line ? 'above' : 'below';
  return settled
    ? `Clearly ${where} ${percent(line)}; stopped early.`
    : `Not clearly above or below ${percent(line)}.`;
}

function paceLines(
  a: string,
  b: string,
  paceA: Pace,
  paceB: Pace,
  perGame: readonly [number, number],
): string[] {
  const number = (seconds: number): string => seconds.toFixed(seconds < 0.1 ? 4 : 2).padStart(10);
  const cells = ([count, seconds, longest]: Span): string =>
    count === 0 ? '–'.padStart(10).repeat(2) : number(seconds / count) + number(longest);
  const row = (name: string, of: (pace: Pace) => Span): string =>
    `  ${name.padEnd(20)}${cells(of(paceA))}${cells(of(paceB))}`;
  const heads = `${'mean'.padStart(10)}${'longest'.padStart(10)}`;
  return [
    `  ${'seconds of one core'.padEnd(20)}${a.padStart(20)}${b.padStart(20)}`,
    `  ${''.padEnd(20)}${heads}${heads}`,
    `  ${'game'.padEnd(20)}${perGame.map((seconds) => number(seconds).padEnd(20)).join('')}`.trimEnd(),
    row('order', ({ order }) => order),
    row('command phase', ({ command }) => command),
    row('battle decision', ({ battle }) => battle),
    row('card', ({ card }) => card),
  ];
}
