// The editions as data. A new one is a name and a row here, and its golden games (test/golden/golden.ts makes them).
import type { Switches } from './switches.ts';

export const EDITIONS = ['2.0', '1.1', '1.0'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The one to play where nothing else was chosen. */
export const CURRENT_EDITION: Edition = '2.0';

export const PRESETS: Readonly<Record<Edition, Switches>> = {
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
