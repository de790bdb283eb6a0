// A ladder as tables: docs/ladder.md for people, docs/ladder.json for programs.
import { EXPLOITERS, hasBudget, type Span } from '@rubicon/ai';
import { eloText, standingJson } from '../standing-text.ts';
import { goalText } from './fixtures.ts';
import type { Curve, Ladder, Row } from './results.ts';
import { intervalText, percent } from '../../text/numbers.ts';

const seconds = (value: number): string => (value < 0.0005 ? '0' : value.toPrecision(2));
const mean = ([count, sum]: Span): string => (count === 0 ? '–' : seconds(sum / count));
const longest = ([count, , most]: Span): string => (count === 0 ? '–' : seconds(most));
const metText = (met: boolean | null): string => (met === null ? '' : met ? 'yes' : '**no**');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${heads.join(' | ')} |`,
  `|${'---|'.repeat(heads.length)}`,
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  '',
];

const shareText = ({ contest: { a, b, share = 1 } }: Row): string =>
  hasBudget(a) || hasBudget(b) ? String(share) : '–';

const levelTable = (rows: readonly Row[]): string[] =>
  table(
    ['', 'games', 'wins', '95 % interval', 'as Caesar', 'as Pompey', 'Elo', 'share', 'goal', 'met'],
    rows.map((row) => {
      const { fixture, contest, standing, met } = row;
      return [
        `${contest.a} – ${contest.b}`,
        String(standing.games),
        percent(standing.a.rate),
        intervalText(standing.a),
        percent(standing.asCaesar.rate),
        percent(standing.asPompey.rate),
        eloText(standing.eloDiff),
        shareText(row),
        fixture.goal === undefined ? '' : goalText(fixture.goal),
        metText(met),
      ];
    }),
  );

const rungTable = ({ rungs }: Ladder): string[] =>
  table(
    [
      'level',
      'Elo',
      'share',
      'game',
      'command phase',
      'longest',
      'battle decision',
      'longest',
      'card',
      'longest',
    ],
    rungs.map(({ level, elo, share, secondsPerGame, command, battle, card }) => [
      level,
      elo === null ? '?' : elo.toFixed(0),
      hasBudget(level) ? String(share) : '–',
      ...[seconds(secondsPerGame), mean(command), longest(command)],
      ...[mean(battle), longest(battle), mean(card), longest(card)],
    ]),
  );

/** A row per exploiter, a column per opponent. */
function exploiterTable(rows: readonly Row[]): string[] {
  const opponents = [...new Set(rows.map(({ contest }) => contest.b))];
  const heads = opponents.map((b) => {
    const row = rows.find(({ contest }) => contest.b === b)!;
    const share = shareText(row);
    return `against ${b}, ${goalText(row.fixture.goal!)}${share === '–' ? '' : `, share ${share}`}`;
  });
  return table(
    ['', ...heads],
    EXPLOITERS.filter((name) => rows.some(({ contest }) => contest.a === name)).map((name) => [
      name,
      ...opponents.map((b) => {
        const row = rows.find(({ contest }) => contest.a === name && contest.b === b);
        if (row === undefined) return '';
        const { standing, met } = row;
        const rate = `${percent(standing.a.rate)} of ${standing.games} (${intervalText(standing.a)})`;
        return met === false ? `**${rate}**` : rate;
      }),
    ]),
  );
}

const curveTable = (curves: readonly Curve[]): string[] =>
  table(
    ['', 'share', 'command phase', 'games', 'wins', '95 % interval'],
    curves.flatMap(({ a, b, points }) =>
      points.map(({ share, secondsPerCommand, standing }) => [
        `${a} – ${b}`,
        String(share),
        `${seconds(secondsPerCommand)} s`,
        String(standing.games),
        percent(standing.a.rate),
        intervalText(standing.a),
      ]),
    ),
  );

export function ladderMarkdown(ladder: Ladder): string {
  const levels = ladder.rows.filter(({ fixture }) => fixture.kind === 'level');
  const exploiters = ladder.rows.filter(({ fixture }) => fixture.kind === 'exploiter');
  return [
    '# The ladder of computer levels',
    '',
    'Written by `rubicon ladder`; the same figures are in [ladder.json](ladder.json), every game in [ladder/](ladder).',
    '',
    '![Win rates](ladder.svg)',
    '',
    'Games come in pairs, the same seed with sides swapped, in the three editions in turn; a draw counts half. Intervals are Wilson’s. *Share* is the fraction of its',
    'search budget that both levels had. How many games are played is fixed beforehand: a contest that ends when it is sure of its result flatters the winner.',
    'A name with a number is a level as it was before, where it has not yet played again.',
    '',
    '## Levels',
    '',
    ...levelTable(levels),
    'Elo of each level from its contest with the level below (`random` has 0), and the seconds of one core it uses with that share, on average and at most.',
    'Winning all games counts as 99.9 %, which is 1200.',
    '',
    ...rungTable(ladder),
    ...(exploiters.length === 0
      ? []
      : [
          '## Exploiters',
          '',
          'Each has one idea: `rush` goes straight for Rome and Asia, `hide` sits and waits, `bait` exposes lone leaders, `navy` fights at sea. How often they win; rates in bold',
          'miss the goal.',
          '',
          ...exploiterTable(exploiters),
        ]),
    ...(ladder.curves.length === 0
      ? []
      : [
          '## Strength against thinking time',
          '',
          '![Strength against thinking time](ladder-time.svg)',
          '',
          ...curveTable(ladder.curves),
        ]),
  ].join('\n');
}

export const ladderJson = ({ rows, rungs, curves }: Ladder): object => ({
  contests: rows.map(({ fixture, contest, scores, met }) => ({
    kind: fixture.kind,
    goal: fixture.goal === undefined ? null : { ...fixture.goal, met },
    ...standingJson(contest, scores),
  })),
  levels: rungs.map(({ level, elo, share }) => ({
    level,
    elo: elo === null ? null : Math.round(elo),
    share,
  })),
  time: curves.map(({ a, b, points }) => ({
    a,
    b,
    points: points.map(({ share, secondsPerCommand, standing }) => ({
      share,
      secondsPerCommand: Number(secondsPerCommand.toPrecision(4)),
      games: standing.games,
      winRateA: standing.a.rate,
      low: standing.a.low,
      high: standing.a.high,
    })),
  })),
});
