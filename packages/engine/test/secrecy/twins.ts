// For those who test what tells of games elsewhere: worlds a viewer cannot tell apart, made without what hides them.
export { NOTHING_HELD, permute, type Random } from './permute.ts';
export { pickOrder } from './any-player.ts';
export { equivalentOrder, shownTo } from './twin-world.ts';
