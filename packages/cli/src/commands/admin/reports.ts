// `rubicon admin reports|resolve|mute|unmute`: what people report, and what is done about it.
import { timeText, withAdmin } from './administration.ts';
import { wrongUsage } from '../../shell/cli-error.ts';
import { command, flag, value } from '../../shell/options.ts';
import { counted } from '../../text/sentences.ts';
import { harmless } from '../../shell/terminal.ts';
import { wholeNumber } from '../../shell/values.ts';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 3650;
const SHORT = 8; // of an id, as much as tells them apart

export const reports = command({
  name: 'admin reports',
  summary: 'what people report about others',
  usage: '[options]',
  about: [
    'Those that are open, the oldest first: id, when, who about whom, why, and what was said in the chat around it, as it was then. ' +
      'The line that is meant has an arrow.',
  ],
  argument: null,
  options: { resolved: flag('those that are resolved instead') },
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

/** What others wrote must not draw lines of its own. */
const oneLine = (text: string): string => harmless(text.replaceAll(/\s+/g, ' '));

export const resolve = command({
  name: 'admin resolve',
  summary: 'puts a report away',
  usage: 'ID --note TEXT [options]',
  about: ['The note says what was done; it is for the host alone. Of the id its beginning is enough.'],
  argument: 'the id of a report',
  options: { note: value('TEXT', 'what was done about it') },
  examples: ['rubicon admin resolve 3f2a91c0 --note "Muted for a week."'],
  async run(given, argument, io) {
    if (given.note === undefined || given.note.length > 1000)
      throw wrongUsage(
        'missing-option',
        'What was done about it?',
        'Add --note TEXT, at most 1000 characters.',
      );
    const { note } = given;
    const report = await withAdmin(io, (admin) => admin.resolve(argument, note));
    io.out(
      given.json
        ? `${JSON.stringify(report)}\n`
        : `The report about ${harmless(report.about)} is resolved.\n`,
    );
    return 0;
  },
});

export const mute = command({
  name: 'admin mute',
  summary: 'lets somebody say nothing for some days',
  usage: 'NAME [--days N] [options]',
  about: ['By name or id. Games go on; chats do not take what they say. It holds at once.'],
  argument: 'a name',
  options: { days: value('N', 'for how long (7)') },
  examples: ['rubicon admin mute "Sextus Naso" --days 30'],
  async run(given, argument, io) {
    const days = given.days === undefined ? 7 : wholeNumber(given.days, '--days', 1, LONGEST_DAYS);
    const untilMs = Date.now() + days * DAY_MS;
    const name = await withAdmin(io, (admin) => admin.mute(argument, untilMs));
    io.out(
      given.json
        ? `${JSON.stringify({ name, untilMs })}\n`
        : `${harmless(name)} says nothing until ${timeText(untilMs)}.\n`,
    );
    return 0;
  },
});

export const unmute = command({
  name: 'admin unmute',
  summary: 'lets somebody speak again',
  usage: 'NAME [options]',
  about: ['By name or id.'],
  argument: 'a name',
  options: {},
  examples: ['rubicon admin unmute "Sextus Naso"'],
  async run(given, argument, io) {
    const name = await withAdmin(io, (admin) => admin.mute(argument, null));
    io.out(given.json ? `${JSON.stringify({ name })}\n` : `${harmless(name)} may speak again.\n`);
    return 0;
  },
});
