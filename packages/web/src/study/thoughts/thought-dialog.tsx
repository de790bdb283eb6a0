// “What was it thinking?”: what a machine planned, what it expected of it, and what it thought of instead.
import { useSignal } from '@preact/signals';
import type { ComparedPlan } from '@rubicon/ai';
import type { Step } from '@rubicon/engine';
import { useEffect } from 'preact/hooks';
import { levelName, percentText, sideName } from '@rubicon/words';
import { Refused } from '../../authority/authority.ts';
import { refusalText } from '../../authority/refusal-words.ts';
import type { GameId } from '../../authority/table.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { orderTexts } from '../../words/order-texts.ts';
import { sayStudy } from '../../words/topics/study.ts';
import type { ReplayHost } from '../model/replay-host.ts';
import { connectExplanations } from './explanation-client.ts';
import type { Explanation } from './explanation.ts';
import './thought-dialog.css';

interface Props {
  readonly whole: ReplayHost['whole'];
  readonly at: number;
  readonly game: string;
  readonly onClose: () => void;
}

export function ThoughtDialog({ whole, at, game, onClose }: Props) {
  const spent = useSignal(0);
  const explanation = useSignal<Explanation | null>(null);
  const trouble = useSignal<Refused | null>(null);
  useEffect(() => {
    const { call, close } = connectExplanations();
    const think = async (): Promise<void> => {
      try {
        const task = { file: await whole(), at, game: game as GameId };
        explanation.value = await call('explain', task, (share) => (spent.value = share));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        trouble.value = error;
      }
    };
    void think();
    return close;
  }, [whole, at, game, spent, explanation, trouble]);
  return (
    <Dialog title={sayStudy('thought.title')} onClose={onClose}>
      <div class="thought" aria-busy={explanation.value === null && trouble.value === null}>
        {trouble.value !== null ? (
          <p role="alert">{refusalText(trouble.value)}</p>
        ) : explanation.value === null ? (
          <p class="thought-again" role="status" style={{ '--spent': spent.value }}>
            {sayStudy('thought.again')}
          </p>
        ) : (
          <Explained explanation={explanation.value} />
        )}
      </div>
    </Dialog>
  );
}

function Explained({ explanation }: { readonly explanation: Explanation }) {
  const { side, level, step, isForced, glance, comparison, isSame, orders } = explanation;
  const who = { side: sideName(side), level: levelName(level) };
  const before = percentText(glance);
  if (isForced) return <p role="status">{sayStudy('thought.forced', { ...who, before })}</p>;
  if (comparison === null) return <p role="status">{sayStudy('thought.script', { ...who, before })}</p>;
  const { plans, worlds, best } = comparison;
  const [chosen, ...rivals] = best;
  return (
    <>
      <p role="status">
        {sayStudy('thought.expected', { ...who, before, after: percentText(chosen!.chance) })}{' '}
        {sayStudy('thought.compared', { plans, worlds })}
      </p>
      <PlanSection title={sayStudy('thought.plan')} plan={chosen!.orders} step={step} />
      {isSame ? null : (
        <>
          <p>{sayStudy('thought.other')}</p>
          <PlanSection title={sayStudy('thought.given')} plan={orders} step={step} />
        </>
      )}
      {rivals.map((rival) => (
        <Rival key={rival.orders.join()} rival={rival} step={step} />
      ))}
    </>
  );
}

const Rival = ({ rival, step }: { readonly rival: ComparedPlan; readonly step: Step }) => (
  <details>
    <summary>{sayStudy('thought.rival', { chance: percentText(rival.chance) })}</summary>
    <PlanOrders plan={rival.orders} step={step} />
  </details>
);

interface PlanProps {
  readonly plan: readonly string[];
  readonly step: Step;
}

const PlanSection = ({ title, ...plan }: PlanProps & { readonly title: string }) => (
  <section>
    <h3>{title}</h3>
    <PlanOrders {...plan} />
  </section>
);

function PlanOrders({ plan, step }: PlanProps) {
  const orders = orderTexts(
    plan.filter((order) => order !== 'done'),
    step,
  );
  if (orders.length === 0) return <p>{sayStudy('thought.nothing')}</p>;
  return (
    <ul>
      {orders.map((order) => (
        <li key={order}>{order}</li>
      ))}
    </ul>
  );
}
