import { SeededChance, fold, makeGameFile, makePosition, parseGameFile, viewOf } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import type { Seating } from '../../authority/authority.ts';
import { pickOrder } from '../../../test/kit/random-player.ts';
import type { GameId } from '../../authority/table.ts';
import { variationAuthority, type VariationAuthority } from './variation-authority.ts';
import { fileAt, gameFrom } from '../model/variation-game.ts';
import { randomGame } from '../../../test/kit/random-game.ts';
import { playThrough } from '../model/recorded-game.ts';
import { EMPTY_TREE, endOf, type Tree } from '../model/variation-tree.ts';

const { file, positions } = playThrough(randomGame('2.0', 5));
const GAME = 'analysis' as GameId;

interface Board extends VariationAuthority {
  readonly kept: () => Tree;
  readonly written: () => Promise<string>;
}

function boardAt(at: number, tree = EMPTY_TREE, of = file): Board {
  let kept = tree;
  let ids = 0;
  let seed = 0;
  let blob = new Blob();
  const authority = variationAuthority({
    file: of,
    tree,
    spot: { at, line: null, depth: 0 },
    advice: { odds: () => Promise.reject(new Error()), hints: () => Promise.reject(new Error()) },
    newId: () => `line${(ids += 1)}`,
    nameOf: (number) => `Line ${number}`,
    seed: () => (seed += 1),
    onChange: (next) => (kept = next),
    addressOf: (given) => {
      blob = given;
      return 'blob:';
    },
  });
  return { ...authority, kept: () => kept, written: () => blob.text() };
}

async function playSome(board: VariationAuthority, count: number, seed: number): Promise<Seating> {
  const chance = new SeededChance(seed);
  let seating = await board.sit(GAME, board.next());
  for (let i = 0; i < count && seating.table.next !== null; i++) {
    if (seating.table.next !== seating.table.seat) seating = await board.sit(GAME, seating.table.next);
    const { decision } = seating.table;
    const order = pickOrder(seating.table, chance);
    seating = await board.ask({ kind: 'order', decision: decision!.number, order });
  }
  return seating;
}

describe('an analysis board', () => {
  test('starts at the game’s position, whichever moment that is', () => {
    for (let at = 0; at < positions.length - 1; at += 7)
      expect(gameFrom(file, at).state.data).toEqual(positions[at]!.state.data);
  });

  test('both sides play, everything can be undone, and nothing is lost', async () => {
    const board = boardAt(30);
    const start = makePosition(board.game().state);
    await playSome(board, 60, 3);
    const end = makePosition(board.game().state);
    expect(board.spot.value.depth).toBe(60);
    for (let i = 0; i < 60; i++) await board.ask({ kind: 'undo', scope: 'order' });
    expect(makePosition(board.game().state)).toBe(start);
    for (let i = 0; i < 60; i++) board.redo();
    expect(makePosition(board.game().state)).toBe(end);
    expect(board.canRedo.value).toBe(false);
    for (let i = 0; i < 20; i++) await board.ask({ kind: 'undo', scope: 'order' });
    await playSome(board, 15, 99);
    expect(board.kept().lines.length).toBe(2);
    board.goTo(endOf(board.tree.value, 'line1'));
    expect(makePosition(board.game().state)).toBe(end);
    const again = boardAt(0, board.kept());
    again.goTo(endOf(again.tree.value, board.kept().lines[1]!.id));
    expect(again.spot.value.depth).toBe(55);
  });

  test('open shows both hands; otherwise each side sees its own', async () => {
    const board = boardAt(30);
    const { table } = await board.sit(GAME, 'caesar');
    expect(table.view.cards.hands.pompey).not.toBeNull();
    expect(table.view.stacks.every(({ blocks }) => blocks !== null)).toBe(true);
    board.open.value = false;
    expect((await board.sit(GAME, 'caesar')).table.view).toEqual(viewOf(board.game(), 'caesar'));
  });

  test('a variation is a game file that folds to the same position', async () => {
    const board = boardAt(30);
    await playSome(board, 25, 4);
    await board.save(GAME);
    const parsed = parseGameFile(await board.written());
    if (!parsed.ok) throw new Error(parsed.fault.message);
    expect(makePosition(fold(parsed.file).state)).toBe(makePosition(board.game().state));
  });

  test('an edited position is a game file that starts there', () => {
    const position = makePosition(positions[60]!.state);
    const about = { players: file.players, reason: 'set up', nowMs: 5 };
    const made = fileAt(file.options, position, about);
    const parsed = parseGameFile(makeGameFile(made));
    expect(parsed).toEqual({ ok: true, file: made });
    expect(makePosition(fold(made).state)).toBe(position);
    expect(() => fileAt(file.options, 'position/1 x=1', about)).toThrow(
      expect.objectContaining({ code: 'bad-position' }),
    );
  });

  test('of an edited position tells what is played there, and of no deal', async () => {
    const about = { players: file.players, reason: 'set up', nowMs: 5 };
    const made = fileAt(file.options, makePosition(positions[60]!.state), about);
    const board = boardAt(made.entries.length - 1, EMPTY_TREE, made);
    const before = await board.sit(GAME, 'spectator');
    expect(before.history.told.map(({ notice, events }) => [notice?.kind, events])).toEqual([['rebase', []]]);
    const after = await playSome(board, 8, 4);
    expect(after.history.told.length).toBeGreaterThan(1);
    expect(JSON.stringify(after.history.told)).not.toContain('"kind":"dealt"');
    expect(JSON.stringify((await boardAt(30).sit(GAME, 'spectator')).history.told)).toContain(
      '"kind":"dealt"',
    );
  });

  test('deleting the current variation leads back to the game', async () => {
    const board = boardAt(30);
    const start = makePosition(board.game().state);
    await playSome(board, 5, 4);
    board.remove(board.spot.value.line!);
    expect(board.spot.value).toEqual({ at: 30, line: null, depth: 0 });
    expect(makePosition(board.game().state)).toBe(start);
  });

  test('accepts orders, and nothing else', async () => {
    const board = boardAt(30);
    await board.sit(GAME, board.next());
    await expect(board.ask({ kind: 'resign' })).rejects.toMatchObject({ code: 'not-asked' });
    await expect(board.act(() => {})).rejects.toMatchObject({ code: 'no-machine' });
  });
});
