// Option values: parses text, or throws an error that says what was expected.
import {
  CURRENT_EDITION,
  EDITIONS,
  RULE_CHOICES,
  VIEWERS,
  rulesFor,
  type Edition,
  type Ruleset,
  type Viewer,
} from '@rubicon/engine';
import { wrongUsage } from './cli-error.ts';
import { value } from './options.ts';

export function wholeNumber(text: string, option: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw wrongUsage(
      'bad-value',
      `Invalid ${option} “${text}”.`,
      `Give a whole number from ${least} to ${most}.`,
    );
  return number;
}

export function decimal(text: string, option: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || number < least || number > most)
    throw wrongUsage('bad-value', `Invalid ${option} “${text}”.`, `Give a number from ${least} to ${most}.`);
  return number;
}

export function oneOf<T extends string>(text: string, option: string, names: readonly T[]): T {
  const found = names.find((name) => name === text);
  if (found === undefined)
    throw wrongUsage('bad-value', `Invalid ${option} “${text}”.`, `Give one of ${names.join(', ')}.`);
  return found;
}

const editionOf = (text: string | undefined): Edition =>
  text === undefined ? CURRENT_EDITION : oneOf(text, '--edition', EDITIONS);

export const viewerOf = (text: string): Viewer => oneOf(text, '--as', VIEWERS);

/** Options of commands that take a position, because a position does not name its rules. */
export const RULE_OPTIONS = {
  edition: value('E', `rules edition: ${EDITIONS.join(', ')} (default: ${CURRENT_EDITION})`),
  'first-turn': value(
    'WHO',
    `Player 1 in the first turn: ${RULE_CHOICES.firstTurn.join(' or ')} (default: by edition)`,
  ),
  'cleopatra-acts': value(
    'WHEN',
    `after her capture: ${RULE_CHOICES.cleopatraActs.join(' or ')} (default: next-turn)`,
  ),
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
    ...(first === undefined ? {} : { firstTurn: oneOf(first, '--first-turn', RULE_CHOICES.firstTurn) }),
    ...(cleopatra === undefined
      ? {}
      : { cleopatraActs: oneOf(cleopatra, '--cleopatra-acts', RULE_CHOICES.cleopatraActs) }),
  });
}
