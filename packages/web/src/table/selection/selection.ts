// What the person before the screen holds, considers and looks at, and what pressing something does about it.
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { AreaId, BlockId, CardId } from '@rubicon/engine';
import type { TableAuthority } from '../../authority/authority.ts';
import type { Preview } from '../../authority/table.ts';
import type { BoardEvents, Lit, Mark } from '../../board/lit.ts';
import { choiceOf, type Choice } from '../../authority/choice.ts';
import {
  atOnce,
  blocksAt,
  concernOf,
  isFinal,
  isGoing,
  isPointing,
  keepLegal,
  litAreas,
  pointingAt,
  pressable,
  waysTo,
  type Way,
} from './hand.ts';
import { roadsOf } from './roads.ts';
import type { Session } from '../session/session.ts';

export interface Selection {
  readonly choices: ReadonlySignal<readonly Choice[]>; // legal now; none while looking back
  readonly inHand: ReadonlySignal<readonly BlockId[]>;
  readonly place: ReadonlySignal<AreaId | null>; // the area the panel tells of
  readonly card: ReadonlySignal<CardId | null>; // the card about to be played
  readonly target: ReadonlySignal<AreaId | null>; // where the blocks in hand might go
  readonly ways: ReadonlySignal<readonly Way[]>;
  readonly way: ReadonlySignal<Way | null>; // the one to be taken
  readonly pointed: ReadonlySignal<readonly Choice[]>; // what was pointed at, to be confirmed
  readonly preview: ReadonlySignal<Preview | null>; // of the way to be taken
  readonly lit: ReadonlySignal<Lit>;
  readonly mark: ReadonlySignal<Mark | null>; // asked for, or where the question is about
  readonly holding: ReadonlySignal<boolean>; // blocks are being dragged
  readonly leftBehind: ReadonlySignal<number>; // blocks of the last group that could not follow
  readonly missed: ReadonlySignal<Missed | null>; // sent where it cannot go
  readonly board: BoardEvents;
  readonly pressBlock: (block: BlockId, add: boolean) => void;
  readonly pressCard: (card: CardId | null) => void;
  readonly takeAll: (area: AreaId) => void;
  readonly propose: (choice: Choice) => void; // shows an order as if it had been made ready by hand
  readonly considerPath: (path: readonly AreaId[] | null) => void; // by the battle panel and lists
  readonly take: (way: Way) => Promise<void>;
  readonly give: (choice: Choice) => Promise<void>;
  readonly show: (mark: Mark | null) => void;
  readonly look: (area: AreaId | null) => void;
  readonly clear: () => void;
}

interface Missed {
  readonly block: BlockId;
  readonly area: AreaId;
}

export const NOTHING_LIT: Lit = { areas: new Map(), blocks: new Set(), roads: [], path: null };

