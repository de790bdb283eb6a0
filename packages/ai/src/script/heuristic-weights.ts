// The weights of the script's heuristics. The same script with other weights is another personality.
export interface HeuristicWeights {
  readonly point: number; // worth of holding a victory point
  readonly ground: number; // worth of holding any city
  readonly sea: number; // worth of holding a sea
  readonly levyCity: number; // worth of a city where a block of the pool can be raised
  readonly rush: number; // added share of a point's worth in the last turn of a year
  readonly urgency: number; // added share for each point that it has above seven
  readonly alarm: number; // the same for each that the enemy has
  readonly vacant: number; // share of a city's worth lost by leaving it empty
  readonly material: number; // worth of a step, set against steps of the enemy
  readonly leader: number; // steps a leader is worth more
  readonly hiddenFire: number; // hits a round expected of an unseen land block
  readonly hiddenBody: number; // steps expected of it
  readonly defence: number; // how much better than the attacker a defender stands
  readonly threatNow: number; // how likely the enemy attacks where he can this turn
  readonly threatLater: number; // the same, next turn
  readonly support: number; // share of adjacent enemies that come to help their friends
  readonly combinedAttack: number; // liking for an attack from several sides at once
  readonly join: number; // share of own blocks nearby that an attack counts on
  readonly pull: number; // how strongly blocks are drawn towards what is at stake
  readonly reach: number; // share of the pull that is left a city further
  readonly ferry: number; // the same over a sea it holds
  readonly sealane: number; // worth of a sea for what its ports could be reached over it
  readonly crowd: number; // dislike of more blocks than the winter feeds
  readonly effort: number; // what a move must gain to be worth its point
  readonly embark: number; // the same for an amphibious move
  readonly raise: number; // liking for a new block over a step for an old one
  readonly levyNeed: number; // how much a levy looks at where steps are needed
  readonly navis: number; // liking for new Navis
  readonly retreatAttacking: number; // chance of winning below which attackers go
  readonly retreatDefending: number; // the same for defenders
  readonly retreatLeader: number; // added for leaders
  readonly retreatStake: number; // taken away for each point at stake
  readonly cardMoves: number; // worth of a move point on a card, in the first turn of a year
  readonly cardLate: number; // added to it from turn to turn
  readonly cardLevies: number; // worth of a levy
  readonly cardGod: number; // worth of a god
  readonly noise: number; // how far a judgement may be off, as a share of it
  readonly blunderRate: number; // chance of any legal order instead of the best
  readonly cities: readonly number[]; // how much it wants each city of points, in the order of VICTORY_CITIES
}

const CAESAR: HeuristicWeights = {
  point: 6,
  ground: 0.0337,
  sea: 0.101,
  levyCity: 0.416,
  rush: 0.383,
  urgency: 2,
  alarm: 3.08,
  vacant: 0.216,
  material: 3.05,
  leader: 1.34,
  hiddenFire: 1.32,
  hiddenBody: 0.923,
  defence: 2.01,
  threatNow: 0.557,
  threatLater: 0.333,
  support: 0.586,
  combinedAttack: 0.79,
  join: 0.443,
  pull: 0.161,
  reach: 0.723,
  ferry: 0.208,
  sealane: 0.102,
  crowd: 1.04,
  effort: 0.0982,
  embark: 0.53,
  raise: 0.566,
  levyNeed: 0.0201,
  navis: 0.156,
  retreatAttacking: 0.0645,
  retreatDefending: 0.208,
  retreatLeader: 0.0318,
  retreatStake: 0.251,
  cardMoves: 1.69,
  cardLate: 0.0088,
  cardLevies: 0.524,
  cardGod: 1.37,
  noise: 0,
  blunderRate: 0,
  cities: [1.22, 1.98, 0.922, 2.99, 0.409, 0.722, 0.702, 0.667, 0.649, 0.31, 0.801],
};

const POMPEY: HeuristicWeights = {
  point: 6,
  ground: 0.103,
  sea: 0.829,
  levyCity: 0.255,
  rush: 0.817,
  urgency: 0.297,
  alarm: 0.262,
  vacant: 0.232,
  material: 2.39,
  leader: 1.94,
  hiddenFire: 1.16,
  hiddenBody: 2.87,
  defence: 1.95,
  threatNow: 0.323,
  threatLater: 0.205,
  support: 0.368,
  combinedAttack: 1.1,
  join: 0.171,
  pull: 0.133,
  reach: 0.335,
  ferry: 0.113,
  sealane: 0.0593,
  crowd: 0.673,
  effort: 0.245,
  embark: 0.297,
  raise: 0.307,
  levyNeed: 0.187,
  navis: 0.344,
  retreatAttacking: 0.176,
  retreatDefending: 0.108,
  retreatLeader: 0.0877,
  retreatStake: 0.0646,
  cardMoves: 5.22,
  cardLate: 0.0184,
  cardLevies: 1.22,
  cardGod: 3.64,
  noise: 0,
  blunderRate: 0,
  cities: [1.2, 1.83, 1.3, 1.14, 1.13, 1.64, 1.14, 0.563, 1.49, 1.72, 0.598],
};

/** Weights for Caesar and for Pompey: the sides play differently. */
export type Personality = readonly [HeuristicWeights, HeuristicWeights];

/** The strongest found by train/tune-heuristics.ts. */
export const TUNED_PERSONALITY: Personality = [CAESAR, POMPEY];

export function adjust([caesar, pompey]: Personality, changes: Partial<HeuristicWeights>): Personality {
  return [
    { ...caesar, ...changes },
    { ...pompey, ...changes },
  ];
}

/** The same character with some of its weights multiplied. */
export function scale(
  [caesar, pompey]: Personality,
  factors: Partial<Omit<HeuristicWeights, 'cities'>>,
): Personality {
  const bend = (weights: HeuristicWeights): HeuristicWeights => ({
    ...weights,
    ...Object.fromEntries(
      Object.entries(factors).map(([key, factor]) => [
        key,
        (weights[key as keyof HeuristicWeights] as number) * factor,
      ]),
    ),
  });
  return [bend(caesar), bend(pompey)];
}
