// Whole games through the game layer with fair dice, as files: for round trips, verification and goldens.
import { SeededChance } from '../../src/dice/chance.ts';
import { FairChance, commitmentTo, fairDice, type DiceEpoch } from '../../src/dice/fair-dice.ts';
import { decisionOf, give, newGame, viewOf, type Game } from '../../src/game/game.ts';
import type { GameFile } from '../../src/files/game-file.ts';
import type { GameOptions, Request } from '../../src/game/log.ts';
import { undoable } from '../../src/game/pending.ts';
import { sha256, toHex, utf8 } from '../../src/dice/sha256.ts';
import { SIDES, type Side } from '../../src/board/side.ts';

export const hexOf = (text: string): string => toHex(sha256(utf8(text)));

/** Dice of a test: everything follows from a word. */
export function epochOf(word: string, number = 1): DiceEpoch & { secret: string } {
  const secret = hexOf(`secret ${word} ${number}`);
  const entropies = { caesar: hexOf(`caesar ${word} ${number}`), pompey: hexOf(`pompey ${word} ${number}`) };
  return { number, commitment: commitmentTo(secret), entropies, secret };
}

/** Rolls made so far in the current epoch: the number of the next one. */
function rollsOf({ entries }: Game): number {
  const start = entries.findLastIndex(({ kind }) => kind === 'epoch');
  return entries.slice(Math.max(start, 0)).reduce((sum, { rolls }) => sum + rolls.length, 0);
}

const enemyAreas = (game: Game, side: Side): Set<string> =>
  new Set(
    viewOf(game, side)
      .stacks.filter((stack) => stack.side !== side)
      .map(({ area }) => area),
  );

/** Random players with undos, draw offers and a new dice epoch in the middle. */
export function playFile(options: GameOptions, word: string): GameFile {
  const taste = new SeededChance(Number.parseInt(hexOf(word).slice(0, 7), 16));
  const dice = [epochOf(word)];
  let now = 1_760_000_000_000;
  let game = newGame(options, new FairChance(fairDice(dice[0]!.secret, dice[0]!), 0), now).game;
  const ask = (request: Request): void => {
    now += taste.roll(90_000);
    const { secret, ...epoch } = dice.at(-1)!;
    const accepted = give(game, request, new FairChance(fairDice(secret, epoch), rollsOf(game)), now);
    if (!accepted.ok) throw new Error(`${accepted.code}: ${accepted.message}`);
    game = accepted.game;
  };
  while (game.result === null) {
    const asked = SIDES.flatMap((side) => {
      const decision = decisionOf(game, side);
      return decision?.required === true ? [decision] : [];
    });
    const { side, number, orders } = asked[taste.roll(asked.length)]!;
    // Moves and fire are liked better than ending a step, so that something happens
    const lively = orders.filter((order) => !/^(?:done|pass|disband)/.test(order));
    const attacks = orders.filter(
      (order) => order.startsWith('move') && enemyAreas(game, side).has(order.split('-').at(-1)!),
    );
    const choice =
      attacks.length > 0 && taste.roll(3) > 0
        ? attacks
        : lively.length > 0 && taste.roll(4) > 0
          ? lively
          : orders;
    ask({ kind: 'order', side, decision: number, order: choice[taste.roll(choice.length)]! });
    if (undoable(game, side, 'order') > 0 && taste.roll(12) === 0)
      ask({ kind: 'undo', side, scope: taste.roll(2) === 0 ? 'order' : 'phase' });
    if (taste.roll(150) === 0)
      ask(game.drawOffer === null ? { kind: 'offer-draw', side } : { kind: 'decline-draw', side });
    if (dice.length === 1 && game.entries.length > 200) {
      dice.push(epochOf(word, 2));
      ask({ kind: 'epoch', number: 2 });
    }
  }
  return {
    options,
    players: { caesar: `Gaius ${word}`, pompey: 'Gnaeus "Magnus" \\ Å ローマ' },
    dice,
    entries: game.entries,
  };
}
