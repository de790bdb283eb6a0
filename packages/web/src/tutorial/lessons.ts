// All lessons, in the order in which they are learned.
import type { Lesson } from './lesson.ts';
import { attack } from './lessons/attack.ts';
import { battle } from './lessons/battle.ts';
import { blocks } from './lessons/blocks.ts';
import { board } from './lessons/board.ts';
import { cards } from './lessons/cards.ts';
import { gods } from './lessons/gods.ts';
import { levies } from './lessons/levies.ts';
import { pinning } from './lessons/pinning.ts';
import { roads } from './lessons/roads.ts';
import { sea } from './lessons/sea.ts';
import { war } from './lessons/war.ts';
import { winter } from './lessons/winter.ts';

export const LESSONS: readonly Lesson[] = [
  board,
  blocks,
  cards,
  roads,
  attack,
  pinning,
  battle,
  sea,
  levies,
  gods,
  winter,
  war,
];

/** From I to XII. */
export const numberOf = (lesson: Lesson): number => LESSONS.indexOf(lesson) + 1;
