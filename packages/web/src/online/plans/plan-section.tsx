// The plan in “Plans and standing orders”: what waits or became of it, and the way to play one out.
import { useSignal } from '@preact/signals';
import type { Side } from '@rubicon/engine';
import type { GameId, LeftPlan, Plan } from '@rubicon/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { useAttempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import { sayPlans } from '../../words/topics/plans.ts';
import { conditionsOf, conditionText, endText, planText } from './plan-words.ts';
import './plan-section.css';

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
      {plan !== null && waits ? <Contents plan={plan.plan} side={side} /> : null}
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

/** What each branch rests on; with several, what each would do. */
function Contents({ plan, side }: { readonly plan: Plan; readonly side: Side }) {
  const { branches } = plan;
  return (
    <ol class="plan-branches">
      {branches.map((branch) => {
        const conditions = conditionsOf(branch);
        return (
          <li key={JSON.stringify(branch)}>
            {branches.length === 1 ? null : <b>{planText({ ...plan, branches: [branch] })} </b>}
            {conditions.length === 0 ? (
              sayPlans('plan.always')
            ) : (
              <>
                {sayPlans('plan.only-if')}
                <ul>
                  {conditions.map((condition) => (
                    <li key={JSON.stringify(condition)}>{conditionText(condition, side)}</li>
                  ))}
                </ul>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
