// How a game ended, in words.
import type { GameResult } from '@rubicon/engine';
import { sideName, say } from '@rubicon/words';

export function resultText({ winner, reason }: GameResult): string {
  if (reason === 'aborted') return say('ask.over.ended');
  return winner === null ? say('over.title.draw') : say('over.title.win', { side: sideName(winner) });
}
