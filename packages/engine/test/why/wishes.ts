// Wishes to ask about in random positions: what legal orders grant, and much that nobody grants.
import { BLOCK_IDS, type BlockId } from '../../src/board/blocks.ts';
import { CARD_IDS } from '../../src/board/cards.ts';
import type { SeededChance } from '../../src/dice/chance.ts';
import { AREA_IDS, LAND_EXITS, NAVIS_EXITS, areaIndex, type AreaId } from '../../src/board/map.ts';
import type { View } from '../../src/knowledge/view.ts';
import type { Wish, WishKind } from '../../src/why/wish.ts';

const AT_STEP: Partial<Record<View['step'], readonly WishKind[]>> = {
  deploy: ['deploy'],
  cards: ['play', 'discard'],
  jupiter: ['jupiter'],
  defect: ['defect'],
  vulcan: ['vulcan'],
  move: ['move', 'move', 'move'],
  main: ['main'],
  surprise: ['surprise'],
  levy: ['levy'],
  fight: ['fight'],
  battle: ['fire', 'retreat', 'retreat'],
  hits: ['hit'],
  regroup: ['regroup'],
  harbour: ['harbour'],
  supply: ['disband'],
  disband: ['disband'],
};
const KINDS: readonly WishKind[] = [...new Set(Object.values(AT_STEP).flat())];

/** Mostly what the step is about, and places near the block; some of everything else. */
export function randomWish(view: View, blocks: readonly BlockId[], taste: SeededChance): Wish {
  const some = <T>(items: readonly T[]): T => items[taste.roll(items.length)]!;
  const kind = some(taste.roll(5) === 0 ? KINDS : (AT_STEP[view.step] ?? KINDS));
  const block = some(taste.roll(8) === 0 ? BLOCK_IDS : blocks);
  const stands = view.stacks.find((stack) => stack.blocks?.some((known) => known.block === block) === true);
  const near = (from: AreaId, steps: number): AreaId => {
    let area = areaIndex(from)!;
    for (let i = 0; i < steps; i++) area = some([...LAND_EXITS[area]!, ...NAVIS_EXITS[area]!]).to;
    return AREA_IDS[area]!;
  };
  const stacked = (): AreaId => (view.stacks.length > 0 ? some(view.stacks).area : some(AREA_IDS));
  const about = view.battle?.area ?? view.chosen?.area ?? view.battles[0]?.area ?? stacked();
  const area = taste.roll(4) === 0 ? some(AREA_IDS) : near(some([about, stacked()]), taste.roll(2));
  const to =
    taste.roll(5) === 0 || stands === undefined ? some(AREA_IDS) : near(stands.area, 1 + taste.roll(3));
  const bare = taste.roll(5) === 0;
  switch (kind) {
    case 'play':
    case 'discard':
      return { kind, card: some(CARD_IDS) };
    case 'fire':
    case 'hit':
    case 'disband':
      return { kind, block };
    case 'jupiter':
    case 'vulcan':
    case 'surprise':
    case 'fight':
    case 'defect':
      return { kind, area };
    case 'main':
      return bare ? { kind, area } : { kind, area, from: near(area, 1) };
    default:
      return bare ? { kind, block } : { kind, block, to };
  }
}
