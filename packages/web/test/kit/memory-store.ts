// A store of games in memory, for tests.
import type { LogEntry } from '@rubicon/engine';
import { Refused } from '../../src/authority/authority.ts';
import type { GameStore, StoredGame } from '../../src/authority/record/game-store.ts';
import type { GameId } from '../../src/authority/table.ts';

export function memoryStore(): GameStore {
  const games = new Map<GameId, { stored: StoredGame; entries: LogEntry[] }>();
  return {
    games: () => Promise.resolve(structuredClone(Array.from(games.values(), ({ stored }) => stored))),
    read: (game) => Promise.resolve(structuredClone(games.get(game) ?? null)),
    create: (stored, entries) => {
      games.set(stored.game, structuredClone({ stored, entries: [...entries] }));
      return Promise.resolve();
    },
    append: (game, n, entry, standing, nowMs) => {
      const kept = games.get(game);
      if (kept === undefined) return Promise.reject(new Refused('no-game', 'There is no such game.'));
      if (kept.entries.length > n)
        return Promise.reject(new Refused('played-elsewhere', 'The game went on elsewhere.'));
      kept.entries.push(structuredClone(entry));
      kept.stored = { ...kept.stored, standing, changedMs: nowMs };
      return Promise.resolve();
    },
    see: (game, seat, cursor) => {
      const kept = games.get(game);
      if (kept !== undefined) kept.stored = { ...kept.stored, seen: { ...kept.stored.seen, [seat]: cursor } };
      return Promise.resolve();
    },
    remove: (game) => {
      games.delete(game);
      return Promise.resolve();
    },
  };
}
