// What is answered to a typed text, in words. Everything is read from the seat's view and history.
import { SIDES, whyNot, type AreaId, type BlockId, type Decision, type View } from '@rubicon/engine';
import {
  areaName,
  blockName,
  cardName,
  enemyOf,
  enumeration,
  kindName,
  kindOfBlock,
  listAll,
  listAny,
  roman,
  say,
  sideName,
  whereIs,
} from '@rubicon/words';
import type { Choice } from '../../authority/choice.ts';
import type { History, Table } from '../../authority/table.ts';
import { placeWords } from '../../board/place-words.ts';
import { placesOf } from '../../board/places.ts';
import { reasonText } from '../../help/why/why-words.ts';
import { orderLabel } from '../../words/order-sentences.ts';
import { sayTyped } from '../../words/topics/typed.ts';
import { linesOf } from '../announce/new-lines.ts';
import { askedLine } from '../announce/asked-line.ts';
import { hasEnemies } from '../selection/hand.ts';
import { endsOf, type Phrase } from './phrase.ts';
import { verbsNow, type Reading, type Situation } from './reading.ts';
import { threatsTo } from './threats.ts';
import { ORDER_VERBS, QUESTIONS, wordOf, type Question } from './vocabulary.ts';
import { standingAt } from './wish-of.ts';

export type Unclear = Exclude<Reading, { kind: 'orders' | 'question' }>;

/** What is asked back, or why not. */
export function unclearText(
  reading: Unclear,
  { view, choices }: Situation,
  decision: Decision | null,
): string {
  const label = (choice: Choice): string => orderLabel(choice, view);
  switch (reading.kind) {
    case 'which-block':
      return whichBlock(reading.blocks, reading.count);
    case 'which-place':
      return sayTyped('answer.which.place', { options: listAny(reading.areas.map(areaName)) });
    case 'which-card':
      return sayTyped('answer.which.card', { options: reading.cards.map(cardName).join('; ') });
    case 'which-order':
      return sayTyped('answer.instead', { options: listAny(reading.orders.map(label)) });
    case 'which-way':
      return sayTyped('answer.which.way', { options: listAny(reading.ways.map(wayText)) });
    case 'too-few':
      return sayTyped('answer.too-few', { count: reading.count });
    case 'unknown':
      return sayTyped('answer.unknown', { word: reading.word, help: wordOf('help') });
    case 'unclear':
      return sayTyped('answer.unclear', { help: wordOf('help') });
    case 'refused': {
      const { wish } = reading;
      if (wish === null) return nobodyText(reading.phrase, choices);
      const block = 'block' in wish ? wish.block : null;
      const at = block === null ? null : standingAt(view, block);
      const { from } = endsOf(reading.phrase.places);
      if (at !== null && from !== null && from !== at)
        return sayTyped('answer.is-at', { block: blockName(block!), where: whereIs(at) });
      const reason = whyNot(view, decision, wish);
      if (reason !== null) return reasonText(reason);
      // It can be done, but not along that route
      const can = choices.filter((choice) => choice.block === block).slice(0, SHOWN);
      return can.length === 0
        ? sayTyped('answer.not-now')
        : sayTyped('answer.instead', { options: listAny(can.map(label)) });
    }
  }
}

const SHOWN = 6;

function nobodyText({ places }: Phrase, choices: readonly Choice[]): string {
  if (choices.length === 0) return say('orders.none');
  const [first] = places;
  return first !== undefined && places.length > 1
    ? sayTyped('answer.nobody', { where: whereIs(first.area) })
    : sayTyped('answer.not-now');
}

function whichBlock(blocks: readonly BlockId[], count: number | null): string {
  const options = listAny(blocks.map(blockName));
  const kinds = new Set(blocks.map(kindOfBlock));
  if (count !== null) return sayTyped('answer.which.count', { count, options });
  return kinds.size === 1
    ? sayTyped('answer.which.kind', { kind: kindName([...kinds][0]!), options })
    : sayTyped('answer.which', { options });
}

function wayText(path: readonly AreaId[]): string {
  const between = path.slice(1, -1).map(areaName);
  return between.length === 0
    ? sayTyped('answer.way.direct')
    : sayTyped('answer.way.via', { places: listAll(between) });
}

export interface Asked extends Situation {
  readonly table: Table;
  readonly history: History;
}

/** The answer to a question, a line each. Undoing is no question of words. */
export function answersTo(
  question: Exclude<Question, 'undo' | 'undo-phase'>,
  phrase: Phrase,
  asked: Asked,
): string[] {
  const { view } = asked;
  switch (question) {
    case 'who':
      return whoIs(phrase, view);
    case 'where':
      return whereIsIt(phrase, asked);
    case 'from':
      return phrase.places.map(({ area }) => fromText(area, asked));
    case 'threats':
      return threatTexts(asked);
    case 'last':
      return lastTexts(asked);
    case 'score':
      return [
        enumeration(
          SIDES.map((side) => say('points.total', { side: sideName(side), count: view.points[side] })),
        ),
      ];
    case 'hand':
      return handTexts(asked);
    case 'left':
      return [leftText(view)];
    case 'help': {
      const verbs = verbsNow(asked.choices);
      return [
        sayTyped('answer.help', {
          orders: listAll((verbs.length === 0 ? ORDER_VERBS : verbs).map(wordOf)),
          questions: listAll(QUESTIONS.map(wordOf)),
        }),
      ];
    }
  }
}