export function createSelection(
  session: Session,
  authority: Pick<TableAuthority, 'preview'>,
  hasHover: () => boolean,
): Selection {
  const inHand = signal<readonly BlockId[]>([]);
  const place = signal<AreaId | null>(null);
  const card = signal<CardId | null>(null);
  const over = signal<AreaId | null>(null); // under the pointer, or focused
  const armed = signal<AreaId | null>(null); // pressed once
  const pathShown = signal<readonly AreaId[] | null>(null);
  const mark = signal<Mark | null>(null);
  const proposed = signal<string | null>(null); // the order to be preferred among several ways
  const preview = signal<Preview | null>(null);
  const leftBehind = signal(0);
  const missed = signal<Missed | null>(null);
  const holding = signal(false);

  const choices = computed<readonly Choice[]>(() => {
    const seating = session.seating.value;
    if (seating === null || session.past.value !== null) return [];
    return (seating.table.decision?.orders ?? []).map(choiceOf);
  });
  const target = computed(() => armed.value ?? over.value);
  const ways = computed<readonly Way[]>(() => {
    if (target.value === null || inHand.value.length === 0) return [];
    const found = waysTo(choices.value, inHand.value, target.value);
    const isProposed = ({ orders }: Way): boolean => orders[0]!.text === proposed.value;
    return [...found.filter(isProposed), ...found.filter((each) => !isProposed(each))];
  });
  const way = computed(() => ways.value[0] ?? null);
  const pointed = computed<readonly Choice[]>(() =>
    armed.value === null ? [] : pointingAt(choices.value, armed.value),
  );
  const lit = computed<Lit>(() => {
    const table = session.table.value;
    if (table === null) return NOTHING_LIT;
    if (choices.value.length === 0) return { ...NOTHING_LIT, path: pathShown.value };
    const held = new Set<BlockId | null>(inHand.value);
    const reach = choices.value.filter((choice) => isGoing(choice) && held.has(choice.block));
    const path = pathShown.value ?? way.value?.path ?? null;
    return {
      areas: litAreas(choices.value, inHand.value, table.view),
      blocks: pressable(choices.value),
      roads: roadsOf(table.view, path === null ? reach.map((choice) => choice.path) : [path]),
      path: path !== null && path.length > 1 ? path : null,
    };
  });

  const concern = computed<Mark | null>(() => {
    const table = session.table.value;
    if (table === null || choices.value.length === 0 || inHand.value.length > 0) return null;
    const areas = concernOf(choices.value, table.view);
    return areas.length === 0 ? null : { areas, path: null };
  });

  // A selection does not outlive its legality, and nothing of a seat outlives the seat
  effect(() => {
    const legal = choices.value;
    const kept = keepLegal(legal, inHand.peek());
    batch(() => {
      if (kept.length !== inHand.peek().length) inHand.value = kept;
      if (armed.peek() !== null) armed.value = null;
      proposed.value = null;
      if (leftBehind.peek() > 0 && !session.busy.peek()) leftBehind.value = 0;
      missed.value = null;
      if (session.seating.value === null) clearAll();
      if (card.peek() !== null && !legal.some((choice) => choice.card === card.peek())) card.value = null;
    });
  });

  // What the considered way would mean is asked of the authority, so that the page needs no rules
  effect(() => {
    const orders = way.value?.orders.map(({ text }) => text) ?? [];
    if (orders.join() !== preview.peek()?.orders.join()) preview.value = null;
    if (orders.length === 0 || session.busy.peek()) return;
    void askPreview(orders);
  });

  async function askPreview(orders: readonly string[]): Promise<void> {
    const seen = await authority.preview(orders).catch(() => null); // a preview that does not come is not missed
    if (
      way
        .peek()
        ?.orders.map(({ text }) => text)
        .join() === orders.join()
    )
      preview.value = seen;
  }

  function clearAll(): void {
    batch(() => {
      inHand.value = [];
      place.value = null;
      card.value = null;
      over.value = null;
      armed.value = null;
      pathShown.value = null;
      mark.value = null;
      proposed.value = null;
      preview.value = null;
      leftBehind.value = 0;
      missed.value = null;
    });
  }

  const give = async (choice: Choice): Promise<void> => {
    batch(() => {
      armed.value = null;
      card.value = null;
      pathShown.value = null;
      mark.value = null;
      leftBehind.value = 0;
    });
    await session.order(choice.text);
  };

  /** One order after another; each is still legal when its turn comes, or the rest stays. */
  const take = async ({ orders }: Way): Promise<void> => {
    if (session.busy.value) return;
    batch(() => {
      armed.value = null;
      mark.value = null;
      leftBehind.value = 0;
    });
    for (const [index, order] of orders.entries()) {
      if (!isLegal(order)) {
        leftBehind.value = orders.length - index;
        return;
      }
      if (!(await session.order(order.text))) return; // it was refused, and the page says why
    }
    inHand.value = [];
  };

  const isLegal = ({ text }: Choice): boolean =>
    session.seating.value?.table.decision?.orders.includes(text) ?? false;

  function pressBlock(block: BlockId, add: boolean): void {
    const order = atOnce(choices.value, block);
    missed.value = null;
    if (order !== undefined) return void give(order);
    mark.value = null;
    const own = choices.value.filter((choice) => isGoing(choice) && choice.block === block);
    if (own.length === 0) return;
    const held = inHand.value;
    const isHeld = held.includes(block);
    // Blocks of one place gather by plain presses; one from elsewhere begins a new group unless it is added
    const together = add || held.some((each) => whereIs(each) === whereIs(block));
    batch(() => {
      armed.value = null;
      leftBehind.value = 0;
      inHand.value = isHeld ? held.filter((each) => each !== block) : together ? [...held, block] : [block];
    });
  }

  const whereIs = (block: BlockId): AreaId | 'pool' =>
    session.seating.value?.table.view.stacks.find((stack) =>
      stack.blocks?.some((each) => each.block === block),
    )?.area ?? 'pool';

  /** Back to where it stands is a change of mind. */
  function miss(block: BlockId | undefined, area: AreaId): void {
    missed.value = block === undefined || whereIs(block) === area ? null : { block, area };
  }

  function pressArea(area: AreaId): void {
    mark.value = null;
    missed.value = null;
    const pointing = pointingAt(choices.value, area);
    if (pointing.length === 1 && (!isFinal(pointing[0]!) || armed.value === area))
      return void give(pointing[0]!);
    const found = inHand.value.length === 0 ? [] : waysTo(choices.value, inHand.value, area);
    if (pointing.length > 0) armed.value = area;
    else if (found.length > 0) goOrAsk(area, found);
    else {
      miss(inHand.value[0], area);
      lookAt(area);
    }
    place.value = area;
  }

  /**
   * With a pointer that hovers the way was seen before the press; a finger presses twice. So does whoever may choose
   * between entries of an attack, or between seas, which bind a fleet.
   */
  function goOrAsk(area: AreaId, found: readonly Way[]): void {
    const isAttack = lit.value.areas.get(area) === 'attack';
    const isBySea = found[0]!.orders.some(({ kind }) => kind === 'embark');
    const isClear = found.length === 1 || !(isAttack || isBySea);
    if (armed.value === area || (hasHover() && isClear)) void take(found[0]!);
    else armed.value = area;
  }

  function lookAt(area: AreaId): void {
    batch(() => {
      armed.value = null;
      if (area === place.value && inHand.value.length === 0) takeAll(area);
      else if (inHand.value.length > 0) inHand.value = [];
    });
  }

  function takeAll(area: AreaId): void {
    const view = session.table.value?.view;
    if (view === undefined) return;
    inHand.value = blocksAt(view, choices.value, area);
  }

  const board: BoardEvents = {
    onBlock: (block, add) => {
      const where = whereIs(block);
      if (where !== 'pool') place.value = where;
      pressBlock(block, add);
    },
    onArea: pressArea,
    onAreaHover: (area) => {
      over.value = area;
    },
    onLasso: (blocks, add) => {
      const can = new Set(keepLegal(choices.value, blocks));
      batch(() => {
        armed.value = null;
        inHand.value = [...new Set([...(add ? inHand.value : []), ...can])];
      });
    },
    onHold: (on) => {
      holding.value = on;
    },
    onDrop: (blocks, area) => {
      const found = waysTo(choices.value, blocks, area);
      if (found.length === 0) return miss(blocks[0], area);
      inHand.value = blocks;
      void take(found[0]!);
    },
    onNothing: () => {
      batch(() => {
        missed.value = null;
        inHand.value = [];
        armed.value = null;
        pathShown.value = null;
        mark.value = null;
        proposed.value = null;
      });
    },
  };

  function propose(choice: Choice): void {
    const { block, area, path, text } = choice;
    const where = block === null ? 'pool' : whereIs(block);
    const areas = [...path, ...(area === null ? [] : [area]), ...(where === 'pool' ? [] : [where])];
    batch(() => {
      proposed.value = text;
      inHand.value = isGoing(choice) && block !== null ? [block] : [];
      armed.value = isGoing(choice) || isPointing(choice) ? area : null;
      card.value = choice.card;
      pathShown.value = path.length > 1 ? path : null;
      mark.value = areas.length === 0 ? null : { areas: [...new Set(areas)], path: null };
    });
  }

  return {
    choices,
    inHand,
    place,
    card,
    target,
    ways,
    way,
    pointed,
    preview,
    lit,
    mark: computed(() => mark.value ?? concern.value),
    holding,
    leftBehind,
    missed,
    board,
    pressBlock,
    pressCard: (wanted) => {
      card.value = wanted;
    },
    takeAll,
    propose,
    considerPath: (path) => {
      pathShown.value = path;
    },
    take,
    give,
    show: (wanted) => {
      mark.value = wanted;
    },
    look: (area) => {
      place.value = area;
    },
    clear: board.onNothing,
  };
}
