// A new game for two at this screen where nothing was chosen.
import { CURRENT_EDITION } from '@rubicon/engine';
import type { NewGame } from '../authority/authority.ts';
import { NO_MACHINES } from '../authority/table.ts';
import { UNNAMED } from '../words/player-name.ts';

export const DEFAULT_GAME: NewGame = {
  edition: CURRENT_EDITION,
  players: UNNAMED,
  machines: NO_MACHINES,
  rules: {},
};
