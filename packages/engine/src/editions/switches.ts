/** What editions differ in, with every value there is. Code asks a switch, never which edition it is. */
export const SWITCHES = {
  firstTurn: ['caesar', 'cards'], // §2.1 who is Player 1 on the first turn of the game
  jupiter: ['city', 'colour', 'colour-or-sea'], // what the player of Jupiter points at
  mainAttack: ['first-entry', 'declared'], // §6.12, §7.3
  navisAttackFromPort: [true, false], // §6.2
  vulcanCleopatra: ['spared', 'joins'], // Cleopatra at strength I under Vulcan
  winterVictory: ['before-harbour', 'after-supply'], // §8 when victory is checked
  cleopatraActs: ['next-turn', 'next-round'], // §7.52 after her capture
} as const;

export type Switches = { readonly [Name in keyof typeof SWITCHES]: (typeof SWITCHES)[Name][number] };
