// What the admin does about reports: list them, resolve them, and mute people for a while.
import type { PersonId } from '@rubicon/protocol';
import type { Store, StoredPerson } from '../data/contract/store.ts';
import type { StoredReport } from '../data/contract/community.ts';
import { Refused } from '../base/refused.ts';
import type { Context } from './reports.ts';

interface ReportLine {
  readonly id: string;
  readonly by: string; // names
  readonly about: string;
  readonly reason: string;
  readonly text: string;
  readonly context: Context | null;
  readonly createdMs: number;
  readonly resolvedMs: number | null;
  readonly note: string | null;
}

export interface Moderation {
  readonly reports: (isOpen: boolean) => Promise<ReportLine[]>;
  /** By the id, or an unambiguous prefix of it. */
  readonly resolve: (id: string, note: string) => Promise<ReportLine>;
  /** Null unmutes. Returns the name. */
  readonly mute: (who: string, untilMs: number | null) => Promise<string>;
}

const MOST = 1000;

export function moderationOf(
  { community, people }: Pick<Store, 'community' | 'people'>,
  find: (who: string) => Promise<StoredPerson>,
  now: () => number,
): Moderation {
  const nameOf = async (id: PersonId): Promise<string> => (await people.byId(id))?.name ?? '—';

  const lineOf = async (report: StoredReport): Promise<ReportLine> => ({
    id: report.id,
    by: await nameOf(report.by),
    about: await nameOf(report.about),
    reason: report.reason,
    text: report.text,
    context: JSON.parse(report.context) as Context | null,
    createdMs: report.createdMs,
    resolvedMs: report.resolvedMs,
    note: report.note,
  });

  return {
    reports: async (isOpen) => Promise.all((await community.reports(isOpen, MOST)).map(lineOf)),
    resolve: async (id, note) => {
      const open = (await community.reports(true, MOST)).filter((report) => report.id.startsWith(id));
      const [report] = open;
      if (report === undefined) throw new Refused('no-report', `There is no open report “${id}”.`);
      if (open.length > 1) throw new Refused('which-report', `Several reports begin with “${id}”.`);
      await community.resolve(report.id, note, now());
      return lineOf((await community.report(report.id))!);
    },
    mute: async (who, untilMs) => {
      const person = await find(who);
      await community.silence(person.id, untilMs);
      return person.name;
    },
  };
}
