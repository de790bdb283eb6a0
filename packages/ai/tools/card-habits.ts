// How far habit predicts the cards of a player: a table of which card of a hand is played by how many it holds, and which is
// discarded by whether a god is among them. Both name a card by its place when the hand is sorted by worth.
import {
  CARD_COUNT,
  DISCARDING,
  HAND,
  LEVIES,
  MOVES,
  argumentOf,
  isGod,
  kindOf,
  type Order,
  type State,
} from '@rubicon/engine';

/** About what the script thinks of a card: gods come last. */
const worthOf = (card: number): number => (isGod(card) ? 0 : 3 * MOVES[card]! + LEVIES[card]!);

function handOf({ data: d }: State, side: number): number[] {
  const hand: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++)
    for (let copies = d[HAND + side * CARD_COUNT + card]!; copies > 0; copies--) hand.push(card);
  return hand.sort((one, other) => worthOf(other) - worthOf(one) || one - other);
}

interface Row {
  choices: number;
  readonly hits: number[]; // how often the card in each place was the one
}

export class CardHabits {
  private readonly rows = new Map<string, Row>();

  /** A side gives this order; only a choice among different cards counts. */
  add(state: State, side: number, order: Order): void {
    const hand = handOf(state, side);
    if (new Set(hand).size < 2) return;
    const key =
      kindOf(order) === DISCARDING ? `discard ${hand.some((card) => isGod(card))}` : `play ${hand.length}`;
    const row = this.rows.get(key) ?? { choices: 0, hits: hand.map(() => 0) };
    this.rows.set(key, row);
    row.choices += 1;
    hand.forEach((card, place) => {
      if (card === argumentOf(order)) row.hits[place]! += 1;
    });
  }

  /** The share of choices that the table would have named, had it been drawn up from these very choices. */
  predicted(kind: 'play' | 'discard'): number {
    const rows = [...this.rows].filter(([key]) => key.startsWith(kind)).map(([, row]) => row);
    const right = rows.reduce((sum, { hits }) => sum + Math.max(...hits), 0);
    return right / rows.reduce((sum, { choices }) => sum + choices, 0);
  }
}
