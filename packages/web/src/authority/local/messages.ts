// Validates the calls the page sends to the authority.
import { LEVELS } from '@rubicon/ai/level';
import { EDITIONS, RULE_CHOICES, SIDES, UNDO_SCOPES, VIEWERS, type RuleOptions } from '@rubicon/engine';
import {
  hasFields,
  isFields,
  isOneOf,
  isOrNull,
  isString,
  isWhole,
  type Check,
} from '../../worker/checks.ts';
import type { Call } from '../../worker/messages.ts';
import type { ServerOptions } from '../../worker/worker-server.ts';
import { Refused, type Ask, type Authority, type NewGame } from '../authority.ts';
import type { GameId } from '../table.ts';
import { isThinking } from './thinking.ts';

type Method = keyof Authority;

const MOST_ORDERS = 100; // no group of blocks is larger

const isGame: Check = (value) => isString(value) && /^[0-9a-f]{32}$/.test(value as GameId);
const isFile: Check = (value) => value instanceof Blob;
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= MOST_ORDERS && value.every(check);

const RULES: Readonly<Record<keyof RuleOptions, Check>> = {
  firstTurn: isOneOf(RULE_CHOICES.firstTurn),
  cleopatraActs: isOneOf(RULE_CHOICES.cleopatraActs),
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
  undo: hasFields({ kind: isString, scope: isOneOf(UNDO_SCOPES) }),
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

/** Refuses a malformed call. */
export function decodeCall(data: unknown): Call {
  const bad = new Refused('bad-message', 'The page asked for something that cannot be asked.');
  if (!isFields(data)) throw bad;
  const { method, args } = data;
  if (typeof method !== 'string' || !Object.hasOwn(ARGUMENTS, method) || !Array.isArray(args)) throw bad;
  const checks = ARGUMENTS[method as Method];
  if (args.length !== checks.length || !checks.every((check, index) => check(args[index]))) throw bad;
  return { method, args };
}

/** Calls are answered strictly one at a time, in order; calls that think do not hold up others. */
export const AUTHORITY_SERVER: ServerOptions = {
  decode: decodeCall,
  holdsUp: (method) => !isThinking(method),
};
