import { describe, expect, test, vi } from 'vitest';
import { Refused, type Authority } from '../authority/authority.ts';
import { NO_MACHINES, type GameId, type GameSummary } from '../authority/table.ts';
import { createStartState } from './start-state.ts';
import { DEFAULT_GAME } from '../new-game/default-game.ts';

const GAME: GameSummary = {
  game: 'g1' as GameId,
  players: { caesar: 'Anna', pompey: 'Livia' },
  machines: NO_MACHINES,
  options: { edition: '2.0', revision: 1, rules: {}, clock: null },
  year: 705,
  turn: 1,
  points: { caesar: 1, pompey: 7 },
  next: 'caesar',
  result: null,
  startedMs: 0,
  changedMs: 0,
};

function stateWith(answers: Partial<Authority>) {
  const onOpen = vi.fn<(game: GameId) => void>();
  const onSaved = vi.fn<(url: string, game: GameSummary) => void>();
  const state = createStartState(answers as Authority, { onOpen, onSaved, nowMs: () => 42 });
  return { state, onOpen, onSaved };
}

describe('the state of the start page', () => {
  test('lists the games', async () => {
    const { state } = stateWith({ games: () => Promise.resolve([GAME]) });
    expect(state.listed.value).toBeNull();
    await state.list();
    expect(state.listed.value).toEqual({ games: [GAME], nowMs: 42 });
  });

  test('begins a game and opens it', async () => {
    const create = vi.fn<Authority['create']>().mockResolvedValue('g2' as GameId);
    const { state, onOpen } = stateWith({ create });
    await state.begin(DEFAULT_GAME);
    expect(create).toHaveBeenCalledWith(DEFAULT_GAME);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('g2');
  });

  test('two quick clicks start one game', async () => {
    const create = vi.fn<Authority['create']>().mockResolvedValue('g2' as GameId);
    const { state } = stateWith({ create });
    await Promise.all([state.begin(DEFAULT_GAME), state.begin(DEFAULT_GAME)]);
    expect(create).toHaveBeenCalledTimes(1);
    expect(state.busy.value).toBe(false);
  });

  test('a file that arrives while the games are being read is loaded afterwards', async () => {
    const load = vi.fn<Authority['load']>().mockResolvedValue('g4' as GameId);
    const { state, onOpen } = stateWith({ games: () => Promise.resolve([GAME]), load });
    await Promise.all([state.list(), state.load(new Blob(['x']))]);
    expect(state.listed.value?.games).toEqual([GAME]);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('g4');
  });

  test('reports what is wrong with a file, and clears it at the next attempt', async () => {
    const load = vi
      .fn<Authority['load']>()
      .mockRejectedValueOnce(new Refused('damaged-game', 'for developers', null, 12))
      .mockResolvedValueOnce('g3' as GameId);
    const { state, onOpen } = stateWith({ load });
    await state.load(new Blob(['x']));
    expect(state.problem.value).toMatch(/^The game file could not be loaded\. .*12.*\.$/);
    expect(state.problem.value).not.toContain('for developers');
    expect(onOpen).not.toHaveBeenCalled();
    await state.load(new Blob(['x']));
    expect(state.problem.value).toBeNull();
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('g3');
  });

  test('an internal fault is a sentence too', async () => {
    const { state } = stateWith({
      games: () => Promise.reject(new TypeError('undefined is not a function')),
    });
    await state.list();
    expect(state.problem.value).toMatch(/^The games on this device could not be read\. .*\.$/);
    expect(state.problem.value).not.toContain('undefined');
  });

  test('returns a saved game', async () => {
    const { state, onSaved } = stateWith({ save: () => Promise.resolve('blob:1') });
    await state.save(GAME);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith('blob:1', GAME);
  });

  test('lists again after removing', async () => {
    let games = [GAME];
    const { state } = stateWith({
      games: () => Promise.resolve(games),
      remove: (game) => {
        games = games.filter((each) => each.game !== game);
        return Promise.resolve();
      },
    });
    await state.list();
    await state.remove(GAME);
    expect(state.listed.value?.games).toEqual([]);
  });
});
