// What is wrong with a request, an entry or options that came from outside as data: its type says nothing about what it holds.
import { UNDO_SCOPES, type GameOptions, type Request } from './log.ts';
import { EDITIONS } from '../editions/editions.ts';
import { MAX_HANDICAP, RULE_CHOICES, isRevision } from '../editions/ruleset.ts';
import { SIDES } from '../board/side.ts';

const isSide = (value: unknown): boolean => SIDES.some((side) => side === value);
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const MAX_TEXT = 8000;
export const MAX_REASON = 500;

const isReason = (value: unknown): boolean =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_REASON;

/** The fields each kind of request must have. */
const FIELDS: Readonly<Record<Request['kind'], Readonly<Record<string, (value: unknown) => boolean>>>> = {
  order: { side: isSide, decision: isWhole, order: (value) => typeof value === 'string' },
  undo: { side: isSide, scope: (value) => UNDO_SCOPES.some((scope) => scope === value) },
  'offer-draw': { side: isSide },
  'accept-draw': { side: isSide },
  'decline-draw': { side: isSide },
  resign: { side: isSide },
  'claim-time': { side: isSide },
  flag: { side: isSide },
  pause: {},
  resume: {},
  outage: { fromMs: isWhole },
  epoch: { number: isWhole },
  abort: { reason: isReason },
  rebase: {
    position: (value) => typeof value === 'string' && value.length <= MAX_TEXT,
    reason: isReason,
    revision: isWhole,
  },
};

/** The fields some kinds may have besides. */
const OPTIONAL: Readonly<Partial<typeof FIELDS>> = { order: { byPlan: (value) => value === true } };

/** A sentence, or null if it is a request. */
export function requestProblem(request: unknown): string | null {
  if (typeof request !== 'object' || request === null || !('kind' in request)) return 'A request has a kind.';
  const given = request as Readonly<Record<string, unknown>>;
  const { kind } = given;
  if (typeof kind !== 'string' || !Object.hasOwn(FIELDS, kind)) return 'There is no such kind of request.';
  const fields = FIELDS[kind as Request['kind']];
  const more = OPTIONAL[kind as Request['kind']] ?? {};
  for (const name of Object.keys(given)) {
    if (name === 'kind' || Object.hasOwn(fields, name)) continue;
    if (!Object.hasOwn(more, name)) return `A request of this kind has no “${name}”.`;
    if (!more[name]!(given[name])) return `The “${name}” of this request is wrong.`;
  }
  for (const name of Object.keys(fields)) {
    if (!fields[name]!(given[name])) return `The “${name}” of this request is missing or wrong.`;
  }
  return null;
}

/** A sentence, or null if the entry's rolls and time can be used. */
export function entryProblem(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return 'An entry is an object.';
  const { rolls, atMs } = entry as Readonly<Record<string, unknown>>;
  if (!Array.isArray(rolls) || !rolls.every(isWhole)) return 'The rolls of an entry are whole numbers.';
  return isWhole(atMs) ? null : 'The time of an entry is a whole number of milliseconds.';
}

/** A sentence, or null if a game can be created with these options. */
export function optionsProblem(options: GameOptions): string | null {
  const { edition, revision, rules, clock } = options;
  if (!EDITIONS.includes(edition)) return 'There is no such edition.';
  if (!isRevision(revision)) return `There is no rules revision ${revision}.`;
  for (const [name, allowed] of Object.entries(RULE_CHOICES)) {
    const value: unknown = rules[name as keyof typeof RULE_CHOICES];
    if (value !== undefined && !allowed.some((each) => each === value))
      return `The option “${name}” is one of ${allowed.join(', ')}.`;
  }
  const { handicap } = rules;
  if (handicap !== undefined && handicap !== null) {
    const fits =
      isSide(handicap.side) &&
      isWhole(handicap.points) &&
      handicap.points >= 1 &&
      handicap.points <= MAX_HANDICAP;
    if (!fits) return `A handicap is a side and a whole number of levy points from 1 to ${MAX_HANDICAP}.`;
  }
  if (clock !== null && !(isWhole(clock.bankMs) && isWhole(clock.incrementMs) && isWhole(clock.mostMs ?? 0)))
    return 'A clock has a bank and an increment, and at most a limit, in whole milliseconds.';
  return null;
}
