// What goes between the page and its authority in a worker, and the checks at the edge.
import { LEVELS } from '@rubicon/ai/level';
import { EDITIONS, SIDES, VIEWERS, type RuleOptions } from '@rubicon/engine';
import { Refused, type Ask, type Authority, type NewGame } from '../authority.ts';
import type { GameId } from '../table.ts';

type Method = keyof Authority;
export type Call = {
  readonly [M in Method]: { readonly method: M; readonly args: Parameters<Authority[M]> };
}[Method];
export type Question = Call & { readonly id: number };

export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly refusal: Refusal };

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly rule: string | null;
  readonly line: number | null;
}

const MOST_ORDERS = 100; // no group of blocks is larger

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isString: Check = (value) => typeof value === 'string';
const isWhole: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isOneOf =
  (allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);
const isGame: Check = (value) => isString(value) && /^[0-9a-f]{32}$/.test(value as GameId);
const isFile: Check = (value) => value instanceof Blob;
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= MOST_ORDERS && value.every(check);
const isOrNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/** Whether a value has these fields and no others; those named in `optional` may be missing. */
const hasFields =
  (checks: Readonly<Record<string, Check>>, optional: readonly string[] = []): Check =>
  (value) =>
    isFields(value) &&
    Object.keys(value).every((name) => Object.hasOwn(checks, name)) &&
    Object.keys(checks).every(
      (name) => (optional.includes(name) && value[name] === undefined) || checks[name]!(value[name]),
    );

const RULES: Readonly<Record<keyof RuleOptions, Check>> = {
  firstTurn: isOneOf(['caesar', 'cards']),
  cleopatraActs: isOneOf(['next-turn', 'next-round']),
  freeDeployment: isOneOf([true, false]),
  handicap: isOrNull(hasFields({ side: isOneOf(SIDES), points: isWhole })),
};

const NEW_GAME: Readonly<Record<keyof NewGame, Check>> = {
  edition: isOneOf(EDITIONS),
  rules: hasFields(RULES, Object.keys(RULES)),
  players: hasFields({ caesar: isString, pompey: isString }),
  machines: hasFields({ caesar: isOrNull(isOneOf(LEVELS)), pompey: isOrNull(isOneOf(LEVELS)) }),
};

const ASKS: Readonly<Record<Ask['kind'], Check>> = {
  order: hasFields({ kind: isString, decision: isWhole, order: isString }),
  undo: hasFields({ kind: isString, scope: isOneOf(['order', 'phase']) }),
  'offer-draw': hasFields({ kind: isString }),
  'accept-draw': hasFields({ kind: isString }),
  'decline-draw': hasFields({ kind: isString }),
  resign: hasFields({ kind: isString }),
};

const isAsk: Check = (value) =>
  isFields(value) &&
  typeof value['kind'] === 'string' &&
  Object.hasOwn(ASKS, value['kind']) &&
  ASKS[value['kind'] as Ask['kind']](value);

const ARGUMENTS: Readonly<Record<Method, readonly Check[]>> = {
  games: [],
  create: [hasFields(NEW_GAME)],
  remove: [isGame],
  load: [isFile],
  save: [isGame],
  sit: [isGame, isOneOf(VIEWERS)],
  leave: [],
  ask: [isAsk],
  act: [],
  preview: [isListOf(isString)],
  odds: [isListOf(isString)],
  hints: [isWhole],
  recall: [isWhole],
};

/** The number of a question that can be answered at all; null otherwise. */
export const questionId = (data: unknown): number | null =>
  isFields(data) && isWhole(data['id']) ? (data['id'] as number) : null;

const THINKING: ReadonlySet<unknown> = new Set<Method>(['act', 'odds', 'hints']);

/** A question that takes its time and lets others pass. */
export const isThinking = (data: unknown): boolean => isFields(data) && THINKING.has(data['method']);

/** Refuses what is no question. */
export function decodeCall(data: unknown): Call {
  const bad = new Refused('bad-message', 'The page asked for something that cannot be asked.');
  if (!isFields(data)) throw bad;
  const { method, args } = data;
  if (typeof method !== 'string' || !Object.hasOwn(ARGUMENTS, method) || !Array.isArray(args)) throw bad;
  const checks = ARGUMENTS[method as Method];
  if (args.length !== checks.length || !checks.every((check, index) => check(args[index]))) throw bad;
  return { method, args } as unknown as Call;
}

const isAnswer = hasFields(
  {
    id: isWhole,
    ok: isOneOf([true, false]),
    value: () => true,
    refusal: hasFields({
      code: isString,
      message: isString,
      rule: isOrNull(isString),
      line: isOrNull(isWhole),
    }),
  },
  ['value', 'refusal'],
);

/** Null for what is no answer. What an answer holds comes from the same release, and is not checked further. */
export const decodeAnswer = (data: unknown): Answer | null => (isAnswer(data) ? (data as Answer) : null);

export const encodeRefusal = (error: unknown): Refusal =>
  error instanceof Refused
    ? { code: error.code, message: error.message, rule: error.rule, line: error.line }
    : { code: 'authority-failed', message: String(error), rule: null, line: null };

export const decodeRefusal = ({ code, message, rule, line }: Refusal): Refused =>
  new Refused(code, message, rule, line);
