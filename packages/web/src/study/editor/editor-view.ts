// An edited position as a view for the board, whether it is playable or not.
import {
  AREA_IDS,
  SeededChance,
  startGame,
  viewFor,
  type AreaId,
  type BlockId,
  type Ruleset,
  type Stack,
  type View,
} from '@rubicon/engine';
import { woodOf } from '../../pieces/wood-of.ts';
import { OFF_MAP, type Setup } from './setup.ts';

export interface SetupView {
  readonly view: View;
  readonly areas: readonly AreaId[];
  readonly standing: ReadonlySet<BlockId>; // on the map
}

export function setupView({ blocks, year, turn }: Setup, rules: Ruleset): SetupView {
  const { state } = startGame(rules, new SeededChance(1));
  const onMap = [...blocks].filter(([, { where }]) => !OFF_MAP.some((each) => each === where));
  const stacks = Map.groupBy(onMap, ([block, { where, side }]) => `${where} ${side} ${woodOf(block)}`);
  return {
    areas: AREA_IDS,
    standing: new Set(onMap.map(([block]) => block)),
    view: {
      ...viewFor(state, 'spectator', true),
      year,
      turn,
      stacks: [...stacks.values()].map((some): Stack => {
        const [block, { where, side }] = some[0]!;
        return {
          area: where as AreaId,
          side,
          colour: woodOf(block),
          moved: false,
          entry: null,
          role: null,
          count: some.length,
          blocks: some.map(([each, { strength }]) => ({ block: each, strength })),
        };
      }),
    },
  };
}
