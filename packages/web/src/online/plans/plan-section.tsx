// The plan in “Plans and standing orders”: what waits or became of it, and the way to play one out.
import { useSignal } from '@preact/signals';
import type { Side } from '@rubicon/engine';
import type { GameId, LeftPlan } from '@rubicon/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { useAttempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import { sayPlans } from '../../words/topics/plans.ts';
import { endText, planText } from './plan-words.ts';

interface Props {
  readonly online: Online;
  readonly game: GameId;
  readonly side: Side;
  readonly isAsked: boolean;
}

export function PlanSection({ online, game, side, isAsked }: Props) {
  const left = useSignal<LeftPlan | null>(null);
  const attempt = useAttempt();
  const onward = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    void attempt.to(async () => {
      left.value = (await online.api.plan(game, side)).plan;
    });
  }, [online, game, side, attempt, left]);
  const remove = (): void =>
    void attempt.to(async () => {
      await online.api.leavePlan(game, null, side);
      left.value = null;
      onward.current?.focus(); // the pressed button goes
    });
  const plan = left.value;
  const waits = plan?.end === null;
  return (
    <section class="plan-section">
      <h3>{sayPlans('plan.section')}</h3>
      <p>{sayPlans(isAsked ? 'plan.your-turn' : 'plan.text')}</p>
      <p role="status">
        {attempt.problem.value ??
          (plan === null
            ? ''
            : plan.end === null
              ? sayPlans('plan.waits', { orders: planText(plan.plan) })
              : endText(plan.end, side))}
      </p>
      <p class="plan-section-ways">
        {isAsked ? null : (
          <a ref={onward} class="button" href={`#plan=${game}.${side}`}>
            {sayPlans(waits ? 'plan.another' : 'plan.board')}
          </a>
        )}
        {waits ? (
          <button type="button" class="button" disabled={attempt.busy.value} onClick={remove}>
            {sayPlans('plan.remove')}
          </button>
        ) : null}
      </p>
    </section>
  );
}
