// `rubicon admin games|end|rebase|restored`: the games of a server.
import { GAME_STATUSES, type GameId } from '@rubicon/protocol';
import { timeText, withAdmin } from './administration.ts';
import { refused, wrongUsage } from '../../shell/cli-error.ts';
import type { Io } from '../../shell/io.ts';
import { command, value } from '../../shell/options.ts';
import { counted } from '../../text/numbers.ts';
import { readText } from '../../games/source.ts';
import { harmless } from '../../shell/terminal.ts';
import { oneOf } from '../../shell/values.ts';

export const games = command({
  name: 'admin games',
  summary: 'List games',
  usage: '[--status S] [options]',
  about: ['Print a line per game: id, status, year and turn, time of the last change, Caesar and Pompey.'],
  argument: null,
  options: { status: value('S', `only games with this status: ${GAME_STATUSES.join(', ')}`) },
  examples: ['rubicon admin games --status running'],
  async run(given, _, io) {
    const status = given.status === undefined ? null : oneOf(given.status, '--status', GAME_STATUSES);
    const all = await withAdmin(io, (admin) => admin.games(status));
    if (given.json) io.out(`${JSON.stringify({ games: all })}\n`);
    else {
      for (const game of all.toSorted((one, other) => one.changedMs - other.changedMs)) {
        const { caesar, pompey } = game.players;
        const when = game.year === 0 ? '' : `${game.year}.${game.turn}`;
        const facts = [game.id, game.status.padEnd(7), when.padEnd(5), timeText(game.changedMs)];
        io.out(`${facts.join('  ')}  ${harmless(caesar)} – ${harmless(pompey)}\n`);
      }
      io.out(`${counted(all.length, 'game')}.\n`);
    }
    return 0;
  },
});

type Ask = Parameters<Parameters<Parameters<typeof withAdmin>[1]>[0]['ask']>[0];

/** Only the server changes a game: the command asks it and prints its answer. */
async function askServer(io: Io, json: boolean, ask: Ask, done: string): Promise<number> {
  const answer = await withAdmin(io, (admin) => admin.ask(ask));
  if (answer !== 'waits' && !answer.ok)
    throw refused(answer.code, answer.message, 'The game was not changed.');
  const waits = answer === 'waits';
  if (json) io.out(`${JSON.stringify({ done: !waits })}\n`);
  else io.out(waits ? 'No server has answered yet. It will be done when one runs.\n' : `${done}\n`);
  return 0;
}

function reasonOf(text: string | undefined): string {
  if (text === undefined || text.length > 200)
    throw wrongUsage(
      'missing-option',
      '--reason is required; the players see it.',
      'Add --reason TEXT, at most 200 characters.',
    );
  return text;
}

const REASON = value('TEXT', 'reason, shown to the players');

export const end = command({
  name: 'admin end',
  summary: 'Abort a game',
  usage: 'GAME --reason TEXT [options]',
  about: [
    'End a game without a result. Its dice can then be verified. A running server does it within seconds; otherwise it is done ' +
      'when one starts.',
  ],
  argument: 'a game id',
  options: { reason: REASON },
  examples: ['rubicon admin end 3q2-7wEBAgMEBQYHCAkKCw --reason "Both have left."'],
  run: (given, argument, io) =>
    askServer(
      io,
      given.json,
      { kind: 'end', game: argument as GameId, reason: reasonOf(given.reason) },
      'Game aborted.',
    ),
});

export const rebase = command({
  name: 'admin rebase',
  summary: 'Continue a game from another position',
  usage: 'GAME --position FILE --reason TEXT [options]',
  about: [
    'Use it when a rules bug makes a game impossible to continue. Both players see that it happened, and why. The position is ' +
      'one line in the notation of docs/notation.md, in a file or on standard input.',
  ],
  argument: 'a game id',
  options: { position: value('FILE', 'file with the position, or - for standard input'), reason: REASON },
  examples: ['rubicon admin rebase 3q2-7wEBAgMEBQYHCAkKCw --position fixed.txt --reason "Rules bug."'],
  async run(given, argument, io) {
    if (given.position === undefined)
      throw wrongUsage(
        'missing-option',
        '--position is required.',
        'Add --position FILE, or - for standard input.',
      );
    const reason = reasonOf(given.reason);
    const position = (await readText(given.position, io)).trim();
    const ask = { kind: 'rebase', game: argument as GameId, position, reason } as const;
    return askServer(io, given.json, ask, 'The game continues from this position.');
  },
});

export const restored = command({
  name: 'admin restored',
  summary: 'Renew the dice after pg_restore',
  usage: '[options]',
  about: [
    'Run it after pg_restore and before a server starts. Every running game gets a new dice commitment, so that rolls seen since ' +
      'the backup do not repeat. “rubicon restore” does this itself.',
  ],
  argument: null,
  options: {},
  examples: ['rubicon admin restored'],
  async run(given, _, io) {
    await withAdmin(io, (admin) => admin.restored());
    io.out(
      given.json
        ? `${JSON.stringify({ done: true })}\n`
        : 'Every running game gets new dice when the server starts.\n',
    );
    return 0;
  },
});
