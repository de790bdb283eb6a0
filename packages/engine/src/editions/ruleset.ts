// Editions are data: a Ruleset of named switches. Code asks a switch, never which edition it is.
import type { Side } from '../board/side.ts';

export const EDITIONS = ['2.0', '1.1', '1.0'] as const;
export type Edition = (typeof EDITIONS)[number];

/** A fix that changes any legal order or outcome adds a revision; a game keeps the one it began with. */
export const REVISION = 1;

export interface Ruleset {
  readonly edition: Edition;
  readonly revision: number;
  readonly firstTurn: 'caesar' | 'cards'; // §2.1 who is Player 1 on the first turn of the game
  readonly jupiter: 'city' | 'colour' | 'colour-or-sea'; // what the player of Jupiter points at
  readonly mainAttack: 'first-entry' | 'declared'; // §6.12, §7.3
  readonly navisAttackFromPort: boolean; // §6.2
  readonly vulcanCleopatra: 'spared' | 'joins'; // Cleopatra at strength I under Vulcan
  readonly winterVictory: 'before-harbour' | 'after-supply'; // §8 when victory is checked
  readonly cleopatraActs: 'next-turn' | 'next-round'; // §7.52 after her capture
  readonly freeDeployment: boolean; // §5.3
  readonly handicap: Handicap | null;
}

/** Levy points added to one side's levies in the first turn in which it has a levy step. */
export interface Handicap {
  readonly side: Side;
  readonly points: number;
}

/** What may be chosen on top of an edition when a game is created. */
export interface RuleOptions {
  readonly firstTurn?: Ruleset['firstTurn'];
  readonly cleopatraActs?: Ruleset['cleopatraActs'];
  readonly freeDeployment?: boolean;
  readonly handicap?: Handicap | null;
}

type Switches = Omit<Ruleset, 'edition' | 'revision' | 'freeDeployment' | 'handicap'>;

const PRESETS: Readonly<Record<Edition, Switches>> = {
  '2.0': {
    firstTurn: 'caesar',
    jupiter: 'city',
    mainAttack: 'first-entry',
    navisAttackFromPort: true,
    vulcanCleopatra: 'spared',
    winterVictory: 'before-harbour',
    cleopatraActs: 'next-turn',
  },
  '1.1': {
    firstTurn: 'cards',
    jupiter: 'colour-or-sea',
    mainAttack: 'declared',
    navisAttackFromPort: true,
    vulcanCleopatra: 'joins',
    winterVictory: 'before-harbour',
    cleopatraActs: 'next-turn',
  },
  '1.0': {
    firstTurn: 'cards',
    jupiter: 'colour',
    mainAttack: 'declared',
    navisAttackFromPort: false,
    vulcanCleopatra: 'joins',
    winterVictory: 'after-supply',
    cleopatraActs: 'next-turn',
  },
};

export const MAX_HANDICAP = 20;

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
