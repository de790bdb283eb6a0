// What an unfinished text may go on with: words for orders and questions, then names that fit what is typed so far.
import { AREA_IDS, type AreaId, type View } from '@rubicon/engine';
import { areaName, blockName, cardName } from '@rubicon/words';
import type { Choice } from '../../authority/choice.ts';
import { foldText } from '../state/find-orders.ts';
import { isOrderVerb, phraseOf, type Phrase } from './phrase.ts';
import { fits, verbsNow, type Situation } from './reading.ts';
import { QUESTIONS, wordOf, type Vocabulary } from './vocabulary.ts';

const SHOWN = 8;

export interface Completion {
  readonly name: string; // what is added
  readonly text: string; // the whole text with it
}

export function completionsOf(text: string, situation: Situation, vocabulary: Vocabulary): Completion[] {
  const begun = text.slice(0, text.search(/\S*$/)); // without the word being typed
  const names = namesNext(phraseOf(begun, vocabulary), situation, begun === '');
  return names.flatMap((name) => completedBy(text, name)).slice(0, SHOWN);
}

/** Replaces what is typed of the name already: “move legio v” by “Legio VII” is “move Legio VII”. */
function completedBy(text: string, name: string): Completion[] {
  const [typed, wanted] = [foldText(text), foldText(name)];
  const starts = [0, ...[...text.matchAll(/\s+/g)].map((space) => space.index + space[0].length)];
  const start = starts.find((at) => wanted.startsWith(foldText(text.slice(at))) && at < text.length);
  if (start === undefined) return /\s$/.test(text) || typed === '' ? [{ name, text: `${text}${name} ` }] : [];
  return wanted === foldText(text.slice(start)) ? [] : [{ name, text: `${text.slice(0, start)}${name} ` }];
}

function namesNext(phrase: Phrase, { view, side, choices }: Situation, isFirst: boolean): string[] {
  const { verb, blocks, sorts, count, places } = phrase;
  const isOrder = isOrderVerb(verb) || (verb === null && blocks.length > 0);
  if (!isOrder) {
    if (verb === null && isFirst) return [...verbsNow(choices), ...QUESTIONS].map(wordOf);
    if (verb === null || verb === 'who') return areasIn(view);
    const own = view.stacks.filter((stack) => stack.side === side).flatMap((stack) => stack.blocks ?? []);
    return verb === 'where' ? own.map(({ block }) => blockName(block)) : [];
  }
  const left = choices.filter((choice) => fits(choice, phrase, { view, side, choices }));
  const cards = left.flatMap(({ card }) => (card === null ? [] : [cardName(card)]));
  if (cards.length > 0) return phrase.card === null ? [...new Set(cards)] : [];
  const isNamed = blocks.length > 0 || count !== null;
  const names = left.flatMap(({ block }) => (block === null || isNamed ? [] : [blockName(block)]));
  if (names.length > 0 || (sorts.length > 0 && !isNamed)) return [...new Set(names)];
  const last = places.at(-1)?.area;
  return areasOf(left.filter(({ area, path }) => area !== last || path.length === 0)).filter(
    (name) => !places.some(({ area }) => areaName(area) === name),
  );
}

const areasOf = (choices: readonly Choice[]): string[] => [
  ...new Set(choices.flatMap(({ area }) => (area === null ? [] : [areaName(area)]))),
];

/** Locations with blocks first. */
const areasIn = ({ stacks }: View): string[] => {
  const held = new Set<AreaId>(stacks.map(({ area }) => area));
  return [...AREA_IDS.filter((area) => held.has(area)), ...AREA_IDS.filter((area) => !held.has(area))].map(
    areaName,
  );
};
