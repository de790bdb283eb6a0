// What a scripted player likes and fears, as numbers: the same sense with other numbers is another character.

export interface Taste {
  readonly point: number; // worth of holding a victory point
  readonly ground: number; // worth of holding any city
  readonly sea: number; // worth of holding a sea
  readonly levyCity: number; // worth of a city where a block of the pool can be raised
  readonly rush: number; // added share of a point's worth in the last turn of a year
  readonly urgency: number; // added share for each point that either side has above seven
  readonly vacant: number; // share of a city's worth lost by leaving it empty
  readonly material: number; // worth of a step, set against steps of the enemy
  readonly leader: number; // steps a leader is worth more
  readonly hiddenFire: number; // hits a round expected of an unseen land block
  readonly hiddenBody: number; // steps expected of it
  readonly defence: number; // how much better than the attacker a defender stands
  readonly threatNow: number; // how likely the enemy attacks where he can this turn
  readonly threatLater: number; // the same, next turn
  readonly support: number; // share of adjacent enemies that come to help their friends
  readonly join: number; // share of own blocks nearby that an attack counts on
  readonly pull: number; // how strongly blocks are drawn towards what is at stake
  readonly reach: number; // share of the pull that is left a city further
  readonly crowd: number; // dislike of more blocks than the winter feeds
  readonly effort: number; // what a move must gain to be worth its point
  readonly embark: number; // the same for an amphibious move
  readonly raise: number; // liking for a new block over a step for an old one
  readonly levyNeed: number; // how much a levy looks at where steps are needed
  readonly navis: number; // liking for new Navis
  readonly fleeAttack: number; // chance of winning below which attackers go
  readonly fleeDefend: number; // the same for defenders
  readonly fleeLeader: number; // added for leaders
  readonly fleeStake: number; // taken away for each point at stake
  readonly cardMoves: number; // worth of a move point on a card, in the first turn of a year
  readonly cardLate: number; // added to it from turn to turn
  readonly cardLevies: number; // worth of a levy
  readonly cardGod: number; // worth of a god
  readonly noise: number; // how far a judgement may be off, as a share of it
  readonly folly: number; // chance of any legal order instead of the best
}

const CAESAR: Taste = {
  point: 6,
  ground: 0.0346,
  sea: 0.125,
  levyCity: 0.167,
  rush: 0.252,
  urgency: 1.37,
  vacant: 0.165,
  material: 1.38,
  leader: 1.38,
  hiddenFire: 1.66,
  hiddenBody: 0.9,
  defence: 2.95,
  threatNow: 0.634,
  threatLater: 0.352,
  support: 0.91,
  pull: 0.3,
  reach: 0.654,
  crowd: 1,
  effort: 0.22,
  embark: 0.69,
  raise: 0.414,
  levyNeed: 0.0138,
  navis: 0.225,
  fleeAttack: 0.0881,
  fleeDefend: 0.355,
  fleeLeader: 0.1,
  fleeStake: 0.0772,
  cardMoves: 1,
  cardLate: 0.00792,
  cardLevies: 0.444,
  cardGod: 1.32,
  noise: 0,
  folly: 0,
  join: 0.593,
};

const POMPEY: Taste = {
  point: 6,
  ground: 0.224,
  sea: 1.5,
  levyCity: 0.234,
  rush: 0.5,
  urgency: 0.188,
  vacant: 0.3,
  material: 1.93,
  leader: 2.74,
  hiddenFire: 0.892,
  hiddenBody: 3.78,
  defence: 3.67,
  threatNow: 0.634,
  threatLater: 0.642,
  support: 0.4,
  pull: 0.11,
  reach: 0.341,
  crowd: 1.3,
  effort: 0.341,
  embark: 0.24,
  raise: 0.363,
  levyNeed: 0.227,
  navis: 0.278,
  fleeAttack: 0.236,
  fleeDefend: 0.127,
  fleeLeader: 0.111,
  fleeStake: 0.0482,
  cardMoves: 1.46,
  cardLate: 0.0316,
  cardLevies: 1.2,
  cardGod: 3.26,
  noise: 0,
  folly: 0,
  join: 0.3,
};

/** Caesar's and Pompey's: the sides have different work to do. */
export type Character = readonly [Taste, Taste];

export const MILES: Character = [CAESAR, POMPEY];

/** A beginner: sees points and threats, but misjudges them, attacks too gladly and sometimes blunders. */
export const TIRO: Character = alter(MILES, {
  noise: 1.2,
  folly: 0.2,
  defence: 0.8,
  threatNow: 0.1,
  threatLater: 0.1,
});

export function alter([caesar, pompey]: Character, changes: Partial<Taste>): Character {
  return [
    { ...caesar, ...changes },
    { ...pompey, ...changes },
  ];
}
