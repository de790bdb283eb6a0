// How often a game in which an end could be offered was won after all, and how many turns were left: games between
// scripts that play on. `node packages/ai/tools/measure-stalling.ts [GAMES]`; JSON on standard output.
import {
  EDITIONS,
  STEP,
  CARDS_STEP,
  TURN,
  YEAR,
  SeededChance,
  OVER_STEP,
  OrderList,
  RESULT,
  carryOut,
  eventsFor,
  listOrders,
  makeOrder,
  rulesFor,
  sideName,
  startGame,
  viewFor,
  type Happening,
  type State,
} from '@rubicon/engine';
import { caesarAtAGlance } from '../src/levels/glance.ts';
import { makePlayer } from '../src/levels/level-players.ts';

const games = Number(process.argv[2] ?? 2000);
const LIMITS = [0.02, 0.05, 0.06, 0.07, 0.08, 0.1, 0.12, 0.15];
const IN_A_ROW = 3; // beginnings of turns: two whole turns lie between them
const TURNS_A_YEAR = 5;
const found = LIMITS.map((limit) => ({ limit, games: 0, wonAfterAll: 0, turnsLeft: 0 }));

const turnOf = ({ data }: State): number => data[YEAR]! * TURNS_A_YEAR + data[TURN]!;

/** Caesar's chance at the beginning of each turn, as spectators see it, and the result. */
function play(game: number): { chances: number[]; result: number } {
  const chance = new SeededChance(game);
  const players = [makePlayer('miles', 2 * game + 1), makePlayer('miles', 2 * game + 2)];
  const { state, happenings } = startGame(rulesFor(EDITIONS[game % EDITIONS.length]!), chance);
  const tell = (told: readonly Happening[]): void =>
    players.forEach((player, side) => player.observe(eventsFor(told, sideName(side))));
  tell(happenings);
  const list = new OrderList();
  const chances: number[] = [];
  let last = 0;
  while (state.data[STEP] !== OVER_STEP) {
    if (state.data[STEP] === CARDS_STEP && turnOf(state) !== last) {
      last = turnOf(state);
      chances.push(caesarAtAGlance(viewFor(state, 'spectator')));
    }
    let side = 0;
    listOrders(state, 0, list);
    if (list.length === 0) listOrders(state, (side = 1), list);
    const packed = list.toArray();
    const texts = packed.map((order) => makeOrder(state, order));
    const { order } = players[side]!.choose(viewFor(state, sideName(side)), texts, {});
    const run = { chance, told: [] as Happening[], barrier: false };
    carryOut(state, side, packed[texts.indexOf(order)]!, run);
    tell(run.told);
  }
  return { chances, result: state.data[RESULT]! };
}

for (let game = 0; game < games; game++) {
  const { chances, result } = play(game);
  for (const row of found)
    for (const side of [0, 1]) {
      const isLost = (at: number): boolean => (side === 0 ? chances[at]! : 1 - chances[at]!) < row.limit;
      const at = chances.findIndex(
        (_, turn) =>
          turn >= IN_A_ROW - 1 &&
          Array.from({ length: IN_A_ROW }, (__, back) => isLost(turn - back)).every(Boolean),
      );
      if (at < 0) continue;
      row.games++;
      row.wonAfterAll += result === side + 1 ? 1 : 0;
      row.turnsLeft += chances.length - 1 - at;
    }
}
console.log(JSON.stringify({ games, found }, null, 2));
