// The model of the battle panel, derived from a seat's table and history.
import type { AreaId, BlockId, Colour, Side, View } from '@rubicon/engine';
import { woodOf } from '../pieces/wood-of.ts';
import type { Table } from '../authority/table.ts';
import type { Choice } from '../authority/choice.ts';
import { fieldAfter, otherSide, type Field, type Fighter, type Throw } from './field.ts';
import { isBattleOn } from './panel-story.ts';
import type { Story } from './story.ts';
import {
  BATTLE_LETTERS,
  letterOf,
  turnAt,
  type BattleLetter,
  type BattleTurn,
  type Role,
} from './turn-order.ts';

export interface PanelBlock extends Fighter {
  readonly colour: Colour;
  readonly canAct: boolean; // it has a legal order
}

export interface Column {
  readonly letter: BattleLetter;
  readonly defender: readonly PanelBlock[];
  readonly attacker: readonly PanelBlock[];
  readonly throws: readonly Throw[]; // of this round
}

/** A block in reserve in round 1: only its owner sees its face. */
export interface Reserve {
  readonly colour: Colour;
  readonly block: BlockId | null;
  readonly strength: number | null;
  readonly from: AreaId | null; // where it came from
}

export interface Party {
  readonly side: Side;
  readonly blocks: number;
  readonly strength: number; // of all its blocks: the dice it can roll in a round
  readonly main: AreaId | null; // where its main attack came from
  readonly support: readonly AreaId[]; // where its reserves came from
  readonly reserves: readonly Reserve[];
  readonly lost: readonly BlockId[];
}

export interface BattleModel {
  readonly area: AreaId;
  readonly round: number;
  readonly surprised: boolean; // the attackers go first in this round
  readonly swapped: boolean; // a disrupted defender has become the attacker
  readonly winner: Side | null;
  readonly attacker: Party;
  readonly defender: Party;
  readonly columns: readonly Column[];
  readonly now: (BattleTurn & { readonly side: Side }) | null;
  readonly hits: { readonly side: Side; readonly left: number } | null; // to be taken, where the owner chooses
}

/** The blocks of a side that the next hit may be assigned to (§7.4). */
export function strongestOf({ columns }: BattleModel, side: Side): readonly BlockId[] {
  const standing = columns
    .flatMap(({ attacker, defender }) => [...attacker, ...defender])
    .filter((each) => each.side === side && each.gone === null);
  const greatest = Math.max(...standing.map(({ strength }) => strength));
  return standing.filter(({ strength }) => strength === greatest).map(({ block }) => block);
}

/** `played`: how many of the story's events are shown during playback; null when it is over. */
export function battleModel(
  table: Table,
  story: Story,
  choices: readonly Choice[],
  played: number | null = null,
): BattleModel {
  const { view } = table;
  const whole = played === null;
  const shown = played ?? story.events.length;
  const field = fieldAfter(story, shown, view.rules);
  const surprised = story.start.surprise && field.round === 1;
  const acting = new Set(whole ? choices.map((choice) => choice.block) : []);
  const acted = new Set(whole && isBattleOn(view) ? view.battle!.acted : []);
  const defender = otherSide(field.attacker);
  const roleOf = (side: Side): Role => (side === field.attacker ? 'attacker' : 'defender');
  const blocks = field.fighters.map((each) => ({
    ...each,
    acted: each.acted || acted.has(each.block),
    colour: woodOf(each.block),
    canAct: acting.has(each.block),
  }));
  const inColumn = (letter: BattleLetter, side: Side): PanelBlock[] =>
    blocks.filter((each) => each.side === side && letterOf(each.block, roleOf(side)) === letter);
  const party = (side: Side): Party => partyOf(view, story, field, side, shown);
  return {
    area: story.area,
    round: field.round,
    surprised,
    swapped: field.attacker !== story.start.attacker,
    winner: field.winner,
    attacker: party(field.attacker),
    defender: party(defender),
    columns: BATTLE_LETTERS.map((letter) => ({
      letter,
      defender: inColumn(letter, defender),
      attacker: inColumn(letter, field.attacker),
      throws: field.throws.filter((each) => letterOf(each.block, roleOf(each.side)) === letter),
    })),
    now: whole ? turnNow(view, field, choices, surprised) : turnPlayed(story, field, shown),
    hits:
      whole && view.step === 'hits' && view.asked !== null
        ? { side: view.asked, left: view.battle!.hits }
        : null,
  };
}

function turnNow(
  view: View,
  field: Field,
  choices: readonly Choice[],
  surprised: boolean,
): BattleModel['now'] {
  if (!isBattleOn(view)) return null;
  const { attacker } = field;
  // Orders that can still be undone may be ahead of the view; the choices are never
  const block = view.step === 'battle' ? choices[0]?.block : undefined;
  if (block !== undefined && block !== null) {
    const side = field.fighters.find((each) => each.block === block)?.side ?? view.asked!;
    const role = side === attacker ? 'attacker' : 'defender';
    return { letter: letterOf(block, role), role, side };
  }
  const turn = turnAt(view.battle!.turn, surprised);
  return { ...turn, side: turn.role === 'attacker' ? attacker : otherSide(attacker) };
}

/** During playback the turn is that of the block that acted last. */
function turnPlayed(story: Story, field: Field, shown: number): BattleModel['now'] {
  const event = story.events
    .slice(0, shown)
    .findLast(
      ({ kind }) => kind === 'fired' || kind === 'passed' || kind === 'retreated' || kind === 'round',
    );
  if (event === undefined || !('block' in event) || event.block === null) return null;
  const role = event.side === field.attacker ? 'attacker' : 'defender';
  return { letter: letterOf(event.block, role), role, side: event.side };
}

function partyOf(view: View, story: Story, field: Field, side: Side, shown: number): Party {
  const standing = field.fighters.filter((each) => each.side === side && each.gone === null);
  const pending = view.battles.find(({ area }) => area === story.area);
  const entries = pending?.entries.filter((entry) => entry.side === side).map(({ from }) => from) ?? [];
  const main = pending?.attacker === side ? pending.main : null;
  return {
    side,
    blocks: standing.length,
    strength: standing.reduce((sum, { strength }) => sum + strength, 0),
    main,
    support: entries.filter((from) => from !== main),
    reserves: reservesOf(view, story, side, shown),
    lost: field.lost.filter((each) => each.side === side).map(({ block }) => block),
  };
}

function reservesOf(view: View, story: Story, side: Side, shown: number): Reserve[] {
  const coming = story.events
    .slice(shown)
    .flatMap((event) => (event.kind === 'reserves' && event.side === side ? event.blocks : []));
  if (coming.length > 0) {
    return coming.map(({ block }) => ({ colour: woodOf(block), block: null, strength: null, from: null }));
  }
  return view.stacks
    .filter((stack) => stack.area === story.area && stack.side === side && stack.role === 'reserve')
    .flatMap(({ colour, entry, count, blocks }) =>
      Array.from({ length: count }, (_, index) => ({
        colour,
        block: blocks?.[index]?.block ?? null,
        strength: blocks?.[index]?.strength ?? null,
        from: entry,
      })),
    );
}
