import { describe, expect, test } from 'vitest';
import { playFile } from '../../test/kit/full-game.ts';
import { SeededChance } from '../dice/chance.ts';
import { exportGame } from './export.ts';
import { fold } from '../game/fold.ts';
import { decisionOf, give, newGame, type Game } from '../game/game.ts';
import { makeGameFile, parseGameFile, type GameFile } from './game-file.ts';
import type { Request } from '../game/log.ts';
import { makePosition } from '../position/position.ts';
import { EDITIONS } from '../editions/editions.ts';
import { REVISION } from '../editions/ruleset.ts';
import { verifyGame } from './verify.ts';

describe('a game to give away', () => {
  test.each(EDITIONS)('%s: nothing that was taken back is in it, and it is the same game', (edition) => {
    const file = playFile(
      { edition, revision: REVISION, rules: { freeDeployment: edition === '1.1' }, clock: null },
      `export ${edition}`,
    );
    const given = exportGame(file);
    expect(file.entries.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(10);
    expect(given.entries.filter(({ kind }) => kind === 'undo')).toEqual([]);
    expect(given.entries.length).toBeLessThan(file.entries.length);
    expect(verifyGame(given).findings).toEqual([]);
    expect(makePosition(fold(given).state)).toBe(makePosition(fold(file).state));
    expect(parseGameFile(makeGameFile(given))).toEqual({ ok: true, file: given });
    expect(exportGame(given)).toEqual(given);
  });

  test('a note on what was taken back belongs to the moment before it', () => {
    const file = playFile({ edition: '2.0', revision: REVISION, rules: {}, clock: null }, 'notes');
    const entry = file.entries.findIndex(({ kind }) => kind === 'undo');
    const last = file.entries.length - 1;
    const given = exportGame({
      ...file,
      notes: [
        { entry: 0, text: 'a' },
        { entry, text: 'b' },
        { entry: last, text: 'c' },
      ],
    });
    expect(given.notes!.map(({ entry: at }) => given.entries[at]!.atMs)).toEqual([
      file.entries[0]!.atMs,
      given.entries.findLast(({ atMs }) => atMs < file.entries[entry]!.atMs)!.atMs,
      file.entries[last]!.atMs,
    ]);
    expect(exportGame(given)).toEqual(given);
  });

  test('a replaced card and a game given up with orders under way', () => {
    const chance = new SeededChance(7);
    let { game } = newGame({ edition: '2.0', revision: REVISION, rules: {}, clock: null }, chance, 0);
    const ask = (request: Request): void => {
      const accepted = give(game, request, chance, 0);
      if (!accepted.ok) throw new Error(accepted.message);
      game = accepted.game;
    };
    const order = (
      side: 'caesar' | 'pompey',
      choose: (orders: readonly string[], of: Game) => string,
    ): string => {
      const decision = decisionOf(game, side)!;
      const text = choose(decision.orders, game);
      ask({ kind: 'order', side, decision: decision.number, order: text });
      return text;
    };
    order('caesar', (orders) => orders[0]!);
    order('pompey', (orders) => orders[0]!);
    const replaced = order('caesar', (orders) => orders[0]!);
    const chosen = order('caesar', (orders) => orders.at(-1)!);
    order('pompey', (orders) => orders.at(-1)!);
    order('caesar', () => 'move C.Legio7 Narbo-Massilia');
    order('caesar', () => 'move C.Legio9 Narbo-Burdigala');
    ask({ kind: 'undo', side: 'caesar', scope: 'order' });
    ask({ kind: 'resign', side: 'pompey' });
    const file: GameFile = {
      options: game.options,
      players: { caesar: 'A', pompey: 'B' },
      dice: [],
      entries: game.entries,
    };
    const texts = exportGame(file).entries.map((entry) =>
      entry.kind === 'order' ? entry.order : entry.kind,
    );
    expect(texts).toContain(chosen);
    expect(texts).not.toContain(replaced);
    expect(texts.slice(-2)).toEqual(['move C.Legio7 Narbo-Massilia', 'resign']);
    expect(fold(exportGame(file)).result).toEqual(game.result);
  });
});
