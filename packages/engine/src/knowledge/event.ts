// What happened, as told to one viewer (docs/architecture.md: “Nobody sees more than the rules allow”).
// Every event is built field by field from what its viewer may know; nothing is copied and then stripped.
import { FIRST_YEAR } from '../board/first-year.ts';
import { BLOCK_IDS, COLOUR, COLOURS, type BlockId, type Colour } from '../board/blocks.ts';
import { CARD_IDS, type CardId } from '../board/cards.ts';
import type { Cause, FirstReason, Happening, MoveRole } from '../state/happening.ts';
import { AREA_COUNT, AREA_IDS, type AreaId } from '../board/map.ts';
import { VIEWERS, sideIndex, sideName, type Side, type Viewer } from '../board/side.ts';
import { RESULTS, RESULT_REASONS, type ResultReason } from '../state/state.ts';
import { kept } from './kept.ts';

/** A block in an event: `block` is null when the viewer may know only its colour. */
interface Told {
  readonly side: Side;
  readonly colour: Colour;
  readonly block: BlockId | null;
}
interface Shown {
  readonly block: BlockId;
  readonly strength: number;
}

export type Event =
  | { readonly kind: 'deployed' }
  | { readonly kind: 'dealt'; readonly year: number; readonly hand: readonly CardId[] | null }
  | { readonly kind: 'discarded' | 'committed'; readonly side: Side; readonly card: CardId } // told to its own side only
  | {
      readonly kind: 'revealed';
      readonly cards: Readonly<Record<Side, CardId>>;
      readonly effects: Readonly<Record<Side, CardId>>; // differs where Apollo copies
      readonly first: Side | null; // null = the turn is cancelled
      readonly reason: FirstReason;
    }
  | {
      readonly kind: 'command';
      readonly side: Side;
      readonly card: CardId;
      readonly moves: number;
      readonly levies: number;
    }
  | { readonly kind: 'unused'; readonly side: Side; readonly card: CardId }
  | ({ readonly kind: 'moved'; readonly path: readonly AreaId[]; readonly as: MoveRole } & Told)
  | ({ readonly kind: 'embarked' | 'regrouped' | 'harboured'; readonly path: readonly AreaId[] } & Told)
  | { readonly kind: 'declared'; readonly side: Side; readonly entry: readonly [from: AreaId, into: AreaId] }
  | { readonly kind: 'surprise'; readonly side: Side; readonly area: AreaId }
  | {
      readonly kind: 'levied';
      readonly side: Side;
      readonly area: AreaId;
      readonly raised: boolean; // a new block
      readonly own: Shown | null; // told to its own side only
    }
  | ({
      readonly kind: 'struck';
      readonly by: Side;
      readonly area: AreaId;
      readonly outcome: 'defects' | 'reduced';
      readonly strength: number | null;
    } & Told)
  | ({
      readonly kind: 'defected';
      readonly from: AreaId;
      readonly to: AreaId;
      readonly strength: number | null;
    } & Told)
  | { readonly kind: 'erupted'; readonly side: Side; readonly area: AreaId; readonly blocks: number }
  | {
      readonly kind: 'battle';
      readonly area: AreaId;
      readonly attacker: Side;
      readonly surprise: boolean;
      readonly blocks: readonly Shown[];
    }
  | { readonly kind: 'round'; readonly area: AreaId; readonly round: number }
  | {
      readonly kind: 'reserves';
      readonly side: Side;
      readonly area: AreaId;
      readonly blocks: readonly Shown[];
    }
  | {
      readonly kind: 'disrupted';
      readonly side: Side;
      readonly area: AreaId;
      readonly blocks: readonly BlockId[];
      readonly swapped: boolean;
    }
  | {
      readonly kind: 'fired';
      readonly side: Side;
      readonly block: BlockId;
      readonly dice: readonly number[];
      readonly hits: number;
    }
  | { readonly kind: 'passed'; readonly side: Side; readonly block: BlockId }
  | { readonly kind: 'hit'; readonly side: Side; readonly block: BlockId; readonly strength: number } // strength before it
  | { readonly kind: 'hits-lost'; readonly side: Side; readonly hits: number }
  | {
      readonly kind: 'retreated';
      readonly side: Side;
      readonly block: BlockId;
      readonly path: readonly AreaId[];
    }
  | {
      readonly kind: 'eliminated';
      readonly side: Side;
      readonly block: BlockId;
      readonly area: AreaId;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'leader-killed';
      readonly side: Side;
      readonly block: BlockId;
      readonly area: AreaId;
      readonly cause: Cause;
      readonly unlocked: BlockId | null;
    }
  | { readonly kind: 'cleopatra-joined'; readonly side: Side; readonly area: AreaId; readonly cause: Cause }
  | { readonly kind: 'won'; readonly side: Side; readonly area: AreaId }
  | { readonly kind: 'no-battle'; readonly area: AreaId }
  | { readonly kind: 'turn-ended'; readonly year: number; readonly turn: number }
  | { readonly kind: 'cleopatra-home'; readonly side: Side; readonly from: AreaId; readonly joined: boolean }
  | { readonly kind: 'scored'; readonly year: number; readonly points: Readonly<Record<Side, number>> }
  | ({
      readonly kind: 'disbanded';
      readonly area: AreaId;
      readonly cause: 'no-port' | 'supply' | 'choice';
    } & Told)
  | { readonly kind: 'ended'; readonly winner: Side | null; readonly reason: ResultReason };

