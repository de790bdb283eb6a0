// What a seat believes: the probability of each block in every hidden enemy stack, and of each card in the enemy's hand. A
// function of the seat's events and its view.
import {
  AREA_IDS,
  BLOCK_IDS,
  CARD_IDS,
  POOL,
  SeededChance,
  sample,
  type AreaId,
  type BlockId,
  type CardId,
  type Chance,
  type Event,
  type Ruleset,
  type Side,
  type Stack,
  type State,
  type View,
} from '@rubicon/engine';
import { BlockBeliefs } from './blocks.ts';
import { HandBeliefs, type Hand } from './hand.ts';
import { strengthsOf } from './marginals.ts';
import { drawWorld, worldDistribution, type WorldDistribution } from './sampling.ts';

export interface BlockChance {
  readonly block: BlockId;
  readonly chance: number;
  readonly strengths: readonly number[]; // chance of strength 0, 1, 2 …, if it is there
}

/** A hidden place of the enemy's: blocks that only differ in having moved are together. */
export interface PlaceBelief {
  readonly area: AreaId | null; // null = his pool
  readonly stacks: readonly Stack[]; // of the view; none for the pool
  readonly count: number;
  readonly blocks: readonly BlockChance[]; // likeliest first
}

export interface CardChance {
  readonly card: CardId;
  readonly chances: readonly number[]; // of holding none, one, two …
}

const HANDS = 1500;
const TRIES = 8;

export class Beliefs {
  private readonly blocks: BlockBeliefs;
  private readonly hand: HandBeliefs;
  private last: { readonly view: View; readonly distribution: WorldDistribution } | null = null;
  private lastHands: { readonly cards: string; readonly hands: readonly Hand[] } | null = null;

  constructor(rules: Ruleset, side: Side) {
    this.blocks = new BlockBeliefs(rules, side);
    this.hand = new HandBeliefs(side);
  }

  observe(events: readonly Event[]): void {
    if (events.length > 0) this.last = null;
    this.blocks.observe(events);
    this.hand.observe(events);
  }

  places(view: View): PlaceBelief[] {
    const { tables, stacks } = this.distributionFor(view).distribution;
    return tables.flatMap((table) =>
      table.places.map((place, column): PlaceBelief => {
        const chanceOf = (row: number): number => table.chances[row * table.places.length + column]!;
        return {
          area: place.area === POOL ? null : AREA_IDS[place.area]!,
          stacks: stacks.get(place) ?? [],
          count: place.count,
          blocks: table.blocks
            .map((block, row) => ({
              block: BLOCK_IDS[block]!,
              chance: chanceOf(row),
              strengths: strengthsOf(place, block, null),
            }))
            .filter(({ chance }) => chance > 0)
            .sort((one, other) => other.chance - one.chance),
        };
      }),
    );
  }

  cards(view: View): CardChance[] {
    const hands = this.hands(view);
    return CARD_IDS.map((card, face) => {
      const chances: number[] = [];
      for (const { cards, weight } of hands) {
        const held = cards.filter((each) => each === face).length;
        chances[held] = (chances[held] ?? 0) + weight;
      }
      return { card, chances: Array.from(chances, (each: number | undefined) => each ?? 0) };
    });
  }

  /** A state that fits the view, drawn as likely as it is believed. */
  world(view: View, chance: Chance): State {
    if (view.deployed !== null || view.result !== null) return sample(view, chance);
    const { distribution } = this.distributionFor(view);
    const hands = this.hands(view);
    for (let i = 0; i < TRIES; i++) {
      const state = drawWorld(distribution, pickHand(hands, chance), chance);
      if (state !== null) return state;
    }
    return sample(view, chance);
  }

  private distributionFor(view: View): NonNullable<typeof this.last> {
    if (this.last?.view === view) return this.last;
    this.last = { view, distribution: worldDistribution(this.blocks.marginals, view) };
    return this.last;
  }

  /** Hands are drawn anew only when cards were played, discarded or committed. */
  private hands(view: View): readonly Hand[] {
    const cards = JSON.stringify([view.year, view.turn, view.cards]);
    if (this.lastHands?.cards !== cards) {
      const chance = new SeededChance(view.year * 16 + view.turn);
      this.lastHands = { cards, hands: this.hand.hands(view, HANDS, chance) };
    }
    return this.lastHands.hands;
  }
}

function pickHand(hands: readonly Hand[], chance: Chance): Hand {
  let rest = chance.roll(1 << 24, 'die') / (1 << 24);
  for (const hand of hands) if ((rest -= hand.weight) < 0) return hand;
  return hands[0]!;
}
