// Games between computer levels as game files, for instance to mine puzzles from:
// node packages/ai/tools/play-games.ts FOLDER GAMES SEED LEVEL,LEVEL …
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  FairChance,
  REVISION,
  SIDES,
  commitmentTo,
  fairDice,
  decisionOf,
  fold,
  give,
  makeGameFile,
  newGame,
  sha256,
  toHex,
  utf8,
  viewOf,
  type Accepted,
  type DiceEpoch,
  type Game,
  type GameFile,
} from '@rubicon/engine';
import { LEVELS, type Level } from '../src/levels/level.ts';
import { makePlayer } from '../src/levels/level-players.ts';

const hexOf = (text: string): string => toHex(sha256(utf8(text)));

/** The same seed and levels play the same game. */
function playGame(seed: number, caesar: Level, pompey: Level): GameFile {
  const secret = hexOf(`secret ${seed}`);
  const entropies = { caesar: hexOf(`caesar ${seed}`), pompey: hexOf(`pompey ${seed}`) };
  const epoch: DiceEpoch = { number: 1, commitment: commitmentTo(secret), entropies, secret };
  const dice = new FairChance(fairDice(secret, epoch), 0);
  const players = { caesar: makePlayer(caesar, seed), pompey: makePlayer(pompey, seed + 1) };
  const tell = ({ published }: Accepted): void => {
    if (published !== null) for (const side of SIDES) players[side].observe(published[side]);
  };
  const begun = newGame({ edition: '2.0', revision: REVISION, rules: {}, clock: null }, dice, 0);
  let game: Game = begun.game;
  tell(begun);
  while (game.result === null) {
    const { side, number, orders } = SIDES.map((each) => decisionOf(game, each)).find(
      (each) => each?.required === true,
    )!;
    const { order } = players[side].choose(viewOf(game, side), orders);
    const given = give(
      game,
      { kind: 'order', side, decision: number, order },
      dice,
      game.entries.length * 1000,
    );
    if (!given.ok) throw new Error(given.message);
    tell(given);
    game = given.game;
  }
  return {
    options: game.options,
    players: { caesar, pompey },
    dice: [epoch],
    entries: game.entries,
  };
}

const [folder, games, firstSeed, ...pairs] = process.argv.slice(2);
if (folder === undefined || pairs.length === 0)
  throw new Error('play-games.ts FOLDER GAMES SEED LEVEL,LEVEL …');
mkdirSync(folder, { recursive: true });
for (let index = 0; index < Number(games); index++) {
  const seed = Number(firstSeed) + index;
  const [caesar, pompey] = pairs[index % pairs.length]!.split(',').map((name) => {
    const level = LEVELS.find((each) => each === name);
    if (level === undefined) throw new Error(`There is no level ${name}.`);
    return level;
  }) as [Level, Level];
  const file = path.join(folder, `${caesar}-${pompey}-${seed}.rubicon`);
  if (existsSync(file)) continue;
  const played = playGame(seed, caesar, pompey);
  fold(played);
  writeFileSync(file, makeGameFile(played));
  console.log(file);
}
