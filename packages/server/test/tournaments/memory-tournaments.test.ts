import { beforeEach } from 'vitest';
import type { Store } from '../../src/data/contract/store.ts';
import { memoryStore } from '../memory-store.ts';
import { tournamentsContract } from '../store/tournaments.contract.ts';
import { memoryTournaments } from './memory-tournaments.ts';

let store: Store;
beforeEach(() => {
  const [{ people, ...rest }, tournaments] = [memoryStore(), memoryTournaments()];
  const remove: typeof people.remove = (person) => Promise.resolve(tournaments.forget(person));
  store = { ...rest, people: { ...people, remove }, tournaments };
});

tournamentsContract({
  get store() {
    return store;
  },
  open: () => Promise.resolve(store),
});
