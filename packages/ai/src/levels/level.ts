// The levels by name, from chance to the longest thought; apart from the players, for those who only name them.
export const LEVELS = ['random', 'tiro', 'miles', 'centurio', 'legatus', 'imperator'] as const;
export type Level = (typeof LEVELS)[number];
