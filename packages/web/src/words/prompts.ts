// Prompts: which side decides what, one sentence on the state, and the rule to read.
import { FIRST_YEAR, SUPPLY, VALUE, areaIndex, type Decision, type Side, type View } from '@rubicon/engine';
import {
  areaName,
  blockName,
  cardMark,
  cardName,
  colourName,
  isGod,
  roman,
  sideName,
  yearName,
  type SeenStep,
  enemyOf,
  whereIs,
  type RuleNumber,
  listAll,
  paragraph,
  say,
} from '@rubicon/words';
import type { Table } from '../authority/table.ts';
import { choiceOf } from '../authority/choice.ts';
import { battlePrompt } from './battle-prompt.ts';

export interface PromptText {
  readonly title: string;
  readonly sentence: string;
  readonly rule: RuleNumber | null;
}

export function promptOf(table: Table): PromptText {
  if (table.result !== null) return overPrompt(table);
  const { decision } = table;
  if (decision === null) return waitingPrompt(table);
  const discards = decision.orders.some((order) => order.startsWith('discard'));
  return {
    title: discards
      ? say('ask.title.discard', { side: sideName(decision.side) })
      : titleOf(table.view, decision.side),
    sentence: sentenceFor(table.view, decision),
    rule: RULE[decision.step as SeenStep],
  };
}

const RULE: Readonly<Record<SeenStep, RuleNumber>> = {
  deploy: '5.3',
  cards: '2.1',
  jupiter: '2.1',
  defect: '2.1',
  vulcan: '2.1',
  move: '6.1',
  main: '7.3',
  surprise: '2.1',
  levy: '6.4',
  fight: '7.1',
  battle: '7.2',
  hits: '7.4',
  regroup: '7.7',
  harbour: '8.3',
  supply: '8.4',
  disband: '8.5',
  over: '1.2',
};

function titleOf({ step, battle }: View, side: Side): string {
  return say(`ask.title.${step as Exclude<SeenStep, 'over'>}`, {
    side: sideName(side),
    where: battle === null ? '' : whereIs(battle.area),
  });
}

/** How an aborted game counts: one of a tournament counts all the same. */
export const abortedText = ({ tournament }: Table): string =>
  tournament === undefined ? say('ask.over.aborted') : say('ask.over.in-tournament', { tournament });

function overPrompt(table: Table): PromptText {
  const { result, view } = table;
  const { winner, reason } = result!;
  const byRules =
    reason !== 'resignation' && reason !== 'agreement' && reason !== 'time' && reason !== 'aborted';
  return {
    title:
      reason === 'aborted'
        ? say('ask.over.ended')
        : winner === null
          ? say('ask.over.drawn')
          : say('ask.over.won', { winner: sideName(winner) }),
    sentence:
      reason === 'aborted'
        ? abortedText(table)
        : say(`ask.over.${reason}`, {
            winner: winner === null ? '' : sideName(winner),
            loser: winner === null ? '' : sideName(enemyOf(winner)),
            points: winner === null ? 0 : view.points[winner],
            year: yearName(view.year),
          }),
    rule: byRules ? '1.2' : null,
  };
}

function waitingPrompt({ seat, next, view }: Table): PromptText {
  const waited = next === 'spectator' || next === null ? null : next;
  const side = view.asked ?? waited ?? (seat === 'caesar' ? 'pompey' : 'caesar');
  const args = { side: sideName(side) };
  return {
    title: titleOf(view, side),
    sentence:
      next === 'spectator'
        ? say('ask.wait.shared')
        : view.step === 'move' && view.command !== null
          ? say('ask.wait.command', {
              ...args,
              moves: say('phrase.moves', { count: view.command.moves }),
              levies: say('phrase.levies', { count: view.command.levies }),
            })
          : say('ask.wait', args),
    rule: RULE[view.step as SeenStep],
  };
}

