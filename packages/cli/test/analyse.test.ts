import { expect, test } from 'vitest';
import {
  REVISION,
  SeededChance,
  decisionOf,
  give,
  makeGameFile,
  newGame,
  type Game,
  type Request,
} from '@rubicon/engine';
import { messages } from '@rubicon/words/languages/en/topics/review';
import { fileWith, plain, rubicon, rubiconIn } from './kit.ts';

/** A game of one turn with as few orders as possible, which Pompey resigns. */
function shortGame(isOver: boolean): string {
  const dice = new SeededChance(1);
  let { game }: { game: Game } = newGame(
    { edition: '2.0', revision: REVISION, rules: {}, clock: null },
    dice,
    0,
  );
  const ask = (request: Request): void => {
    const accepted = give(game, request, dice, 0);
    if (!accepted.ok) throw new Error(accepted.message);
    ({ game } = accepted);
  };
  for (let given = 0; given < 8; given++) {
    const side = decisionOf(game, 'caesar')?.required === true ? 'caesar' : 'pompey';
    const { orders, number } = decisionOf(game, side)!;
    ask({ kind: 'order', side, decision: number, order: orders.includes('done') ? 'done' : orders[0]! });
  }
  if (isOver) ask({ kind: 'resign', side: 'pompey' });
  const players = { caesar: 'Gaius', pompey: 'Gnaeus' };
  return fileWith(makeGameFile({ options: game.options, players, dice: [], entries: game.entries }));
}

test('a finished game: chances, turning points, missed chances and dice', async () => {
  const { code, out } = await rubicon('analyse', shortGame(true));
  expect(code).toBe(0);
  const text = plain(out);
  expect(text).toMatch(/^Gaius \(Caesar\) against Gnaeus \(Pompey\)\. /);
  expect(text).toMatch(new RegExp(`Caesar \\+\\d+ % +${messages['review.cause.end']}, entry 9`));
  expect(text).toContain('Missed chances');
  expect(text).toMatch(/Caesar +0 +0 +0\.0 +\+0\.00/);
});

test('as JSON; stopped at once, only what the log contains', async () => {
  const { out } = await rubiconIn({ stop: AbortSignal.abort() }, 'analyse', shortGame(true), '--json');
  expect(JSON.parse(out)).toMatchObject({
    stopped: true,
    done: 0,
    players: { caesar: 'Gaius', pompey: 'Gnaeus' },
    result: { winner: 'caesar', reason: 'resignation' },
    luck: { total: { caesar: { dice: 0 } } },
  });
});

test('a running game is refused', async () => {
  const { code, err } = await rubicon('analyse', shortGame(false));
  expect(code).toBe(1);
  expect(err).toContain('not-over');
});
