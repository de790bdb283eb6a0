import type { AreaId, BlockId, Event } from '@rubicon/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en, type Catalogue, type MessageKey } from '@rubicon/words/languages/en/index';
import {
  sentencesOf,
  areaName,
  blockName,
  cardName,
  currentLanguage,
  enumeration,
  listAll,
  listAny,
  paragraph,
  say,
  speak,
} from '@rubicon/words';
import { setLanguage, topicOf } from './language.ts';

const KEYS = Object.keys(en) as MessageKey[];

/** A test language made from English: every text in brackets. */
const bracketed = Object.fromEntries(KEYS.map((key) => [key, `⟦${en[key]}⟧`])) as Catalogue;

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterEach(async () => {
  await setLanguage('en-GB');
  vi.unstubAllGlobals();
});

describe('say', () => {
  it('requires exactly the values of the message', () => {
    expect(say('app.name')).toBe('Rubicon');
    expect(say('event.round', { round: 'II', where: 'in Rome' })).toBe(
      'Round II of the battle in Rome begins.',
    );
    // @ts-expect-error a value is missing
    expect(say('event.round', { round: 'II' })).toContain('{where}');
    // @ts-expect-error all values are missing
    expect(say('event.round')).toContain('{round}');
    // @ts-expect-error a number is wanted
    expect(say('phrase.hits', { count: 'two' })).toContain('hits');
    // @ts-expect-error not one of the words
    expect(say('event.eliminated', { block: 'x', where: 'y', cause: 'boredom' })).toContain('{cause');
    // @ts-expect-error no such message
    expect(() => say('no.such.message')).toThrow(TypeError);
  });

  it('requires what each of several messages requires', () => {
    const key = Math.random() < 2 ? ('event.deployed' as const) : ('event.passed' as const);
    // @ts-expect-error one of the two wants a block
    expect(say<'event.deployed' | 'event.passed'>(key)).toBe('Both sides have deployed.');
  });

  it('lists items', () => {
    expect(listAll(['Legio VII'])).toBe('Legio VII');
    expect(listAll(['Legio VII', 'Legio IX', 'Antonius'])).toBe('Legio VII, Legio IX and Antonius');
    expect(listAny(['Genua', 'Rome', 'Ravenna'])).toBe('Genua, Rome or Ravenna');
    expect(listAll([])).toBe('');
    expect(enumeration(['Rome', 'port', '2 points'])).toBe('Rome, port, 2 points');
  });

  it('joins sentences', () => {
    expect(paragraph([])).toBe('');
    expect(paragraph(['To {area}.'])).toBe('To {area}.');
    expect(paragraph(['One.', 'Two.', 'Three.'])).toBe('One. Two. Three.');
  });
});

describe('the English catalogue', () => {
  it('has every message once', () => {
    const parts = import.meta.glob<Record<string, Record<string, string>>>(
      [
        '../../../words/src/languages/en/{*,later/*}.ts',
        '!../../../words/src/languages/en/{first,index,later,mail,own-name,status}.ts',
      ],
      { eager: true },
    );
    const keys = Object.values(parts).flatMap((part) => Object.values(part).flatMap(Object.keys));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(keys.filter((key) => !(key in en))).toEqual([]);
  });
});

describe('a topic', () => {
  const english = { 'hill.named': 'The hill of {name}', 'hill.none': 'No hill' } as const;

  it('requires the values of its messages', async () => {
    const sayHill = await topicOf(english, {});
    expect(sayHill('hill.none')).toBe('No hill');
    expect(sayHill('hill.named', { name: 'Alesia' })).toBe('The hill of Alesia');
    // @ts-expect-error a value is missing
    expect(sayHill('hill.named')).toContain('{name}');
  });

  it('follows the language of the page, and is loaded in it', async () => {
    const others = {
      '/languages/sv/topics/hill.ts': () =>
        Promise.resolve({ messages: { 'hill.named': '{name}s kulle', 'hill.none': '-' } }),
    };
    const sayHill = await topicOf(english, others);
    await setLanguage('sv');
    expect(sayHill('hill.named', { name: 'Alesia' })).toBe('Alesias kulle');
    expect((await topicOf(english, others))('hill.none')).toBe('-');
    await setLanguage('en-GB');
    expect(sayHill('hill.none')).toBe('No hill');
  });
});

describe('another language', () => {
  it('is used everywhere once all its messages are loaded', () => {
    speak('fr', bracketed);
    expect(currentLanguage()).toBe('fr');
    const told: Event[] = [
      { kind: 'round', area: 'Rome' as AreaId, round: 2 },
      { kind: 'hits-lost', side: 'caesar', hits: 2 },
      { kind: 'passed', side: 'pompey', block: 'P.Navis1' as BlockId },
    ];
    for (const { text } of sentencesOf(told, 'caesar')) expect(text).toMatch(/^⟦.*\.⟧$/);
    expect(cardName('3/1')).toMatch(/^⟦III .*I .*⟧$/);
    expect(blockName('C.Legio7' as BlockId)).toBe('⟦Legio VII⟧');
    expect(areaName('CarthagoNova' as AreaId)).toBe('Carthago Nova');
    expect(listAll(['a', 'b'])).toBe('a et b');
  });

  it('is the language of the document too', async () => {
    await setLanguage('sv');
    expect(document.documentElement.lang).toBe('sv');
  });

  it('is the one chosen last, whichever loads first', async () => {
    const first = setLanguage('ja');
    await Promise.all([setLanguage('en-GB'), first]);
    expect(currentLanguage()).toBe('en-GB');
  });

  it('is English when the tag is unknown', async () => {
    speak('fr', bracketed);
    await setLanguage('tlh');
    expect(currentLanguage()).toBe('en-GB');
    expect(document.documentElement.lang).toBe('en-GB');
    expect(say('side.caesar')).toBe('Caesar');
  });
});