const area = (index: number): AreaId => AREA_IDS[index]!;

const paths = new Map<number, readonly AreaId[]>();
const MOST_SHARED = 4; // areas of a path: all moves on roads, and most others

/** There are few paths, and histories of thousands of games are kept: they share them. */
function path(areas: readonly number[]): readonly AreaId[] {
  if (areas.length > MOST_SHARED) return areas.map(area);
  let key = 1;
  for (const index of areas) key = key * AREA_COUNT + index;
  let names = paths.get(key);
  if (names === undefined) paths.set(key, (names = areas.map(area)));
  return names;
}
const card = (index: number): CardId => CARD_IDS[index]!;
const cards = ([caesar, pompey]: readonly [number, number]): Record<Side, CardId> => ({
  caesar: card(caesar),
  pompey: card(pompey),
});
const shown = (blocks: readonly number[], strengths: readonly number[]): Shown[] =>
  blocks.map((block, index) => ({ block: BLOCK_IDS[block]!, strength: strengths[index]! }));

/** The events of what happened, for one viewer, in order. */
export const eventsFor = (happenings: readonly Happening[], viewer: Viewer): Event[] =>
  happenings.flatMap((happening) =>
    isForAll(happening) ? eventForAll(happening) : (eventForOne(happening, viewer) ?? []),
  );

/** The same for every viewer. Those who are told alike share one event, and the list where all are. */
export function eventsForEach(happenings: readonly Happening[]): Record<Viewer, readonly Event[]> {
  if (happenings.every(isForAll)) {
    const all = happenings.map(eventForAll);
    return { caesar: all, pompey: all, spectator: all };
  }
  const events: Record<Viewer, Event[]> = { caesar: [], pompey: [], spectator: [] };
  for (const happening of happenings) {
    const owner = isForAll(happening) ? null : ownerOf(happening);
    let shared: Event | null | undefined;
    for (const viewer of VIEWERS) {
      let event: Event | null;
      if (isForAll(happening)) event = shared ??= eventForAll(happening);
      else if (owner === null || viewer === owner) event = eventForOne(happening, viewer);
      else event = shared ??= eventForOne(happening, viewer);
      if (event !== null) events[viewer].push(event);
    }
  }
  return { caesar: kept(events.caesar), pompey: kept(events.pompey), spectator: kept(events.spectator) };
}

/** What is not told to all alike. */
const ONE_BY_ONE = [
  'dealt',
  'discarded',
  'committed',
  'moved',
  'embarked',
  'regrouped',
  'harboured',
  'levied',
  'struck',
  'defected',
  'disbanded',
] as const satisfies readonly Happening['kind'][];
type OneByOne = Extract<Happening, { kind: (typeof ONE_BY_ONE)[number] }>;
type ForAll = Exclude<Happening, OneByOne>;

const oneByOne: ReadonlySet<Happening['kind']> = new Set(ONE_BY_ONE);
const isForAll = (happening: Happening): happening is ForAll => !oneByOne.has(happening.kind);

/** The side that is told more than the other and spectators, who are told alike; null: each is told something else. */
const ownerOf = (h: OneByOne): Side | null =>
  h.kind === 'dealt' || h.kind === 'struck' || h.kind === 'defected' ? null : sideName(h.side);

const colourOf = (block: number): Colour => COLOURS[COLOUR[block]!]!;
const blockIf = (known: boolean, block: number): BlockId | null => (known ? BLOCK_IDS[block]! : null);

/** Fields are listed, none is added to an object that is there: then V8 needs one object for an event, not two. */
function eventForOne(h: OneByOne, viewer: Viewer): Event | null {
  const isOwn = (side: number): boolean => viewer !== 'spectator' && sideIndex(viewer) === side;
  switch (h.kind) {
    case 'dealt':
      return {
        kind: 'dealt',
        year: FIRST_YEAR + h.year,
        hand: viewer === 'spectator' ? null : h.hands[sideIndex(viewer) === 0 ? 0 : 1].map(card),
      };
    case 'discarded':
    case 'committed':
      return isOwn(h.side) ? { kind: h.kind, side: sideName(h.side), card: card(h.card) } : null;
    case 'moved':
      return {
        kind: 'moved',
        side: sideName(h.side),
        colour: colourOf(h.block),
        block: blockIf(isOwn(h.side), h.block),
        path: path(h.areas),
        as: h.as,
      };
    case 'embarked':
    case 'regrouped':
    case 'harboured':
      return {
        kind: h.kind,
        side: sideName(h.side),
        colour: colourOf(h.block),
        block: blockIf(isOwn(h.side), h.block),
        path: path(h.areas),
      };
    case 'levied':
      return {
        kind: 'levied',
        side: sideName(h.side),
        area: area(h.area),
        raised: h.raised,
        own: isOwn(h.side) ? { block: BLOCK_IDS[h.block]!, strength: h.strength } : null,
      };
    case 'struck': {
      // What defects is known to both sides, what is only reduced to all
      const known = h.outcome === 'reduced' || viewer !== 'spectator';
      return {
        kind: 'struck',
        side: sideName(1 - h.side),
        colour: colourOf(h.block),
        block: blockIf(known, h.block),
        by: sideName(h.side),
        area: area(h.area),
        outcome: h.outcome,
        strength: known ? h.strength : null,
      };
    }
    case 'defected': {
      const known = viewer !== 'spectator';
      return {
        kind: 'defected',
        side: sideName(h.side),
        colour: colourOf(h.block),
        block: blockIf(known, h.block),
        from: area(h.from),
        to: area(h.to),
        strength: known ? h.strength : null,
      };
    }
    case 'disbanded':
      return {
        kind: 'disbanded',
        side: sideName(h.side),
        colour: colourOf(h.block),
        block: blockIf(isOwn(h.side), h.block),
        area: area(h.area),
        cause: h.cause,
      };
  }
}

