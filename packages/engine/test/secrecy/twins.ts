// For tests of other packages: worlds that a viewer cannot tell apart, made without the code that hides secrets.
export { NOTHING_HELD, permute, type Random } from './permute.ts';
export { pickOrder } from './any-player.ts';
export { equivalentOrder, shownTo } from './twin-world.ts';
