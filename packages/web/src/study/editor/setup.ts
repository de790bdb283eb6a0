// A position being edited: anything may be anywhere until it is validated.
import {
  BLOCK_IDS,
  CARD_IDS,
  COPIES,
  FULL,
  HOME_SIDE,
  LEVIES,
  MOVES,
  SIDES,
  STEP_SIZE,
  blockIndex,
  type AreaId,
  type BlockId,
  type CardId,
  type PerSide,
  type Side,
} from '@rubicon/engine';
import { battleFields, battlesIn, readAttacks, type Attack, type SetupBattle } from './setup-battles.ts';

export const OFF_MAP = ['pool', 'face-up', 'dead', 'locked'] as const;
export type OffMap = (typeof OFF_MAP)[number];
export type Where = AreaId | OffMap;

interface Standing {
  readonly where: Where;
  readonly strength: number;
  readonly side: Side; // its side; only Cleopatra changes sides permanently
  readonly marks: string; // its other battle status; lost when it is moved
}

/** Steps that can be edited. Any other stays as it came: `kept` holds its fields. */
export type SetupStep = 'cards' | 'move' | 'levy' | 'fight' | 'kept';

export interface Setup {
  readonly year: number;
  readonly turn: number;
  readonly step: SetupStep;
  readonly asked: Side;
  readonly first: Side;
  readonly hands: PerSide<readonly CardId[]>;
  readonly played: PerSide<CardId>; // where a side moves or levies
  readonly discards: PerSide<CardId | null>;
  readonly blocks: ReadonlyMap<BlockId, Standing>;
  readonly attacks: ReadonlyMap<AreaId, Attack>; // as chosen; see `battlesOf`
  readonly kept: ReadonlyMap<string, string>; // unedited fields of the text
}

const homeOf = (block: BlockId): Side => SIDES[HOME_SIDE[blockIndex(block)!]!]!;
export const fullOf = (block: BlockId): number => FULL[blockIndex(block)!]!;
export const stepOf = (block: BlockId): number => STEP_SIZE[blockIndex(block)!]!;

/** Parses the text of a valid position. */
export function readSetup(text: string): Setup {
  const fields = new Map(
    text
      .split(' ')
      .slice(1)
      .map((token) => [token.slice(0, token.indexOf('=')), token.slice(token.indexOf('=') + 1)]),
  );
  const pair = <T>(name: string, read: (value: string) => T): PerSide<T> => {
    const [caesar, pompey] = (fields.get(name) ?? '-,-').split(',');
    return { caesar: read(caesar!), pompey: read(pompey!) };
  };
  const cards = (value: string): CardId[] => (value === '-' ? [] : (value.split('+') as CardId[]));
  const cardOrNull = (value: string): CardId | null => (value === '-' ? null : (value as CardId));
  const [year, turn] = fields.get('turn')!.split('.').map(Number);
  const step = fields.get('step')!;
  const isPlain = !fields.has('attacks') && !fields.has('used') && !fields.has('active');
  const known = (['cards', 'move', 'levy'] as const).find((each) => each === step && isPlain);
  const asked = fields.get('asked') as Side;
  return {
    year: year!,
    turn: turn!,
    step: known ?? 'kept',
    asked,
    first: (fields.get('first') as Side | undefined) ?? asked,
    hands: pair('hands', cards),
    played: pair('played', (value) => cardOrNull(value) ?? '2/2'),
    discards: pair('discards', cardOrNull),
    blocks: readBlocks(fields),
    attacks: readAttacks(fields.get('attacks')),
    kept: known === undefined ? new Map([...fields].filter(([name]) => !BLOCKS.has(name))) : NOTHING,
  };
}

const NOTHING: ReadonlyMap<string, string> = new Map();
const BLOCKS: ReadonlySet<string> = new Set(['map', 'face-up', 'dead', 'locked', 'hands']);

