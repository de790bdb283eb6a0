// Values of options: text becomes a value, or an error that says what was expected.
import { EDITIONS, VIEWERS, rulesFor, type Edition, type Ruleset, type Viewer } from '@rubicon/engine';
import { wrongUsage } from './cli-error.ts';
import { value } from './options.ts';

export function wholeNumber(text: string, option: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw wrongUsage('bad-value', `${option} is “${text}”.`, `Give a whole number from ${least} to ${most}.`);
  return number;
}

export function decimal(text: string, option: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || number < least || number > most)
    throw wrongUsage('bad-value', `${option} is “${text}”.`, `Give a number from ${least} to ${most}.`);
  return number;
}

export function oneOf<T extends string>(text: string, option: string, names: readonly T[]): T {
  const found = names.find((name) => name === text);
  if (found === undefined)
    throw wrongUsage('bad-value', `${option} is “${text}”.`, `Give one of ${names.join(', ')}.`);
  return found;
}

const editionOf = (text: string | undefined): Edition =>
  text === undefined ? '2.0' : oneOf(text, '--edition', EDITIONS);

export const viewerOf = (text: string): Viewer => oneOf(text, '--as', VIEWERS);

/** The options of commands that take a position: a position does not say by which rules it is played. */
export const RULE_OPTIONS = {
  edition: value('E', `edition of the rules: ${EDITIONS.join(', ')} (2.0)`),
  'first-turn': value('WHO', 'who is first in the first turn: caesar or cards (the edition’s)'),
  'cleopatra-acts': value('WHEN', 'after her capture: next-turn or next-round (next-turn)'),
} as const;

export interface GivenRules {
  readonly edition: string | undefined;
  readonly 'first-turn': string | undefined;
  readonly 'cleopatra-acts': string | undefined;
}

export function rulesOf(given: GivenRules): Ruleset {
  const first = given['first-turn'];
  const cleopatra = given['cleopatra-acts'];
  return rulesFor(editionOf(given.edition), {
    ...(first === undefined ? {} : { firstTurn: oneOf(first, '--first-turn', ['caesar', 'cards'] as const) }),
    ...(cleopatra === undefined
      ? {}
      : { cleopatraActs: oneOf(cleopatra, '--cleopatra-acts', ['next-turn', 'next-round'] as const) }),
  });
}
