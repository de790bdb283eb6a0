// Other servers that keep the same games: what they tell, and what has to be looked up because they may not have.
import type { ChatLine, GameId, PersonId } from '@rubicon/protocol';
import type { Hall } from './lobby-feed.ts';
import { REMIND_MS, type Presence } from './table-presence.ts';
import { sidesOf } from './record/record.ts';
import type { Rooms } from './live/pipeline.ts';
import type { World } from './live/deps.ts';

const LOOK_MS = 5000;

export interface NeighbourDeps {
  readonly rooms: Pick<Rooms, 'all' | 'held' | 'hear' | 'doubt'>;
  readonly hall: Pick<Hall, 'heardLobby' | 'heardAsked'>;
  readonly presence: Presence;
  readonly retell: (game: GameId, room: ChatLine['room'], number: number) => Promise<void>;
  readonly regularly: (ms: number, work: () => Promise<void>) => void;
}

/** Listens until the given ways to stop are gone. Does nothing where there are no others. */
export function listenToOthers({ bus, store, log }: World, deps: NeighbourDeps): (() => void)[] {
  const { rooms, hall, presence, retell, regularly } = deps;
  if (bus === undefined) return [];

  const heed = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => log.warn({ error: String(error) }, 'Another server was not heard.'));
  const safely = (work: Promise<unknown>): void => void heed(work);

  /** A message may get lost: what is held here is compared with what is kept. */
  async function lookUp(): Promise<void> {
    const held = [...rooms.all()].map(({ id }) => id);
    if (held.length === 0) return;
    for (const [game, version] of await store.games.versions(held)) await heed(rooms.hear(game, version));
  }

  regularly(LOOK_MS, lookUp);
  regularly(REMIND_MS, () => {
    presence.remind(rooms.all());
    return Promise.resolve();
  });
  return [
    bus.onGap(() => {
      for (const room of rooms.all()) safely(rooms.doubt(room.id));
      hall.heardLobby();
    }),
    bus.listen('game', (game, version) => safely(rooms.hear(game as GameId, Number(version)))),
    bus.listen('chat', (key) => {
      const [game, room, number] = key.split(' ');
      if (rooms.held(game as GameId) !== null)
        safely(retell(game as GameId, room as ChatLine['room'], Number(number)));
    }),
    bus.listen('lobby', () => hall.heardLobby()),
    bus.listen('asked', (person) => hall.heardAsked([person as PersonId])),
    bus.listen('habit', (person) => {
      for (const { id, record } of rooms.all())
        if (record !== null && sidesOf(record, person as PersonId).length > 0) safely(rooms.doubt(id));
    }),
    bus.listen('presence', (game, text, from) => {
      const room = rooms.held(game as GameId);
      if (room !== null) presence.heard(room, from, text);
    }),
  ];
}
