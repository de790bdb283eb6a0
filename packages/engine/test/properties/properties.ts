// The properties over many random games, for the test of every day and for the soak.
import { SeededChance } from '../../src/dice/chance.ts';
import type { Edition } from '../../src/editions/editions.ts';
import { rulesFor, type RuleOptions } from '../../src/editions/ruleset.ts';
import {
  LimitWatch,
  checkAsked,
  checkBlocksAndCards,
  checkHeldSeas,
  checkListed,
  checkNothingShown,
  checkTexts,
} from './property-checks.ts';
import { Coverage, strides } from '../kit/random-play.ts';

const MOST_ORDERS = 6000; // far above any game seen: every game ends

export interface Tally {
  games: number;
  strides: number;
  refused: number;
}

/** Options differ from game to game, so that all of them are met. */
export const optionsOf = (game: number): RuleOptions => ({
  freeDeployment: game % 4 === 0,
  ...(game % 5 === 0 ? { firstTurn: game % 2 === 0 ? 'caesar' : 'cards' } : {}),
  ...(game % 7 === 0 ? { cleopatraActs: 'next-round' } : {}),
  handicap: game % 6 === 0 ? { side: game % 12 === 0 ? 'caesar' : 'pompey', points: 1 + (game % 5) } : null,
});

/** Throws on the first game in which a property fails, with what is needed to see it again. */
export function checkGames(
  edition: Edition,
  games: number,
  firstSeed: number,
  coverage: Coverage,
  every = 9, // strides between two checks of all listed orders and texts, which cost most
): Tally {
  const tally: Tally = { games: 0, strides: 0, refused: 0 };
  for (let game = 0; game < games; game++) {
    const seed = firstSeed + game;
    try {
      checkGame(edition, game, seed, coverage, tally, every);
    } catch (error) {
      throw new Error(
        `edition ${edition}, game ${game}, seed ${seed}, order ${tally.strides}: ${String(error)}`,
        { cause: error },
      );
    }
  }
  return tally;
}

function checkGame(
  edition: Edition,
  game: number,
  seed: number,
  coverage: Coverage,
  tally: Tally,
  every: number,
): void {
  const taste = new SeededChance(seed * 31);
  const limits = new LimitWatch();
  let count = 0;
  for (const stride of strides(rulesFor(edition, optionsOf(game)), seed, coverage)) {
    checkBlocksAndCards(stride.next);
    checkHeldSeas(stride.next, stride.side);
    checkNothingShown(stride);
    checkAsked(stride);
    for (const happening of stride.happenings) limits.see(happening);
    if (count % every === game % every) {
      tally.refused += checkListed(stride, taste);
      checkTexts(stride.state, stride.orders.toArray());
    }
    count += 1;
    if (count > MOST_ORDERS) throw new Error('the game does not end');
  }
  tally.strides += count;
  tally.games += 1;
}
