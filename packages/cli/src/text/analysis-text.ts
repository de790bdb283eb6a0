// The analysis of a game for people: what turned it, what was missed, how the dice fell.
import { deviationOf, differenceOf, type Analysis, type Missed, type TurningPoint } from '@rubicon/ai';
import { SIDES } from '@rubicon/engine';
import { nameOfSide } from './sentences.ts';
import { wrap, type Paint } from '../shell/terminal.ts';

const POINTS = 8;
const MISSED = 8;

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const signed = (value: number, digits: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;
const when = ({ year, turn }: { readonly year: number; readonly turn: number }): string => `${year}.${turn}`;

function causeText({ cause, side, area }: TurningPoint): string {
  const own = side === null ? '' : nameOfSide(side);
  switch (cause) {
    case 'command':
      return `moves and levies of ${own}`;
    case 'battle':
      return `orders of ${own} in the battle of ${area ?? 'the turn'}`;
    case 'gods':
      return `what ${own} did with a god`;
    case 'winter':
      return `winter of ${own}`;
    case 'deployment':
      return `deployment of ${own}`;
    case 'dice':
      return `dice in the battle of ${area ?? 'the turn'}`;
    case 'cards':
      return 'cards both sides chose';
    case 'deal':
      return 'deal of the cards';
    case 'omen':
      return 'what Jupiter drew';
    case 'end':
      return 'end of the game';
    case 'anew':
      return 'position set up anew';
  }
}

function missedLines(missed: Missed): string[] {
  const { entry, side, chance, possible } = missed;
  const { better, played } = differenceOf(missed);
  const orders = (some: readonly string[]): string => (some.length === 0 ? 'nothing more' : some.join('; '));
  return [
    `  ${when(missed)}  entry ${entry}, ${nameOfSide(side)}: ${percent(chance)} could have been ${percent(possible)}`,
    ...wrap('         better  ', orders(better).split(' ')),
    ...wrap('         played  ', orders(played).split(' ')),
  ];
}

export function analysisLines(analysis: Analysis, paint: Paint): string[] {
  const { turningPoints, missed, luck, chances } = analysis;
  const course = chances.filter(({ entry }) => analysis.turns.some((turn) => turn.entry === entry));
  return [
    paint('bold', 'Chance of Caesar at the end of each turn'),
    ...wrap(
      '  ',
      course.map(({ chance }) => percent(chance)),
    ),
    '',
    paint('bold', 'Turning points'),
    ...turningPoints
      .slice(0, POINTS)
      .map(
        (point) =>
          `  ${when(point)}  ${`${point.gain >= 0 ? 'Caesar' : 'Pompey'} +${percent(Math.abs(point.gain))}`.padEnd(14)}${causeText(point)}, entry ${point.entry}`,
      ),
    '',
    paint('bold', 'Missed chances'),
    ...(missed.length === 0 ? ['  none found'] : missed.slice(0, MISSED).flatMap(missedLines)),
    '',
    paint('bold', 'Dice              dice    hits  expected  deviation'),
    ...SIDES.map((side) => {
      const own = luck.total[side];
      return `  ${nameOfSide(side).padEnd(14)}${String(own.dice).padStart(6)}${String(own.hits).padStart(8)}${own.expected.toFixed(1).padStart(10)}${signed(deviationOf(own), 2).padStart(11)}`;
    }),
  ];
}
