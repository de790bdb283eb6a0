// Which battle the panel shows.
import type { View } from '@rubicon/engine';
import type { History, Table } from '../authority/table.ts';
import { storyOf, type Story } from './story.ts';

export const isBattleOn = (view: View): boolean => view.battle !== null && view.battle.round > 0;

/** The battle to show: the one being fought or the last one in the history. Null when neither is known. */
export function panelStory(table: Table, history: History): Story | null {
  const story = storyOf(history, table.view);
  const { battle } = table.view;
  if (battle === null || battle.round === 0 || story?.area === battle.area) return story;
  return storyFromView(table.view);
}

/** How many events of the battle a history has. */
export const eventsPlayed = (table: Table, history: History): number =>
  panelStory(table, history)?.events.length ?? 0;

/** A battle whose start is not in this seat's history: what the view shows, without past events. */
function storyFromView(view: View): Story {
  const { area, round } = view.battle!;
  const fighting = view.stacks.filter((stack) => stack.area === area && stack.role === 'main');
  const blocks = fighting.flatMap((stack) => stack.blocks ?? []);
  return {
    number: 0,
    area,
    start: {
      kind: 'battle',
      area,
      attacker: view.battles.find((battle) => battle.area === area)!.attacker,
      surprise: view.surprise === area,
      blocks,
    },
    events: [{ kind: 'round', area, round }],
    sides: new Map(
      fighting.flatMap(({ side, blocks: known }) => (known ?? []).map(({ block }) => [block, side] as const)),
    ),
  };
}
