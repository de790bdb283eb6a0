// Synchronisation with other servers on the same store: messages from the bus, and polling because a message may get
// lost.
import type { ChatRoom, GameId, PersonId } from '@rubicon/protocol';
import { sayElsewhere } from './chat.ts';
import type { Context } from './context.ts';
import { markStale, refreshOlder } from './live/refresh.ts';
import { sidesOf } from './record/record.ts';
import type { Schedule } from './schedule.ts';
import { REMIND_MS } from './table-presence.ts';

const LOOK_MS = 5000;

/** Listens until the schedule stops. Does nothing without other servers. */
export function syncWithCluster(context: Context, schedule: Schedule): void {
  const { live, lobby, presence, deps } = context;
  const { bus, log } = deps;
  if (bus === undefined) return;
  const heed = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => log.warn({ error: String(error) }, 'Another server was not heard.'));
  const safely = (work: Promise<unknown>): void => void heed(work);

  schedule.every(LOOK_MS, () => compareVersions(context, heed));
  schedule.every(REMIND_MS, () => {
    presence.remind(live.all());
    return Promise.resolve();
  });
  schedule.onStop(
    bus.onGap(() => {
      for (const { id } of live.all()) safely(markStale(context, id));
      lobby.lobbyChangedElsewhere();
    }),
    bus.listen('game', (game, version) => safely(refreshOlder(context, game as GameId, Number(version)))),
    bus.listen('chat', (key) => {
      const [game, room, number] = key.split(' ');
      if (live.find(game as GameId) !== null)
        safely(sayElsewhere(context, game as GameId, room as ChatRoom, Number(number)));
    }),
    bus.listen('lobby', () => lobby.lobbyChangedElsewhere()),
    bus.listen('asked', (person) => lobby.waitingChangedElsewhere([person as PersonId])),
    bus.listen('habit', (person) => {
      for (const { id, record } of live.all())
        if (record !== null && sidesOf(record, person as PersonId).length > 0) safely(markStale(context, id));
    }),
    bus.listen('presence', (game, text, from) => {
      const there = live.find(game as GameId);
      if (there !== null) presence.heard(there, from, text);
    }),
  );
}

/** A message may get lost: the games in memory are compared with those in the store. */
async function compareVersions(
  context: Context,
  heed: (work: Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const ids = [...context.live.all()].map(({ id }) => id);
  if (ids.length === 0) return;
  for (const [game, version] of await context.deps.store.games.versions(ids))
    await heed(refreshOlder(context, game, version));
}
