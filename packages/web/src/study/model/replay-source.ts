// The source of a replayed game, wherever it is stored.
import type { GameNote, HistoryEntry, View } from '@rubicon/engine';
import type { GameId } from '@rubicon/protocol';
import { Refused } from '../../authority/authority.ts';
import { connectApi } from '../../net/api.ts';
import { namesOf } from '../../authority/remote/seating.ts';
import { connectHttp } from '../../net/http.ts';
import type { ReplayHost, Opened } from './replay-host.ts';
import type { Perspective, Moment, Source } from '../../routes/moment.ts';

export interface ReplaySource {
  readonly opened: Opened;
  readonly by: Moment['by']; // what the numbers of its moments count
  readonly story: (perspective: Perspective) => Promise<readonly HistoryEntry[]>;
  readonly view: (at: number, perspective: Perspective) => Promise<View>;
  readonly whole: ReplayHost['whole'] | null; // null while the game runs
  readonly save: ((notes: readonly GameNote[]) => Promise<string>) | null; // null: nothing to share yet
}

export async function openReplaySource(source: Source, replayHost: ReplayHost): Promise<ReplaySource> {
  switch (source.kind) {
    case 'local':
      return storedSource(replayHost, await replayHost.open({ kind: 'local', id: source.id }));
    case 'file':
      return storedSource(replayHost, await replayHost.open({ kind: 'file', id: source.id }));
    case 'play':
      return onlineSource(source.id as GameId, replayHost);
    case 'board':
      throw new Refused('no-game', 'A board is no game.');
  }
}

const storedSource = (replayHost: ReplayHost, opened: Opened): ReplaySource => ({
  opened,
  by: 'entry',
  story: replayHost.story,
  view: replayHost.view,
  whole: opened.result === null ? null : replayHost.whole,
  save: replayHost.save,
});

/** For a running game the server sends the seat's own history and no more; when it is over, everything. */
async function onlineSource(game: GameId, replayHost: ReplayHost): Promise<ReplaySource> {
  const api = connectApi(connectHttp());
  const look = (as: 'caesar' | null) => api.look(game, 0, as);
  const update = await look(null).catch((error: unknown) => {
    if (error instanceof Refused && error.code === 'which-side') return look('caesar');
    throw error;
  });
  const { card, seat, view } = update.table;
  if (view === null) throw new Refused('not-running', 'The game has not begun.');
  const players = namesOf(card.sitters);
  if (card.result !== null) {
    const opened = await replayHost.open({ kind: 'text', text: await api.file(game) });
    return { ...storedSource(replayHost, { ...opened, players }), whole: replayHost.whole };
  }
  const historyEntries = [...update.told, ...update.pending].toSorted(byCursor);
  const last = historyEntries.length - 1;
  const seen = new Map<number, Promise<View>>([[last, Promise.resolve(view)]]);
  const recall = async (at: number): Promise<View> => {
    const historyEntry = historyEntries[at];
    const { table } = await api.recall(game, historyEntry?.cursor ?? 0, seat);
    if (table.view === null) throw new Refused('no-moment', `There is no moment ${at} to look back at.`);
    return table.view;
  };
  return {
    opened: {
      players,
      options: card.options,
      result: null,
      last,
      perspectives: [seat === 'spectator' ? 'public' : seat],
      shared: false,
      notes: [],
      thoughts: [],
    },
    by: 'history',
    story: () => Promise.resolve(historyEntries.map((historyEntry, at) => ({ ...historyEntry, cursor: at }))),
    view: (at) => {
      const asked = seen.get(at) ?? recall(at);
      seen.set(at, asked);
      asked.catch(() => seen.delete(at)); // requested again when needed again
      return asked;
    },
    whole: null,
    save: null,
  };
}

/** The number of an address's moment in a replay source: the game may have ended since the address was made. */
export async function momentIn(
  replaySource: ReplaySource,
  { at, by, perspective }: Moment,
): Promise<number | null> {
  if (at === null || by === replaySource.by) return at;
  if (replaySource.by === 'history' || perspective === null) return null;
  const story = await replaySource.story(perspective);
  return story[at]?.cursor ?? null;
}

const byCursor = (one: HistoryEntry, other: HistoryEntry): number => one.cursor - other.cursor;
