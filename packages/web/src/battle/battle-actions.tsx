// The buttons of a battle: the orders of the selected block, or of a hit, and what one press may do for several blocks.
import type { AreaId } from '@rubicon/engine';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { blockName, say } from '@rubicon/words';
import type { BattleAction } from './battle-orders.ts';
import type { Plan, Plans } from './fast.ts';

export interface ActionsProps {
  readonly actions: readonly BattleAction[];
  readonly plans: Plans; // on offer
  readonly bothSides: boolean; // one person plays both, and fights on with both
  readonly onAction: (action: BattleAction) => void;
  readonly onPlan: (plan: Plan) => void;
  readonly onWay: (path: readonly AreaId[] | null) => void; // shown on the map
}

/** What the one red button does: a shot, or the only thing that can be done. Hits and ways are the player's choice. */
export function primaryOf(actions: readonly BattleAction[], { retreats }: Plans): BattleAction | Plan | null {
  const [first] = actions;
  if (first === undefined || first.kind === 'hit') return null;
  if (first.kind !== 'retreat') return first;
  return actions.length > 1 ? null : (retreats.get(first.path!.join('-')) ?? first);
}

export function BattleActions(props: ActionsProps) {
  const { actions, plans, onAction, onPlan, onWay } = props;
  const primary = primaryOf(actions, plans);
  const button = (action: BattleAction) => (
    <ActionButton
      key={action === primary ? 'main' : action.order}
      isMain={action === primary}
      number={actions.indexOf(action) + 1}
      path={action.path}
      name={action.name}
      onPress={() => onAction(action)}
      onWay={onWay}
    >
      <Words label={action.label} detail={action.detail} />
    </ActionButton>
  );
  const together = (action: BattleAction) => {
    const plan = plans.retreats.get(action.path!.join('-'));
    return plan === undefined ? null : (
      <ActionButton
        isMain={plan === primary}
        isPlan
        number={null}
        path={action.path}
        name={say('battle.retreat.all.name', { count: plans.going, place: action.label })}
        onPress={() => onPlan(plan)}
        onWay={onWay}
      >
        {say('battle.retreat.all', { count: plans.going })}
      </ActionButton>
    );
  };
  const of = (kind: BattleAction['kind']): BattleAction[] => actions.filter((action) => action.kind === kind);
  const [hits, ways] = [of('hit'), of('retreat')];
  const [first, ...others] = actions.filter(({ kind }) => kind !== 'hit' && kind !== 'retreat');
  return (
    <>
      {hits.length > 0 && <Ways title={say('battle.hit.title')}>{hits.map(button)}</Ways>}
      {first !== undefined && button(first)}
      <FireMore {...props} />
      {others.map(button)}
      {ways.length > 0 && (
        <Ways title={say('battle.retreat', { block: blockName(ways[0]!.block) })}>
          {ways.map((action) => (
            <span key={action.order} class="battle-way">
              {button(action)}
              {together(action)}
            </span>
          ))}
        </Ways>
      )}
    </>
  );
}

/** Choices that begin with the same words. */
function Ways({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <div class="battle-ways">
      <span class="battle-ways-title" aria-hidden="true">
        {title}
      </span>
      {children}
    </div>
  );
}

/** Firing with more than the selected block: those of this battle turn, and all until the round is over. */
function FireMore({ plans: { volley, fightOn, firing }, bothSides, onPlan }: ActionsProps) {
  return (
    <>
      {fightOn !== null && (
        <button
          type="button"
          class="button battle-plan battle-fight-on"
          aria-keyshortcuts="F"
          onClick={() => onPlan(fightOn)}
        >
          <Words
            label={say('battle.on')}
            detail={say(
              fightOn.hits === 'lowest'
                ? 'battle.on.hits'
                : bothSides
                  ? 'battle.on.both'
                  : 'battle.on.detail',
              {
                round: fightOn.round,
              },
            )}
          />
          <kbd aria-hidden="true">F</kbd>
        </button>
      )}
      {volley !== null && (
        <button
          type="button"
          class="button battle-plan"
          {...(fightOn === null ? { 'aria-keyshortcuts': 'F' } : {})}
          onClick={() => onPlan(volley)}
        >
          <span class="unseen">{say('battle.volley.name', { count: firing })}</span>
          <span aria-hidden="true">{say('battle.volley', { count: firing })}</span>
          {fightOn === null && <kbd aria-hidden="true">F</kbd>}
        </button>
      )}
    </>
  );
}

function Words({ label, detail }: { readonly label: string; readonly detail: string | null }) {
  return (
    <span class="battle-action-words">
      {label}
      {detail !== null && <small>{detail}</small>}
    </span>
  );
}

interface ActionButtonProps {
  readonly isMain: boolean;
  readonly isPlan?: boolean;
  readonly number: number | null; // its key
  readonly path: readonly AreaId[] | null;
  readonly name: string; // accessible; begins with the visible text
  readonly onPress: () => void;
  readonly onWay: (path: readonly AreaId[] | null) => void;
  readonly children: ComponentChildren;
}

const LOOK_MS = 220; // a pointer that only passes over shows nothing

function ActionButton({
  isMain,
  isPlan = false,
  number,
  path,
  name,
  onPress,
  onWay,
  children,
}: ActionButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = number !== null && number < 10 ? String(number) : null;
  const look = (): void => {
    clearTimeout(timer.current);
    if (path !== null) timer.current = setTimeout(() => onWay(path), LOOK_MS);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    if (path !== null) onWay(null);
  };
  return (
    <button
      type="button"
      class={`button ${isPlan ? 'battle-plan' : ''} ${isMain ? 'primary battle-main' : ''}`}
      {...(key === null ? {} : { 'aria-keyshortcuts': key })}
      onClick={() => {
        leave();
        onPress();
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && look()}
      onPointerLeave={leave}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && look()}
      onBlur={leave}
    >
      <span class="unseen">{name}</span>
      <span aria-hidden="true">{children}</span>
      {key !== null && <kbd aria-hidden="true">{key}</kbd>}
    </button>
  );
}
