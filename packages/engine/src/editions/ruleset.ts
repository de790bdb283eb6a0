// The rules of one game: the switches of its edition, what was chosen on top, and the revision of the code.
import type { Side } from '../board/side.ts';
import { PRESETS, type Edition } from './editions.ts';
import { SWITCHES, type Switches } from './switches.ts';

/** A fix that changes any legal order or outcome adds a revision; a game keeps the one it began with. */
export const REVISION = 1;

export interface Ruleset extends Switches {
  readonly edition: Edition;
  readonly revision: number;
  readonly freeDeployment: boolean; // §5.3
  readonly handicap: Handicap | null;
}

/** Levy points added to one side's levies in the first turn in which it has a levy step. */
export interface Handicap {
  readonly side: Side;
  readonly points: number;
}

/** What may be chosen on top of an edition when a game is created, with every value there is. */
export const RULE_CHOICES = {
  firstTurn: SWITCHES.firstTurn,
  cleopatraActs: SWITCHES.cleopatraActs,
  freeDeployment: [true, false],
} as const;
type Choices = { readonly [Name in keyof typeof RULE_CHOICES]: (typeof RULE_CHOICES)[Name][number] };

export interface RuleOptions extends Partial<Choices> {
  readonly handicap?: Handicap | null;
}

export const MAX_HANDICAP = 20;

/** With these, equals win about half of the games with either side (docs/balance.md). */
export const BALANCED = {
  firstTurn: 'caesar',
  handicap: { side: 'caesar', points: 10 },
} as const satisfies RuleOptions;

export const isRevision = (revision: number): boolean =>
  Number.isInteger(revision) && revision >= 1 && revision <= REVISION;

/** The rules of a game. Throws a RangeError on a revision or handicap that does not exist. */
export function rulesFor(edition: Edition, options: RuleOptions = {}, revision: number = REVISION): Ruleset {
  if (!isRevision(revision)) {
    throw new RangeError(`There is no rules revision ${revision}; the latest is ${REVISION}.`);
  }
  const handicap = options.handicap ?? null;
  if (
    handicap !== null &&
    !(Number.isInteger(handicap.points) && handicap.points >= 1 && handicap.points <= MAX_HANDICAP)
  ) {
    throw new RangeError(`A handicap is a whole number of levy points from 1 to ${MAX_HANDICAP}.`);
  }
  const preset = PRESETS[edition];
  return Object.freeze({
    ...preset,
    edition,
    revision,
    firstTurn: options.firstTurn ?? preset.firstTurn,
    cleopatraActs: options.cleopatraActs ?? preset.cleopatraActs,
    freeDeployment: options.freeDeployment ?? false,
    handicap,
  });
}
