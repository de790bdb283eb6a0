// `rubicon odds`: the odds of a battle.
import {
  BATTLE_POLICIES,
  Beliefs,
  battleOdds,
  setUpBattle,
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
  area: value('AREA', 'only the battle in this city or sea (default: all battles)'),
  by: value('BLOCKS', 'plan an attack on AREA, main attack first: C.Caesar,C.Legio13'),
  attack: value('BLOCKS', 'without a position: main attack, such as C.Legio10:3,C.Caesar:3'),
  'attack-reserve': value('BLOCKS', 'attacking reserves'),
  defend: value('BLOCKS', 'defending blocks, such as P.Legio1:4'),
  'defend-reserve': value('BLOCKS', 'defending reserves'),
  surprise: value('GOD', 'attack with mars or neptune'),
  caesar: value('POLICY', `policy of Caesar: ${BATTLE_POLICIES.join(', ')} (default: fight)`),
  pompey: value('POLICY', 'policy of Pompey (default: fight)'),
  as: value('SIDE', 'caesar or pompey: sample what this side cannot see'),
  at: value('N', 'use a game after entry N'),
  battles: value('N', 'simulate N battles instead of an exact calculation'),
  seed: value('N', 'dice seed for --battles (default: 1)'),
  ...RULE_OPTIONS,
} as const;

type Given = { readonly [K in keyof typeof OPTIONS]: string | undefined };

function nameIn(text: string, names: readonly string[], what: string): number {
  const index = names.indexOf(text);
  if (index >= 0) return index;
  const meant = nearest(text, names);
  throw wrongUsage(
    `unknown-${what}`,
    `Unknown ${what} “${text}”.`,
    meant === undefined ? 'See docs/notation.md for the names.' : `Did you mean ${meant}?`,
  );
}

const areaIn = (text: string): AreaId => AREA_IDS[nameIn(text, AREA_IDS, 'area')]!;
const blockIn = (text: string): BlockId => BLOCK_IDS[nameIn(text, BLOCK_IDS, 'block')]!;

/** `C.Legio10:3`; full strength by default. */
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
/** Takes a few seconds for the largest possible battles. */
const MOST_SITUATIONS = 1_000_000;

interface Found {
  readonly odds: Odds;
  readonly view: View;
}

/** Reports a battle that the blocks cannot fight as an error of the caller. */
function orRefused<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw refused('no-such-battle', error.message, 'See “rubicon odds --help”.');
  }
}

/** Refuses any card but Mars and Neptune. */
function isSurprise(god: string | undefined): boolean {
  if (god === undefined) return false;
  oneOf(god, '--surprise', ['mars', 'neptune'] as const);
  return true;
}

function fromLists(given: Given): Found[] {
  const { state, area } = orRefused(() =>
    setUpBattle(
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

/** States consistent with what the side knows; the true state without a side. */
function worldsOf(table: Table, seat: Side | null): () => State {
  if (seat === null) return () => table.state;
  const view = table.seenBy(seat);
  const beliefs = new Beliefs(view.rules, seat);
  beliefs.observe(table.eventsFor(seat));
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
      area === null ? 'There is no battle in this position.' : `There is no battle in ${area}.`,
      'Plan one with --area AREA --by BLOCKS, or name the blocks with --attack and --defend.',
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
  if (given.area === undefined) throw wrongUsage('missing-area', '--by requires --area.', 'Add --area AREA.');
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
  summary: 'Calculate the odds of a battle',
  usage: '[POSITION|FILE|-] [options]',
  about: [
    'Print each side’s chance to win the battle, the steps each side loses, and the chance that each leader is killed. The ' +
      'result is exact if each side follows its policy: fight fires and retreats only when it must, outnumbered retreats ' +
      'from round 2 while it is weaker, spare retreats leaders at strength I, withdraw retreats as soon as it can. Among ' +
      'equally strong blocks, the one with the lowest firepower takes a hit first.',
    'The battle comes from a position or game (as for “show”), from an attack planned there with --by, or from blocks named ' +
      'with --attack and --defend on an empty map.',
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
        isListed ? 'Both a position and blocks are given.' : 'No battle is given.',
        'Give either a position, or blocks with --attack and --defend.',
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
