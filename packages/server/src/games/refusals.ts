// What the keeper refuses, in one place. What the engine refuses keeps the engine's code and sentence.
import { Refused } from '../refused.ts';

export const KEEPER_REFUSALS = {
  'no-game': 'There is no such game.',
  'not-a-player': 'Only its players may do that.',
  'not-your-side': 'That side is not yours.',
  'which-side': 'You have both sides: say for which you speak.',
  'not-waiting': 'The game has begun already.',
  'not-running': 'The game has not begun.',
  'too-many-waiting': 'Too many games of yours wait to begin: leave some of them first.',
  'game-over': 'The game is over.',
  'not-over': 'The game is not over.',
  'side-taken': 'Both sides are taken.',
  'bad-invitation': 'This invitation is not good for that game.',
  'nobody-could-join': 'A private game is for somebody you invite: an open one would be seen by nobody.',
  'bad-options': 'A game with these options cannot be made.',
  'already-started': 'You have given your entropy already.',
  'too-late-to-abort': 'A game can be aborted in its first turn only.',
  'no-undo': 'In this game every order stands, as was agreed.',
  'nothing-to-take-back': 'You have given no order yet that could be taken back.',
  'offer-stands': 'Something is on offer already; it can be accepted or declined.',
  'no-offer': 'Nothing is on offer that you could answer.',
  paused: 'The game is paused already.',
  'not-paused': 'The game is not paused.',
  'no-vacation': 'There are no vacation days in this game, or none left.',
  'not-on-vacation': 'You are not on vacation.',
  'on-vacation': 'The game waits for the end of a vacation.',
  'no-flag': 'The flag of the other side has not fallen.',
  'machine-there': 'A machine plays that side already.',
  'stood-in': 'Your time ran out, and a machine plays on for you.',
  'no-rematch': 'The other player is not there any more.',
  'no-such-room': 'You cannot hear or speak in that room.',
  'bad-position': 'The game cannot go on from that position.',
  'damaged-game': 'The game as it was kept cannot be played through.',
  'not-kept': 'It could not be kept, and did not happen. Try again.',
  'in-motion': 'The game changed at the same moment. Try again.',
  stopping: 'The server is about to stop. Try again shortly.',
} as const satisfies Readonly<Record<string, string>>;

type KeeperRefusal = keyof typeof KEEPER_REFUSALS;

export const refused = (code: KeeperRefusal): Refused => new Refused(code, KEEPER_REFUSALS[code]);