function eventForAll(h: ForAll): Event {
  switch (h.kind) {
    case 'deployed':
      return { kind: 'deployed' };
    case 'revealed':
      return {
        kind: 'revealed',
        cards: cards(h.cards),
        effects: cards(h.effects),
        first: h.first === null ? null : sideName(h.first),
        reason: h.reason,
      };
    case 'command':
      return {
        kind: 'command',
        side: sideName(h.side),
        card: card(h.card),
        moves: h.moves,
        levies: h.levies,
      };
    case 'unused':
      return { kind: 'unused', side: sideName(h.side), card: card(h.card) };
    case 'declared':
      return { kind: 'declared', side: sideName(h.side), entry: [area(h.from), area(h.area)] };
    case 'surprise':
      return { kind: 'surprise', side: sideName(h.side), area: area(h.area) };
    case 'erupted':
      return { kind: 'erupted', side: sideName(h.side), area: area(h.area), blocks: h.blocks };
    case 'battle':
      return {
        kind: 'battle',
        area: area(h.area),
        attacker: sideName(h.attacker),
        surprise: h.surprise,
        blocks: shown(h.blocks, h.strengths),
      };
    case 'round':
      return { kind: 'round', area: area(h.area), round: h.round };
    case 'reserves':
      return {
        kind: 'reserves',
        side: sideName(h.side),
        area: area(h.area),
        blocks: shown(h.blocks, h.strengths),
      };
    case 'disrupted':
      return {
        kind: 'disrupted',
        side: sideName(h.side),
        area: area(h.area),
        blocks: h.blocks.map((block) => BLOCK_IDS[block]!),
        swapped: h.swapped,
      };
    case 'fired':
      return {
        kind: 'fired',
        side: sideName(h.side),
        block: BLOCK_IDS[h.block]!,
        dice: [...h.dice],
        hits: h.hits,
      };
    case 'passed':
      return { kind: 'passed', side: sideName(h.side), block: BLOCK_IDS[h.block]! };
    case 'hit':
      return { kind: 'hit', side: sideName(h.side), block: BLOCK_IDS[h.block]!, strength: h.strength };
    case 'hits-lost':
      return { kind: 'hits-lost', side: sideName(h.side), hits: h.hits };
    case 'retreated':
      return { kind: 'retreated', side: sideName(h.side), block: BLOCK_IDS[h.block]!, path: path(h.areas) };
    case 'eliminated':
      return {
        kind: 'eliminated',
        side: sideName(h.side),
        block: BLOCK_IDS[h.block]!,
        area: area(h.area),
        cause: h.cause,
      };
    case 'leader-killed':
      return {
        kind: 'leader-killed',
        side: sideName(h.side),
        block: BLOCK_IDS[h.block]!,
        area: area(h.area),
        cause: h.cause,
        unlocked: h.unlocked === null ? null : BLOCK_IDS[h.unlocked]!,
      };
    case 'cleopatra-joined':
      return { kind: 'cleopatra-joined', side: sideName(h.side), area: area(h.area), cause: h.cause };
    case 'won':
      return { kind: 'won', side: sideName(h.side), area: area(h.area) };
    case 'no-battle':
      return { kind: 'no-battle', area: area(h.area) };
    case 'turn-ended':
      return { kind: 'turn-ended', year: FIRST_YEAR + h.year, turn: h.turn };
    case 'cleopatra-home':
      return { kind: 'cleopatra-home', side: sideName(h.side), from: area(h.from), joined: h.joined };
    case 'scored':
      return {
        kind: 'scored',
        year: FIRST_YEAR + h.year,
        points: { caesar: h.points[0], pompey: h.points[1] },
      };
    case 'ended': {
      const winner = RESULTS[h.result]!;
      return {
        kind: 'ended',
        winner: winner === 'caesar' || winner === 'pompey' ? winner : null,
        reason: RESULT_REASONS[h.reason] as ResultReason,
      };
    }
  }
}
