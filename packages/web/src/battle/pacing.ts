// How long playback shows each event of a battle.
import type { Event } from '@rubicon/engine';

export const ROLL_MS = 600; // dice roll before anything shows what they bring
const READ_MS = 320;

export function beatMs(event: Event): number {
  switch (event.kind) {
    case 'fired':
      return READ_MS; // once the dice have stopped
    case 'hit':
      return 340;
    case 'eliminated':
    case 'leader-killed':
    case 'cleopatra-joined':
    case 'retreated':
      return 520;
    case 'passed':
    case 'hits-lost':
      return 300;
    case 'round':
    case 'reserves':
    case 'disrupted':
      return 600;
    case 'won':
      return 900;
    default:
      return 0;
  }
}
