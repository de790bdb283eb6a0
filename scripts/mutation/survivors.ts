// Why mutants survive: equivalent to the code, or a gap in the tests.

export interface Explanation {
  readonly file: string;
  readonly code: string; // how the statement begins
  readonly before?: string; // one mutant of it; if left out, all of that statement not explained otherwise
  readonly after?: string;
  readonly nth?: number;
  readonly kind: 'equivalent' | 'gap';
  readonly why: string;
}

type Row = readonly [code: string, why: string, before?: string, after?: string];
const equivalents = (file: string, rows: readonly Row[]): Explanation[] =>
  rows.map(([code, why, before, after]) => ({
    ...{ file, code, kind: 'equivalent', why },
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  }));

const CACHE = 'only the size of a memory of one enumeration: what does not fit is found again, or never used';
const NO_SUCH = 'the value stands for “none”: any number that is no index does';

export const EXPLANATIONS: readonly Explanation[] = [
  ...equivalents('rules/movement.ts', [
    ['const listStart', CACHE],
    ['const listEnd', CACHE],
    ['const listed', CACHE],
    ['const paths', 'more room than all paths of one side need'],
    ['let enumeration', 'any number not used before will do'],
    ['enumeration = (enumeration + 1)', 'any number not used before will do'],
    ['let pathCount', 'the list begins one place later'],
    ['listed[tree] = enumeration', 'the list is found again for each block: slower, the same orders'],
    ['const reach', 'the trees of paths end after three steps'],
    [
      'if (IS_STRAIT[link] === 1 && used',
      'the mark comes with the block that crossed, so the number is never the mark alone',
    ],
    ['return;', 'a shortcut: without a friendly sea no route fits'],
    [
      'if (area >= CITY_COUNT || (PORT_SEAS[area]! & seas)',
      'a shortcut: land blocks stand on no sea, and a route is listed only if all its seas are friendly',
    ],
  ]),
  ...equivalents('rules/battle.ts', [
    ['let only', NO_SUCH],
    ['let next', 'turns go from 0 to 7: any greater number says that nobody is left to act'],
    ['let asked', 'set with `next` whenever it is read'],
    ['if (turn >= d[BATTLE_TURN]! && turn < next)', 'blocks of one turn are of one side'],
    ['bringReserves(d, -1', NO_SUCH],
    ['let strongest', NO_SUCH],
    ['let tied', 'the first block found sets it; if none is found it is not read'],
    ['const lead', 'any lead above zero makes the first block the strongest'],
    ['if (lead > 0) strongest', 'of equals either may stand for both: the owner is asked'],
    ['let greatest', 'every block on the map has a strength of at least I'],
    [
      'delayCleopatra(state)',
      'in `perish`: she has acted already, and the turn of her new side, the defender’s, is over in round 4',
    ],
    [
      'd.fill(0, USED',
      'in `endRegroup`: the next battle round or command phase clears it before anybody reads it',
    ],
  ]),
  ...equivalents('knowledge/stacks.ts', [
    ['const publicKey', 'more room between the parts of the number: the same stacks in the same order'],
  ]),
  ...equivalents('knowledge/view.ts', [['const own', NO_SUCH]]),
];
