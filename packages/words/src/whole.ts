/** All at once, for programs; a page begins with `index.ts` and fetches `later.ts`. */
import './later.ts';

export * from './index.ts';
