// Takes the admin's requests from the database and carries them out
// (docs/decisions/0014-the-administrator-asks-through-the-database.md).
import type { Store, StoredPerson } from '../data/contract/store.ts';
import type { GameService } from '../games/service.ts';
import type { PeopleService } from '../people/people.ts';
import type { Tournaments } from '../tournaments/service.ts';
import { Refused } from '../base/refused.ts';
import type { AdminAnswer, AdminAsk } from './admin-ask.ts';

export interface AdminQueueDeps {
  readonly store: Pick<Store, 'requests' | 'people' | 'games'>;
  readonly games: Pick<GameService, 'end' | 'rebase' | 'leave'>;
  readonly people: Pick<PeopleService, 'ended'>;
  readonly tournaments: Pick<Tournaments, 'leaveAll'>;
  readonly log: {
    info(about: object, message: string): void;
    error(about: object, message: string): void;
  };
  readonly now: () => number;
  readonly everyMs?: number;
}

const EVERY_MS = 1000;

export interface AdminQueue {
  /** Resolves when the current request is done; no other is taken. */
  stop(): Promise<void>;
}

export function openAdminQueue(deps: AdminQueueDeps): AdminQueue {
  const { store, log, now, everyMs = EVERY_MS } = deps;
  const stopping = new AbortController();
  let working: Promise<void> = Promise.resolve();

  async function takeAll(): Promise<void> {
    while (!stopping.signal.aborted) {
      const request = await store.requests.take(now());
      if (request === null) return;
      const answer = await carryOut(deps, request.body);
      log.info({ request: request.id, answer }, 'The administrator asked.');
      await store.requests.answer(request.id, JSON.stringify(answer));
    }
  }

  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    working = takeAll()
      .catch((error: unknown) => log.error({ err: error }, 'What the administrator asks could not be read.'))
      .finally(() => (isBusy = false));
  }, everyMs);
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await working;
    },
  };
}

/** Nobody is to be led to a game that its player cannot come to. */
async function leaveWaiting(
  { store, games }: Pick<AdminQueueDeps, 'store' | 'games'>,
  { id, name, passwordHash }: StoredPerson,
): Promise<void> {
  const by = { id, name, isGuest: passwordHash === null };
  for (const game of await store.games.rows((await store.people.exportOf(id)).games)) {
    if (game.status !== 'waiting') continue;
    await games.leave(by, game.id).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error; // it has begun, is gone, or is of a tournament
    });
  }
}

async function carryOut(deps: AdminQueueDeps, body: string): Promise<AdminAnswer> {
  const { store, games, people, tournaments, log } = deps;
  try {
    const ask = JSON.parse(body) as AdminAsk;
    switch (ask.kind) {
      case 'end':
        await games.end(ask.game, ask.reason);
        break;
      case 'rebase':
        await games.rebase(ask.game, ask.position, ask.reason);
        break;
      case 'ended':
        people.ended(ask.sessions);
        break;
      case 'banned': {
        const person = await store.people.byId(ask.person);
        if (person === null || person.bannedMs === null) break; // unbanned meanwhile
        await tournaments.leaveAll(person.id);
        await leaveWaiting(deps, person);
        break;
      }
      default:
        throw new Refused('unknown-request', 'This server does not know what is asked; it may be too old.');
    }
    return { ok: true };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, code: error.code, message: error.message };
    log.error({ err: error }, 'What the administrator asked failed.');
    return { ok: false, code: 'failed', message: 'The server could not do it; its log says why.' };
  }
}
