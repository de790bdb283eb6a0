// `rubicon odds`: how a battle is likely to end.
import {
  BATTLE_POLICIES,
  Beliefs,
  battleOdds,
  muster,
  oddsFor,
  oddsOver,
  planAttack,
  type Odds,
  type OddsOptions,
} from '@rubicon/ai';
import {
  AREA_IDS,
  BLOCK_IDS,
  FULL,
  SIDES,
  SeededChance,
  blockIndex,
  viewFor,
  type AreaId,
  type BlockId,
  type KnownBlock,
  type Side,
  type State,
  type View,
} from '@rubicon/engine';
import { refused, wrongUsage } from '../shell/cli-error.ts';
import { nearest } from '../shell/nearest.ts';
import { oddsText } from '../text/odds-text.ts';
import { command, value } from '../shell/options.ts';
import { readTable, type Table } from '../games/source.ts';
import { paintFor } from '../shell/terminal.ts';
import { RULE_OPTIONS, oneOf, rulesOf, wholeNumber } from '../shell/values.ts';

const OPTIONS = {
  area: value('AREA', 'the battle there; without it, all battles of the position'),
  by: value('BLOCKS', 'plan an attack on AREA, its main force first: C.Caesar,C.Legio13'),
  attack: value('BLOCKS', 'without a position: the main attack, C.Legio10:3,C.Caesar:3'),
  'attack-reserve': value('BLOCKS', 'the attacker’s reserves'),
  defend: value('BLOCKS', 'those who stand there: P.Legio1:4'),
  'defend-reserve': value('BLOCKS', 'those who came to their help'),
  surprise: value('GOD', 'the attack is helped by mars or neptune'),
  caesar: value('POLICY', `what Caesar does: ${BATTLE_POLICIES.join(', ')} (fight)`),
  pompey: value('POLICY', 'what Pompey does (fight)'),
  as: value('SIDE', 'caesar or pompey: what he cannot see is drawn as he may believe it'),
  at: value('N', 'of a game: after entry N, instead of at its end'),
  battles: value('N', 'fight N battles instead of working it out'),
  seed: value('N', 'of their dice (1)'),
  ...RULE_OPTIONS,
} as const;

type Given = { readonly [K in keyof typeof OPTIONS]: string | undefined };

function nameIn(text: string, names: readonly string[], what: string): number {
  const index = names.indexOf(text);
  if (index >= 0) return index;
  const meant = nearest(text, names);
  throw wrongUsage(
    `unknown-${what}`,
    `There is no ${what} “${text}”.`,
    meant === undefined ? 'docs/notation.md says how they are written.' : `Did you mean ${meant}?`,
  );
}

const areaIn = (text: string): AreaId => AREA_IDS[nameIn(text, AREA_IDS, 'area')]!;
const blockIn = (text: string): BlockId => BLOCK_IDS[nameIn(text, BLOCK_IDS, 'block')]!;

/** `C.Legio10:3`; without a strength a block is at full. */
function forceIn(text: string | undefined, option: string): KnownBlock[] {
  if (text === undefined) return [];
  return text.split(',').map((word) => {
    const [name, strength] = word.split(':');
    const block = blockIn(name!);
    const full = FULL[blockIndex(block)!]!;
    return { block, strength: strength === undefined ? full : wholeNumber(strength, option, 1, full) };
  });
}

function oddsOptions(given: Given): OddsOptions {
  const policy = (side: Side): OddsOptions['policies'] => {
    const text = given[side];
    return text === undefined ? {} : { [side]: oneOf(text, `--${side}`, BATTLE_POLICIES) };
  };
  const battles = given.battles === undefined ? null : wholeNumber(given.battles, '--battles', 1, 1_000_000);
  return {
    policies: { ...policy('caesar'), ...policy('pompey') },
    seed: given.seed === undefined ? 1 : wholeNumber(given.seed, '--seed', 0, 2 ** 31 - 1),
    situations: battles === null ? MOST_SITUATIONS : 0,
    ...(battles === null ? {} : { battles }),
  };
}
/** A few seconds, for the greatest battles there can be. */
const MOST_SITUATIONS = 1_000_000;

interface Found {
  readonly odds: Odds;
  readonly view: View;
}

/** What keeps blocks from fighting so is for the caller to mend. */
function orRefused<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw refused('no-such-battle', error.message, '“rubicon odds --help” says how a battle is given.');
  }
}

/** Either god; any other word is refused. */
function isSurprise(god: string | undefined): boolean {
  if (god === undefined) return false;
  oneOf(god, '--surprise', ['mars', 'neptune'] as const);
  return true;
}

