// How a game ended, in words.
import type { GameResult } from '@rubicon/engine';
import { sideName } from '../words/names.ts';
import { say } from '../words/words.ts';

export function resultText({ winner, reason }: GameResult): string {
  if (reason === 'aborted') return say('ask.over.ended');
  return winner === null ? say('over.title.draw') : say('over.title.win', { side: sideName(winner) });
}