function sentenceFor(view: View, decision: Decision): string {
  const { side, orders } = decision;
  switch (decision.step as SeenStep) {
    case 'deploy': {
      const count = view.pools[side].unplaced?.length ?? 0;
      return count > 0 ? say('ask.deploy', { count }) : say('ask.deploy.placed');
    }
    case 'cards':
      return cardsSentence(view, decision);
    case 'jupiter':
      return say(`ask.jupiter.${view.rules.jupiter}`);
    case 'defect':
      return defectSentence(view);
    case 'vulcan':
      return say('ask.vulcan');
    case 'move':
      return moveSentence(view, decision);
    case 'main':
      return say('ask.main', {
        areas: listAll([...new Set(orders.map((order) => areaName(choiceOf(order).area!)))]),
      });
    case 'surprise':
      return say('ask.surprise', { card: cardName(view.cards.effects[side]!) });
    case 'levy':
      if (orders.length > 1) return say('ask.levy', { levies: view.command!.levies });
      return say(view.command!.levies > 0 ? 'ask.levy.none' : 'ask.levy.spent');
    case 'fight':
      return say('ask.fight', { count: orders.length });
    case 'battle':
      return battlePrompt(view, orders);
    case 'hits':
      return say('ask.hits', { hits: view.battle!.hits });
    case 'regroup':
    case 'disband':
      return say(`ask.${decision.step as 'regroup' | 'disband'}`);
    case 'harbour':
      return say('ask.harbour', { count: new Set(orders.map((order) => choiceOf(order).block)).size });
    case 'supply':
      return say('ask.supply', { blocks: unsupplied(view, side, orders) });
    case 'over':
      throw new Error('Nothing is asked when the game is over');
  }
}

function cardsSentence({ cards, rules, year, turn }: View, { side, orders, required }: Decision): string {
  const committed = cards.committed[side];
  if (!required && committed !== null) {
    return say('ask.play.again', { card: cardMark(committed), enemy: sideName(enemyOf(side)) });
  }
  if (orders.some((order) => order.startsWith('discard'))) return say('ask.discard');
  const isFirst = rules.firstTurn === 'caesar' && year === FIRST_YEAR && turn === 1;
  const sentence = say(isFirst ? 'ask.play.first' : 'ask.play');
  const holdsApollo = turn === 1 && cards.hands[side]?.includes('Apollo') === true;
  return holdsApollo ? paragraph([sentence, say('ask.play.apollo')]) : sentence;
}

function defectSentence({ chosen }: View): string {
  const { block, strength, colour } = chosen!;
  return block === null || strength === null
    ? say('ask.defect.unknown', { colour: colourName(colour) })
    : say('ask.defect', { block: blockName(block), strength: roman(strength) });
}

function moveSentence({ cards, command }: View, { side, orders }: Decision): string {
  if (orders.length === 1) return say('ask.move.none');
  const { moves } = command!;
  const card = cards.effects[side]!;
  if (!isGod(card)) {
    const sentence = say('ask.move', { moves });
    return orders.some((order) => order.startsWith('embark'))
      ? paragraph([sentence, say('ask.move.embark')])
      : sentence;
  }
  if (moves === 0) return say('ask.move.follow');
  return say(`ask.move.${card as 'Mars' | 'Mercury' | 'Neptune' | 'Pluto'}`);
}

/** How many blocks must be disbanded in each city: those beyond three and the city's value (§8.4). */
function unsupplied({ stacks }: View, side: Side, orders: readonly string[]): string {
  const offered = new Set(orders.map((order) => choiceOf(order).block));
  const own = stacks.filter((stack) => stack.side === side);
  const short = own.filter(({ blocks }) => blocks?.some(({ block }) => offered.has(block)) === true);
  const areas = [...new Set(short.map(({ area }) => area))];
  return listAll(
    areas.map((area) => {
      const held = own.reduce((sum, stack) => (stack.area === area ? sum + stack.count : sum), 0);
      const count = held - SUPPLY - VALUE[areaIndex(area)!]!;
      return say('ask.supply.city', { count, city: areaName(area) });
    }),
  );
}