function fromLists(given: Given): Found[] {
  const { state, area } = orRefused(() =>
    muster(
      {
        attack: forceIn(given.attack, '--attack'),
        attackReserve: forceIn(given['attack-reserve'], '--attack-reserve'),
        defend: forceIn(given.defend, '--defend'),
        defendReserve: forceIn(given['defend-reserve'], '--defend-reserve'),
        surprise: isSurprise(given.surprise),
        area: given.area === undefined ? null : areaIn(given.area),
      },
      rulesOf(given),
    ),
  );
  return [{ odds: battleOdds(state, area, oddsOptions(given)), view: viewFor(state, 'spectator', true) }];
}

/** States that the side may believe in; the truth where nobody asks as a side. */
function worldsOf(table: Table, seat: Side | null): () => State {
  if (seat === null) return () => table.state;
  const view = table.seenBy(seat);
  const beliefs = new Beliefs(view.rules, seat);
  beliefs.observe(table.toldTo(seat));
  const chance = new SeededChance(1);
  return () => beliefs.world(view, chance);
}

function fromTable(table: Table, given: Given): Found[] {
  const seat = given.as === undefined ? null : oneOf(given.as, '--as', SIDES);
  const options = oddsOptions(given);
  const world = worldsOf(table, seat);
  const seen = (state: State): View => viewFor(state, seat ?? 'spectator', seat === null);
  if (given.by !== undefined) return [planned(table, given, given.by, world, seat, options)];
  const area = given.area === undefined ? null : areaIn(given.area);
  const view = seat === null ? seen(table.state) : table.seenBy(seat);
  const areas = view.battles.map((battle) => battle.area).filter((each) => area === null || each === area);
  if (areas.length === 0)
    throw refused(
      'no-such-battle',
      area === null ? 'There is no battle in this position.' : `Nobody fights in ${area}.`,
      'Plan one with --area AREA --by BLOCKS, or give the blocks with --attack and --defend.',
    );
  return areas.map((each) => ({
    odds: seat === null ? battleOdds(table.state, each, options) : oddsFor(view, world, each, options),
    view,
  }));
}

function planned(
  table: Table,
  given: Given,
  by: string,
  world: () => State,
  seat: Side | null,
  options: OddsOptions,
): Found {
  if (given.area === undefined)
    throw wrongUsage('missing-area', '--by plans an attack, but on which area?', 'Add --area AREA.');
  const area = areaIn(given.area);
  const blocks = by.split(',').map(blockIn);
  const side = seat ?? sideOf(table.state, blocks[0]!);
  const attack = { side, area, blocks, surprise: isSurprise(given.surprise) };
  return orRefused(() => {
    const first = planAttack(world(), attack);
    const view = viewFor(first, seat ?? 'spectator', seat === null);
    const hidden = view.stacks.some((stack) => stack.area === area && stack.blocks === null);
    const odds = hidden
      ? oddsOver(() => planAttack(world(), attack), area, options)
      : battleOdds(first, area, options);
    return { odds, view };
  });
}

const sideOf = (state: State, block: BlockId): Side =>
  viewFor(state, 'spectator', true).stacks.find((stack) => stack.blocks!.some((each) => each.block === block))
    ?.side ?? (block.startsWith('C.') ? 'caesar' : 'pompey');

export const odds = command({
  name: 'odds',
  summary: 'how a battle is likely to end',
  usage: '[POSITION|FILE|-] [options]',
  about: [
    'The chance of each side to win a battle, the steps both lose and the chance of each leader to die. It is worked out ' +
      'exactly, by the rules of the engine, if both sides follow a policy: fight fires and leaves only when it must, ' +
      'outnumbered leaves from round 2 on while its strength is less, spare takes out leaders at strength I, withdraw ' +
      'leaves as soon as it may. Of equally strong blocks the poorest shot takes a hit first.',
    'The battle is one of a position or game (given as for “show”), an attack planned in it with --by, or of blocks named ' +
      'with --attack and --defend, on an empty map.',
  ],
  argument: 'a position or a file',
  needsArgument: false,
  options: OPTIONS,
  examples: [
    'rubicon odds --attack C.Legio10:3,C.Caesar:3 --defend P.Legio1:4 --surprise mars',
    'rubicon odds game.rubicon --at 75 --pompey outnumbered',
    'rubicon odds game.rubicon --at 60 --as caesar --area Rome --by C.Caesar,C.Legio13',
  ],
  async run(given, argument, io) {
    const isListed = given.attack !== undefined || given.defend !== undefined;
    if (isListed === (argument !== ''))
      throw wrongUsage(
        'no-battle-given',
        isListed ? 'Blocks are named and a position is given.' : 'No battle is given.',
        'Give a position, or blocks with --attack and --defend.',
      );
    const found = isListed ? fromLists(given) : fromTable(await readTable(argument, given, io), given);
    if (given.json) io.out(`${JSON.stringify({ battles: found.map((each) => each.odds) })}\n`);
    else {
      const paint = paintFor(io, given.color);
      io.out(found.map((each) => `${oddsText(each.odds, each.view, paint).join('\n')}\n`).join('\n'));
    }
    return 0;
  },
});
