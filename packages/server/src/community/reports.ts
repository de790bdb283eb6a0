// Reports to the admin about other people. A reported chat line is stored with the lines around it, as they were
// then.
import { randomUUID } from 'node:crypto';
import type { ChatLine, GameId, PersonId, ReportBody } from '@rubicon/protocol';
import type { Store } from '../data/contract/store.ts';
import type { GameService } from '../games/service.ts';
import type { Person } from '../people/person.ts';
import { Refused } from '../base/refused.ts';

const AROUND = 30; // lines up to the reported one
const AFTER = 5;

export interface Context {
  readonly game: GameId;
  readonly room: ChatLine['room'];
  readonly number: number; // of the reported line
  readonly lines: readonly ChatLine[];
}

export interface Reports {
  add(by: Person, report: ReportBody): Promise<void>;
  exportOf(person: PersonId): Promise<unknown>;
}

export interface ReportsDeps {
  readonly store: Pick<Store, 'community' | 'people' | 'games'>;
  readonly games: Pick<GameService, 'checkHears'>;
  readonly now: () => number;
}

export function reportsOf({ store, games, now }: ReportsDeps): Reports {
  const { community, people } = store;

  /** Only lines the reporter may read: a report must not open a chat that is closed to them. */
  async function contextOf(by: Person, about: PersonId, line: ReportBody['line']): Promise<Context | null> {
    if (line === undefined) return null;
    const { game, room, number } = line;
    await games.checkHears(by, game, room);
    const lines = await store.games.chat(game, room, Math.max(0, number - AROUND), AROUND + AFTER);
    if (lines.find((each) => each.number === number)?.person !== about)
      throw new Refused('no-such-line', 'This person has not said that.');
    return { game, room, number, lines };
  }

  return {
    add: async (by, { person, reason, text, line }) => {
      if ((await people.byId(person)) === null) throw new Refused('no-person', 'There is no such person.');
      if (person === by.id) throw new Refused('oneself', 'That is you.');
      const context = await contextOf(by, person, line);
      await community.addReport({
        id: randomUUID(),
        by: by.id,
        about: person,
        reason,
        text,
        context: JSON.stringify(context),
        createdMs: now(),
        resolvedMs: null,
        note: null,
      });
    },
    exportOf: async (person) =>
      (await community.reportsBy(person)).map(({ about, reason, text, createdMs, resolvedMs }) => ({
        about,
        reason,
        text,
        createdMs,
        resolvedMs,
      })),
  };
}
