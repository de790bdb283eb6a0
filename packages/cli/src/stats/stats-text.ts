// Statistics of a folder of games as JSON and as text.
import { deviationOf, type CardRow, type Mean, type Tally, type WinRate } from '@rubicon/ai';
import { SIDES, type CardId, type PerSide, type Side } from '@rubicon/engine';
import { sideName } from '@rubicon/words';
import { counted, intervalText, percent, rounded } from '../text/numbers.ts';
import type { Paint } from '../shell/terminal.ts';
import type { Folder } from './read-folder.ts';

/** Rounds numbers; infinite ones become null. */
const forJson = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? (Number.isFinite(value) ? rounded(value) : null) : value;

export const statsJson = (tally: Tally, { files, leftOut, stopped }: Folder): string =>
  JSON.stringify({ files, leftOut, stopped, ...tally }, forJson);

const NAME = 26;
const rateRow = (name: string, { games, rate, low, high }: WinRate): string =>
  `  ${name.padEnd(NAME)}${String(games).padStart(7)}${percent(rate).padStart(12)}${intervalText({ rate, low, high }).padStart(20)}`;
const rateHead = (name: string, paint: Paint): string =>
  paint(
    'bold',
    `  ${name.padEnd(NAME)}${'games'.padStart(7)}${'wins'.padStart(12)}${'95 % interval'.padStart(20)}`,
  );

const meanRow = (name: string, { mean, error }: Mean): string =>
  `  ${name.padEnd(NAME)}${mean.toFixed(2).padStart(7)}${`± ${error.toFixed(2)}`.padStart(12)}`;

/** A card is written as in the notation: “2/3” is two moves and three levies. */
const cardRows = (side: Side, rows: readonly CardRow[]): string[] =>
  rows.map(({ card, won }: { card: CardId; won: WinRate }) => rateRow(`${sideName(side)}, ${card}`, won));

const bothSides = (means: PerSide<Mean>, name: (side: string) => string): string[] =>
  SIDES.map((side) => meanRow(name(sideName(side)), means[side]));

const BAR = 40;

function histogram(turns: readonly number[]): string[] {
  const most = Math.max(1, ...turns);
  return turns.flatMap((games, index) =>
    games === 0
      ? []
      : [`  ${String(index).padStart(4)}  ${'▇'.repeat(Math.ceil((BAR * games) / most))} ${games}`],
  );
}

export function statsLines(tally: Tally, folder: Folder, paint: Paint): string[] {
  const { games, drawn, caesar, byEdition, byMachine, opened, laidAside, endings, luck, luckierWon } = tally;
  const { files, leftOut, stopped } = folder;
  return [
    `${paint('bold', counted(games, 'finished game'))} in ${counted(files, 'file')}${stopped ? ' (stopped)' : ''}, ` +
      `${counted(drawn, 'draw')} (half a win each).`,
    ...(leftOut.length === 0 ? [] : [`${counted(leftOut.length, 'file')} skipped.`]),
    '',
    rateHead('Caesar', paint),
    rateRow('all', caesar),
    ...byEdition.map((row) => rateRow(`edition ${row.edition}`, row.caesar)),
    ...(byMachine.length === 0 ? [] : ['', rateHead('Person against', paint)]),
    ...byMachine.flatMap(({ level, person }) =>
      SIDES.filter((side) => person[side].games > 0).map((side) =>
        rateRow(`${level}, as ${sideName(side)}`, person[side]),
      ),
    ),
    '',
    rateHead('First card played', paint),
    ...SIDES.flatMap((side) => cardRows(side, opened[side])),
    '',
    rateHead('First discard', paint),
    ...SIDES.flatMap((side) => cardRows(side, laidAside[side])),
    '',
    paint('bold', '  Endings'),
    ...endings.map(
      (row) =>
        `  ${row.reason.padEnd(NAME)}${String(row.games).padStart(7)}${percent(row.games / games).padStart(12)}`,
    ),
    '',
    paint('bold', '  Per game'),
    meanRow('turns', tally.length),
    meanRow('battles', tally.battles),
    ...bothSides(tally.points, (side) => `VP of ${side}`),
    ...bothSides(tally.lost, (side) => `steps lost by ${side}`),
    '',
    paint('bold', '  Games by number of turns'),
    ...histogram(tally.turns),
    '',
    paint('bold', '  Dice'),
    ...SIDES.map((side) => {
      const { dice, hits, expected } = luck[side];
      return `  ${sideName(side).padEnd(10)}${counted(dice, 'die', 'dice')}, ${counted(hits, 'hit')}, ${expected.toFixed(1)} expected (${deviationOf(luck[side]).toFixed(2)} standard deviations)`;
    }),
    ...(luckierWon.games === 0 ? [] : ['', rateHead('', paint), rateRow('the luckier side', luckierWon)]),
  ];
}