function whoIs({ places, blocks }: Phrase, view: View): string[] {
  if (places.length === 0)
    return blocks.length > 0
      ? blocks.flatMap((named) => named.map((block) => blockText(block, view)))
      : [sayTyped('answer.unclear', { help: wordOf('help') })];
  const all = placesOf(view);
  return places.map(({ area }) => {
    const place = all.find((each) => each.area === area)!;
    return place.parties.length === 0
      ? sayTyped('answer.nobody-there', { area: areaName(area) })
      : placeWords(place, undefined);
  });
}

function whereIsIt(phrase: Phrase, { view, side }: Asked): string[] {
  const { blocks, sorts } = phrase;
  const own = view.stacks
    .filter((stack) => stack.side === side)
    .flatMap((stack) => (stack.blocks ?? []).map(({ block }) => block));
  // Both sides may have a block of a name; one's own is meant, if one has it on the map
  const named = blocks.flatMap((same) => {
    const mine = same.filter((block) => own.includes(block));
    return mine.length > 0 ? mine : same;
  });
  const sorted = blocks.length > 0 ? [] : own.filter((block) => sorts.includes(kindOfBlock(block)));
  const meant = [...named, ...sorted];
  return meant.length === 0 ? whoIs(phrase, view) : meant.map((block) => blockText(block, view));
}

/** Where a block is, as far as the seat knows. */
function blockText(block: BlockId, view: View): string {
  const name = blockName(block);
  const area = standingAt(view, block);
  if (area !== null) {
    const known = view.stacks.flatMap(({ blocks }) => blocks ?? []).find((each) => each.block === block)!;
    return sayTyped('answer.where.at', {
      block: name,
      strength: roman(known.strength),
      where: whereIs(area),
    });
  }
  const pools = SIDES.map((each) => view.pools[each]);
  if (pools.some(({ dead, faceUp }) => dead.includes(block) || faceUp.includes(block)))
    return sayTyped('answer.where.dead', { block: name });
  if (
    pools.some(({ blocks, unplaced, locked }) =>
      [...(blocks ?? []), ...(unplaced ?? []), locked].includes(block),
    )
  )
    return sayTyped('answer.where.pool', { block: name });
  return sayTyped('answer.where.unknown', { block: name });
}

function fromText(area: AreaId, { view, choices }: Situation): string {
  const ends = choices.flatMap(({ path, area: to }) => (path[0] === area && to !== null ? [to] : []));
  if (ends.length === 0) return sayTyped('answer.from.none', { area: areaName(area) });
  const places = [...new Set(ends)].map((to) =>
    hasEnemies(view, to) ? sayTyped('answer.from.attack', { area: areaName(to) }) : areaName(to),
  );
  return sayTyped('answer.from', { area: areaName(area), places: listAny(places) });
}

function threatTexts({ view, side }: Situation): string[] {
  const threats = side === null ? [] : threatsTo(view, side);
  if (threats.length === 0) return [sayTyped('answer.threats.none')];
  return threats.map(({ area, own, enemies }) =>
    sayTyped('answer.threat', {
      area: areaName(area),
      own,
      enemies: listAll(
        enemies.map(({ from, count, limit, bySea }) =>
          bySea
            ? sayTyped('answer.threat.sea', { area: areaName(from), count })
            : sayTyped('answer.threat.from', {
                area: areaName(from),
                count,
                limit: limit < count ? limit : 0,
              }),
        ),
      ),
    }),
  );
}

/** What has happened since the seat's own last order, or that order; and what is asked. */
function lastTexts({ table, history }: Asked): string[] {
  const { seat } = table;
  const shown = [...history.told, ...history.pending].filter(({ cursor }) => cursor <= table.cursor);
  const last = shown.at(-1);
  if (last === undefined) return [say('log.none'), askedLine(table, false)];
  const own = shown.findLastIndex(({ events }) =>
    events.some((event) => 'side' in event && event.side === seat),
  );
  const since = shown.slice(own + 1);
  return [...linesOf(since.length === 0 ? [last] : since, seat).slice(-SHOWN), askedLine(table, false)];
}

function handTexts({ view, side }: Situation): string[] {
  const lines = SIDES.flatMap((each) => {
    const hand = view.cards.hands[each];
    if (hand === null || (side !== null && each !== side)) return [];
    return [
      hand.length === 0
        ? sayTyped('answer.hand.none')
        : sayTyped('answer.hand', { cards: hand.map(cardName).join('; ') }),
    ];
  });
  const enemy = side === null ? null : enemyOf(side);
  return enemy === null
    ? lines
    : [...lines, say('cards.hand.hidden', { side: sideName(enemy), count: view.cards.handSize[enemy] })];
}

const leftText = ({ command }: View): string =>
  command === null
    ? sayTyped('answer.left.none')
    : sayTyped('answer.left', {
        moves: say('phrase.moves', { count: command.moves }),
        levies: say('phrase.levies', { count: command.levies }),
      });
