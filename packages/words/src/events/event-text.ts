// One sentence for one event, or for several merged events.
import type { Event, Side, Viewer } from '@rubicon/engine';
import { battleText, disruptedText, firedText, hitText, killedText, reservesText } from './battle-text.ts';
import type { Like } from './event-merge.ts';
import { companyOf, marchText } from './march-text.ts';
import {
  areaName,
  cardMark,
  cardName,
  colourName,
  isGod,
  roman,
  sideName,
  yearName,
} from '../names/names.ts';
import {
  blockFor,
  blockOf,
  enemyOf,
  isNamesake,
  originOf,
  unknownBlocks,
  whereIs,
} from '../names/phrases.ts';
import { listAll, say } from '../speech/speech.ts';

type Of<K extends Event['kind']> = Event & { readonly kind: K };

export function textOf([event, ...rest]: Like, viewer: Viewer): string {
  switch (event.kind) {
    case 'deployed':
      return say('event.deployed');
    case 'dealt':
      return dealtText(event, viewer);
    case 'discarded':
    case 'committed':
      return say(`event.${event.kind}`, { side: sideName(event.side), card: cardMark(event.card) });
    case 'revealed':
      return revealedText(event);
    case 'command':
      return commandText(event);
    case 'unused':
      return say('event.unused', { side: sideName(event.side), card: cardName(event.card) });
    case 'moved':
    case 'embarked':
    case 'regrouped':
    case 'harboured':
    case 'retreated':
      return marchText(event, rest);
    case 'declared':
      return say('event.declared', {
        side: sideName(event.side),
        from: originOf(event.entry),
        into: areaName(event.entry[1]),
      });
    case 'surprise':
    case 'won':
      return say(`event.${event.kind}`, { side: sideName(event.side), where: whereIs(event.area) });
    case 'levied':
      return leviedText(event, rest);
    case 'struck':
      return struckText(event);
    case 'defected':
      return defectedText(event);
    case 'erupted':
      return say('event.erupted', {
        side: sideName(event.side),
        city: areaName(event.area),
        blocks: event.blocks,
      });
    case 'battle':
      return battleText(event);
    case 'round':
      return say('event.round', { round: roman(event.round), where: whereIs(event.area) });
    case 'reserves':
      return reservesText(event);
    case 'disrupted':
      return disruptedText(event);
    case 'fired':
      return firedText(event);
    case 'passed':
      return say('event.passed', { block: blockOf(event.block, event.side) });
    case 'hit':
      return hitText(event, rest);
    case 'hits-lost':
      return say('event.hits-lost', { hits: event.hits });
    case 'eliminated':
      return say('event.eliminated', {
        block: blockOf(event.block, event.side),
        cause: event.cause,
        where: whereIs(event.area),
      });
    case 'leader-killed':
      return killedText(event);
    case 'cleopatra-joined':
      return say('event.cleopatra-joined', {
        cause: event.cause,
        where: whereIs(event.area),
        side: sideName(event.side),
      });
    case 'no-battle':
      return say('event.no-battle', { where: whereIs(event.area) });
    case 'turn-ended':
      return say('event.turn-ended', { turn: roman(event.turn), year: yearName(event.year) });
    case 'cleopatra-home':
      return homeText(event);
    case 'scored':
      return say('event.scored', { year: yearName(event.year), ...event.points });
    case 'disbanded':
      return disbandedText(event, rest);
    case 'ended':
      return endedText(event);
  }
}

function dealtText({ year, hand }: Of<'dealt'>, viewer: Viewer): string {
  if (hand === null || viewer === 'spectator') return say('event.dealt', { year: yearName(year) });
  return say('event.dealt.hand', {
    year: yearName(year),
    side: sideName(viewer),
    hand: listAll(hand.map(cardMark)),
  });
}

function revealedText({ cards, effects, first, reason }: Of<'revealed'>): string {
  const played = (side: Side): string =>
    cards[side] === effects[side] || first === null
      ? cardMark(cards[side])
      : say('event.revealed.copy', { card: cardMark(cards[side]), effect: cardMark(effects[side]) });
  return say(`event.revealed.${reason}`, {
    caesar: played('caesar'),
    pompey: played('pompey'),
    first: first === null ? '' : sideName(first),
  });
}

function commandText({ side, card, moves, levies }: Of<'command'>): string {
  const args = { side: sideName(side), card: cardName(card), moves: say('phrase.moves', { count: moves }) };
  if (!isGod(card)) return say('event.command', { ...args, levies: say('phrase.levies', { count: levies }) });
  return say(moves > 0 ? 'event.command.god' : 'event.command.call', args);
}

/** Own levies show the new strength; of the enemy's only the number is known. */
function leviedText(one: Of<'levied'>, rest: readonly Event[]): string {
  const all = [one, ...rest.filter((event) => event.kind === 'levied')];
  const key = one.raised ? 'raised' : 'levied';
  const args = { side: sideName(one.side), where: whereIs(one.area) };
  if (one.own === null) return say(`event.${key}.unknown`, { ...args, count: all.length });
  const strength = roman(all.at(-1)!.own!.strength);
  return isNamesake(one.own.block, one.side)
    ? say(`event.${key}.himself`, { ...args, strength })
    : say(`event.${key}`, { ...args, strength, block: blockFor(one.own.block, one.side) });
}

function struckText({ side, colour, block, by, area, outcome, strength }: Of<'struck'>): string {
  const args = { area: areaName(area), by: sideName(by) };
  if (block === null) {
    return say('event.struck.defects.unknown', {
      ...args,
      blocks: unknownBlocks(1, colour, side),
      side: sideName(side),
    });
  }
  return say(`event.struck.${outcome}`, {
    ...args,
    block: blockOf(block, side),
    strength: roman(strength!),
  });
}

function defectedText({ side, colour, block, from, to }: Of<'defected'>): string {
  const args = { side: sideName(side), from: areaName(from), to: areaName(to) };
  if (block !== null) return say('event.defected', { ...args, block: blockOf(block, enemyOf(side)) });
  return colour === 'blue'
    ? say('event.defected', { ...args, block: say('block.cleopatra') })
    : say('event.defected.unknown', { ...args, colour: colourName(colour) });
}

function homeText({ side, from, joined }: Of<'cleopatra-home'>): string {
  if (joined) return say('event.cleopatra-home.joined', { side: sideName(side) });
  return say(from === 'Alexandria' ? 'event.cleopatra-home.stays' : 'event.cleopatra-home');
}

function disbandedText(one: Of<'disbanded'>, rest: readonly Event[]): string {
  const args = { side: sideName(one.side), where: whereIs(one.area), cause: one.cause };
  if (isNamesake(one.block, one.side)) return say('event.disbanded.himself', args);
  return say('event.disbanded', {
    ...args,
    blocks: companyOf([one, ...rest.filter((event) => event.kind === 'disbanded')]),
  });
}

const endedText = ({ winner, reason }: Of<'ended'>): string =>
  say(`event.ended.${reason}`, { winner: winner === null ? '' : sideName(winner) });
