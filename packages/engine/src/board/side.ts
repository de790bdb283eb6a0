/** The two sides, and who may look at a game. */
export const SIDES = ['caesar', 'pompey'] as const;
export type Side = (typeof SIDES)[number];
export type PerSide<T> = Readonly<Record<Side, T>>;

const NEITHER: PerSide<unknown> = { caesar: null, pompey: null };
const FLAGS: readonly PerSide<unknown>[] = [
  { caesar: false, pompey: false },
  { caesar: true, pompey: false },
  { caesar: false, pompey: true },
  { caesar: true, pompey: true },
];

/** Servers hold records and views of thousands of games: where neither side has anything, and flags, are there once. */
export function pairOf<T>(caesar: T, pompey: T): PerSide<T> {
  if (caesar === null && pompey === null) return NEITHER as PerSide<T>;
  if (typeof caesar === 'boolean' && typeof pompey === 'boolean')
    return FLAGS[(caesar ? 1 : 0) + (pompey ? 2 : 0)] as PerSide<T>;
  return { caesar, pompey };
}

export const VIEWERS = ['caesar', 'pompey', 'spectator'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** Sides inside the core: 0 and 1, so that `1 - side` is the enemy. */
export const CAESAR = 0;
export const POMPEY = 1;

export const sideIndex = (side: Side): number => (side === 'caesar' ? CAESAR : POMPEY);
export const sideName = (side: number): Side => SIDES[side]!;
