// Whether a side has hardly a chance left, so that it may be offered to end the game. Judged by what spectators see, so
// that neither the offer nor its refusal tells anyone anything: everyone could work it out.
import { CARDS_STEP, STEP, viewFor, viewOf, type Game, type Side, type View } from '@rubicon/engine';
import { caesarAtAGlance } from '@rubicon/ai/glance';
import { turnOf } from './turn.ts';
import { takebackPoints } from './takeback-points.ts';

/** So low at a glance, three times in a row, is a chance of 1.1 % (docs/game-storage.md). */
const LOST = 0.07;
const TURNS = 2; // whole turns, before the one that is played

const verdicts = new WeakMap<Game, Record<Side, boolean>>();

/** Below that chance now, and when cards were chosen in this turn and in the two before it. */
export function isLost(game: Game, side: Side): boolean {
  let known = verdicts.get(game);
  if (known === undefined) verdicts.set(game, (known = judge(game)));
  return known[side];
}

function judge(game: Game): Record<Side, boolean> {
  const now = viewOf(game, 'spectator');
  const chances = [now, ...turnsBefore(game)].map(caesarAtAGlance);
  const isOld = chances.length > TURNS;
  return {
    caesar: isOld && chances.every((caesar) => caesar < LOST),
    pompey: isOld && chances.every((caesar) => 1 - caesar < LOST),
  };
}

/** When cards were chosen in this turn, if they were, and in those before it. Without them all there are fewer. */
function turnsBefore(game: Game): View[] {
  const now = turnOf(game.base);
  const views = new Map<number, View>();
  for (const { state } of takebackPoints(game).toReversed()) {
    const turn = turnOf(state);
    if (turn < now - TURNS) break;
    if (state.data[STEP] === CARDS_STEP && !views.has(turn)) views.set(turn, viewFor(state, 'spectator'));
  }
  const isWhole = Array.from({ length: TURNS }, (_, back) => views.has(now - 1 - back)).every(Boolean);
  return isWhole ? [...views.values()] : [];
}