function readBlocks(fields: ReadonlyMap<string, string>): ReadonlyMap<BlockId, Standing> {
  const blocks = new Map<BlockId, Standing>(
    BLOCK_IDS.map((block) => [
      block,
      { where: 'pool', strength: fullOf(block), side: homeOf(block), marks: '' },
    ]),
  );
  const move = (block: BlockId, change: Partial<Standing>): void =>
    void blocks.set(block, { ...blocks.get(block)!, ...change });
  for (const where of ['face-up', 'dead', 'locked'] as const)
    for (const block of fields.get(where)?.split(',') ?? []) move(block as BlockId, { where });
  for (const [, area, items] of (fields.get('map') ?? '').matchAll(/(\w+)\(([^()]*)\)/g))
    for (const item of items!.split(',')) {
      const [, id, strength, moved, turned, rest] = /^([\w.]+):(\d)(!?)(~?)(.*)$/.exec(item)!;
      const block = id as BlockId;
      const home = homeOf(block);
      move(block, {
        where: area as AreaId,
        strength: Number(strength),
        side: turned === '~' ? (home === 'caesar' ? 'pompey' : 'caesar') : home,
        marks: `${moved}|${rest}`,
      });
    }
  return blocks;
}

/** How many cards each side must hold. */
export const handWanted = ({ turn, step }: Pick<Setup, 'turn' | 'step'>): number | null =>
  step === 'kept' ? null : step === 'cards' ? (turn === 1 ? 6 : 6 - turn) : 5 - turn;

const hasDiscarded = ({ turn, step }: Setup): boolean => step !== 'cards' || turn > 1;
/** Steps in which both sides have played their cards. */
const hasPlayed = (step: SetupStep): boolean => step === 'move' || step === 'levy' || step === 'fight';
const cardNumber = (card: CardId): number => CARD_IDS.indexOf(card);

/** The battles about to begin; by default Player 1 attacks. */
export const battlesOf = ({ step, blocks, attacks, first }: Setup): readonly SetupBattle[] =>
  step === 'fight' ? battlesIn(blocks, attacks, first) : [];

/** The text of the position; the engine decides whether it is valid. */
export function makeSetup(setup: Setup): string {
  const { year, turn, step, asked, first, hands, played, discards } = setup;
  const list = (some: readonly CardId[]): string =>
    some.toSorted((one, other) => cardNumber(one) - cardNumber(other)).join('+') || '-';
  const isCommand = step === 'move' || step === 'levy';
  const fields =
    step === 'kept'
      ? [...setup.kept].map(([name, value]) => `${name}=${value}`)
      : [
          `turn=${year}.${turn}`,
          `step=${step}`,
          `asked=${step === 'cards' ? 'caesar' : step === 'fight' ? first : asked}`,
          ...(hasPlayed(step) ? [`first=${first}`] : []),
          ...(isCommand ? points('moves', MOVES, played[asked]) : []),
          ...(isCommand ? points('levies', LEVIES, played[asked]) : []),
          ...(hasDiscarded(setup) ? [`discards=${discards.caesar ?? '-'},${discards.pompey ?? '-'}`] : []),
          ...battleFields(battlesOf(setup)),
          ...(hasPlayed(step)
            ? [
                `played=${played.caesar},${played.pompey}`,
                `effects=${played.caesar},${played.pompey}`,
                `seen=${list([played.caesar, played.pompey])}`,
              ]
            : []),
        ];
  return [
    'position/1',
    ...fields,
    `hands=${list(hands.caesar)},${list(hands.pompey)}`,
    ...makeBlocks(setup),
  ].join(' ');
}

const points = (name: string, table: Uint8Array, card: CardId): string[] =>
  table[cardNumber(card)] === 0 ? [] : [`${name}=${table[cardNumber(card)]}`];

