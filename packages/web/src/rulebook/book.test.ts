import { readFileSync } from 'node:fs';
import {
  EDITIONS,
  SWITCHES,
  SeededChance,
  apply,
  askedSides,
  legalOrders,
  makeOrder,
  parsePosition,
  rulesFor,
} from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { messages } from '@rubicon/words/languages/en/topics/rulebook';
import { RULE_NUMBERS } from '@rubicon/words';
import { addressOf, askedIn } from './address.ts';
import { findables, titleAt } from './book-index.ts';
import { FIGURES } from './figures.ts';
import { GODS, GOD_IDS, PARTS, SECTIONS, placeAt, rulingWord } from './parts.ts';
import { isIn, type Passage } from './passage.ts';
import { actingOrder } from './piece-pictures.tsx';
import { plainOf, referencesIn } from './reference.ts';
import { RULES, RULING_NUMBERS } from './rules.ts';
import { search } from './search.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const BOOK = Object.entries(messages).filter(([key]) => !key.startsWith('book.') && key !== 'blocks.of');
const PASSAGES: readonly Passage[] = [
  ...Object.values(RULES).flatMap(({ passages }) => passages),
  ...Object.values(SECTIONS).flat(),
  ...Object.values(GODS).flatMap(({ passages }) => passages),
];

describe('the rulebook', () => {
  it('has every rule in the list of rule numbers', () => {
    const listed = [...read('docs/rules-map.md').matchAll(/^\| §([\d.]+) /gm)].map((match) => match[1]!);
    expect(listed.length).toBeGreaterThan(50);
    expect(listed.filter((number) => !Object.hasOwn(RULES, number))).toEqual([]);
    for (const number of RULE_NUMBERS) {
      expect(titleAt(number)).toMatch(/^\d\.\d+ [A-Z]/);
      expect(RULES[number].passages.length).toBeGreaterThan(0);
    }
  });

  it('has every ruling, at the rule or god it decides', () => {
    const decided = [...read('docs/rulings.md').matchAll(/^(\d+)\. /gm)].map((match) => Number(match[1]));
    expect(decided).toEqual([...RULING_NUMBERS]);
    const placed = new Set([
      ...Object.values(RULES).flatMap(({ rulings }) => rulings),
      ...Object.values(GODS).flatMap(({ rulings }) => rulings),
    ]);
    expect(RULING_NUMBERS.filter((number) => !placed.has(number))).toEqual([]);
  });

  it('shows every text and every figure somewhere', () => {
    const used = new Set(
      PASSAGES.flatMap((each) => ('key' in each ? [each.key] : 'keys' in each ? each.keys : [])),
    );
    const texts = BOOK.map(([key]) => key).filter(
      (key) => /^(?:r|god)\./.test(key) && !key.endsWith('.title'),
    );
    expect(texts.filter((key) => !used.has(key as never))).toEqual([]);
    const shown = new Set(PASSAGES.flatMap((each) => (each.kind === 'figure' ? [each.figure] : [])));
    expect(Object.keys(FIGURES).filter((id) => !shown.has(id as never))).toEqual([]);
  });

  it('refers only to what exists', () => {
    const lost = BOOK.flatMap(([key, text]) =>
      referencesIn(text)
        .filter((word) => placeAt(word) === null)
        .map((word) => `${key}: ${word}`),
    );
    expect(lost).toEqual([]);
    expect(BOOK.flatMap(([, text]) => referencesIn(text)).length).toBeGreaterThan(80);
  });

  it('is written in sentences', () => {
    const sentences = BOOK.filter(([key]) => /^(?:r\.[\d.]+\.[a-z]$|ruling\.|figure\.|god\.)/.test(key));
    const odd = sentences.filter(
      ([, text]) => !/^[A-Z“].*[.:,a-z]$/s.test(plainOf(text)) || / {2}/.test(text),
    );
    expect(odd).toEqual([]);
  });
});

describe('editions', () => {
  const onlyIn = (wanted: (typeof EDITIONS)[number]): number =>
    PASSAGES.filter((passage) => isIn(passage, wanted) && 'only' in passage && passage.only !== null).length;

  it('each has its own text where they differ, and only one', () => {
    for (const { passages } of [...Object.values(RULES), ...Object.values(GODS)]) {
      const special = passages.filter((each) => 'only' in each && each.only !== null);
      if (special.length === 0) continue;
      for (const edition of EDITIONS) expect(special.filter((each) => isIn(each, edition))).toHaveLength(1);
    }
    expect(EDITIONS.map(onlyIn)).toEqual([7, 7, 7]);
  });

  it('differ in the book where they differ in the engine', () => {
    const differing = Object.keys(rulesFor('2.0')).filter((key) => {
      const name = key as keyof ReturnType<typeof rulesFor>;
      return EDITIONS.some((edition) => rulesFor(edition)[name] !== rulesFor('2.0')[name]);
    });
    expect(differing.sort()).toEqual(
      [
        'edition',
        'firstTurn',
        'jupiter',
        'mainAttack',
        'navisAttackFromPort',
        'vulcanCleopatra',
        'winterVictory',
      ].sort(),
    );
    const values = differing
      .filter((name) => name !== 'edition')
      .flatMap((name) => SWITCHES[name as keyof typeof SWITCHES].map((value) => `editions.${name}.${value}`));
    expect(Object.keys(messages)).toEqual(expect.arrayContaining(values));
  });
});

