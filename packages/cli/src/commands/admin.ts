// `rubicon admin`: people and games of a server.
import { wrongUsage } from '../shell/cli-error.ts';
import { nearest } from '../shell/nearest.ts';
import type { Command } from '../shell/options.ts';
import { check } from './admin/check.ts';
import { end, games, rebase, restored } from './admin/games.ts';
import { ban, invite, people, unban } from './admin/people.ts';
import { mute, reports, resolve, unmute } from './admin/reports.ts';

const PARTS: readonly Command[] = [
  people,
  ban,
  unban,
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
    'rubicon admin: people and games of a server',
    '',
    'usage: rubicon admin WHAT [options]',
    '',
    ...PARTS.map((part) => `  ${wordOf(part).padEnd(10)}${part.summary}`),
    '',
    'It works on what DATA_DIR or DATABASE_URL names, as for the server itself, whether that runs or not.',
    '“rubicon admin WHAT --help” says more; --json gives the result as JSON.',
    '',
  ].join('\n');

export const admin: Command = {
  name: 'admin',
  summary: 'people and games of a server',
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
      word === undefined ? '“admin” needs a word more.' : `“admin” has no “${word}”.`,
      `${meant === undefined ? '' : `Did you mean ${meant}? `}There are ${words.join(', ')}.`,
    );
  },
};
