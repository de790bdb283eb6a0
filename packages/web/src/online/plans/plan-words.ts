// Plans in words: conditions, orders, and why one stopped.
import type { Side } from '@rubicon/engine';
import type { Branch, Condition, Plan, PlanEnd, PlanStop } from '@rubicon/protocol';
import {
  areaName,
  blockName,
  cardMark,
  listAll,
  roman,
  say,
  sideName,
  whereIs,
  yearName,
} from '@rubicon/words';
import { choiceOf } from '../../authority/choice.ts';
import { orderLabel } from '../../words/order-sentences.ts';
import { sayPlans } from '../../words/topics/plans.ts';

export function conditionText(condition: Condition, side: Side): string {
  const enemy: Side = side === 'caesar' ? 'pompey' : 'caesar';
  switch (condition.kind) {
    case 'first':
      return sayPlans('if.first', { side: sideName(condition.side) });
    case 'card':
      return sayPlans('if.card', { side: sideName(enemy), card: cardMark(condition.card) });
    case 'place':
      return sayPlans(`if.${condition.is}`, { area: areaName(condition.area) });
    case 'blocks': {
      const { atLeast, atMost, area } = condition;
      const facts = { side: sideName(condition.side), where: whereIs(area) };
      return atLeast === 0
        ? sayPlans('if.at-most', { ...facts, count: atMost })
        : sayPlans('if.blocks', { ...facts, from: atLeast, to: atMost });
    }
    case 'block':
      return sayPlans('if.block', {
        block: blockName(condition.block),
        where: whereIs(condition.area),
        strength: roman(condition.strength),
      });
    case 'points':
      return sayPlans('if.points', {
        side: sideName(condition.side),
        from: condition.atLeast,
        to: condition.atMost,
      });
  }
}

/** All that a branch rests on, each once. */
export const conditionsOf = ({ card, command }: Branch): Condition[] => [
  ...new Map(
    [...(card?.if ?? []), ...(command?.if ?? [])].map((each) => [JSON.stringify(each), each]),
  ).values(),
];

/** The orders of a plan, without those that only end a step. */
export function planText({ branches }: Plan): string {
  const orders = branches
    .flatMap(({ card, command }) => [...(card?.orders ?? []), ...(command?.orders ?? [])])
    .filter((order) => order !== 'done');
  const said = [...new Set(orders)].map((order) => orderLabel(choiceOf(order), { step: 'move' }));
  return said.length === 0 ? sayPlans('plan.nothing') : listAll(said);
}

export const endText = (end: PlanEnd, side: Side): string =>
  end.kind === 'done'
    ? sayPlans('plan.done')
    : sayPlans('plan.stopped', { why: [...new Set(end.why.map((each) => stopText(each, side)))].join(' ') });

function stopText(stop: PlanStop, side: Side): string {
  switch (stop.why) {
    case 'condition':
      return sayPlans('why.condition', { condition: conditionText(stop.condition, side) });
    case 'order':
      return stop.order === 'done'
        ? sayPlans('why.turn')
        : sayPlans('why.order', { order: orderLabel(choiceOf(stop.order), { step: 'move' }) });
    case 'battle':
      return sayPlans('why.battle', { where: whereIs(stop.area) });
    case 'god':
      return sayPlans('why.god', { card: cardMark(stop.card) });
    case 'turn':
    case 'rolled':
    case 'draw':
    case 'taken-back':
    case 'by-hand':
      return sayPlans(`why.${stop.why}`);
  }
}

export const turnText = ({ year, turn }: Pick<Plan, 'year' | 'turn'>): string =>
  say('log.turn', { year: yearName(year), turn: roman(turn) });
