// What a translation lacks against English, or has too much: messages, places, forms.
import { formsOf, type Slot } from '../src/speech/message.ts';

type Messages = Readonly<Record<string, string>>;

/** One line for each message that is wrong, beginning with its key. */
export function problemsOf(english: Messages, translated: Messages, language: string): string[] {
  const strange = Object.keys(translated).filter((key) => english[key] === undefined);
  return [
    ...strange.map((key) => `${key}: there is no such message`),
    ...Object.entries(english).flatMap(([key, text]) => {
      const other = translated[key];
      if (other === undefined) return [`${key}: is missing`];
      return textProblems(text, other, language).map((problem) => `${key}: ${problem}`);
    }),
  ];
}

function textProblems(english: string, translated: string, language: string): string[] {
  if (/[{}]/.test(translated.replaceAll(/\{[^{}]+\}/g, ''))) return ['a brace is open'];
  const wanted = Map.groupBy(formsOf(english), ({ name }) => name);
  const given = Map.groupBy(formsOf(translated), ({ name }) => name);
  const missing = [...wanted].filter(([name, places]) => !given.has(name) && !places.every(onlyAgrees));
  return [
    ...missing.map(([name]) => `{${name}} is missing`),
    ...[...given].flatMap(([name, places]) => {
      const models = wanted.get(name);
      if (models === undefined) return [`there is no {${name}}`];
      return places.flatMap((place) => placeProblems(place, models, language));
    }),
  ];
}

/** A place that only bends a word to a number, and shows nothing of it: a language may need none. */
const onlyAgrees = ({ forms }: Slot): boolean =>
  forms !== null &&
  [...forms].every(([word, form]) => ['one', 'other'].includes(word) && !form.includes('#'));

const isCounted = ({ forms }: Slot): boolean =>
  forms !== null && [...forms.keys()].some((word) => word === 'one' || word.startsWith('='));

function placeProblems({ name, forms }: Slot, models: readonly Slot[], language: string): string[] {
  const words = models.flatMap((model) => (model.forms === null ? [] : [...model.forms.keys()]));
  const isWord = words.length > 0 && !models.some(isCounted);
  if (forms === null) {
    // A word such as `caesar` is no name to show
    return isWord && models.every((model) => model.forms !== null) ? [`{${name}} shows a bare word`] : [];
  }
  if (models.some(isCounted)) {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const unknown = [...forms.keys()].filter(
      (word) => !/^=\d+$/.test(word) && !(categories as readonly string[]).includes(word),
    );
    return [
      ...unknown.map((word) => `{${name}} has a form for “${word}”, which ${language} does not count by`),
      ...(forms.has('other') ? [] : [`{${name}} has no form for other numbers`]),
    ];
  }
  // Where English shows a value as it is, another language may bend it, if it knows what to do with any value
  if (!isWord) return forms.has('other') ? [] : [`{${name}} has no form for other words`];
  return [
    ...[...forms.keys()]
      .filter((word) => !words.includes(word) && word !== 'other')
      .map((word) => `{${name}} has a form for “${word}”, which never comes`),
    ...(forms.has('other') ? [] : words)
      .filter((word) => !forms.has(word))
      .map((word) => `{${name}} has no form for “${word}”`),
  ];
}

/** Messages that read as in English although they hold words; `same` are those that are names or Latin. */
export const leftInEnglish = (english: Messages, translated: Messages, same: ReadonlySet<string>): string[] =>
  Object.entries(translated)
    .filter(
      ([key, text]) =>
        text === english[key] && /\p{L}{2}/u.test(text.replaceAll(/\{[^{}]*\}/g, '')) && !same.has(text),
    )
    .map(([key, text]) => `${key}: ${text}`);

interface Named {
  readonly keys: readonly string[];
  readonly patterns: readonly RegExp[]; // of keys it puts together: `rule.title.${number}`
  readonly loose: readonly RegExp[]; // of those that begin with a value, `${lesson}.title`, and so could be anybody's
}

/** The keys a source names. */
export function keysNamed(source: string): Named {
  const templates = templatesOf(source).filter(
    (parts) => parts.length > 1 && parts.every((part) => /^[\w.-]*$/.test(part)),
  );
  const patternOf = (parts: readonly string[]): RegExp =>
    new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('.*')}$`);
  return {
    keys: Array.from(source.matchAll(/'([\w.-]+)'/g), (match) => match[1]!),
    patterns: templates.filter(([first]) => /^[\w-]+\./.test(first!)).map(patternOf),
    loose: templates.filter((parts) => parts[0] === '' && /\.\w/.test(parts.join(''))).map(patternOf),
  };
}

/** The texts between the values of each template literal, also of those within values. */
function templatesOf(source: string): string[][] {
  const done: string[][] = [];
  const open: { parts: string[]; depth: number }[] = []; // depth of braces in the value being read; 0 in the text
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at]!;
    const top = open.at(-1);
    if (sign === '\\') at += 1;
    else if (sign === '`') {
      if (top === undefined || top.depth > 0) open.push({ parts: [''], depth: 0 });
      else done.push(open.pop()!.parts);
    } else if (top !== undefined && top.depth === 0) {
      if (sign === '$' && source[at + 1] === '{') {
        top.depth = 1;
        top.parts.push('');
        at += 1;
      } else top.parts.push(top.parts.pop()! + sign);
    } else if (top !== undefined) {
      if (sign === '{') top.depth += 1;
      if (sign === '}') top.depth -= 1;
    }
  }
  return done;
}
