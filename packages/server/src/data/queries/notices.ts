// The notification tables: people's channels, and notifications to send.
import type { GameId, PersonId, TournamentId } from '@rubicon/protocol';
import { sql } from 'kysely';
import { storable, type Database } from '../database.ts';
import type { ContactRow, DeviceRow, NoticeRow } from '../schema/schema.ts';
import type { Contact, NoticeStore, StoredDevice, StoredLink, StoredNotice } from '../contract/notices.ts';

/** The defaults for people who have changed nothing. */
const NO_CONTACT: Contact = {
  switches: null,
  mail: null,
  verifiedMs: null,
  webhook: null,
  mention: null,
  hides: false,
};

const mailKey = (address: string): string => address.toLowerCase();

export function noticeStore({ db, atomically }: Database): NoticeStore {
  const open = sql<boolean>`done_ms is null`; // a literal, so that SQLite sees that it can use an index

  return {
    contact: async (person) => {
      const row = await db.selectFrom('contacts').selectAll().where('person', '=', person).executeTakeFirst();
      return row === undefined ? NO_CONTACT : contactOf(row);
    },

    setContact: async (person, change) => {
      const columns = columnsOf(change);
      await db
        .insertInto('contacts')
        .values({ person, hides: 0, ...columns })
        .onConflict((conflict) =>
          Object.keys(columns).length === 0
            ? conflict.column('person').doNothing()
            : conflict.column('person').doUpdateSet(columns),
        )
        .execute();
    },

    channel: async (tournament) => {
      const row = await db
        .selectFrom('tournament_channels')
        .selectAll()
        .where('tournament', '=', tournament)
        .executeTakeFirst();
      return row === undefined
        ? null
        : { person: row.person as PersonId, url: row.url, mention: row.mention };
    },

    setChannel: async (tournament, channel) => {
      if (channel === null) {
        await db.deleteFrom('tournament_channels').where('tournament', '=', tournament).execute();
        return;
      }
      await db
        .insertInto('tournament_channels')
        .values({ tournament, ...channel })
        .onConflict((conflict) => conflict.column('tournament').doUpdateSet({ ...channel }))
        .execute();
    },

    gameChannel: async (game) => {
      const row = await db
        .selectFrom('game_channels')
        .selectAll()
        .where('game', '=', game)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { url, given_ms: givenMs, caesar, pompey } = row;
      return { person: row.person as PersonId, url, givenMs, mentions: { caesar, pompey } };
    },

    setGameChannel: async (game, { person, url, givenMs }, mentions) => {
      const row = { person, url, given_ms: givenMs, told_ms: 0, told_by: null, ...mentions };
      await db
        .insertInto('game_channels')
        .values({ game, caesar: null, pompey: null, ...row })
        .onConflict((conflict) => conflict.column('game').doUpdateSet(row))
        .execute();
    },

    setMentions: async (game, mentions) => {
      const { numUpdatedRows } = await db
        .updateTable('game_channels')
        .set(mentions)
        .where('game', '=', game)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    removeGameChannel: async (game) => {
      await db.deleteFrom('game_channels').where('game', '=', game).execute();
    },

    tell: async (game, sinceMs, notice) => {
      const { numUpdatedRows } = await db
        .updateTable('game_channels')
        .set({ told_ms: sinceMs, told_by: notice })
        .where('game', '=', game)
        .where((where) => where.or([where('told_ms', '<', sinceMs), where('told_by', '=', notice)]))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    channelsOf: async (person) => {
      const games = await db
        .selectFrom('game_channels')
        .select(['game as to', 'url'])
        .where('person', '=', person)
        .orderBy('game')
        .execute();
      const tournaments = await db
        .selectFrom('tournament_channels')
        .select(['tournament as to', 'url'])
        .where('person', '=', person)
        .orderBy('tournament')
        .execute();
      return [...games, ...tournaments].map(({ to, url }) => ({ to: to as GameId | TournamentId, url }));
    },

    byMail: async (address) => {
      const rows = await db
        .selectFrom('contacts')
        .select('person')
        .where('mail_key', '=', mailKey(address))
        .where('verified_ms', 'is not', null)
        .orderBy('person')
        .execute();
      return rows.map(({ person }) => person as PersonId);
    },

    addDevice: async (device) => {
      const row: DeviceRow = {
        id: device.id,
        person: device.person,
        endpoint: device.endpoint,
        p256dh: device.p256dh,
        auth: device.auth,
        label: storable(device.label),
        created_ms: device.createdMs,
      };
      await db
        .insertInto('devices')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    },

    devicesOf: async (person) => {
      const rows = await db
        .selectFrom('devices')
        .selectAll()
        .where('person', '=', person)
        .orderBy('created_ms')
        .orderBy('id')
        .execute();
      return rows.map(deviceOf);
    },

    removeDevice: async (person, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('devices')
        .where('person', '=', person)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },

    addLink: async ({ hash, person, kind, value, untilMs }) => {
      await atomically([
        db.deleteFrom('links').where('person', '=', person).where('kind', '=', kind),
        db.insertInto('links').values({ hash, person, kind, value, until_ms: untilMs }),
      ]);
    },

    useLink: async (hash, kind, nowMs) => {
      const row = await db
        .deleteFrom('links')
        .where('hash', '=', hash)
        .where('kind', '=', kind)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined || row.until_ms < nowMs) return null;
      return {
        hash,
        kind: row.kind as StoredLink['kind'],
        person: row.person as PersonId,
        value: row.value,
        untilMs: row.until_ms,
      };
    },

    add: async (notices) => {
      if (notices.length === 0) return;
      await db
        .insertInto('notices')
        .values(notices.map(rowOf))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    take: async (nowMs, heldMs) => {
      const first = await db
        .selectFrom('notices')
        .select('person')
        .where(open)
        .where('due_ms', '<=', nowMs)
        .where('held_ms', '<=', nowMs)
        .orderBy('due_ms')
        .limit(1)
        .executeTakeFirst();
      if (first === undefined) return [];
      const rows = await db
        .updateTable('notices')
        .set({ held_ms: heldMs })
        .where('person', '=', first.person)
        .where(open)
        .where('due_ms', '<=', nowMs)
        .where('held_ms', '<=', nowMs) // another server may have been faster
        .returningAll()
        .execute();
      return rows.map(noticeOf).sort((one, other) => one.dueMs - other.dueMs || (one.id < other.id ? -1 : 1));
    },

    putBack: async (id, { dueMs, tries, ways }) => {
      await db
        .updateTable('notices')
        .set({ due_ms: dueMs, tries, ways, held_ms: 0 })
        .where('id', '=', id)
        .execute();
    },

    done: async (ids, nowMs) => {
      if (ids.length === 0) return;
      await db
        .updateTable('notices')
        .set({ done_ms: nowMs })
        .where('id', 'in', [...ids])
        .execute();
    },

    waiting: async (person) => {
      const rows = await db
        .selectFrom('notices')
        .selectAll()
        .where('person', '=', person)
        .where(open)
        .orderBy('due_ms')
        .orderBy('id')
        .execute();
      return rows.map(noticeOf);
    },

    tidy: async (beforeMs, nowMs) => {
      await atomically([
        db.deleteFrom('notices').where('done_ms', '<', beforeMs),
        db.deleteFrom('links').where('until_ms', '<', nowMs),
      ]);
    },
  };
}

const columnsOf = ({ switches, mail, verifiedMs, webhook, mention, hides }: Partial<Contact>) => ({
  ...(switches !== undefined && { switches }),
  ...(mail !== undefined && { mail, mail_key: mail === null ? null : mailKey(mail) }),
  ...(verifiedMs !== undefined && { verified_ms: verifiedMs }),
  ...(webhook !== undefined && { webhook }),
  ...(mention !== undefined && { mention }),
  ...(hides !== undefined && { hides: hides ? 1 : 0 }),
});

const contactOf = (row: ContactRow): Contact => ({
  switches: row.switches,
  mail: row.mail,
  verifiedMs: row.verified_ms,
  webhook: row.webhook,
  mention: row.mention,
  hides: row.hides === 1,
});

const deviceOf = (row: DeviceRow): StoredDevice => ({
  id: row.id,
  person: row.person as PersonId,
  endpoint: row.endpoint,
  p256dh: row.p256dh,
  auth: row.auth,
  label: row.label,
  createdMs: row.created_ms,
});

const rowOf = (notice: StoredNotice): NoticeRow => ({
  id: notice.id,
  person: notice.person,
  game: notice.game,
  kind: notice.kind,
  key: notice.key,
  text: storable(notice.text),
  due_ms: notice.dueMs,
  held_ms: 0,
  tries: notice.tries,
  ways: notice.ways,
  made_ms: notice.madeMs,
  done_ms: null,
});

const noticeOf = (row: NoticeRow): StoredNotice => ({
  id: row.id,
  person: row.person as PersonId,
  game: row.game as GameId | null,
  kind: row.kind as StoredNotice['kind'],
  key: row.key,
  text: row.text,
  dueMs: row.due_ms,
  tries: row.tries,
  ways: row.ways,
  madeMs: row.made_ms,
});
