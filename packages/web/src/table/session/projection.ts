// A view some events later, made from what the events tell: the map and the points between two tables of the
// authority. What no event tells (orders, cards in hand, who is asked) stays as it was.
import {
  STEP_SIZE,
  blockIndex,
  type AreaId,
  type BlockId,
  type Colour,
  type Event,
  type PerSide,
  type Side,
  type Stack,
  type View,
} from '@rubicon/engine';
import { woodOf } from '../../pieces/wood-of.ts';
import { totalsOf } from './points.ts';

const CLEOPATRA = 'Cleopatra' as BlockId;
const ALEXANDRIA = 'Alexandria' as AreaId;
const TURNS = 5;

/** The view after some events that its viewer was told. */
export function viewAfter(view: View, events: readonly Event[]): View {
  const after = events.reduce(follow, view);
  return { ...after, points: totalsOf(after) };
}

function follow(view: View, event: Event): View {
  switch (event.kind) {
    case 'moved':
    case 'embarked':
    case 'regrouped':
    case 'harboured':
      return moved(view, event, event.path[0]!, event.path.at(-1)!, {
        moved: event.kind === 'moved' || event.kind === 'embarked',
        entry: event.kind === 'moved' && event.as !== 'move' ? event.path.at(-2)! : null,
      });
    case 'retreated':
      return moved(view, pieceOf(event), event.path[0]!, event.path.at(-1)!, { moved: false, entry: null });
    case 'defected':
      return put(
        take(view, { ...event, side: other(event.side) }, event.from),
        { ...event, area: event.to },
        event.strength,
      );
    case 'levied':
      return levied(view, event);
    case 'hit':
    case 'struck':
      return event.block === null ? view : hurt(view, event.block);
    case 'battle':
      return {
        ...view,
        battle: {
          area: event.area,
          round: 1,
          turn: 0,
          acted: [],
          hits: 0,
          seaRetreated: { caesar: false, pompey: false },
          used: [],
        },
      };
    case 'round':
      return view.battle === null ? view : { ...view, battle: { ...view.battle, round: event.round } };
    case 'won':
    case 'no-battle':
      return endBattle(view, event.area);
    case 'eliminated':
      return toPool(take(view, pieceOf(event), event.area), event.block, 'faceUp');
    case 'leader-killed':
      return toPool(take(view, pieceOf(event), event.area), event.block, 'dead');
    case 'cleopatra-joined':
      return cleopatraTo(view, event.side, other(event.side), event.area, event.area);
    case 'cleopatra-home':
      return cleopatraTo(
        view,
        event.side,
        event.joined ? other(event.side) : event.side,
        event.from,
        ALEXANDRIA,
      );
    case 'disbanded':
      return take(view, event, event.area);
    case 'revealed':
      return {
        ...view,
        first: event.first,
        cards: { ...view.cards, played: event.cards, effects: event.effects },
      };
    case 'turn-ended':
      return endTurn(view, event.turn);
    case 'dealt':
      return { ...view, year: event.year, turn: 1, cards: dealt(view, event.hand) };
    default:
      return view;
  }
}

const other = (side: Side): Side => (side === 'caesar' ? 'pompey' : 'caesar');

interface Piece {
  readonly side: Side;
  readonly colour: Colour;
  readonly block: BlockId | null;
}

const pieceOf = ({ side, block }: { readonly side: Side; readonly block: BlockId }): Piece => ({
  side,
  block,
  colour: woodOf(block),
});

/** The stack a piece stands in: where it is known, otherwise one of its colour, rested before moved. */
function stackWith(
  stacks: readonly Stack[],
  { side, colour, block }: Piece,
  area: AreaId,
): Stack | undefined {
  const here = stacks.filter(
    (stack) => stack.area === area && stack.side === side && stack.colour === colour,
  );
  return (
    here.find(({ blocks }) => block !== null && (blocks?.some((each) => each.block === block) ?? false)) ??
    here.find(({ blocks, moved: hasMoved }) => blocks === null && !hasMoved) ??
    here.find(({ blocks }) => blocks === null) ??
    (block === null ? here[0] : undefined)
  );
}

function take(view: View, piece: Piece, area: AreaId): View {
  const from = stackWith(view.stacks, piece, area);
  if (from === undefined) return view;
  const left: Stack = {
    ...from,
    count: from.count - 1,
    blocks: from.blocks?.filter(({ block }) => block !== piece.block) ?? null,
  };
  return {
    ...view,
    stacks: view.stacks.flatMap((stack) => (stack !== from ? [stack] : left.count > 0 ? [left] : [])),
  };
}

type Standing = Pick<Stack, 'moved' | 'entry'>;
const RESTED: Standing = { moved: false, entry: null };

