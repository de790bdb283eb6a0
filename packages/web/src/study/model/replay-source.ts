// A game to be looked back at, wherever it is kept.
import type { GameNote, Telling, View } from '@rubicon/engine';
import type { GameId } from '@rubicon/protocol';
import { Refused } from '../../authority/authority.ts';
import { connectApi } from '../../net/api.ts';
import { namesOf } from '../../authority/remote/seating.ts';
import { connectWire } from '../../net/http.ts';
import type { Keeper, Opened } from './replay-host.ts';
import type { Eyes, Moment, Source } from '../../routes/moment.ts';

export interface Sight {
  readonly opened: Opened;
  readonly by: Moment['by']; // what the numbers of its moments count
  readonly story: (eyes: Eyes) => Promise<readonly Telling[]>;
  readonly view: (at: number, eyes: Eyes) => Promise<View>;
  readonly whole: Keeper['whole'] | null; // null while the game runs
  readonly save: ((notes: readonly GameNote[]) => Promise<string>) | null; // null: there is nothing to give away yet
}

export async function openSight(source: Source, keeper: Keeper): Promise<Sight> {
  switch (source.kind) {
    case 'local':
      return keptSight(keeper, await keeper.open({ kind: 'local', id: source.id }));
    case 'file':
      return keptSight(keeper, await keeper.open({ kind: 'file', id: source.id }));
    case 'play':
      return onlineSight(source.id as GameId, keeper);
    case 'board':
      throw new Refused('no-game', 'A board is no game.');
  }
}

const keptSight = (keeper: Keeper, opened: Opened): Sight => ({
  opened,
  by: 'entry',
  story: keeper.story,
  view: keeper.view,
  whole: opened.result === null ? null : keeper.whole,
  save: keeper.save,
});

/** Of a game that runs the server tells what the seat was told, and no more; when it is over, all. */
async function onlineSight(game: GameId, keeper: Keeper): Promise<Sight> {
  const api = connectApi(connectWire());
  const look = (as: 'caesar' | null) => api.look(game, 0, as);
  const update = await look(null).catch((error: unknown) => {
    if (error instanceof Refused && error.code === 'which-side') return look('caesar');
    throw error;
  });
  const { card, seat, view } = update.table;
  if (view === null) throw new Refused('not-running', 'The game has not begun.');
  const players = namesOf(card.sitters);
  if (card.result !== null) {
    const opened = await keeper.open({ kind: 'text', text: await api.file(game) });
    return { ...keptSight(keeper, { ...opened, players }), whole: keeper.whole };
  }
  const tellings = [...update.told, ...update.pending].toSorted(byCursor);
  const last = tellings.length - 1;
  const seen = new Map<number, Promise<View>>([[last, Promise.resolve(view)]]);
  const recall = async (at: number): Promise<View> => {
    const telling = tellings[at];
    const { table } = await api.recall(game, telling?.cursor ?? 0, seat);
    if (table.view === null) throw new Refused('no-moment', `There is no moment ${at} to look back at.`);
    return table.view;
  };
  return {
    opened: {
      players,
      options: card.options,
      result: null,
      last,
      eyes: [seat === 'spectator' ? 'public' : seat],
      shared: false,
      notes: [],
    },
    by: 'telling',
    story: () => Promise.resolve(tellings.map((telling, at) => ({ ...telling, cursor: at }))),
    view: (at) => {
      const asked = seen.get(at) ?? recall(at);
      seen.set(at, asked);
      asked.catch(() => seen.delete(at)); // asked again when it is wanted again
      return asked;
    },
    whole: null,
    save: null,
  };
}

/** The number that a moment of an address has in a sight: the game may have ended since the address was made. */
export async function momentIn(sight: Sight, { at, by, eyes }: Moment): Promise<number | null> {
  if (at === null || by === sight.by) return at;
  if (sight.by === 'telling' || eyes === null) return null;
  const story = await sight.story(eyes);
  return story[at]?.cursor ?? null;
}

const byCursor = (one: Telling, other: Telling): number => one.cursor - other.cursor;
