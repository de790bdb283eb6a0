import { expect, test } from 'vitest';
import { Coverage, strides } from '../../test/kit/random-play.ts';
import { SeededChance } from '../dice/chance.ts';
import { askedSides } from '../rules/legal.ts';
import { positionProblem } from '../position/problem.ts';
import { EDITIONS } from '../editions/editions.ts';
import { rulesFor } from '../editions/ruleset.ts';
import { sample } from './sample.ts';
import { VIEWERS } from '../board/side.ts';
import { viewFor } from './view.ts';

test('what is drawn is a position of the game, and can be played on', () => {
  const chance = new SeededChance(4);
  let drawn = 0;
  for (let game = 0; game < 45; game++) {
    for (const { state } of strides(
      rulesFor(EDITIONS[game % 3]!, { freeDeployment: game % 5 === 0 }),
      500 + game,
      new Coverage(),
    )) {
      if (chance.roll(5) > 0) continue;
      for (const viewer of VIEWERS) {
        const guess = sample(viewFor(state, viewer), chance);
        expect([game, viewer, positionProblem(guess), askedSides(guess)]).toEqual([
          game,
          viewer,
          null,
          askedSides(state),
        ]);
        drawn += 1;
      }
    }
  }
  expect(drawn).toBeGreaterThan(5000);
});
