import { makeGameFile, parseGameFile, type GameFile } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { gameAt } from '../../tools/game-at.ts';
import type { StoredGame, StoredLog } from '../authority/record/game-store.ts';
import type { GameId } from '../authority/table.ts';
import { gather, type News, type Wanted } from './gather.ts';

const POSITION =
  'position/1 turn=705.2 step=move asked=caesar first=caesar moves=2 levies=3 hands=2/2+2/2+1/2,2/1+2/1+1/2 discards=Apollo,4/1 played=2/3,2/2 effects=2/3,2/2 last=Neptune,3/2 seen=Neptune+3/2+2/3+2/2 map=Genua(C.Caesar:3);Alexandria(P.Pompey:3,Cleopatra:4) locked=C.Octavian,P.Brutus';

function fileWhere(resigned: 'caesar' | null): GameFile {
  const parsed = parseGameFile(gameAt(POSITION));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const { file } = parsed;
  return resigned === null
    ? file
    : {
        ...file,
        entries: [
          ...file.entries,
          { kind: 'resign', side: resigned, atMs: file.entries.at(-1)!.atMs, rolls: [] },
        ],
      };
}

/** A store of games in which reading a running one throws. */
function storeOf(files: readonly GameFile[]) {
  const isOver = (file: GameFile): boolean => file.entries.at(-1)!.kind === 'resign';
  const storedOf = (file: GameFile, index: number): StoredGame => ({
    game: `g${index}` as GameId,
    options: file.options,
    players: file.players,
    machines: { caesar: null, pompey: 'miles' },
    dice: [],
    source: { number: 1, secret: null, commitment: '', entropies: [] } as unknown as StoredGame['source'],
    seen: { caesar: 0, pompey: 0, spectator: 0 },
    standing: {
      year: 705,
      turn: 2,
      points: { caesar: 0, pompey: 0 },
      next: null,
      result: isOver(file) ? { winner: 'pompey', reason: 'resignation' } : null,
    },
    startedMs: 0,
    changedMs: 0,
  });
  return {
    games: () => Promise.resolve(files.map(storedOf)),
    read: (game: GameId): Promise<StoredLog | null> => {
      const index = Number(game.slice(1));
      const file = files[index]!;
      if (!isOver(file)) throw new Error('a game that runs was read');
      return Promise.resolve({ stored: storedOf(file, index), entries: file.entries });
    },
  };
}

async function newsOf(wanted: Wanted, store: ReturnType<typeof storeOf>): Promise<News[]> {
  const news: News[] = [];
  await gather(wanted, store, (each) => news.push(each));
  return news;
}

test('finished games of the device are counted; running ones are not even read', async () => {
  const store = storeOf([fileWhere('caesar'), fileWhere(null), fileWhere('caesar')]);
  const news = await newsOf({ kind: 'device' }, store);
  expect(news[0]).toEqual({ kind: 'progress', done: 0, of: 2 });
  expect(news.at(-1)).toMatchObject({
    kind: 'done',
    broken: 0,
    facts: [
      { winner: 'pompey', machines: { caesar: null, pompey: 'miles' } },
      { winner: 'pompey', reason: 'resignation' },
    ],
  });
});

test('unreadable files are skipped and counted', async () => {
  const whole = makeGameFile(fileWhere('caesar'));
  const news = await newsOf({ kind: 'files', texts: [whole, whole.slice(0, 300), 'no game'] }, storeOf([]));
  expect(news.at(-1)).toMatchObject({ kind: 'done', broken: 2, facts: [{ winner: 'pompey' }] });
});

test('a game whose log was tampered with is not counted', async () => {
  const file = fileWhere('caesar');
  const changed = {
    ...file,
    entries: [
      ...file.entries,
      { kind: 'order', side: 'caesar', order: 'done', atMs: file.entries.at(-1)!.atMs, rolls: [] } as const,
    ],
  };
  const store = storeOf([file]);
  const read = (game: GameId) =>
    store.read(game).then((log) => ({ ...log!, entries: changed.entries as StoredLog['entries'] }));
  const news = await newsOf({ kind: 'device' }, { ...store, read });
  expect(news.at(-1)).toMatchObject({ kind: 'done', broken: 1, facts: [] });
});
