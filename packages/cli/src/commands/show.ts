// `rubicon show`: a position as a map.
import { viewFor, type State, type View } from '@rubicon/engine';
import { command, value } from '../shell/options.ts';
import { readTable } from '../games/source.ts';
import { paintFor } from '../shell/terminal.ts';
import { RULE_OPTIONS, viewerOf } from '../shell/values.ts';
import { askedIn, viewText } from '../text/view-text.ts';

/** Nothing is secret, as at the end of a game, but the game goes on. */
const viewOfAll = (state: State): View => ({
  ...viewFor(state, 'spectator', true),
  asked: viewFor(state, 'spectator').asked,
});

export const show = command({
  name: 'show',
  summary: 'a position as a map',
  usage: 'POSITION|FILE|- [options]',
  about: [
    'Draws a position: the map with the blocks of both sides counted, and below it who stands where, pools, ' +
      'hands and points. POSITION is a line as docs/notation.md describes it, in quotation marks; FILE holds such a ' +
      'line or a game; - reads standard input.',
  ],
  argument: 'a position or a file',
  options: {
    as: value('VIEWER', 'only what caesar, pompey or a spectator knows, instead of everything'),
    at: value('N', 'of a game: after entry N, instead of at its end'),
    ...RULE_OPTIONS,
  },
  examples: ['rubicon show game.rubicon --at 120 --as pompey', 'rubicon show - --edition 1.1 < position.txt'],
  async run(given, argument, io) {
    const viewer = given.as === undefined ? null : viewerOf(given.as);
    const { state, seenBy, isOver } = await readTable(argument, given, io);
    const view = viewer === null ? viewOfAll(state) : seenBy(viewer);
    if (given.json) {
      const asked = isOver ? [] : askedIn(view);
      io.out(`${JSON.stringify({ asked, view: { ...view, viewer: viewer ?? 'everything' } })}\n`);
    } else io.out(viewText(view, paintFor(io, given.color), isOver));
    return 0;
  },
});
