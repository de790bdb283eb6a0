// The odds of a battle in words: short on screen, whole sentences for screen readers.
import type { Odds } from '@rubicon/ai';
import { SIDES, type Side } from '@rubicon/engine';
import { blockName, sideName, chanceText, decimalText, percentText, say } from '@rubicon/words';

/** Leaders who may be eliminated, the likeliest first; those in no danger are left out. */
export const mortals = ({ leaders }: Odds): Odds['leaders'] =>
  leaders
    .filter(({ dies }) => dies.value >= 0.005)
    .toSorted((one, other) => other.dies.value - one.dies.value);

/** How certain the numbers are, and what they are based on. */
export function certaintyText(odds: Odds, isHidden: boolean): string {
  if (odds.exact) return say('odds.exact');
  const { low, high } = odds.wins[odds.attacker];
  const spread = percentText(Math.max(0.01, (high - low) / 2));
  return say(isHidden ? 'odds.guessed' : 'odds.sampled', { spread });
}

/** All of it, for screen readers. */
export function oddsInWords(odds: Odds, certainty: string): string {
  const { attacker, wins, thrownBack, stepsLost } = odds;
  const sideWins = (side: Side): string =>
    say('odds.wins', { side: sideName(side), chance: chanceText(wins[side].value) });
  const parts = [
    ...SIDES.map(sideWins),
    say('odds.thrown-back', { side: sideName(attacker), chance: chanceText(thrownBack.value) }),
    say('odds.lost', {
      caesar: decimalText(stepsLost.caesar.value),
      pompey: decimalText(stepsLost.pompey.value),
    }),
    ...mortals(odds).map(({ block, dies }) =>
      say('odds.dies', { block: blockName(block), chance: chanceText(dies.value) }),
    ),
  ];
  return say('odds.in-words', {
    odds: parts.reduce((line, more) => say('odds.also', { odds: line, more })),
    certainty,
  });
}
