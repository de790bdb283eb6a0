// The battlefield after a number of events: what playback shows while the view is already further on.
import { STEP_SIZE, blockIndex, type BlockId, type Event, type Ruleset, type Side } from '@rubicon/engine';
import { CLEOPATRA, type Story } from './story.ts';
import { firepowerOf } from './turn-order.ts';

export interface Fighter {
  readonly block: BlockId;
  readonly side: Side;
  readonly strength: number;
  readonly acted: boolean;
  readonly hits: number; // taken since the last roll
  readonly gone: 'fallen' | 'retreated' | null; // shown until somebody else acts
}

export interface Throw {
  readonly block: BlockId;
  readonly side: Side;
  readonly dice: readonly { readonly value: number; readonly hit: boolean }[];
  readonly hits: number;
}

export interface Field {
  readonly attacker: Side;
  readonly round: number;
  readonly fighters: readonly Fighter[];
  readonly throws: readonly Throw[]; // of this round
  readonly lost: readonly { readonly block: BlockId; readonly side: Side }[]; // in this battle
  readonly winner: Side | null;
}

export const otherSide = (side: Side): Side => (side === 'caesar' ? 'pompey' : 'caesar');

export function fieldAfter(story: Story, shown: number, rules: Pick<Ruleset, 'cleopatraActs'>): Field {
  const opening: Field = {
    attacker: story.start.attacker,
    round: 1,
    fighters: story.start.blocks.map(({ block, strength }) =>
      enter(block, story.sides.get(block) ?? homeOf(block), strength),
    ),
    throws: [],
    lost: [],
    winner: null,
  };
  return story.events.slice(0, shown).reduce((field, event) => after(field, event, rules), opening);
}

const enter = (block: BlockId, side: Side, strength: number): Fighter => ({
  block,
  side,
  strength,
  acted: false,
  hits: 0,
  gone: null,
});

const homeOf = (block: BlockId): Side => (block.startsWith('C.') ? 'caesar' : 'pompey');

const change = (field: Field, block: BlockId, by: (fighter: Fighter) => Fighter): Field => ({
  ...field,
  fighters: field.fighters.map((each) => (each.block === block ? by(each) : each)),
});

/** A new block acts: removes the blocks that are gone and clears fresh hits. */
const clear = (field: Field): Field => ({
  ...field,
  fighters: field.fighters.filter(({ gone }) => gone === null).map((each) => ({ ...each, hits: 0 })),
});

const loseStep = (block: BlockId, strength: number): number =>
  Math.max(0, strength - STEP_SIZE[blockIndex(block)!]!);

const fall = (field: Field, block: BlockId, side: Side): Field => ({
  ...change(field, block, (each) => ({ ...each, acted: true, gone: 'fallen' })),
  lost: [...field.lost, { block, side }],
});

function after(field: Field, event: Event, rules: Pick<Ruleset, 'cleopatraActs'>): Field {
  switch (event.kind) {
    case 'round': {
      const fresh = clear(field);
      return {
        ...fresh,
        round: event.round,
        throws: [],
        fighters: fresh.fighters.map((each) => ({ ...each, acted: false })),
      };
    }
    case 'reserves':
      return {
        ...field,
        fighters: [
          ...field.fighters,
          ...event.blocks.map(({ block, strength }) => enter(block, event.side, strength)),
        ],
      };
    case 'disrupted': {
      const hurt: Field = { ...field, attacker: event.swapped ? event.side : field.attacker };
      return event.blocks.reduce(
        (next, block) =>
          change(next, block, (each) => ({ ...each, strength: loseStep(block, each.strength), hits: 1 })),
        hurt,
      );
    }
    case 'fired': {
      const power = firepowerOf(event.block);
      const fresh = change(clear(field), event.block, (each) => ({ ...each, acted: true }));
      const dice = event.dice.map((value) => ({ value, hit: value <= power }));
      return {
        ...fresh,
        throws: [...field.throws, { block: event.block, side: event.side, dice, hits: event.hits }],
      };
    }
    case 'passed':
      return change(clear(field), event.block, (each) => ({ ...each, acted: true }));
    case 'hit':
      return change(field, event.block, (each) => ({
        ...each,
        strength: loseStep(event.block, event.strength),
        hits: each.hits + 1,
      }));
    case 'retreated':
      return change(clear(field), event.block, (each) => ({ ...each, acted: true, gone: 'retreated' }));
    case 'eliminated':
    case 'leader-killed':
      return fall(event.cause === 'no-retreat' ? clear(field) : field, event.block, event.side);
    case 'cleopatra-joined': {
      // Ruling 24; the Swedish reading of §7.52 makes her wait for the next round
      const waits = event.cause !== 'disruption' && rules.cleopatraActs === 'next-round';
      const kept = event.cause === 'no-retreat' ? clear(field) : field;
      return change(kept, CLEOPATRA, (each) => ({
        ...each,
        side: event.side,
        strength: 1,
        hits: 0,
        acted: each.acted || waits || event.cause === 'no-retreat',
      }));
    }
    case 'won':
      return { ...field, winner: event.side };
    default:
      return field;
  }
}
