// The orders of a battle as buttons: those of one block, or where a hit may fall.
import type { AreaId, BlockId } from '@rubicon/engine';
import { areaName, blockName, say } from '@rubicon/words';
import type { Choice } from '../authority/choice.ts';
import type { PanelBlock } from './battle-model.ts';
import { firepowerOf } from './turn-order.ts';

export interface BattleAction {
  readonly order: string;
  readonly block: BlockId;
  readonly kind: 'fire' | 'pass' | 'retreat' | 'perish' | 'hit';
  readonly label: string;
  readonly detail: string | null;
  readonly name: string; // as it is heard; begins with what is seen
  readonly path: readonly AreaId[] | null; // shown on the map
}

/** What can be done with one block; hits may fall on any of several, so they are all listed. */
export function actionsFor(
  choices: readonly Choice[],
  selected: BlockId | null,
  blocks: readonly PanelBlock[],
): BattleAction[] {
  return choices
    .filter(({ kind, block }) => kind === 'hit' || block === selected)
    .flatMap((choice) => actionOf(choice, blocks) ?? []);
}

function actionOf({ text, kind, block, path }: Choice, blocks: readonly PanelBlock[]): BattleAction | null {
  const fighter = blocks.find((each) => each.block === block);
  if (fighter === undefined) return null;
  const name = blockName(fighter.block);
  const about = { order: text, block: fighter.block, detail: null, path: null };
  switch (kind) {
    case 'fire': {
      const roll = { dice: fighter.strength, power: firepowerOf(fighter.block) };
      return {
        ...about,
        kind,
        label: say('battle.fire', { block: name }),
        detail: say('battle.fire.detail', roll),
        name: say('battle.fire.name', { block: name, ...roll }),
      };
    }
    case 'retreat': {
      const place = placeOf(path);
      const said = say('battle.retreat.name', { block: name, place });
      return { ...about, kind, label: place, name: said, path };
    }
    case 'pass':
      return { ...about, kind, label: say('battle.pass'), name: say('battle.pass.name', { block: name }) };
    case 'perish':
    case 'hit': {
      const label = say(`battle.${kind}`, { block: name });
      return { ...about, kind, label, name: label };
    }
    default:
      return null;
  }
}

/** A land block may leave over a sea; the same port may be reached over two. */
const placeOf = (path: readonly AreaId[]): string =>
  path.length > 2
    ? say('battle.retreat.over', { place: areaName(path.at(-1)!), sea: areaName(path[1]!) })
    : areaName(path.at(-1)!);
