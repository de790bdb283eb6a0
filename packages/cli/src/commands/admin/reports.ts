// `rubicon admin reports|resolve|mute|unmute`: moderation.
import { timeText, withAdmin } from './administration.ts';
import { wrongUsage } from '../../shell/cli-error.ts';
import { command, flag, value } from '../../shell/options.ts';
import { counted } from '../../text/numbers.ts';
import { harmless } from '../../shell/terminal.ts';
import { wholeNumber } from '../../shell/values.ts';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 3650;
const SHORT = 8; // characters of an id, enough to tell reports apart

export const reports = command({
  name: 'admin reports',
  summary: 'List reports',
  usage: '[options]',
  about: [
    'Print open reports, oldest first: id, time, who reported whom, reason, and the chat around it at that time. An arrow marks ' +
      'the reported message.',
  ],
  argument: null,
  options: { resolved: flag('list resolved reports instead') },
  examples: ['rubicon admin reports', 'rubicon admin reports --resolved --json'],
  async run(given, _, io) {
    const all = await withAdmin(io, (admin) => admin.reports(!given.resolved));
    if (given.json) io.out(`${JSON.stringify({ reports: all })}\n`);
    else {
      for (const { id, by, about, reason, text, context, createdMs, note } of all) {
        const who = `${harmless(by)} about ${harmless(about)}`;
        io.out(`${id.slice(0, SHORT)}  ${timeText(createdMs)}  ${who}: ${reason}. ${oneLine(text)}\n`);
        for (const line of context?.lines ?? []) {
          const mark = line.number === context?.number ? '→' : ' ';
          io.out(`  ${mark} ${timeText(line.atMs)}  ${harmless(line.name)}: ${oneLine(line.text)}\n`);
        }
        if (note !== null) io.out(`    Resolved: ${oneLine(note)}\n`);
      }
      io.out(`${counted(all.length, 'report')}.\n`);
    }
    return 0;
  },
});

/** User text on one line, without control characters. */
const oneLine = (text: string): string => harmless(text.replaceAll(/\s+/g, ' '));

export const resolve = command({
  name: 'admin resolve',
  summary: 'Resolve a report',
  usage: 'ID --note TEXT [options]',
  about: ['The note says what was done; only admins see it. The start of the id is enough.'],
  argument: 'a report id',
  options: { note: value('TEXT', 'what was done') },
  examples: ['rubicon admin resolve 3f2a91c0 --note "Muted for a week."'],
  async run(given, argument, io) {
    if (given.note === undefined || given.note.length > 1000)
      throw wrongUsage('missing-option', '--note is required.', 'Add --note TEXT, at most 1000 characters.');
    const { note } = given;
    const report = await withAdmin(io, (admin) => admin.resolve(argument, note));
    io.out(
      given.json ? `${JSON.stringify(report)}\n` : `Resolved the report about ${harmless(report.about)}.\n`,
    );
    return 0;
  },
});

export const mute = command({
  name: 'admin mute',
  summary: 'Mute an account in chat',
  usage: 'NAME [--days N] [options]',
  about: ['NAME is a name or an id. The account can play but not chat. It takes effect at once.'],
  argument: 'a name',
  options: { days: value('N', 'number of days (default: 7)') },
  examples: ['rubicon admin mute "Sextus Naso" --days 30'],
  async run(given, argument, io) {
    const days = given.days === undefined ? 7 : wholeNumber(given.days, '--days', 1, LONGEST_DAYS);
    const untilMs = Date.now() + days * DAY_MS;
    const name = await withAdmin(io, (admin) => admin.mute(argument, untilMs));
    io.out(
      given.json
        ? `${JSON.stringify({ name, untilMs })}\n`
        : `Muted ${harmless(name)} until ${timeText(untilMs)}.\n`,
    );
    return 0;
  },
});

export const unmute = command({
  name: 'admin unmute',
  summary: 'Unmute an account',
  usage: 'NAME [options]',
  about: ['NAME is a name or an id.'],
  argument: 'a name',
  options: {},
  examples: ['rubicon admin unmute "Sextus Naso"'],
  async run(given, argument, io) {
    const name = await withAdmin(io, (admin) => admin.mute(argument, null));
    io.out(given.json ? `${JSON.stringify({ name })}\n` : `Unmuted ${harmless(name)}.\n`);
    return 0;
  },
});
