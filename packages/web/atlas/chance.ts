// Seeded randomness for the hand-drawn look of the map.

export const makeChance = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};
