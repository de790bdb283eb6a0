// The orders of a battle as buttons: those of one block, or the blocks a hit may be assigned to.
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
  readonly name: string; // accessible name; begins with the visible text
  readonly path: readonly AreaId[] | null; // shown on the map
}

/** The orders of one block; hits may be assigned to any of several blocks, so all of them are listed. */
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
    case 'hit':
      return { ...about, kind, label: name, name: say('battle.hit', { block: name }) };
    case 'perish': {
      const label = say('battle.perish', { block: name });
      return { ...about, kind, label, name: label };
    }
    default:
      return null;
  }
}

/** A land block may leave across a sea; the same port may be reached across two. */
const placeOf = (path: readonly AreaId[]): string =>
  path.length > 2
    ? say('battle.retreat.over', { place: areaName(path.at(-1)!), sea: areaName(path[1]!) })
    : areaName(path.at(-1)!);
