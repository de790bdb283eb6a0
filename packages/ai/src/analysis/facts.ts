// One finished game in a few numbers, for statistics across many.
import {
  CARD_IDS,
  fold,
  sideName,
  type CardId,
  type Edition,
  type GameFile,
  type GameResult,
  type PerSide,
} from '@rubicon/engine';
import { battlesIn } from './battles.ts';
import { courseIn } from './course.ts';
import { luckIn, type Luck } from './luck.ts';
import { replayOf, type Ply } from './replay.ts';

export interface GameFacts extends GameResult {
  readonly edition: Edition;
  readonly machines: PerSide<string | null>; // the level; null = a person
  readonly turns: number; // that were played, the last one perhaps in part
  readonly points: PerSide<number>; // in the end
  readonly laidAside: PerSide<CardId | null>; // the first card; null where the game began from a position set up
  readonly opened: PerSide<CardId | null>; // the first card played
  readonly luck: PerSide<Luck>;
  readonly battles: number;
  readonly lost: PerSide<number>; // steps
}

/** Null for a game that still runs. Throws a FoldError for a log that does not follow the rules. */
export function factsOf(file: GameFile): GameFacts | null {
  const { result } = fold(file);
  if (result === null) return null;
  const plies = replayOf(file);
  const battles = battlesIn(plies);
  const turns = courseIn(plies);
  const { points, lost } = turns.at(-1)!;
  return {
    ...result,
    edition: file.options.edition,
    machines: { caesar: file.machines?.caesar ?? null, pompey: file.machines?.pompey ?? null },
    turns: turns.length - 1,
    points,
    lost,
    ...openingsIn(plies),
    luck: luckIn(battles).total,
    battles: battles.length,
  };
}

function openingsIn(plies: readonly Ply[]): Pick<GameFacts, 'laidAside' | 'opened'> {
  const laidAside: { -readonly [K in keyof GameFacts['opened']]: CardId | null } = {
    caesar: null,
    pompey: null,
  };
  const opened = { ...laidAside };
  const setUp = plies.findIndex(({ kind }) => kind === 'rebase');
  for (const { happenings } of setUp === -1 ? plies : plies.slice(0, setUp))
    for (const happening of happenings) {
      if (happening.kind === 'discarded') laidAside[sideName(happening.side)] ??= CARD_IDS[happening.card]!;
      if (happening.kind !== 'revealed') continue;
      opened.caesar = CARD_IDS[happening.cards[0]]!;
      opened.pompey = CARD_IDS[happening.cards[1]]!;
      return { laidAside, opened };
    }
  return { laidAside, opened };
}
