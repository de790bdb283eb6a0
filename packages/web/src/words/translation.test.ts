import { describe, expect, it } from 'vitest';
import { en } from '@rubicon/words/languages/en/index';
import { keysNamed, leftInEnglish, problemsOf } from '@rubicon/words/translation';
import { LANGUAGES } from './language.ts';

type Messages = Readonly<Record<string, string>>;

describe('a translation', () => {
  const english = {
    plain: 'To {area}',
    counted: '{count|one=# step|other=# steps}',
    agreeing: '{moves} {count|one=move|other=moves}',
    chosen: '{side|caesar=his|pompey=their} blocks',
    open: 'Won{why|time= on time|other=}',
  };
  const swedish: Messages = {
    plain: 'Till {area|Rom=staden|other=#}',
    counted: '{count} steg',
    agreeing: '{moves} drag',
    chosen: '{side|caesar=hans|pompey=deras} pjäser',
    open: 'Vann{why|time= på tid|other=}',
  };

  it('may inflect what English shows unchanged, and omit values used only for agreement', () => {
    expect(problemsOf(english, swedish, 'sv')).toEqual([]);
  });

  it.each([
    ['a message too many', { extra: 'Mer' }, 'extra: there is no such message'],
    ['a placeholder that does not exist', { plain: 'Till {place} {area}' }, 'plain: there is no {place}'],
    ['a missing placeholder', { plain: 'Dit' }, 'plain: {area} is missing'],
    ['a missing number', { counted: 'steg' }, 'counted: {count} is missing'],
    ['a bare word', { chosen: '{side} pjäser' }, 'chosen: {side} shows a bare word'],
    ['a word too few', { chosen: '{side|caesar=hans} pjäser' }, 'chosen: {side} has no form for “pompey”'],
    [
      'an unknown word',
      { open: 'Vann{why|tid=!|other=}' },
      'open: {why} has a form for “tid”, which never comes',
    ],
    [
      'only some values inflected',
      { plain: 'Till {area|Rom=staden}' },
      'plain: {area} has no form for other words',
    ],
    ['no other number', { counted: '{count|one=#}' }, 'counted: {count} has no form for other numbers'],
    [
      'a plural of another language',
      { counted: '{count|few=#|other=#}' },
      'counted: {count} has a form for “few”, which sv does not count by',
    ],
    ['an open brace', { plain: 'Till {area' }, 'plain: a brace is open'],
  ])('may not have %s', (_what, changed, problem) => {
    expect(problemsOf(english, { ...swedish, ...changed }, 'sv')).toEqual([problem]);
  });

  it('must have every message', () => {
    const { plain: _, ...rest } = swedish;
    expect(problemsOf(english, rest, 'sv')).toEqual(['plain: is missing']);
  });

  it('may not equal the English text, except for names and symbols', () => {
    const texts = { name: 'Rubicon', sign: '{a} – {b}', text: 'Go on' };
    expect(leftInEnglish(texts, { ...texts }, new Set(['Rubicon']))).toEqual(['text: Go on']);
  });
});

describe('the keys a source file uses', () => {
  it('are its literals, and the patterns of its templates', () => {
    const { keys, patterns, loose } = keysNamed(
      "say('app.name'); say(`rule.title.${number}`); say(`a.${cond ? `b.${c}` : c}.d`); `${all}`; `two words ${x}`; `${x}.of`",
    );
    expect(keys).toContain('app.name');
    expect(patterns).toEqual([/^rule\.title\..*$/, /^b\..*$/, /^a\..*\.d$/]);
    expect(loose).toEqual([/^.*\.of$/]);
  });
});

// Read as text; language files and tests name keys without using them
const sources = Object.entries(
  import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '../../../words/src/**/*.ts', '!**/*.test.ts', '!../../../words/src/languages/**'],
    { query: '?raw', import: 'default', eager: true },
  ),
);
const named = sources.map(([path, source]) => ({ path, ...keysNamed(source) }));
const literals = new Set(named.flatMap(({ keys }) => keys));
const patterns = named.flatMap(({ patterns: some }) => some);
const isUsed = (key: string): boolean => literals.has(key) || patterns.some((pattern) => pattern.test(key));
/** Whether the part of the page that a topic is for uses a key. */
const isUsedIn = (topic: string, key: string): boolean =>
  isUsed(key) ||
  named.some(
    ({ path, loose }) => path.startsWith(`../${topic}/`) && loose.some((pattern) => pattern.test(key)),
  );

const folder = '../../../words/src/languages';
const catalogues = import.meta.glob<{ catalogue: Messages }>('../../../words/src/languages/*/index.ts', {
  eager: true,
});
const topics = import.meta.glob<{ messages: Messages }>('../../../words/src/languages/*/topics/*.ts', {
  eager: true,
});
const OTHERS = LANGUAGES.slice(1);
const TOPICS = Object.keys(topics).flatMap((path) => /\/en\/topics\/([\w-]+)\.ts$/.exec(path)?.[1] ?? []);

/** Names, Latin, and words that happen to be the same. */
const SAME: ReadonlySet<string> = new Set([
  ...['Rubicon', 'Rubicon {version}', 'RVBICON', 'Bellvm civile · DCCV–DCCIX', 'Rome', 'Webhook'],
  ...['Alea', 'Tiro', 'Miles', 'Centurio', 'Legatus', 'Imperator'],
  ...[
    'Caesar',
    'Antonius',
    'Octavian',
    'Scipio',
    'Brutus',
    'Cleopatra',
    'Apollo',
    'Jupiter',
    'Mars',
    'Pluto',
  ],
  ...['Equitatus', 'Auxilia', 'Navis', 'Ballista', 'ballista', 'Legion'],
  ...['Equitatus {number}', 'Auxilia {number}', 'Navis {number}', '{caesar} (Caesar) – {pompey}'],
  ...[
    'Rating',
    'Final',
    'Odds',
    'Odds, {certainty}. {odds}.',
    'under {chance}',
    'under {to}',
    'inland',
    'Full',
    'pool',
    'odds',
    'via {places}',
  ], // in Swedish too
]);

it('there are Swedish and Japanese besides English', () => {
  expect(OTHERS.toSorted()).toEqual(['ja', 'sv']);
});

describe('the messages of the page', () => {
  it('are all used', () => {
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });

  it.each(OTHERS)('are complete in %s', (tag) => {
    const { catalogue } = catalogues[`${folder}/${tag}/index.ts`]!;
    expect(problemsOf(en, catalogue, tag)).toEqual([]);
    expect(leftInEnglish(en, catalogue, SAME)).toEqual([]);
  });
});

describe.each(TOPICS)('the topic %s', (topic) => {
  const english = topics[`${folder}/en/topics/${topic}.ts`]!.messages;

  it('uses all its messages', () => {
    expect(Object.keys(english).filter((key) => !isUsedIn(topic, key))).toEqual([]);
  });

  it.each(OTHERS)('is complete in %s', (tag) => {
    const messages = topics[`${folder}/${tag}/topics/${topic}.ts`]?.messages ?? {};
    expect(problemsOf(english, messages, tag)).toEqual([]);
    expect(leftInEnglish(english, messages, SAME)).toEqual([]);
  });
});
