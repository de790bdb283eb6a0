import type { CardId } from '@rubicon/engine';

/** Cards of one face, told apart: which of them each is, from 1. */
export const copiesOf = (cards: readonly CardId[]): { readonly card: CardId; readonly copy: number }[] =>
  cards.map((card, index) => ({
    card,
    copy: cards.slice(0, index + 1).filter((each) => each === card).length,
  }));
