// A plan before it is left: its orders, and the conditions they are given under.
import { useSignal } from '@preact/signals';
import { AREA_IDS, type AreaId, type Side } from '@rubicon/engine';
import type { Condition, Plan } from '@rubicon/protocol';
import { PLACE_STATES, type PlaceState } from '@rubicon/protocol/lists';
import { areaName, currentLanguage } from '@rubicon/words';
import { choiceOf } from '../../authority/choice.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Choose } from '../../ui/fields.tsx';
import { Switch } from '../../ui/switch.tsx';
import { orderLabel } from '../../words/order-sentences.ts';
import { sayPlans } from '../../words/topics/plans.ts';
import { MOST_BRANCHES, branchOf, withBranch, type PlanLine, type PlannedPart } from './plan-line.ts';
import { conditionText, turnText } from './plan-words.ts';
import './plan-dialog.css';

interface Props {
  readonly line: PlanLine;
  readonly side: Side;
  readonly before: Plan | null; // what waits already
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly onSave: (plan: Plan) => void;
  readonly onClose: () => void;
}

type Phase = 'card' | 'command';

export function PlanDialog({ line, side, before, problem, isBusy, onSave, onClose }: Props) {
  const off = useSignal<ReadonlySet<Condition>>(new Set());
  const added = useSignal<readonly Condition[]>([]);
  const isKept = useSignal(true);
  const last: Phase = line.command === null ? 'card' : 'command';
  const offered = (phase: Phase): readonly Condition[] => [
    ...(line[phase]?.conditions ?? []),
    ...(phase === (line.card === null ? 'command' : 'card') ? added.value : []),
  ];
  const chosen = (phase: Phase): Condition[] => offered(phase).filter((each) => !off.value.has(each));
  const canKeep =
    before?.year === line.year && before.turn === line.turn && before.branches.length < MOST_BRANCHES;
  const save = (): void => {
    const branch = branchOf(line, { card: chosen('card'), command: chosen('command') });
    onSave(withBranch(canKeep && isKept.value ? before : null, line, branch));
  };
  const toggle = (condition: Condition, isOn: boolean): void => {
    const next = new Set(off.value);
    if (isOn) next.delete(condition);
    else next.add(condition);
    off.value = next;
  };
  const part = (phase: Phase, planned: PlannedPart | null) =>
    planned === null ? null : (
      <Part
        key={phase}
        title={sayPlans(`plan.${phase}`, { turn: turnText(line) })}
        planned={planned}
        offered={offered(phase)}
        off={off.value}
        side={side}
        onToggle={toggle}
      />
    );
  return (
    <Dialog
      title={sayPlans('plan.dialog')}
      onClose={onClose}
      buttons={
        <button type="button" class="button primary" disabled={isBusy} onClick={save}>
          {sayPlans('plan.save')}
        </button>
      }
    >
      {part('card', line.card)}
      {part('command', line.command)}
      {line.isCut && last === 'command' ? <p>{sayPlans('plan.cut')}</p> : null}
      <AddCondition onAdd={(condition) => (added.value = [...added.value, condition])} />
      {canKeep ? (
        <Switch label={sayPlans('plan.keep')} on={isKept.value} onChange={(to) => (isKept.value = to)} />
      ) : null}
      <p>{sayPlans('plan.otherwise')}</p>
      <p role="status">{problem}</p>
    </Dialog>
  );
}

interface PartProps {
  readonly title: string;
  readonly planned: PlannedPart;
  readonly offered: readonly Condition[];
  readonly off: ReadonlySet<Condition>;
  readonly side: Side;
  readonly onToggle: (condition: Condition, isOn: boolean) => void;
}

const Part = ({ title, planned, offered, off, side, onToggle }: PartProps) => (
  <section class="plan-part">
    <h3>{title}</h3>
    <ol aria-label={sayPlans('plan.orders')}>
      {planned.orders.map(({ text, step }) => (
        <li key={`${step} ${text}`}>{orderLabel(choiceOf(text), { step })}</li>
      ))}
    </ol>
    <fieldset>
      <legend>{sayPlans('plan.only-if')}</legend>
      {offered.length === 0 ? <p>{sayPlans('plan.always')}</p> : null}
      {offered.map((condition) => (
        <label key={JSON.stringify(condition)} class="plan-condition">
          <input
            type="checkbox"
            checked={!off.has(condition)}
            onChange={({ currentTarget }) => onToggle(condition, currentTarget.checked)}
          />
          <span>{conditionText(condition, side)}</span>
        </label>
      ))}
    </fieldset>
  </section>
);

/** Only if a location is so and so. */
function AddCondition({ onAdd }: { readonly onAdd: (condition: Condition) => void }) {
  const area = useSignal<AreaId>('Rome' as AreaId);
  const is = useSignal<PlaceState>('enemy');
  const { compare } = new Intl.Collator(currentLanguage());
  const areas = Object.fromEntries(
    AREA_IDS.map((each) => [each, areaName(each)] as const).toSorted(([, one], [, two]) => compare(one, two)),
  ) as Record<AreaId, string>;
  const states = Object.fromEntries(PLACE_STATES.map((each) => [each, sayPlans(`state.${each}`)])) as Record<
    PlaceState,
    string
  >;
  return (
    <details class="plan-add">
      <summary>{sayPlans('plan.add')}</summary>
      <div class="plan-add-fields">
        <Choose
          label={sayPlans('plan.area')}
          value={area.value}
          options={areas}
          onChange={(to) => (area.value = to)}
        />
        <Choose
          label={sayPlans('plan.is')}
          value={is.value}
          options={states}
          onChange={(to) => (is.value = to)}
        />
        <button
          type="button"
          class="button"
          onClick={() => onAdd({ kind: 'place', area: area.value, is: is.value })}
        >
          {sayPlans('plan.add-it')}
        </button>
      </div>
    </details>
  );
}
