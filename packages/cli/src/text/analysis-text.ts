// The analysis of a game as text: turning points, missed chances and dice.
import { deviationOf, differenceOf, type Analysis, type Missed, type TurningPoint } from '@rubicon/ai';
import { SIDES } from '@rubicon/engine';
import { areaName, fillIn, sideName, yearName } from '@rubicon/words';
import { messages } from '@rubicon/words/languages/en/topics/review';
import { wrap, type Paint } from '../shell/terminal.ts';
import { percent } from './numbers.ts';

const POINTS = 8;
const MISSED = 8;

const signed = (value: number, digits: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;
const when = ({ year, turn }: { readonly year: number; readonly turn: number }): string => `${year}.${turn}`;

const causeText = ({ cause, side, area, year }: TurningPoint): string =>
  fillIn(messages[`review.cause.${cause}`], {
    side: side === null ? '' : sideName(side),
    where:
      area === null
        ? messages['review.where.unknown']
        : fillIn(messages['review.where'], { area: areaName(area) }),
    year: yearName(year + 1), // the deal follows the end of the year before
  });

function missedLines(missed: Missed): string[] {
  const { entry, side, chance, possible } = missed;
  const { better, played } = differenceOf(missed);
  const orders = (some: readonly string[]): string => (some.length === 0 ? 'nothing else' : some.join('; '));
  return [
    `  ${when(missed)}  entry ${entry}, ${sideName(side)}: ${percent(chance, 0)} could have been ${percent(possible, 0)}`,
    ...wrap('         better  ', orders(better).split(' ')),
    ...wrap('         played  ', orders(played).split(' ')),
  ];
}

export function analysisLines(analysis: Analysis, paint: Paint): string[] {
  const { turningPoints, missed, luck, chances } = analysis;
  const course = chances.filter(({ entry }) => analysis.turns.some((turn) => turn.entry === entry));
  return [
    paint('bold', 'Caesar’s chance of winning after each turn'),
    ...wrap(
      '  ',
      course.map(({ chance }) => percent(chance, 0)),
    ),
    '',
    paint('bold', 'Turning points'),
    ...turningPoints
      .slice(0, POINTS)
      .map(
        (point) =>
          `  ${when(point)}  ${`${point.gain >= 0 ? 'Caesar' : 'Pompey'} +${percent(Math.abs(point.gain), 0)}`.padEnd(14)}${causeText(point)}, entry ${point.entry}`,
      ),
    '',
    paint('bold', 'Missed chances'),
    ...(missed.length === 0 ? ['  None found'] : missed.slice(0, MISSED).flatMap(missedLines)),
    '',
    paint('bold', 'Dice              dice    hits  expected  deviation'),
    ...SIDES.map((side) => {
      const own = luck.total[side];
      return `  ${sideName(side).padEnd(14)}${String(own.dice).padStart(6)}${String(own.hits).padStart(8)}${own.expected.toFixed(1).padStart(10)}${signed(deviationOf(own), 2).padStart(11)}`;
    }),
  ];
}
