// What a player may want to do with a block, a location or a card in the current step.
import {
  AREA_IDS,
  LAND_EXITS,
  NAVIS_EXITS,
  areaIndex,
  type AreaId,
  type BlockId,
  type Side,
  type Step,
  type View,
  type Wish,
  type WishKind,
} from '@rubicon/engine';
import { kindOfBlock } from '@rubicon/words';
import { raisedAt } from '../../table/state/raised-at.ts';
import type { Subject } from '../../table/state/why-question.ts';

type BlockWishKind = Extract<Wish, { block: unknown }>['kind'];

/** Wishes about a block; first what the step is for. */
const OF_BLOCKS: Partial<Record<Step, readonly BlockWishKind[]>> = {
  deploy: ['deploy'],
  move: ['move', 'levy'],
  main: ['move', 'levy'],
  surprise: ['move', 'levy'],
  levy: ['levy', 'move'],
  battle: ['fire', 'retreat'],
  hits: ['hit', 'retreat'],
  regroup: ['regroup'],
  harbour: ['harbour', 'disband'],
  supply: ['disband'],
  disband: ['disband'],
};
const USUAL: readonly BlockWishKind[] = ['move', 'levy'];

const PLACELESS: ReadonlySet<WishKind> = new Set(['fire', 'hit', 'disband']);

/** Wishes about a location. */
const OF_AREAS = {
  jupiter: 'jupiter',
  vulcan: 'vulcan',
  surprise: 'surprise',
  defect: 'defect',
  main: 'main',
  fight: 'fight',
} as const satisfies Partial<Record<Step, WishKind>>;

export function wishesOf(view: View, side: Side, subject: Subject): Wish[] {
  switch (subject.kind) {
    case 'card':
      return [{ kind: view.cards.hasDiscarded[side] ? 'play' : 'discard', card: subject.card }];
    case 'block':
      return blockWishes(view, subject.block, subject.to);
    case 'area':
      return areaWishes(view, side, subject.area);
  }
}

function blockWishes({ step }: View, block: BlockId, to: AreaId | null): Wish[] {
  return (OF_BLOCKS[step] ?? USUAL).map((kind) => {
    if (PLACELESS.has(kind) || to === null) return { kind, block };
    return { kind: kind as 'move', block, to };
  });
}

const SHOWN = 6;

function areaWishes(view: View, side: Side, area: AreaId): Wish[] {
  const { step } = view;
  if (step in OF_AREAS) return [{ kind: OF_AREAS[step as keyof typeof OF_AREAS], area }];
  if (step === 'levy') {
    const own = raisedAt(area).filter((block) => isOf(view, side, block));
    const here = standing(view, side, [area]);
    return [...here, ...own].slice(0, SHOWN).map((block) => ({ kind: 'levy', block, to: area }));
  }
  // Adjacent blocks might move here; blocks that are here might act
  if (step === 'move')
    return [...oneOfEach(view, side, area, LAND_EXITS), ...oneOfEach(view, side, area, NAVIS_EXITS)]
      .slice(0, SHOWN)
      .map((block) => ({ kind: 'move', block, to: area }));
  return standing(view, side, [area])
    .slice(0, SHOWN)
    .flatMap((block) => blockWishes(view, block, null));
}

const isOf = ({ pools }: View, side: Side, block: BlockId): boolean =>
  [...(pools[side].blocks ?? []), ...pools[side].faceUp, ...pools[side].dead, pools[side].locked].includes(
    block,
  );

/** Blocks in adjacent locations, by road or as ships: blocks in the same location have the same answer. */
function oneOfEach(view: View, side: Side, area: AreaId, exits: typeof LAND_EXITS): BlockId[] {
  const near = exits[areaIndex(area)!]!.map(({ to }) => AREA_IDS[to]!);
  const isShip = exits === NAVIS_EXITS;
  return near.flatMap((from) =>
    standing(view, side, [from])
      .filter((block) => (kindOfBlock(block) === 'navis') === isShip)
      .slice(0, 1),
  );
}

/** Blocks of the side in these locations, as far as the seat knows them. */
const standing = (view: View, side: Side, areas: readonly AreaId[]): BlockId[] =>
  view.stacks
    .filter((stack) => stack.side === side && areas.includes(stack.area))
    .flatMap(({ blocks }) => (blocks ?? []).map(({ block }) => block));
