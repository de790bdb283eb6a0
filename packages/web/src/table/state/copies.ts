import type { CardId } from '@rubicon/engine';

/** Numbers identical cards from 1, so that they can be distinguished. */
export const copiesOf = (cards: readonly CardId[]): { readonly card: CardId; readonly copy: number }[] =>
  cards.map((card, index) => ({
    card,
    copy: cards.slice(0, index + 1).filter((each) => each === card).length,
  }));
