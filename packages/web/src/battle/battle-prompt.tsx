// The prompt of a battle: the last result, the question, and the buttons that answer it.
import type { AreaId } from '@rubicon/engine';
import { areaName, blockName, roman, sideName, type RuleNumber, paragraph, say } from '@rubicon/words';
import type { Table } from '../authority/table.ts';
import { promptOf } from '../words/prompts.ts';
import { strongestOf, type BattleModel } from './battle-model.ts';
import { BattleActions, type ActionsProps } from './battle-actions.tsx';
import type { Plan, StopReason } from './fast.ts';
import { otherSide } from './field.ts';
import { playerName } from '../words/player-name.ts';
import './battle-prompt.css';

interface PromptProps extends ActionsProps {
  readonly table: Table;
  readonly model: BattleModel;
  readonly account: string; // the result of the last action
  readonly able: number; // how many blocks can act
  readonly running: readonly Plan[];
  readonly stopped: StopReason | null; // why one has just stopped
  readonly playing: boolean;
  readonly onFinish: () => void;
  readonly onStop: () => void;
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
            {props.stopped !== null && <strong class="battle-stopped">{stoppedText(props.stopped)}</strong>}{' '}
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
        <Running {...props} />
      </div>
      <div class="battle-actions" role="group" aria-label={say('battle.orders')}>
        {playing ? (
          <button type="button" key="main" class="button primary battle-main" onClick={props.onFinish}>
            {say('battle.finish')}
          </button>
        ) : (
          actions.length > 0 && <BattleActions {...props} />
        )}
      </div>
    </footer>
  );
}

/** What runs by itself, and the way to stop it. */
function Running({ running, onStop }: PromptProps) {
  const [plan] = running;
  if (plan === undefined) return null;
  const to = plan.to.split('-').at(-1) as AreaId;
  return (
    <p class="battle-running">
      <span>
        {plan.kind === 'retreat'
          ? say('battle.running.retreat', { place: areaName(to) })
          : plan.kind === 'volley'
            ? say('battle.running.volley')
            : say('battle.running', { round: plan.round })}
      </span>
      <button type="button" class="button battle-stop" aria-keyshortcuts="Escape" onClick={onStop}>
        {say('battle.stop')} <kbd aria-hidden="true">Esc</kbd>
      </button>
    </p>
  );
}

function stoppedText(why: StopReason): string {
  switch (why.kind) {
    case 'leader':
      return say('battle.stopped.leader', { block: blockName(why.block) });
    case 'losses':
      return say('battle.stopped.losses');
    case 'full':
      return say('battle.stopped.full', { place: areaName(why.area) });
  }
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
    return asked === null ? '' : say('battle.ask.wait', { player: playerName(asked, table.players[asked]) });
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
