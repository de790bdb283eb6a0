// Relations between people (friends, blocks, mutes), and reports to the admin.
import type { PersonId, ReportReason } from '@rubicon/protocol';
import { storable, type Database } from '../database.ts';
import type { BondRow, ReportRow } from '../schema/schema.ts';
import type { Bond, BondKind, CommunityStore, StoredReport } from '../contract/community.ts';

const UNHEARD: readonly BondKind[] = ['blocked', 'muted'];

export function communityStore({ db, atomically }: Database): CommunityStore {
  const addBond = ({ person, other, kind, atMs }: Bond) =>
    db
      .insertInto('bonds')
      .values({ person, other, kind, at_ms: atMs })
      .onConflict((conflict) => conflict.doNothing());
  const removeBonds = (person: PersonId, other: PersonId, kinds: readonly BondKind[]) =>
    db
      .deleteFrom('bonds')
      .where('person', '=', person)
      .where('other', '=', other)
      .where('kind', 'in', [...kinds]);

  return {
    bondsOf: async (person) => {
      const rows = await db
        .selectFrom('bonds')
        .selectAll()
        .where((eb) => eb.or([eb('person', '=', person), eb.and({ other: person, kind: 'asked' })]))
        .orderBy('at_ms')
        .orderBy('other')
        .execute();
      return rows.map(bondOf);
    },

    between: async (person, other) => {
      const rows = await db
        .selectFrom('bonds')
        .select('kind')
        .where('person', '=', person)
        .where('other', '=', other)
        .execute();
      return rows.map(({ kind }) => kind as BondKind);
    },

    add: async (bond) => {
      await addBond(bond).execute();
    },

    remove: async (person, other, kinds) => {
      await removeBonds(person, other, kinds).execute();
    },

    befriend: async (one, other, atMs) => {
      await atomically([
        removeBonds(one, other, ['asked']),
        removeBonds(other, one, ['asked']),
        addBond({ person: one, other, kind: 'friend', atMs }),
        addBond({ person: other, other: one, kind: 'friend', atMs }),
      ]);
    },

    part: async (one, other) => {
      await atomically([
        removeBonds(one, other, ['asked', 'friend']),
        removeBonds(other, one, ['asked', 'friend']),
      ]);
    },

    deafTo: async (speaker) => {
      const rows = await db
        .selectFrom('bonds')
        .select('person')
        .where('other', '=', speaker)
        .where('kind', 'in', [...UNHEARD])
        .execute();
      return new Set(rows.map(({ person }) => person as PersonId));
    },

    unheardBy: async (listener) => {
      const rows = await db
        .selectFrom('bonds')
        .select('other')
        .where('person', '=', listener)
        .where('kind', 'in', [...UNHEARD])
        .execute();
      return new Set(rows.map(({ other }) => other as PersonId));
    },

    silencedUntil: async (person) => {
      const row = await db
        .selectFrom('silences')
        .select('until_ms')
        .where('person', '=', person)
        .executeTakeFirst();
      return row?.until_ms ?? null;
    },

    silence: async (person, untilMs) => {
      if (untilMs === null) {
        await db.deleteFrom('silences').where('person', '=', person).execute();
        return;
      }
      await db
        .insertInto('silences')
        .values({ person, until_ms: untilMs })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ until_ms: untilMs }))
        .execute();
    },

    addReport: async (report) => {
      await db
        .insertInto('reports')
        .values({
          id: report.id,
          by_person: report.by,
          about_person: report.about,
          reason: report.reason,
          text: storable(report.text),
          context: storable(report.context),
          created_ms: report.createdMs,
          resolved_ms: report.resolvedMs,
          note: report.note,
        })
        .execute();
    },

    reports: async (isOpen, limit) => {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .where('resolved_ms', isOpen ? 'is' : 'is not', null)
        .orderBy('created_ms')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(reportOf);
    },

    report: async (id) => {
      const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : reportOf(row);
    },

    resolve: async (id, note, atMs) => {
      await db
        .updateTable('reports')
        .set({ resolved_ms: atMs, note: storable(note) })
        .where('id', '=', id)
        .execute();
    },

    reportsBy: async (person) => {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .where('by_person', '=', person)
        .orderBy('created_ms')
        .orderBy('id')
        .execute();
      return rows.map(reportOf);
    },
  };
}

const bondOf = (row: BondRow): Bond => ({
  person: row.person as PersonId,
  other: row.other as PersonId,
  kind: row.kind as BondKind,
  atMs: row.at_ms,
});

const reportOf = (row: ReportRow): StoredReport => ({
  id: row.id,
  by: row.by_person as PersonId,
  about: row.about_person as PersonId,
  reason: row.reason as ReportReason,
  text: row.text,
  context: row.context,
  createdMs: row.created_ms,
  resolvedMs: row.resolved_ms,
  note: row.note,
});
