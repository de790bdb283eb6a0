// A short finished game, as a file.
import { SeededChance, fold, give, makeGameFile, parseGameFile, viewFor } from '@rubicon/engine';
import { STARTED_MS, askedIn, giveOrder } from './given-order.ts';

/** Continues a game file for some turns, in which each side does only what it must, until Pompey resigns. */
export function givenUp(text: string, turns: number): string {
  const parsed = parseGameFile(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const dice = new SeededChance(3);
  let game = fold(parsed.file);
  const clock = (): number => {
    const { year, turn } = viewFor(game.state, 'spectator');
    return year * 5 + turn;
  };
  const end = clock() + turns;
  while (game.result === null && clock() < end) {
    const decision = askedIn(game);
    const { orders } = decision;
    ({ game } = giveOrder(game, decision, orders.includes('done') ? 'done' : orders[0]!, dice));
  }
  const ended = give(game, { kind: 'resign', side: 'pompey' }, dice, STARTED_MS);
  if (!ended.ok) throw new Error(ended.message);
  return makeGameFile({ ...parsed.file, entries: ended.game.entries });
}