describe('addresses', () => {
  it('lead to parts, rules, gods and rulings', () => {
    expect(placeAt('7.31')).toEqual({ part: '7', word: '7.31' });
    expect(placeAt('Mars')).toEqual({ part: 'gods', word: 'Mars' });
    expect(placeAt('7')).toEqual({ part: '7', word: '7' });
    expect(placeAt('7.0')).toEqual({ part: '7', word: '7' });
    expect(placeAt('3.2')).toEqual({ part: '3', word: '3.2' });
    expect(placeAt('ruling-9')).toEqual({ part: 'rulings', word: 'ruling-9' });
    for (const word of ['9.1', 'toString', '', 'ruling-99', '7.99']) expect(placeAt(word)).toBeNull();
  });

  it('are parsed as they are written', () => {
    for (const [word, edition] of [
      ['7.31', null],
      ['7.31', '1.1'],
      [null, null],
      [null, '1.0'],
    ] as const)
      expect(askedIn(addressOf(word, edition).slice(1))).toEqual({ word, edition });
    expect(askedIn('rules=7.31~9.9')).toEqual({ word: '7.31', edition: null });
  });

  it('have titles', () => {
    for (const word of [
      ...PARTS,
      ...Object.keys(SECTIONS),
      ...RULE_NUMBERS,
      ...GOD_IDS,
      ...RULING_NUMBERS.map(rulingWord),
    ])
      expect(titleAt(word)).not.toMatch(/[{}]|^$/);
  });
});

describe('looking things up', () => {
  it('finds every rule by its title', () => {
    const entries = findables('all');
    for (const number of RULE_NUMBERS)
      expect(search(entries, titleAt(number)).map(({ word }) => word)).toContain(number);
  });

  it('finds text of a single edition only in that edition', () => {
    const declared = (edition: (typeof EDITIONS)[number]): boolean =>
      search(findables(edition), 'you declare after your last move').some(({ word }) => word === '6.12');
    expect(EDITIONS.map(declared)).toEqual([false, true, true]);
  });

  it('finds gods, rulings and the first chapter', () => {
    const words = (query: string): string[] => search(findables('all'), query).map(({ word }) => word);
    expect(words('three locations without attacking')).toContain('Mercury');
    expect(words('ruling 23')).toContain('ruling-23');
    expect(words('crosses the Rubicon')).toContain('game');
  });
});

describe('the figure of the battle order', () => {
  it('is the order in which the engine lets blocks act', () => {
    const { attackers, defenders } = FIGURES['battle-line'];
    const blocks = [
      ...attackers.map((block) => `${block}:3!<Dyrrachium`),
      ...defenders.map((block) => `${block}:2`),
    ];
    const position = parsePosition(
      `position/1 turn=705.2 step=battle asked=pompey first=caesar entered=Dyrrachium-Thessalonika:caesar:1 attacks=Thessalonika:caesar:Dyrrachium battle=Thessalonika round=1 hands=2/2+2/2+1/2,2/1+2/1+1/2 discards=Apollo,4/1 played=2/3,2/2 effects=2/3,2/2 last=Neptune,3/2 seen=Neptune+3/2+2/3+2/2 map=Alexandria(Cleopatra:4);Thessalonika(${blocks.join(',')}) locked=C.Octavian,P.Brutus`,
      rulesFor('2.0'),
    );
    if (!position.ok) throw new Error(position.fault.message);
    let state = position.value;
    const acted: string[] = [];
    while (acted.length < blocks.length) {
      const side = askedSides(state)[0]!;
      const pass = legalOrders(state, side).find((order) => makeOrder(state, order).startsWith('pass'))!;
      acted.push(makeOrder(state, pass).slice('pass '.length));
      const next = apply(state, side, pass, new SeededChance(1));
      if (!next.ok) throw new Error(next.message);
      ({ state } = next);
    }
    expect(actingOrder(attackers, defenders).map(({ block }) => block)).toEqual(acted);
  });
});
