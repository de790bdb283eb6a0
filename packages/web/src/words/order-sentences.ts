// Labels of orders on buttons and in lists.
import type { Step } from '@rubicon/engine';
import {
  areaName,
  blockName,
  cardMark,
  colourName,
  kindOfBlock,
  isSeaArea,
  originOf,
  whereIs,
  listAll,
  say,
} from '@rubicon/words';
import type { Choice } from '../authority/choice.ts';

interface Asked {
  readonly step: Step;
}

type DoneStep = 'deploy' | 'jupiter' | 'vulcan' | 'move' | 'surprise' | 'levy' | 'regroup' | 'disband';

/** With the block's name: “Legio VII: Massilia – Genua – Rome”, “Fire with Legio X”. */
export function orderLabel(choice: Choice, { step }: Asked): string {
  switch (choice.kind) {
    case 'done':
      return say(`done.${step as DoneStep}`); // no other step can be ended
    case 'discard':
    case 'play':
      return say(`order.${choice.kind}`, { card: cardMark(choice.card!) });
    case 'jupiter':
      return choice.colour === null
        ? say('order.jupiter', { area: areaName(choice.area!) })
        : say('order.jupiter.colour', { colour: colourName(choice.colour), where: whereIs(choice.area!) });
    case 'defect':
    case 'vulcan':
      return say(`order.${choice.kind}`, { area: areaName(choice.area!) });
    case 'main':
      return say('order.main', { area: areaName(choice.area!), from: originOf(choice.path) });
    case 'surprise':
    case 'fight':
      return say(`order.${choice.kind}`, { where: whereIs(choice.area!) });
    case 'deploy':
      return say('order.deploy', { block: blockName(choice.block!), area: areaName(choice.area!) });
    case 'raise':
      return say('order.raise', { block: blockName(choice.block!), where: whereIs(choice.area!) });
    case 'levy':
    case 'fire':
    case 'pass':
    case 'perish':
    case 'hit':
    case 'disband':
      return say(`order.${choice.kind}`, { block: blockName(choice.block!) });
    case 'embark':
    case 'move':
    case 'retreat':
    case 'regroup':
    case 'harbour':
      return say('order.path', {
        block: blockName(choice.block!),
        path: choice.path.map(areaName).join(' – '),
      });
  }
}

/** Where the block is clear from the context: “Move to Rome via Genua”, “Fire”. */
export function actionLabel(choice: Choice, asked: Asked): string {
  switch (choice.kind) {
    case 'move':
      return moveLabel(choice);
    case 'embark':
      return say('action.embark', { area: areaName(choice.area!), places: between(choice) });
    case 'retreat':
      return choice.path.length > 2
        ? say('action.retreat.over', { area: areaName(choice.area!), places: between(choice) })
        : say('action.retreat', { area: areaName(choice.area!) });
    case 'regroup':
    case 'harbour':
      return say(`action.${choice.kind}`, { area: areaName(choice.area!) });
    case 'deploy':
    case 'raise':
      return say(`action.${choice.kind}`, { where: whereIs(choice.area!) });
    case 'levy':
    case 'fire':
    case 'pass':
    case 'perish':
    case 'hit':
    case 'disband':
      return say(`action.${choice.kind}`);
    default:
      return orderLabel(choice, asked);
  }
}

const between = ({ path }: Choice): string => listAll(path.slice(1, -1).map(areaName));

function moveLabel(choice: Choice): string {
  const sails = kindOfBlock(choice.block!) === 'navis';
  const verb = sails ? 'sail' : 'march';
  const area = areaName(choice.area!);
  if (choice.path.length === 2) return say(`action.${verb}`, { area });
  const places = between(choice);
  return sails && isSeaArea(choice.path[1]!)
    ? say('action.sail.over', { area, places })
    : say(`action.${verb}.by`, { area, places });
}
