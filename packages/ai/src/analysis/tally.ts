// What many finished games have in common: who wins, with what, how soon and with how much luck.
import { CARD_IDS, EDITIONS, type CardId, type Edition, type PerSide, type Side } from '@rubicon/engine';
import { wilson, type Interval } from '../math/statistics.ts';
import type { GameFacts } from './facts.ts';
import { luckSum, type Luck } from './luck.ts';

/** How often somebody won; a draw counts a half. */
export interface WinRate extends Interval {
  readonly games: number;
}

export interface CardRow {
  readonly card: CardId;
  readonly won: WinRate; // of the side that had it
}

export interface Mean {
  readonly mean: number;
  readonly error: number; // standard error
}

export interface Tally {
  readonly games: number;
  readonly drawn: number;
  readonly caesar: WinRate;
  readonly byEdition: readonly { readonly edition: Edition; readonly caesar: WinRate }[];
  readonly byMachine: readonly { readonly level: string; readonly person: PerSide<WinRate> }[]; // people against it
  readonly opened: PerSide<readonly CardRow[]>; // by the first card played
  readonly laidAside: PerSide<readonly CardRow[]>; // by the first card laid aside
  readonly endings: readonly { readonly reason: GameFacts['reason']; readonly games: number }[]; // the most frequent first
  readonly turns: readonly number[]; // games by how many turns they had, from 0
  readonly length: Mean; // in turns
  readonly points: PerSide<Mean>;
  readonly battles: Mean; // in a game
  readonly lost: PerSide<Mean>; // steps in a game
  readonly luck: PerSide<Luck>; // of all games together
  readonly luckBalance: readonly LuckColumn[];
  readonly luckierWon: WinRate; // games in which one side's dice were better than the other's
}

/** Games by how much better Caesar's dice fell than Pompey's. */
export interface LuckColumn {
  readonly from: number; // standard deviations
  readonly to: number;
  readonly games: number;
  readonly caesarWon: number; // draws count a half
}

const SIDES = ['caesar', 'pompey'] as const satisfies readonly Side[];
const bySide = <T>(value: (side: Side) => T): PerSide<T> => ({
  caesar: value('caesar'),
  pompey: value('pompey'),
});

const scoreOf = ({ winner }: GameFacts, side: Side): number =>
  winner === null ? 0.5 : winner === side ? 1 : 0;

function rateOf(games: readonly GameFacts[], side: Side): WinRate {
  const won = games.reduce((sum, game) => sum + scoreOf(game, side), 0);
  return { games: games.length, ...wilson(won, games.length) };
}

export function meanOf(values: readonly number[]): Mean {
  const count = values.length;
  if (count === 0) return { mean: 0, error: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  if (count === 1) return { mean, error: 0 };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  return { mean, error: Math.sqrt(variance / count) };
}

const EDGES = [-Infinity, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, Infinity];

/** By how many standard deviations Caesar's dice were better than Pompey's. */
function balanceOf({ luck: { caesar, pompey } }: Pick<GameFacts, 'luck'>): number {
  const variance = caesar.variance + pompey.variance;
  const excess = caesar.hits - caesar.expected - (pompey.hits - pompey.expected);
  return variance === 0 ? 0 : excess / Math.sqrt(variance);
}

function luckColumns(games: readonly GameFacts[]): LuckColumn[] {
  return EDGES.slice(1).map((to, index) => {
    const from = EDGES[index]!;
    const inside = games.filter((game) => balanceOf(game) >= from && balanceOf(game) < to);
    const caesarWon = inside.reduce((sum, game) => sum + scoreOf(game, 'caesar'), 0);
    return { from, to, games: inside.length, caesarWon };
  });
}

function luckierWon(games: readonly GameFacts[]): WinRate {
  const uneven = games.filter((game) => balanceOf(game) !== 0);
  const won = uneven.reduce((sum, game) => sum + scoreOf(game, balanceOf(game) > 0 ? 'caesar' : 'pompey'), 0);
  return { games: uneven.length, ...wilson(won, uneven.length) };
}

const cardRows = (games: readonly GameFacts[], key: 'opened' | 'laidAside', side: Side): CardRow[] =>
  CARD_IDS.flatMap((card) => {
    const own = games.filter((game) => game[key][side] === card);
    return own.length === 0 ? [] : [{ card, won: rateOf(own, side) }];
  });

function byMachine(games: readonly GameFacts[]): Tally['byMachine'] {
  const against = (level: string, side: Side): GameFacts[] =>
    games.filter(
      ({ machines }) =>
        machines[side] === null && machines[side === 'caesar' ? 'pompey' : 'caesar'] === level,
    );
  const levels = new Set(games.flatMap(({ machines }) => SIDES.map((side) => machines[side])));
  return [...levels]
    .filter((level) => level !== null)
    .map((level) => ({ level, person: bySide((side) => rateOf(against(level, side), side)) }))
    .filter(({ person }) => person.caesar.games + person.pompey.games > 0);
}

function endingsOf(games: readonly GameFacts[]): Tally['endings'] {
  const counts = new Map<GameFacts['reason'], number>();
  for (const { reason } of games) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => ({ reason, games: count }))
    .toSorted((a, b) => b.games - a.games);
}

function turnCounts(games: readonly GameFacts[]): number[] {
  const counts = Array.from({ length: Math.max(0, ...games.map(({ turns }) => turns)) + 1 }, () => 0);
  for (const { turns } of games) counts[turns]! += 1;
  return counts;
}

/** Games that were broken off prove nothing and are left out. */
export function tallyOf(all: readonly GameFacts[]): Tally {
  const games = all.filter(({ reason }) => reason !== 'aborted');
  const mean = (value: (game: GameFacts) => number): Mean => meanOf(games.map(value));
  return {
    games: games.length,
    drawn: games.filter(({ winner }) => winner === null).length,
    caesar: rateOf(games, 'caesar'),
    byEdition: EDITIONS.map((edition) => ({
      edition,
      caesar: rateOf(
        games.filter((game) => game.edition === edition),
        'caesar',
      ),
    })).filter(({ caesar }) => caesar.games > 0),
    byMachine: byMachine(games),
    opened: bySide((side) => cardRows(games, 'opened', side)),
    laidAside: bySide((side) => cardRows(games, 'laidAside', side)),
    endings: endingsOf(games),
    turns: turnCounts(games),
    length: mean(({ turns }) => turns),
    points: bySide((side) => mean(({ points }) => points[side])),
    battles: mean(({ battles }) => battles),
    lost: bySide((side) => mean(({ lost }) => lost[side])),
    luck: bySide((side) => luckSum(games.map(({ luck }) => luck[side]))),
    luckBalance: luckColumns(games),
    luckierWon: luckierWon(games),
  };
}
