// The page about the server's state.
import type { StatusTexts } from '../status-texts.ts';

export const status: StatusTexts = {
  tag: 'en-GB',
  language: 'English',
  title: 'Status of this server',
  well: 'All is well: games can be played.',
  unwell: 'Games cannot be continued at the moment. Clocks are stopped; nothing you were told is lost.',
  games: (running) => (running === 1 ? 'One game is being played.' : `${running} games are being played.`),
  since: 'Running since',
  version: 'Version',
  outage: 'Last outage',
  noOutage: 'None so far',
  lasted: (from, long) => `${from}, for ${long}.`,
  clocks: 'The clocks of all games were stopped meanwhile.',
  home: 'To the game',
};
