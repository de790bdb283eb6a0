// `rubicon show`: a position as a map.
import { viewFor, type State, type View } from '@rubicon/engine';
import { command, value } from '../shell/options.ts';
import { readTable } from '../games/source.ts';
import { paintFor } from '../shell/terminal.ts';
import { RULE_OPTIONS, viewerOf } from '../shell/values.ts';
import { askedIn, viewText } from '../text/view-text.ts';

/** Nothing is hidden, as at the end of a game, but someone must still decide. */
const viewOfAll = (state: State): View => ({
  ...viewFor(state, 'spectator', true),
  asked: viewFor(state, 'spectator').asked,
});

export const show = command({
  name: 'show',
  summary: 'Draw a position as a map',
  usage: 'POSITION|FILE|- [options]',
  about: [
    'Draw the map with the number of blocks of each side, then list blocks, levy pools, hands and victory points.',
    'POSITION is a quoted line as described in docs/notation.md. FILE contains such a line or a game. - reads standard input.',
  ],
  argument: 'a position or a file',
  options: {
    as: value('VIEWER', 'show only what caesar, pompey or spectator can see'),
    at: value('N', 'show a game after entry N'),
    ...RULE_OPTIONS,
  },
  examples: ['rubicon show game.rubicon --at 120 --as pompey', 'rubicon show - --edition 1.1 < position.txt'],
  async run(given, argument, io) {
    const viewer = given.as === undefined ? null : viewerOf(given.as);
    const { state, seenBy, isOver, bids } = await readTable(argument, given, io);
    const view = viewer === null ? viewOfAll(state) : seenBy(viewer);
    if (given.json) {
      const asked = isOver ? [] : askedIn(view);
      io.out(
        `${JSON.stringify({ asked, ...(bids === null ? {} : { bids }), view: { ...view, viewer: viewer ?? 'everything' } })}\n`,
      );
    } else
      io.out(
        `${viewText(view, paintFor(io, given.color), isOver)}${bids === null ? '' : `\nBids for sides: ${bids}.\n`}`,
      );
    return 0;
  },
});
