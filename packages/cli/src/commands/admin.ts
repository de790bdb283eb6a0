// `rubicon admin`: administers a server.
import { wrongUsage } from '../shell/cli-error.ts';
import { nearest } from '../shell/nearest.ts';
import type { Command } from '../shell/options.ts';
import { check } from './admin/check.ts';
import { end, games, rebase, restored } from './admin/games.ts';
import { ban, invite, organiser, people, unban } from './admin/people.ts';
import { mute, reports, resolve, unmute } from './admin/reports.ts';

const PARTS: readonly Command[] = [
  people,
  ban,
  unban,
  organiser,
  invite,
  reports,
  resolve,
  mute,
  unmute,
  games,
  end,
  rebase,
  check,
  restored,
];
const wordOf = ({ name }: Command): string => name.split(' ')[1]!;

const help = (): string =>
  [
    'rubicon admin: Administer a server',
    '',
    'usage: rubicon admin SUBCOMMAND [options]',
    '',
    ...PARTS.map((part) => `  ${wordOf(part).padEnd(10)}${part.summary}`),
    '',
    'Works on DATA_DIR or DATABASE_URL, set as for the server, whether it runs or not.',
    'Run “rubicon admin SUBCOMMAND --help” for details. --json prints the result as JSON.',
    '',
  ].join('\n');

export const admin: Command = {
  name: 'admin',
  summary: 'Administer a server',
  help,
  run: async ([word, ...rest], io) => {
    if (word === '--help' || word === '-h') {
      io.out(help());
      return 0;
    }
    const part = PARTS.find((each) => wordOf(each) === word);
    if (part !== undefined) return part.run(rest, io);
    const words = PARTS.map(wordOf);
    const meant = word === undefined ? undefined : nearest(word, words);
    throw wrongUsage(
      'unknown-command',
      word === undefined ? '“admin” requires a subcommand.' : `Unknown subcommand “admin ${word}”.`,
      `${meant === undefined ? '' : `Did you mean ${meant}? `}Subcommands: ${words.join(', ')}.`,
    );
  },
};
