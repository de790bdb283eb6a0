/** The two sides, and who may look at a game. */
export const SIDES = ['caesar', 'pompey'] as const;
export type Side = (typeof SIDES)[number];
export type PerSide<T> = Readonly<Record<Side, T>>;

export const VIEWERS = ['caesar', 'pompey', 'spectator'] as const;
export type Viewer = (typeof VIEWERS)[number];

/** Sides inside the core: 0 and 1, so that `1 - side` is the enemy. */
export const CAESAR = 0;
export const POMPEY = 1;

export const sideIndex = (side: Side): number => (side === 'caesar' ? CAESAR : POMPEY);
export const sideName = (side: number): Side => SIDES[side]!;
