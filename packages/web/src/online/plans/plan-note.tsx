// What became of a plan, over the map: said until it is seen.
import type { Side } from '@rubicon/engine';
import type { GameId, PlanEnd } from '@rubicon/protocol';
import type { Online } from '../../net/online.ts';
import { sayPlans } from '../../words/topics/plans.ts';
import { endText } from './plan-words.ts';

interface Props {
  readonly online: Online;
  readonly game: GameId;
  readonly side: Side;
  readonly end: PlanEnd;
  readonly fail: (error: unknown) => void;
}

export const PlanNote = ({ online, game, side, end, fail }: Props) => (
  <div class="notice">
    <span>{endText(end, side)}</span>
    <button
      type="button"
      class="button"
      onClick={() => void online.api.leavePlan(game, null, side).catch(fail)}
    >
      {sayPlans('plan.seen')}
    </button>
  </div>
);
