// What a seat believes of the enemy's hand: hands that fit what was played, weighted by how likely a player is to
// discard and play from them as he did.
import {
  APOLLO,
  CARD_COUNT,
  CARD_IDS,
  COPIES,
  SIDES,
  type CardId,
  type Chance,
  type Event,
  type Side,
  type View,
} from '@rubicon/engine';
import { CARD_PRIOR } from './prior-weights.ts';
import { cardPropensity, type CardPrior } from './prior.ts';

/** A guess at what the enemy holds; faces by number. */
export interface Hand {
  readonly cards: readonly number[]; // in his hand
  readonly discard: number | null;
  readonly committed: number | null;
  weight: number;
}

/** Players differ, so less is concluded from their choices than the numbers say. */
const TRUST = 0.6;

const cardOf = (id: CardId): number => CARD_IDS.indexOf(id);

export class HandBeliefs {
  private readonly enemy: Side;
  private readonly discards: readonly number[]; // propensity to discard each card
  private readonly plays: readonly (readonly number[])[]; // and to play it, turn by turn
  private readonly played: number[] = []; // by the enemy this year, turn by turn

  constructor(side: Side, prior: CardPrior = CARD_PRIOR) {
    this.enemy = side === 'caesar' ? 'pompey' : 'caesar';
    this.discards = CARD_IDS.map((_, card) => cardPropensity(prior.discard, card, 1));
    this.plays = [1, 2, 3, 4, 5].map((turn) =>
      CARD_IDS.map((_, card) => (card === APOLLO && turn === 1 ? 0 : cardPropensity(prior.play, card, turn))),
    );
  }

  observe(events: readonly Event[]): void {
    for (const event of events) {
      if (event.kind === 'dealt') this.played.length = 0;
      else if (event.kind === 'revealed') this.played.push(cardOf(event.cards[this.enemy]));
    }
  }

  /** Hands that fit the view, with weights that add up to 1. */
  hands(view: View, count: number, chance: Chance): Hand[] {
    const deck = unseenCards(view);
    const { handSize, hasDiscarded, hasCommitted } = view.cards;
    const hands: Hand[] = [];
    for (let i = 0; i < count; i++) {
      const left = [...deck];
      const draw = (): number => left.splice(chance.roll(left.length, 'die'), 1)[0]!;
      const committed = hasCommitted[this.enemy] ? draw() : null;
      const discard = hasDiscarded[this.enemy] ? draw() : null;
      const cards = Array.from({ length: handSize[this.enemy] }, draw);
      hands.push({
        cards,
        discard,
        committed,
        weight: this.likelihood(cards, discard, committed, view.turn) ** TRUST,
      });
    }
    const total = hands.reduce((sum, { weight }) => sum + weight, 0);
    for (const hand of hands) hand.weight = total > 0 ? hand.weight / total : 1 / count;
    return hands;
  }

  /** How likely it is to discard and play as was done, if this was the hand. */
  private likelihood(
    cards: readonly number[],
    discard: number | null,
    committed: number | null,
    turn: number,
  ): number {
    if (committed === APOLLO && turn === 1) return 0;
    const plays = committed === null ? this.played : [...this.played, committed];
    const kept = (propensity: readonly number[]): number =>
      cards.reduce((sum, card) => sum + propensity[card]!, 0);
    let likelihood = 1;
    if (discard !== null) {
      const all = kept(this.discards) + plays.reduce((sum, card) => sum + this.discards[card]!, 0);
      likelihood *= this.discards[discard]! / (all + this.discards[discard]!);
    }
    for (const [index, card] of plays.entries()) {
      const propensity = this.plays[index]!;
      let all = kept(propensity);
      for (let later = index; later < plays.length; later++) all += propensity[plays[later]!]!;
      likelihood *= propensity[card]! / all;
    }
    return likelihood;
  }
}

/** Cards that the viewer has not seen: in the enemy's hand, discarded by him, or not dealt. */
export function unseenCards({ cards }: View): number[] {
  const left = COPIES.slice();
  const take = (id: CardId | null): void => {
    if (id !== null) left[cardOf(id)]!--;
  };
  for (const id of cards.seen) take(id);
  for (const side of SIDES) {
    take(cards.discards[side]);
    take(cards.committed[side]);
    for (const id of cards.hands[side] ?? []) take(id);
  }
  const deck: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) for (let i = left[card]!; i > 0; i--) deck.push(card);
  return deck;
}
