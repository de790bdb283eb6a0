// `rubicon`: finds the command, runs it, and prints errors.
import { CliError, wrongUsage } from './shell/cli-error.ts';
import { admin } from './commands/admin.ts';
import { analyse } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { doctor } from './commands/doctor.ts';
import { drill } from './commands/drill.ts';
import { ladder } from './commands/ladder.ts';
import { legal } from './commands/legal.ts';
import { mailTest } from './commands/mail-test.ts';
import { odds } from './commands/odds.ts';
import { puzzles } from './commands/puzzles.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { show } from './commands/show.ts';
import { simulate } from './commands/simulate.ts';
import { stats } from './commands/stats.ts';
import { verify } from './commands/verify.ts';
import { processIo, type Io } from './shell/io.ts';
import { nearest } from './shell/nearest.ts';
import type { Command } from './shell/options.ts';
import { harmless } from './shell/terminal.ts';

const COMMANDS: readonly Command[] = [
  simulate,
  replay,
  verify,
  show,
  legal,
  odds,
  stats,
  analyse,
  puzzles,
  arena,
  ladder,
  admin,
  backup,
  restore,
  drill,
  doctor,
  mailTest,
];
const NAMES = COMMANDS.map(({ name }) => name);

const helpText = (): string =>
  [
    'rubicon: play, check and analyse games of Julius Caesar, and administer a server',
    '',
    'usage: rubicon COMMAND [options]',
    '',
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(11)}${summary}`),
    '',
    'Run “rubicon COMMAND --help” for details.',
    'Exit codes: 0 success, 1 a check failed or the input was refused, 2 wrong usage.',
    '',
  ].join('\n');

/** Runs a command line and returns the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    const [name, ...rest] = argv;
    if (name === undefined) {
      io.err(helpText());
      return 2;
    }
    if (name === '--help' || name === '-h' || name === 'help') return await help(rest[0], io);
    return await find(name).run(rest, io);
  } catch (error) {
    return report(error, argv, io);
  }
}

function find(name: string): Command {
  const found = COMMANDS.find((each) => each.name === name);
  if (found !== undefined) return found;
  const meant = nearest(name, NAMES);
  throw wrongUsage(
    'unknown-command',
    `Unknown command “${name}”.`,
    `${meant === undefined ? '' : `Did you mean ${meant}? `}Commands: ${NAMES.join(', ')}.`,
  );
}

async function help(name: string | undefined, io: Io): Promise<number> {
  if (name !== undefined) return find(name).run(['--help'], io);
  io.out(helpText());
  return 0;
}

function report(error: unknown, argv: readonly string[], io: Io): number {
  const { code, message, todo, exit } =
    error instanceof CliError
      ? error
      : {
          code: 'internal',
          message: `This is a bug in rubicon: ${error instanceof Error ? error.message : String(error)}`,
          todo: 'Please report it with your command. RUBICON_DEBUG=1 prints the stack trace.',
          exit: 1,
        };
  io.err(`error[${code}]: ${harmless(message)}\n  ${harmless(todo)}\n`);
  if (code === 'internal' && io.env['RUBICON_DEBUG'] === '1' && error instanceof Error)
    io.err(`${error.stack}\n`);
  if (argv.includes('--json')) io.out(`${JSON.stringify({ error: { code, message, todo } })}\n`);
  return exit;
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2), processIo());
