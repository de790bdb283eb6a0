// `rubicon admin games|end|rebase|restored`: the games of a server.
import type { GameId } from '@rubicon/protocol';
import { timeText, withAdmin } from './administration.ts';
import { refused, wrongUsage } from '../../shell/cli-error.ts';
import type { Io } from '../../shell/io.ts';
import { command, value } from '../../shell/options.ts';
import { counted } from '../../text/sentences.ts';
import { readText } from '../../games/source.ts';
import { harmless } from '../../shell/terminal.ts';
import { oneOf } from '../../shell/values.ts';

const STATUSES = ['waiting', 'running', 'over', 'aborted'] as const;

export const games = command({
  name: 'admin games',
  summary: 'all games',
  usage: '[--status S] [options]',
  about: ['A line for each: id, how it stands, when it last changed, Caesar and Pompey.'],
  argument: null,
  options: { status: value('S', `only those that are ${STATUSES.join(', ')}`) },
  examples: ['rubicon admin games --status running'],
  async run(given, _, io) {
    const status = given.status === undefined ? null : oneOf(given.status, '--status', STATUSES);
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

/** Only the server itself changes a game: it is asked, and what it answers is told. */
async function askServer(io: Io, json: boolean, ask: Ask, done: string): Promise<number> {
  const answer = await withAdmin(io, (admin) => admin.ask(ask));
  if (answer !== 'waits' && !answer.ok) throw refused(answer.code, answer.message, 'The game is as it was.');
  const waits = answer === 'waits';
  if (json) io.out(`${JSON.stringify({ done: !waits })}\n`);
  else io.out(waits ? 'No server has answered yet: it is done as soon as one runs.\n' : `${done}\n`);
  return 0;
}

function reasonOf(text: string | undefined): string {
  if (text === undefined || text.length > 200)
    throw wrongUsage(
      'missing-option',
      'Why? The players are told.',
      'Add --reason TEXT, at most 200 characters.',
    );
  return text;
}

const REASON = value('TEXT', 'why, as the players are told');

export const end = command({
  name: 'admin end',
  summary: 'ends a game without a result',
  usage: 'GAME --reason TEXT [options]',
  about: [
    'The game is aborted; its dice can be checked. A server that runs does it within seconds, otherwise the next that starts.',
  ],
  argument: 'the id of a game',
  options: { reason: REASON },
  examples: ['rubicon admin end 3q2-7wEBAgMEBQYHCAkKCw --reason "Both have left."'],
  run: (given, argument, io) =>
    askServer(
      io,
      given.json,
      { kind: 'end', game: argument as GameId, reason: reasonOf(given.reason) },
      'The game is ended.',
    ),
});

export const rebase = command({
  name: 'admin rebase',
  summary: 'goes on with a game from another position',
  usage: 'GAME --position FILE --reason TEXT [options]',
  about: [
    'For a game that a fault of the rules has made impossible to continue. Both players see that it happened, and why. The ' +
      'position is one line, as “rubicon show” takes it (docs/notation.md), in a file or on standard input.',
  ],
  argument: 'the id of a game',
  options: { position: value('FILE', 'the file with the position, - for standard input'), reason: REASON },
  examples: ['rubicon admin rebase 3q2-7wEBAgMEBQYHCAkKCw --position mended.txt --reason "A fault."'],
  async run(given, argument, io) {
    if (given.position === undefined)
      throw wrongUsage(
        'missing-option',
        'From which position?',
        'Add --position FILE, or - for standard input.',
      );
    const reason = reasonOf(given.reason);
    const position = (await readText(given.position, io)).trim();
    const ask = { kind: 'rebase', game: argument as GameId, position, reason } as const;
    return askServer(io, given.json, ask, 'The game goes on from there.');
  },
});

export const restored = command({
  name: 'admin restored',
  summary: 'after PostgreSQL’s own tool has put back a copy',
  usage: '[options]',
  about: [
    'To be run after pg_restore and before a server starts. Every running game then gets a new commitment to its dice: rolls that ' +
      'players may have seen since the copy was made do not come again. “rubicon restore” does this by itself.',
  ],
  argument: null,
  options: {},
  examples: ['rubicon admin restored'],
  async run(given, _, io) {
    await withAdmin(io, (admin) => admin.restored());
    io.out(
      given.json
        ? `${JSON.stringify({ done: true })}\n`
        : 'Every running game gets new dice at the next start.\n',
    );
    return 0;
  },
});
