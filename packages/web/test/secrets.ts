// What one side must not know of the other, by the rules (docs/rulings.md, “What is public”), and whether a text
// reveals it.
import {
  BLOCK_IDS,
  CARD_IDS,
  fold,
  parseGameFile,
  viewOf,
  type BlockId,
  type CardId,
  type Game,
  type Side,
} from '@rubicon/engine';

export interface Secrets {
  readonly blocks: readonly BlockId[];
  readonly cards: readonly CardId[]; // God cards: both sides hold the same Command cards
}

/** The full state of a saved game. */
export function readGame(file: string): Game {
  const parsed = parseGameFile(file);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const { options, entries } = parsed.file;
  return fold({ options, entries });
}

/** A side's secrets: its blocks that were never `shown` to both, and the God cards it holds. */
export function secretsOf(game: Game, side: Side, shown: ReadonlySet<string>): Secrets {
  const { stacks, pools, cards } = viewOf(game, side);
  const own = stacks.filter((stack) => stack.side === side).flatMap((stack) => stack.blocks ?? []);
  const blocks = [...own.map(({ block }) => block), ...(pools[side].blocks ?? [])];
  const held = new Set([...(cards.hands[side] ?? []), cards.discards[side], cards.committed[side]]);
  return {
    blocks: blocks.filter((block) => block !== 'Cleopatra' && !shown.has(block)), // the colour of her block identifies her
    cards: CARD_IDS.filter((card) => held.has(card) && !card.includes('/') && !cards.seen.includes(card)),
  };
}

/** The names that occur in a text. */
export const namesIn = <T extends string>(text: string, names: readonly T[]): T[] =>
  names.filter((name) => isNamed(text, name));

/** Every block that occurs in a text. */
export const blocksIn = (text: string): BlockId[] => namesIn(text, BLOCK_IDS);

/** The secrets a text reveals. */
export function leaksIn(text: string, { blocks, cards }: Secrets): string[] {
  return [
    ...namesIn(text, blocks),
    ...namesIn(text, cards),
    ...(/[0-9a-f]{48,}/i.exec(text) ?? []).map(() => 'a key, as dice are made from'),
  ];
}

/** As a whole word: `P.Legio1` is not in `P.Legio12`. */
const isNamed = (text: string, name: string): boolean =>
  new RegExp(String.raw`(?<![\w.])${name.replaceAll('.', String.raw`\.`)}(?!\w)`).test(text);
