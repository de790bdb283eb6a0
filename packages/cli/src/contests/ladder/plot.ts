// The win rates of a ladder as a plot: a row per contest with its interval, both sides and the goal.
import { hasBudget } from '@rubicon/ai';
import { eloText } from '../standing-text.ts';
import { LINE, goalText, type Fixture } from './fixtures.ts';
import type { Ladder, Row } from './results.ts';
import { drawing, element, label, rule } from '../../plots/svg.ts';
import { intervalText, percent } from '../../text/numbers.ts';

const WIDTH = 920;
const LEFT = 190;
const RIGHT = 610;
const TOP = 84;
const ROW = 38;
const HEAD = 40;

const x = (rate: number): number => LEFT + (RIGHT - LEFT) * rate;

const diamond = (cx: number, cy: number): string =>
  element('path', { d: `M${cx},${cy - 4.5} l4.5,4.5 l-4.5,4.5 l-4.5,-4.5 z`, class: 'caesar' });
const triangle = (cx: number, cy: number): string =>
  element('path', { d: `M${cx},${cy - 4.5} l5,8.5 h-10 z`, class: 'pompey' });

function rowOf({ fixture: { goal }, contest: { a, b }, standing, met }: Row, y: number): string[] {
  const { a: rate, asCaesar, asPompey, games, eloDiff } = standing;
  return [
    label(LEFT - 18, y + 4, `${a} – ${b}`, 'end'),
    rule(x(rate.low), y, x(rate.high), y, 'span'),
    ...(goal === undefined || goal.rate === LINE
      ? []
      : [rule(x(goal.rate), y - 13, x(goal.rate), y + 13, 'goal')]),
    diamond(Math.round(x(asCaesar.rate)), y - 10),
    triangle(Math.round(x(asPompey.rate)), y + 10),
    element('circle', { cx: x(rate.rate), cy: y, r: 5.5, class: met === false ? 'missed' : 'dot' }),
    label(RIGHT + 76, y + 4, percent(rate.rate), 'end head'),
    label(RIGHT + 90, y + 4, intervalText(rate), 'soft'),
    label(WIDTH - 72, y + 4, eloText(eloDiff), 'end soft'),
    label(WIDTH - 24, y + 4, String(games), 'end soft'),
  ];
}

const SECTIONS: readonly { readonly kind: Fixture['kind']; readonly head: string }[] = [
  { kind: 'level', head: 'Levels' },
  { kind: 'exploiter', head: 'Exploiters' },
];

function legend(): string {
  const y = 60;
  return [
    element('circle', { cx: LEFT + 5, cy: y - 4, r: 5.5, class: 'dot' }),
    label(LEFT + 16, y, 'all', 'soft'),
    element('circle', { cx: LEFT + 51, cy: y - 4, r: 5, class: 'missed' }),
    label(LEFT + 62, y, 'goal missed', 'soft'),
    diamond(LEFT + 146, y - 4),
    label(LEFT + 156, y, 'as Caesar', 'soft'),
    triangle(LEFT + 228, y - 4),
    label(LEFT + 238, y, 'as Pompey', 'soft'),
    rule(LEFT + 318, y - 12, LEFT + 318, y + 4, 'goal'),
    label(LEFT + 326, y, 'goal', 'soft'),
    label(RIGHT + 76, y, 'wins', 'end soft'),
    label(RIGHT + 90, y, '95 % interval', 'soft'),
    label(WIDTH - 72, y, 'Elo', 'end soft'),
    label(WIDTH - 24, y, 'games', 'end soft'),
  ].join('\n');
}

/** A row in words, for screen readers. */
const sentence = ({ fixture: { goal }, contest: { a, b }, standing }: Row): string =>
  `${a} wins ${percent(standing.a.rate)} of ${standing.games} games against ${b}` +
  `${goal === undefined ? '' : ` (goal: ${goalText(goal)})`}.`;

/** The share of the search budget, where players have one. */
function shareText(rows: readonly Row[]): string {
  const shares = rows
    .filter(({ contest: { a, b } }) => hasBudget(a) || hasBudget(b))
    .map(({ contest: { share = 1 } }) => share);
  return shares.length === 0 ? '' : `share ${[...new Set(shares)].join(', ')}`;
}

export function plotLadder({ rows }: Ladder): string {
  const drawn: string[] = [];
  let y = TOP;
  for (const { kind, head } of SECTIONS) {
    const own = rows.filter(({ fixture }) => fixture.kind === kind);
    if (own.length === 0) continue;
    drawn.push(label(24, y + 22, head, 'head'));
    const top = y + HEAD;
    const bottom = top + ROW * own.length;
    for (const tenth of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
      drawn.push(rule(x(tenth), top - 8, x(tenth), bottom, 'grid'));
      drawn.push(label(x(tenth), top - 14, `${100 * tenth} %`, 'middle soft'));
    }
    if (kind === 'level') drawn.push(rule(x(LINE), top - 8, x(LINE), bottom, 'goal'));
    for (const [index, row] of own.entries()) drawn.push(...rowOf(row, top + ROW * (index + 0.5)));
    y = bottom + 16;
  }
  return drawing(
    {
      width: WIDTH,
      height: y + 12,
      title: 'Who beats whom',
      about: rows.map(sentence).join(' '),
    },
    label(24, 60, shareText(rows), 'soft'),
    legend(),
    ...drawn,
  );
}
