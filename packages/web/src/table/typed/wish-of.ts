// What a typed order that cannot be given was meant to do, so that “why can't I?” can answer it.
import type { AreaId, BlockId, Side, Step, View, Wish, WishKind } from '@rubicon/engine';
import { kindOfBlock } from '@rubicon/words';
import { endsOf, type Phrase } from './phrase.ts';
import type { OrderVerb } from './vocabulary.ts';

/** Where a block stands, if it is on the map and known. */
export const standingAt = ({ stacks }: View, block: BlockId): AreaId | null =>
  stacks.find((stack) => stack.blocks?.some((known) => known.block === block) === true)?.area ?? null;

const WISHES: Readonly<Partial<Record<OrderVerb, WishKind>>> = {
  attack: 'move',
  embark: 'move',
  main: 'main',
  levy: 'levy',
  raise: 'levy',
  deploy: 'deploy',
  fire: 'fire',
  pass: 'fire',
  retreat: 'retreat',
  hit: 'hit',
  regroup: 'regroup',
  harbour: 'harbour',
  disband: 'disband',
  discard: 'discard',
  play: 'play',
  jupiter: 'jupiter',
  vulcan: 'vulcan',
  surprise: 'surprise',
  defect: 'defect',
  fight: 'fight',
};

/** What moving a block is called in a step. */
const GOING: Readonly<Partial<Record<Step, WishKind>>> = {
  deploy: 'deploy',
  battle: 'retreat',
  regroup: 'regroup',
  harbour: 'harbour',
};

interface Position {
  readonly view: View;
  readonly side: Side | null;
}

/** Null where it says too little. */
export function wishOf(phrase: Phrase, { view, side }: Position): Wish | null {
  const kind = wishKindOf(phrase, view);
  const { from, to } = endsOf(phrase.places);
  switch (kind) {
    case null:
      return null;
    case 'play':
    case 'discard':
      return phrase.card === null ? null : { kind, card: phrase.card };
    case 'jupiter':
    case 'vulcan':
    case 'surprise':
    case 'fight':
    case 'defect':
      return to === null ? null : { kind, area: to };
    case 'main':
      return to === null ? null : { kind, area: to, ...(from === null ? {} : { from }) };
    default: {
      const block = blockMeant(phrase, view, side, from);
      if (block === null) return null;
      if (kind === 'fire' || kind === 'hit' || kind === 'disband') return { kind, block };
      return to === null ? { kind, block } : { kind, block, to };
    }
  }
}

function wishKindOf({ verb }: Phrase, { step }: View): WishKind | null {
  if (verb === null || verb === 'move') return GOING[step] ?? 'move';
  if (verb === 'strike') return step === 'vulcan' ? 'vulcan' : 'jupiter';
  return WISHES[verb as OrderVerb] ?? null;
}

/** The block named, the side's own before one that the enemy has too; or one of those where it begins. */
function blockMeant(
  { blocks, sorts }: Phrase,
  view: View,
  side: Side | null,
  from: AreaId | null,
): BlockId | null {
  const own = view.stacks.filter((stack) => stack.side === side);
  const known = own.flatMap((stack) =>
    (stack.blocks ?? []).map(({ block }) => ({ block, area: stack.area })),
  );
  const [named] = blocks;
  if (named !== undefined) {
    const initial = side === 'caesar' ? 'C.' : 'P.';
    const mine =
      named.find((block) => known.some((each) => each.block === block)) ??
      named.find((block) => block.startsWith(initial));
    return mine ?? named[0] ?? null;
  }
  const isMeant = (block: BlockId): boolean => sorts.length === 0 || sorts.includes(kindOfBlock(block));
  return known.find(({ block, area }) => area === from && isMeant(block))?.block ?? null;
}
