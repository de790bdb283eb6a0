// The prompt of a battle: the last result, the question, and the buttons that answer it.
import type { AreaId } from '@rubicon/engine';
import { useRef } from 'preact/hooks';
import { blockName, roman, sideName, type RuleNumber, paragraph, say } from '@rubicon/words';
import type { Table } from '../authority/table.ts';
import { promptOf } from '../words/prompts.ts';
import { strongestOf, type BattleModel } from './battle-model.ts';
import type { BattleAction } from './battle-orders.ts';
import { otherSide } from './field.ts';
import './battle-prompt.css';

interface PromptProps {
  readonly table: Table;
  readonly model: BattleModel;
  readonly account: string; // the result of the last action
  readonly actions: readonly BattleAction[];
  readonly able: number; // how many blocks can act
  readonly volley: number; // how many can fire together; 0 = not on offer
  readonly playing: boolean;
  readonly onAction: (action: BattleAction) => void;
  readonly onVolley: () => void;
  readonly onFinish: () => void;
  readonly onWay: (path: readonly AreaId[] | null) => void;
  readonly onRule: ((rule: RuleNumber) => void) | null;
}

export function BattlePrompt(props: PromptProps) {
  const { table, model, account, actions, playing, onRule } = props;
  const { rule } = promptOf(table);
  const side = model.hits?.side ?? model.winner ?? model.now?.side;
  return (
    <footer class="battle-prompt">
      <div class="battle-prompt-words">
        <h3 class={`battle-prompt-title ${side === undefined ? '' : `battle-prompt-${side}`}`}>
          {titleOf(props)}
        </h3>
        <p class="battle-account">{account}</p>
        {!playing && (
          <p class="battle-ask">
            {askOf(props)}{' '}
            {rule !== null && onRule !== null && (
              <button
                type="button"
                class="link prompt-rule"
                aria-haspopup="dialog"
                onClick={() => onRule(rule)}
              >
                {say('prompt.rule', { number: rule })}
              </button>
            )}
          </p>
        )}
      </div>
      <div
        class={`battle-actions ${model.hits === null ? '' : 'battle-actions-hits'}`}
        role="group"
        aria-label={say('battle.orders')}
      >
        {playing ? (
          <button type="button" key="main" class="button primary battle-main" onClick={props.onFinish}>
            {say('battle.finish')}
          </button>
        ) : (
          actions.length > 0 && <Actions {...props} />
        )}
      </div>
    </footer>
  );
}

function Actions({ actions, volley, onAction, onVolley, onWay }: PromptProps) {
  const button = (action: BattleAction, main: boolean) => (
    <ActionButton
      key={main ? 'main' : action.order}
      action={action}
      main={main}
      number={actions.indexOf(action) + 1}
      onPress={onAction}
      onWay={onWay}
    />
  );
  const ways = actions.filter(({ kind }) => kind === 'retreat');
  const others = actions.filter(({ kind }) => kind !== 'retreat');
  return (
    <>
      {others.map((action, index) => button(action, index === 0 && action.kind !== 'hit'))}
      {volley > 0 && (
        <button type="button" class="button" onClick={onVolley}>
          <span class="unseen">{say('battle.volley.name', { count: volley })}</span>
          <span aria-hidden="true">{say('battle.volley', { count: volley })}</span>
        </button>
      )}
      {ways.length > 0 && (
        <div class="battle-ways">
          <span class="battle-ways-title" aria-hidden="true">
            {say('battle.retreat', { block: blockName(ways[0]!.block) })}
          </span>
          {ways.map((action) => button(action, false))}
        </div>
      )}
    </>
  );
}

interface ActionButtonProps {
  readonly action: BattleAction;
  readonly main: boolean;
  readonly number: number;
  readonly onPress: (action: BattleAction) => void;
  readonly onWay: (path: readonly AreaId[] | null) => void;
}

const LOOK_MS = 220; // a pointer that only passes over shows nothing

function ActionButton({ action, main, number, onPress, onWay }: ActionButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = (): void => {
    clearTimeout(timer.current);
    if (action.path !== null) timer.current = setTimeout(() => onWay(action.path), LOOK_MS);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    if (action.path !== null) onWay(null);
  };
  return (
    <button
      type="button"
      class={`button ${main ? 'primary battle-main' : ''}`}
      aria-keyshortcuts={number < 10 ? String(number) : undefined}
      onClick={() => {
        leave();
        onPress(action);
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && look()}
      onPointerLeave={leave}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && look()}
      onBlur={leave}
    >
      <span class="unseen">{action.name}</span>
      <span class="battle-action-words" aria-hidden="true">
        {action.label}
        {action.detail !== null && <small>{action.detail}</small>}
      </span>
      {number < 10 && <kbd aria-hidden="true">{number}</kbd>}
    </button>
  );
}

function titleOf({ model, actions }: PromptProps): string {
  if (model.winner !== null) return say('battle.turn.won', { side: sideName(model.winner) });
  if (model.hits !== null)
    return say('battle.turn.hits', { side: sideName(model.hits.side), hits: model.hits.left });
  if (model.now === null) return say('battle.round', { round: roman(model.round) });
  const must = actions.length > 0 && actions.every(({ kind }) => kind === 'retreat' || kind === 'perish');
  return say(must ? 'battle.turn.retreat' : 'battle.turn', {
    side: sideName(model.now.side),
    letter: model.now.letter,
  });
}

function askOf({ table, model, actions, able }: PromptProps): string {
  if (model.winner !== null) return '';
  if (actions.length === 0) {
    const { asked } = table.view;
    return asked === null ? '' : say('battle.ask.wait', { player: table.players[asked] });
  }
  if (model.hits !== null) return say('battle.ask.hits', { hits: model.hits.left });
  const order = able > 1 ? [say('battle.ask.many', { count: able })] : [];
  return paragraph([...order, ...(actions[0]?.kind === 'fire' ? [targetOf(model)] : [])]);
}

function targetOf(model: BattleModel): string {
  const enemy = otherSide(model.now!.side);
  const side = sideName(enemy);
  const strongest = strongestOf(model, enemy);
  return strongest.length === 1
    ? say('battle.ask.target', { side, block: blockName(strongest[0]!) })
    : say('battle.ask.target.tie', { side });
}
