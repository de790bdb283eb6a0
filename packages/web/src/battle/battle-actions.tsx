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

/** The order of the one red button: a shot, or the only thing that can be done. Hits and ways are for the player. */
export function primaryOf(actions: readonly BattleAction[]): BattleAction | null {
  const [first] = actions;
  if (first === undefined || first.kind === 'hit') return null;
  return first.kind === 'retreat' && actions.length > 1 ? null : first;
}

export function BattleActions(props: ActionsProps) {
  const { actions, plans, onAction, onPlan, onWay } = props;
  const primary = primaryOf(actions);
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
  const ways = actions.filter(({ kind }) => kind === 'retreat');
  const others = actions.filter(({ kind }) => kind !== 'retreat');
  return (
    <>
      {others.slice(0, 1).map(button)}
      <FireMore {...props} />
      {others.slice(1).map(button)}
      {ways.length > 0 && (
        <div class="battle-ways">
          <span class="battle-ways-title" aria-hidden="true">
            {say('battle.retreat', { block: blockName(ways[0]!.block) })}
          </span>
          {ways.map((action) => {
            const together = plans.retreats.get(action.path!.join('-'));
            return (
              <span key={action.order} class="battle-way">
                {button(action)}
                {together !== undefined && (
                  <ActionButton
                    isMain={false}
                    number={null}
                    path={action.path}
                    name={say('battle.retreat.all.name', { count: plans.going, place: action.label })}
                    onPress={() => onPlan(together)}
                    onWay={onWay}
                  >
                    {say('battle.retreat.all', { count: plans.going })}
                  </ActionButton>
                )}
              </span>
            );
          })}
        </div>
      )}
    </>
  );
}

/** Firing with more than the selected block: those of this battle turn, and all until the round is over. */
function FireMore({ plans: { volley, fightOn, firing }, bothSides, onPlan }: ActionsProps) {
  return (
    <>
      {fightOn !== null && (
        <button
          type="button"
          class="button battle-fight-on"
          aria-keyshortcuts="F"
          onClick={() => onPlan(fightOn)}
        >
          <Words
            label={say('battle.on')}
            detail={say(bothSides ? 'battle.on.both' : 'battle.on.detail', {
              round: fightOn.round,
            })}
          />
          <kbd aria-hidden="true">F</kbd>
        </button>
      )}
      {volley !== null && (
        <button
          type="button"
          class="button"
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
  readonly number: number | null; // its key
  readonly path: readonly AreaId[] | null;
  readonly name: string; // accessible; begins with the visible text
  readonly onPress: () => void;
  readonly onWay: (path: readonly AreaId[] | null) => void;
  readonly children: ComponentChildren;
}

const LOOK_MS = 220; // a pointer that only passes over shows nothing

function ActionButton({ isMain, number, path, name, onPress, onWay, children }: ActionButtonProps) {
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
      class={`button ${isMain ? 'primary battle-main' : ''}`}
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
      <span class="battle-action-face" aria-hidden="true">
        {children}
      </span>
      {key !== null && <kbd aria-hidden="true">{key}</kbd>}
    </button>
  );
}
