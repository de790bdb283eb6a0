// How much a stranger cares for each thing.

/** How a stranger weighs things, in about the unit of one levy point. */
export interface Temper {
  readonly point: number; // a victory point in turn 1
  readonly pointLater: number; // more for it each turn
  readonly city: number; // any city held
  readonly material: number; // of worth in losses
  readonly threatNow: number; // when the enemy is still to move
  readonly threatLater: number;
  readonly chance: number; // of attacks that could be made
  readonly pull: number; // towards points
  readonly fade: number; // of that by distance
  readonly sea: number;
  readonly ferry: number; // a sea to ship blocks over
  readonly vacant: number;
  readonly stray: number; // blocks a city cannot feed
  readonly leader: number; // a leader in danger
  readonly lonely: number; // a leader with less than two other blocks
  readonly approach: number; // enemies two roads away, beside those one away
  readonly win: number;
  readonly caution: number; // how much a battle loss weighs beside what the enemy loses
  readonly navis: number; // how much a Navis on the map is worth beside other blocks
  readonly reach: number; // how the odds of a possible attack grow with its power
  readonly cardMoves: number; // a move point on a card, beside a levy point
  readonly cardNoise: number; // how freely cards are mixed
  readonly reply: number; // how likely the enemy sends help
}

export const TEMPER: Temper = {
  point: 6,
  pointLater: 0.8,
  city: 0.3,
  material: 1,
  threatNow: 0.6,
  threatLater: 0.3,
  chance: 0.35,
  pull: 0.12,
  fade: 0.72,
  sea: 0.8,
  ferry: 0.6,
  vacant: 0.3,
  stray: 2,
  leader: 0.7,
  lonely: 1,
  approach: 0.25,
  win: 40,
  caution: 1.05,
  navis: 0.5,
  reach: 1.3,
  cardMoves: 1.8,
  cardNoise: 2.5,
  reply: 0.5,
};
