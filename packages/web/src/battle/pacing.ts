// How long each event of a battle is looked at before the next one.
import type { Event } from '@rubicon/engine';

export const ROLL_MS = 600; // the dice are in the air
const READ_MS = 260; // and lie there

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
