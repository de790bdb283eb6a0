// The status of the current step: what is left, what is to come, what is allowed.
import { SIDES, type View } from '@rubicon/engine';
import { areaName, cardName, isGod, roman, sideName, enemyOf, whereIs, listAll } from '@rubicon/words';
import { turnAt } from '../../battle/turn-order.ts';
import { sayAid } from '../../words/topics/aid.ts';

export function liveLines(view: View): string[] {
  switch (view.step) {
    case 'deploy':
      return deployLines(view);
    case 'cards':
      return cardLines(view);
    case 'move':
      return moveLines(view);
    case 'levy':
      return [sayAid('aid.live.levies', { count: view.command?.levies ?? 0 }), ...battleList(view)];
    case 'main':
    case 'surprise':
    case 'fight':
      return battleList(view);
    case 'battle':
      return battleLines(view);
    case 'hits':
      return [sayAid('aid.live.hits', { count: view.battle!.hits }), ...battleLines(view).slice(0, 1)];
    case 'regroup':
      return battleList(view);
    default:
      return [];
  }
}

function deployLines({ viewer, pools, deployed }: View): string[] {
  if (viewer === 'spectator') return [];
  const waits = deployed?.[enemyOf(viewer)] === true;
  return [
    sayAid('aid.live.deploy', { count: pools[viewer].unplaced?.length ?? 0 }),
    ...(waits ? [sayAid('aid.live.waits', { side: sideName(enemyOf(viewer)) })] : []),
  ];
}

function cardLines({ viewer, cards }: View): string[] {
  const chosen = SIDES.filter((side) => cards.hasCommitted[side]);
  return [
    ...(viewer === 'spectator' ? [] : [sayAid('aid.live.hand', { count: cards.handSize[viewer] })]),
    ...chosen.map((side) => sayAid('aid.live.waits', { side: sideName(side) })),
  ];
}

function moveLines(view: View): string[] {
  const { command, cards, asked } = view;
  if (command === null) return [];
  const card = asked === null ? null : cards.effects[asked];
  const sails = card !== null && !isGod(card);
  return [
    ...(card !== null && isGod(card) ? [sayAid('aid.live.card', { card: cardName(card) })] : []),
    sayAid('aid.live.moves', { count: command.moves }),
    ...(sails ? [sayAid(command.embarkClosed ? 'aid.live.sail.closed' : 'aid.live.sail')] : []),
    ...(command.levies > 0 ? [sayAid('aid.live.levies.later', { count: command.levies })] : []),
    ...battleList(view),
  ];
}

function battleList({ battles }: View): string[] {
  if (battles.length === 0) return [sayAid('aid.live.battles.none')];
  const areas = listAll(battles.map(({ area }) => areaName(area)));
  return [sayAid('aid.live.battles', { count: battles.length, areas })];
}

function battleLines(view: View): string[] {
  const { area, round, turn, seaRetreated } = view.battle!;
  const isSurprise = round === 1 && view.surprise === area;
  const { role, letter } = turnAt(turn, isSurprise);
  const gone = SIDES.filter((side) => seaRetreated[side]);
  return [
    sayAid('aid.live.round', { round: roman(round), where: whereIs(area) }),
    sayAid(`aid.live.turn.${role}`, { letter }),
    sayAid(round === 1 ? 'aid.live.round.1' : round < 4 ? 'aid.live.round.2' : 'aid.live.round.4'),
    ...(isSurprise ? [sayAid('aid.live.surprise')] : []),
    ...gone.map((side) => sayAid('aid.live.retreats', { side: sideName(side) })),
  ];
}