/** Puts a piece down; its owner, and nobody else, sees which it is. */
function put(
  view: View,
  { side, colour, block, area }: Piece & { readonly area: AreaId },
  strength: number | null,
  standing: Standing = RESTED,
): View {
  const isKnown = block !== null && side === view.viewer;
  const added: Stack = {
    area,
    side,
    colour,
    ...standing,
    role: null,
    count: 1,
    blocks: isKnown ? [{ block, strength: strength ?? 1 }] : null,
  };
  const like = view.stacks.find(
    (stack) =>
      stack.area === area &&
      stack.side === side &&
      stack.colour === colour &&
      stack.moved === standing.moved &&
      stack.entry === standing.entry &&
      (stack.blocks !== null) === isKnown,
  );
  if (like === undefined) return { ...view, stacks: [...view.stacks, added] };
  const joined: Stack = {
    ...like,
    count: like.count + 1,
    blocks: isKnown ? [...like.blocks!, ...added.blocks!] : null,
  };
  return { ...view, stacks: view.stacks.map((stack) => (stack === like ? joined : stack)) };
}

function moved(view: View, piece: Piece, from: AreaId, to: AreaId, standing: Standing): View {
  const strength = strengthOf(view, piece.block);
  return put(take(view, piece, from), { ...piece, area: to }, strength, standing);
}

const strengthOf = (view: View, block: BlockId | null): number | null =>
  view.stacks.flatMap(({ blocks }) => blocks ?? []).find((each) => each.block === block)?.strength ?? null;

function levied(view: View, { side, area, raised, own }: Extract<Event, { kind: 'levied' }>): View {
  const colour = side === 'caesar' ? 'tan' : 'green';
  if (raised)
    return put(view, { side, colour, block: own?.block ?? null, area }, own?.strength ?? null, RESTED);
  return own === null ? view : strengthen(view, own.block, () => own.strength);
}

const hurt = (view: View, block: BlockId): View =>
  strengthen(view, block, (strength) => Math.max(0, strength - STEP_SIZE[blockIndex(block)!]!));

const strengthen = (view: View, block: BlockId, by: (strength: number) => number): View => ({
  ...view,
  stacks: view.stacks.map((stack) =>
    stack.blocks?.some((each) => each.block === block) === true
      ? {
          ...stack,
          blocks: stack.blocks.map((each) =>
            each.block === block ? { block, strength: by(each.strength) } : each,
          ),
        }
      : stack,
  ),
});

function toPool(view: View, block: BlockId, pile: 'faceUp' | 'dead'): View {
  const home: Side = woodOf(block) === 'tan' ? 'caesar' : 'pompey';
  const pool = view.pools[home];
  const pools: PerSide<View['pools'][Side]> = {
    ...view.pools,
    [home]: { ...pool, [pile]: [...pool[pile], block] },
  };
  return { ...view, pools };
}

/** She stands where she is, or goes; the side she joins sees how strong she is. */
function cleopatraTo(view: View, side: Side, was: Side, from: AreaId, to: AreaId): View {
  const piece: Piece = { side: was, colour: woodOf(CLEOPATRA), block: CLEOPATRA };
  const strength = strengthOf(view, CLEOPATRA);
  return put(take(view, piece, from), { ...piece, side, area: to }, strength);
}

const endBattle = (view: View, area: AreaId): View => ({
  ...view,
  battle: null,
  battles: view.battles.filter((battle) => battle.area !== area),
  stacks: joinStacks(
    view.stacks.map((stack) =>
      stack.area === area
        ? { ...stack, entry: null, role: null, blocks: stack.side === view.viewer ? stack.blocks : null }
        : stack,
    ),
  ),
});

const endTurn = (view: View, turn: number): View => ({
  ...view,
  turn: turn < TURNS ? turn + 1 : turn,
  stacks: joinStacks(view.stacks.map((stack) => ({ ...stack, moved: false, entry: null }))),
});

/** Stacks that can no longer be told apart are one. */
function joinStacks(stacks: readonly Stack[]): Stack[] {
  const alike = Map.groupBy(stacks, ({ area, side, colour, moved: hasMoved, entry, role, blocks }) =>
    [area, side, colour, hasMoved, entry, role, blocks === null].join(),
  );
  return [...alike.values()].map((all) => ({
    ...all[0]!,
    count: all.reduce((sum, { count }) => sum + count, 0),
    blocks: all[0]!.blocks === null ? null : all.flatMap(({ blocks }) => blocks ?? []),
  }));
}

function dealt({ cards, viewer }: View, hand: View['cards']['hands'][Side]): View['cards'] {
  const none = { caesar: null, pompey: null };
  return {
    ...cards,
    hands: viewer === 'spectator' ? cards.hands : { ...cards.hands, [viewer]: hand },
    played: none,
    effects: none,
    last: none,
    seen: [],
  };
}
