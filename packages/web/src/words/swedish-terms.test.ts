// Each term has one word, the one in docs/glossary.md.
import { expect, it } from 'vitest';
import { catalogue } from '@rubicon/words/languages/sv/index';

const OTHERS: readonly (readonly [term: string, instead: RegExp])[] = [
  ['pjäs', /\bblock(?:et|en)?\b/i],
  ['del av draget', /\bfas(?:en|er)?\b/i],
  ['rond', /\brund(?:a|an|or)\b/i],
  ['rekrytering', /\bvärv(?:a|ar|ning|ningar)\b/i],
  ['effektivitet', /\beldkraft\b/i],
  ['låst', /\bbunden\b|\bbundna\b/i],
  ['skeppning', /\blandstigning|\bamfibi/i],
  ['Pompejus', /\bPompey\b/],
  ['Merkurius, Neptunus, Vulcanus', /\b(?:Mercury|Neptune|Vulcan)\b/],
  ['Rom', /\bRome\b/],
  ['dator', /\bmaskin(?:en|er|erna)?\b/i],
  ['logg', /\bannaler/i],
];

/** Words and phrases that were used with a wrong meaning. */
const MISTAKES: readonly (readonly [meant: string, written: RegExp])[] = [
  ['Navis attack from the sea (7.81)', /(?:ingen|inte|aldrig) anfall\w* från hav/i],
  ['in the same part of the turn', /på samma ställe/],
  ['a hit takes one step, of the elephant too (7.41)', /kostar två(?! marscher| rekryteringar)/],
  [
    'along (längs, via) a road, and not the road itself',
    /(?:anfall(?:a|er|it)?|anföll|retirera[rt]?|retirerade|nå[rt]?)(?: (?:in|aldrig|redan|inte|\w+ plats))*(?: mer än)?(?: (?:en|den|de|samma|andra|flera|någon|annan|här|mindre|större|fiendens))+ väg/i,
  ],
  [
    'händelsekort, where no god himself is meant',
    /(?:\ben|två|annan|ingen|inget|visar?) gud(?:ar)?\b|\bguden\b|\bgudar (?:ger|tar|avslutar|ställer)|(?:är|med|båda) gudar\b|^(?:Korten och )?gudarna$/i,
  ],
  ['is eliminated when it cannot', /inte kan elimineras|kan inte elimineras/],
  ['at the same sea, not at the one next to it', /(?:hav intill|via hav)[^.]* vid det havet/],
  ['hemstad', /staden som står på (?:den|dem|pjäsen)/],
  ['retirera', /dra(?:r|s)? (?:sig )?tillbaka|drog (?:sig )?tillbaka/],
  ['a round has a Roman numeral', /\brond \d/i],
];

const topics = import.meta.glob<{ messages: Readonly<Record<string, string>> }>(
  '../../../words/src/languages/sv/topics/*.ts',
  { eager: true },
);
// The index of the rulebook lists what a reader may search for, our words or not
const texts = [catalogue, ...Object.values(topics).map(({ messages }) => messages)]
  .flatMap((messages) => Object.entries(messages))
  .filter(([key]) => !key.startsWith('index.'))
  .map(([key, text]) => ({ key, text: text.replaceAll(/\{[^{}|]*(?:\}|\|)/g, '') }));

it.each([...OTHERS, ...MISTAKES])('says %s', (_meant, instead) => {
  expect(texts.filter(({ text }) => instead.test(text)).map(({ key, text }) => `${key}: ${text}`)).toEqual(
    [],
  );
});
