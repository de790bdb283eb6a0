// Sentences for the events of a battle.
import { COLOURS, STEP_SIZE, blockIndex, type Event } from '@rubicon/engine';
import { blockName, colourName, roman, sideName } from '../names/names.ts';
import { blockAt, blockOf, enemyOf, whereIs } from '../names/phrases.ts';
import { listAll, paragraph, say } from '../speech/speech.ts';

type Of<K extends Event['kind']> = Event & { readonly kind: K };
type Shown = Of<'battle'>['blocks'];

/**
 * Grouped by the colour of the wood: the event does not say which side controls a block, and both sides may have blocks
 * of the same name.
 */
function lineUp(blocks: Shown): string {
  const colourOf = (id: string): (typeof COLOURS)[number] =>
    id.startsWith('C.') ? 'tan' : id.startsWith('P.') ? 'green' : 'blue';
  const lines = COLOURS.flatMap((colour) => {
    const of = blocks.filter(({ block }) => colourOf(block) === colour).map(blockAt);
    if (of.length === 0) return [];
    return colour === 'blue'
      ? of
      : [say('phrase.in-colour', { blocks: listAll(of), colour: colourName(colour) })];
  });
  return lines.reduce((line, more) => say('phrase.line', { blocks: line, more }));
}

export const battleText = ({ area, attacker, surprise, blocks }: Of<'battle'>): string =>
  say(surprise ? 'event.battle.surprise' : 'event.battle', {
    where: whereIs(area),
    attacker: sideName(attacker),
    blocks: lineUp(blocks),
  });

export const reservesText = ({ side, area, blocks }: Of<'reserves'>): string =>
  say('event.reserves', { side: sideName(side), where: whereIs(area), blocks: listAll(blocks.map(blockAt)) });

export const disruptedText = ({ side, area, swapped }: Of<'disrupted'>): string =>
  say(swapped ? 'event.disrupted.swapped' : 'event.disrupted', {
    side: sideName(side),
    where: whereIs(area),
    enemy: sideName(enemyOf(side)),
  });

export const firedText = ({ side, block, dice, hits }: Of<'fired'>): string =>
  say('event.fired', {
    block: blockOf(block, side),
    dice: listAll(dice.map(String)),
    hits: say('phrase.hits', { count: hits }),
  });

/** Consecutive hits on one block, and its elimination if they were its last. */
export function hitText(one: Of<'hit'>, rest: readonly Event[]): string {
  const hitsOnIt = [one, ...rest.filter((event) => event.kind === 'hit')];
  const hits = say('phrase.hits', { count: hitsOnIt.length });
  const block = blockOf(one.block, one.side);
  const end = rest.at(-1);
  switch (end?.kind) {
    case 'eliminated':
      return say('event.hit.eliminated', { block, hits });
    case 'leader-killed':
      return withUnlocked(say('event.hit.killed', { block, hits, enemy: sideName(enemyOf(end.side)) }), end);
    case 'cleopatra-joined':
      return say('event.hit.captured', { hits, side: sideName(end.side) });
    default: {
      const left = hitsOnIt.at(-1)!.strength - STEP_SIZE[blockIndex(one.block)!]!;
      return left > 0
        ? say('event.hit', { block, hits, strength: roman(left) })
        : say('event.hit.last', { block, hits });
    }
  }
}

export const killedText = (event: Of<'leader-killed'>): string =>
  withUnlocked(
    say('event.leader-killed', {
      block: blockOf(event.block, event.side),
      cause: event.cause,
      where: whereIs(event.area),
      enemy: sideName(enemyOf(event.side)),
    }),
    event,
  );

const withUnlocked = (text: string, { unlocked }: Of<'leader-killed'>): string =>
  unlocked === null ? text : paragraph([text, say('event.unlocked', { leader: blockName(unlocked) })]);
