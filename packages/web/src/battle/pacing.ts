// How long playback shows each event of a battle.
import type { Event } from '@rubicon/engine';

export const ROLL_MS = 600; // the dice are rolling
const READ_MS = 260; // the dice have stopped

export function beatMs(event: Event): number {
  switch (event.kind) {
    case 'fired':
      return ROLL_MS + READ_MS;
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
