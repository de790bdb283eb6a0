// How well a table of habits predicts the cards of a level, in games against itself:
// node packages/ai/tools/measure-cards.ts LEVEL GAMES SHARE SEED
import { EDITIONS, SeededChance, makeOrder, rulesFor, sample } from '@rubicon/engine';
import { makeContestant } from '../src/arena/contestants.ts';
import { playMatch } from '../src/arena/match.ts';
import type { Player } from '../src/player/player.ts';
import { listOwn, seatOf } from '../src/player/seat.ts';
import { CardHabits } from './card-habits.ts';

const [level = 'legatus', games = '20', share = '0.1', first = '1'] = process.argv.slice(2);
const habits = new CardHabits();

const watched = (player: Player): Player => ({
  observe: (events) => player.observe(events),
  choose(view, orders, budget) {
    const choice = player.choose(view, orders, budget);
    if (view.step === 'cards') {
      const state = sample(view, new SeededChance(1)); // its own hand is the same in all
      const order = listOwn(state, view)
        .toArray()
        .find((each) => makeOrder(state, each) === choice.order)!;
      habits.add(state, seatOf(view), order);
    }
    return choice;
  },
});

for (let seed = Number(first); seed < Number(first) + Number(games); seed++) {
  const [caesar, pompey] = [1, 2].map((side) =>
    watched(makeContestant(level, 2 * seed + side, Number(share))),
  );
  playMatch(rulesFor(EDITIONS[seed % EDITIONS.length]!), [caesar!, pompey!], seed);
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
process.stdout.write(
  `${level}, ${games} games: plays ${percent(habits.predicted('play'))}, discards ${percent(habits.predicted('discard'))}\n`,
);
