// The analysis and the game in one file, for further computation.
import type { Analysis } from '@rubicon/ai';
import { makeGameFile, type GameFile } from '@rubicon/engine';

const FORM = 'rubicon-analysis/1';

export const analysisFile = (file: GameFile, analysis: Analysis): string =>
  `${JSON.stringify({ form: FORM, players: file.players, analysis, game: makeGameFile(file) }, undefined, 2)}\n`;