function makeBlocks(setup: Setup): string[] {
  const { blocks, step } = setup;
  const entries = new Map(battlesOf(setup).flatMap((battle) => [...battle.entries]));
  const areas = new Map<string, string[]>();
  for (const [block, { where, strength, side, marks }] of blocks) {
    if (where === 'pool') continue;
    const entry = entries.get(block);
    const [had = '', kept = ''] = marks.split('|');
    const moved = entry === undefined ? had : '!';
    const rest = step === 'kept' ? kept : entry === undefined ? '' : `<${entry}`;
    const isOff = where === 'face-up' || where === 'dead' || where === 'locked';
    const turned = side === homeOf(block) ? '' : '~';
    const item = isOff ? block : `${block}:${strength}${moved}${turned}${rest}`;
    areas.set(where, [...(areas.get(where) ?? []), item]);
  }
  const off = OFF_MAP.flatMap((where) =>
    areas.has(where) ? [`${where}=${areas.get(where)!.join(',')}`] : [],
  );
  const map = [...areas].filter(([where]) => !OFF_MAP.some((each) => each === where));
  return [
    ...(map.length === 0
      ? []
      : [`map=${map.map(([area, items]) => `${area}(${items.join(',')})`).join(';')}`]),
    ...off,
  ];
}

/** Places a block, at its current strength, or at full strength if it comes onto the map. */
export function stand(setup: Setup, block: BlockId, where: Where): Setup {
  const now = setup.blocks.get(block)!;
  const isComing = OFF_MAP.some((each) => each === now.where);
  const next = { ...now, where, marks: '', strength: isComing ? fullOf(block) : now.strength };
  return { ...setup, blocks: new Map(setup.blocks).set(block, next) };
}

export function strengthen(setup: Setup, block: BlockId, by: 1 | -1): Setup {
  const now = setup.blocks.get(block)!;
  const step = stepOf(block);
  const strength = Math.min(fullOf(block), Math.max(step, now.strength + by * step));
  return { ...setup, blocks: new Map(setup.blocks).set(block, { ...now, strength }) };
}

export function changeSides(setup: Setup, block: BlockId, side: Side): Setup {
  const now = setup.blocks.get(block)!;
  return { ...setup, blocks: new Map(setup.blocks).set(block, { ...now, side }) };
}

/** Off the map; not for Cleopatra, who is always on it. */
export const emptied = (setup: Setup): Setup => ({
  ...setup,
  blocks: new Map(
    [...setup.blocks].map(([block, standing]) => [
      block,
      block === 'Cleopatra'
        ? { ...standing, where: 'Alexandria' as AreaId, marks: '' }
        : { ...standing, where: standing.where === 'locked' ? 'locked' : 'pool', marks: '' },
    ]),
  ),
});

/** How many of a card are left in the deck. */
export function cardsLeft(setup: Setup, card: CardId): number {
  const { hands, discards, played, step } = setup;
  const out = [
    ...hands.caesar,
    ...hands.pompey,
    ...(hasDiscarded(setup) ? [discards.caesar, discards.pompey] : []),
    ...(hasPlayed(step) ? [played.caesar, played.pompey] : []),
  ];
  return COPIES[cardNumber(card)]! - out.filter((each) => each === card).length;
}

/** Fills hands and discards from the deck, and removes what is too many; `roll` picks a random index. */
export function deal(setup: Setup, roll: (sides: number) => number): Setup {
  const wanted = handWanted(setup);
  if (wanted === null) return setup;
  const hands = {
    caesar: setup.hands.caesar.slice(0, wanted),
    pompey: setup.hands.pompey.slice(0, wanted),
  };
  const discards = hasDiscarded(setup) ? { ...setup.discards } : { caesar: null, pompey: null };
  const draw = (): CardId => {
    const left = CARD_IDS.flatMap((card) => {
      const length = Math.max(0, cardsLeft({ ...setup, hands, discards }, card));
      return Array.from({ length }, () => card);
    });
    return left[roll(left.length)]!;
  };
  for (const side of SIDES) {
    if (hasDiscarded(setup)) discards[side] ??= draw();
    while (hands[side].length < wanted) hands[side].push(draw());
  }
  return { ...setup, hands, discards };
}
