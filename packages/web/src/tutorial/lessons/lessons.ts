// All lessons, in the order in which they are taught.
import type { Lesson } from './lesson.ts';
import { attack } from './attack.ts';
import { battle } from './battle.ts';
import { blocks } from './blocks.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { gods } from './gods.ts';
import { levies } from './levies.ts';
import { pinning } from './pinning.ts';
import { roads } from './roads.ts';
import { sea } from './sea.ts';
import { war } from './war.ts';
import { winter } from './winter.ts';

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
