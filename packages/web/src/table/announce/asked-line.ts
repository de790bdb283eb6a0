// The decision in one line, to be heard: whose it is, what there is to choose from, and the key that ends it.
import type { Decision, View } from '@rubicon/engine';
import { areaName, blockName, cardName, listAny, roman, say } from '@rubicon/words';
import { choiceOf, type Choice } from '../../authority/choice.ts';
import type { Table } from '../../authority/table.ts';
import { orderLabel } from '../../words/order-sentences.ts';
import { promptOf } from '../../words/prompts.ts';

/** The whole line. `hasKeys`: the player has a keyboard. */
export function askedLine(table: Table, hasKeys: boolean): string {
  const { title, sentence } = promptOf(table);
  const { decision, result, view } = table;
  if (decision === null || result !== null)
    return result === null ? sentence : say('hear.over', { title, sentence });
  const choices = decision.orders.map(choiceOf);
  const done = choices.find(({ kind }) => kind === 'done');
  const what = whatOf(view, decision, choices);
  const line = what === null ? sentence : say('hear.asked', { title, what });
  return done === undefined || !hasKeys
    ? line
    : say('hear.asked.key', { line, label: orderLabel(done, { step: decision.step }) });
}

/** After another order of the same step: only what is left. Null where the whole line is needed. */
export function leftLine({ decision, result, view }: Table): string | null {
  if (decision === null || result !== null || decision.orders.length === 1) return null;
  if (view.command === null) return null;
  const { moves, levies } = view.command;
  if (decision.step === 'move') return say('prompt.moves-left', { moves });
  return decision.step === 'levy' ? say('prompt.levies-left', { levies }) : null;
}

/** What there is to choose from. Null where the sentence of the prompt is short enough, and says more. */
function whatOf(view: View, { step, side, required }: Decision, choices: readonly Choice[]): string | null {
  if (!required || choices.every(({ kind }) => kind === 'done')) return null;
  switch (step) {
    case 'deploy':
      return say('phrase.blocks', { count: view.pools[side].unplaced?.length ?? 0 });
    case 'cards':
      return namesIn(choices, ({ card }) => (card === null ? null : cardName(card)));
    case 'move':
      return say('phrase.moves', { count: view.command?.moves ?? 0 });
    case 'levy':
      return say('phrase.levies', { count: view.command?.levies ?? 0 });
    case 'battle': {
      const may = (kind: Choice['kind']): boolean => choices.some((choice) => choice.kind === kind);
      const acts = may('fire') ? (may('retreat') ? 'retreat' : 'fire') : may('retreat') ? 'must' : 'lost';
      const round = roman(view.battle?.round ?? 1);
      return say(`hear.battle.${acts}`, { round, blocks: blocksIn(choices) });
    }
    case 'hits':
      return say('hear.hits', { hits: view.battle?.hits ?? 1, blocks: blocksIn(choices) });
    case 'regroup':
    case 'harbour':
    case 'supply':
    case 'disband':
      return blocksIn(choices);
    default:
      return namesIn(choices, ({ area }) => (area === null ? null : areaName(area)));
  }
}

const blocksIn = (choices: readonly Choice[]): string =>
  namesIn(choices, ({ block }) => (block === null ? null : blockName(block)));

function namesIn(choices: readonly Choice[], nameOf: (choice: Choice) => string | null): string {
  const names = [...new Set(choices.flatMap((choice) => nameOf(choice) ?? []))];
  return names.some((name) => name.includes(',')) ? names.join('; ') : listAny(names);
}
