// `rubicon replay`: a game as one viewer saw it.
import { viewOf, type Cause, type Event } from '@rubicon/engine';
import { sentenceOf } from '@rubicon/words';
import { resultText } from '../text/notices.ts';
import { command, value } from '../shell/options.ts';
import { readGame, upTo } from '../games/source.ts';
import { historyOf, type HistoryLine } from '../games/history.ts';
import { harmless, paintFor, wrap, type Paint } from '../shell/terminal.ts';
import { viewerOf } from '../shell/values.ts';
import { viewText } from '../text/view-text.ts';

/** Indented, because it happens inside a battle. */
const IN_BATTLE: ReadonlySet<Event['kind']> = new Set([
  'round',
  'reserves',
  'disrupted',
  'fired',
  'passed',
  'hit',
  'hits-lost',
  'retreated',
  'won',
  'regrouped',
]);

const isInBattle = (event: Event): boolean =>
  IN_BATTLE.has(event.kind) || ('cause' in event && BATTLE_CAUSES.has(event.cause));
const BATTLE_CAUSES: ReadonlySet<string> = new Set(['battle', 'disruption', 'no-retreat'] satisfies Cause[]);

function lineText({ entry, events: [event], text }: HistoryLine, width: number, paint: Paint): string[] {
  const indent = event !== undefined && isInBattle(event) ? '  ' : '';
  const lines = wrap(`${String(entry).padStart(width)}  ${indent}`, text.split(' '));
  const heading = event?.kind === 'dealt' ? ['', paint('bold', `Year ${event.year}`)] : [];
  return [...heading, ...lines.map((line) => line.replace(/^ *\d+/, (number) => paint('dim', number)))];
}

export const replay = command({
  name: 'replay',
  summary: 'Print a game as one viewer saw it',
  usage: 'FILE|- [--at N] [--as VIEWER] [options]',
  about: [
    'Print a game in sentences, each with its entry number, then draw the position. Only what the viewer could see is ' +
      'printed. When the game is over, nothing is hidden.',
  ],
  argument: 'a game file',
  options: {
    at: value('N', 'stop after entry N'),
    as: value('VIEWER', 'caesar, pompey or spectator (default: spectator)'),
  },
  examples: ['rubicon replay game.rubicon', 'rubicon replay game.rubicon --at 40 --as caesar'],
  async run(given, argument, io) {
    const viewer = viewerOf(given.as ?? 'spectator');
    const file = await readGame(argument, io);
    const { game, lines } = historyOf(upTo(file, given.at), viewer);
    const view = viewOf(game, viewer);
    const at = game.entries.length - 1;
    const { options, players } = file;
    if (given.json) {
      const events = lines.flatMap((line) =>
        line.events.map((event) => ({ entry: line.entry, event, text: sentenceOf(event, viewer) })),
      );
      const notices = lines.flatMap((line) =>
        line.events.length === 0 ? [{ entry: line.entry, text: line.text }] : [],
      );
      const of = file.entries.length;
      const head = { edition: options.edition, players, viewer, at, entries: of, result: game.result };
      io.out(`${JSON.stringify({ ...head, events, notices, view })}\n`);
      return 0;
    }
    const paint = paintFor(io, given.color);
    const width = String(at).length;
    const { caesar, pompey } = players;
    io.out(
      [
        `${paint('caesar', harmless(caesar))} (Caesar) against ${paint('pompey', harmless(pompey))} (Pompey), ` +
          `edition ${options.edition}, seen as ${viewer}`,
        ...lines.flatMap((line) => lineText(line, width, paint)),
        '',
        `After entry ${at} of ${file.entries.length - 1}.${game.result === null ? '' : ` ${resultText(game.result)}`}`,
        viewText(view, paint, game.result !== null),
      ].join('\n'),
    );
    return 0;
  },
});
