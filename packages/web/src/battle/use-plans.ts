// Carries out plans: gives their orders as their decisions come, once each, until they are over or stopped.
import type { Decision } from '@rubicon/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Choice } from '../authority/choice.ts';
import type { Table } from '../authority/table.ts';
import type { PanelBlock } from './battle-model.ts';
import { plansAt, stepOf, type Plan, type Plans, type StopReason } from './fast.ts';

interface Situation {
  readonly table: Table;
  readonly choices: readonly Choice[];
  readonly blocks: readonly PanelBlock[];
  readonly playing: boolean; // what happened is still being shown
  readonly busy: boolean;
  readonly hasPlans: boolean; // where they may be made
  readonly onOrder: (text: string) => Promise<boolean>; // false = it was refused
}

export interface Planning {
  readonly offered: Plans;
  readonly running: readonly Plan[]; // at most one for each side
  readonly isActing: boolean; // a plan gives the next order
  readonly stopped: StopReason | null; // why the last one stopped, until the next order
  readonly start: (plans: readonly Plan[]) => void;
  readonly stop: () => void;
}

export function usePlans({ table, choices, blocks, playing, busy, hasPlans, onOrder }: Situation): Planning {
  const [running, setRunning] = useState<readonly Plan[]>([]);
  const [stopped, setStopped] = useState<{ decision: Decision | null; why: StopReason } | null>(null);
  const [delegated, setDelegated] = useState<readonly string[]>([]); // whose hits the lowest ratings take
  const answered = useRef<Decision | null>(null); // the last decision a plan answered: each is answered once
  const isActing =
    !playing && running.some((plan) => stepOf(plan, table.view, choices, blocks)?.kind === 'order');

  useEffect(() => {
    if (playing || busy) return;
    const { decision } = table;
    const end = (plan: Plan): void => setRunning((now) => now.filter((each) => each !== plan));
    for (const plan of running) {
      const step = stepOf(plan, table.view, choices, blocks);
      if (step?.kind === 'over') {
        end(plan);
        if (step.why !== null) setStopped({ decision, why: step.why });
      } else if (step?.kind === 'order' && answered.current !== decision) {
        answered.current = decision;
        void onOrder(step.order).then((isGiven) => isGiven || end(plan));
      }
    }
  }, [running, table, choices, blocks, playing, busy, onOrder]);

  const isRunning = running.length > 0;
  useLayoutEffect(() => {
    if (!isRunning) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      setRunning([]);
    };
    addEventListener('keydown', onKey, true); // wherever the focus is: what runs by itself can be stopped
    return () => removeEventListener('keydown', onKey, true);
  }, [isRunning]);

  const offered = plansAt(table.view, playing || isActing || !hasPlans ? [] : choices, blocks);
  const { fightOn } = offered;
  return {
    offered: {
      ...offered,
      fightOn:
        fightOn !== null && delegated.includes(keyOf(fightOn)) ? { ...fightOn, hits: 'lowest' } : fightOn,
    },
    running,
    isActing,
    stopped: stopped !== null && stopped.decision === table.decision ? stopped.why : null,
    start: (plans) => {
      setStopped(null);
      setDelegated([...delegated, ...plans.filter(({ hits }) => hits === 'lowest').map(keyOf)]);
      setRunning([...running.filter(({ side }) => plans.every((plan) => plan.side !== side)), ...plans]);
    },
    stop: () => setRunning([]),
  };
}

/** Until the battle is over. */
const keyOf = ({ area, side }: Plan): string => `${area} ${side}`;
