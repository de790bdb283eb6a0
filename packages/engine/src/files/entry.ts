// One entry of a game file: `+1.234 caesar @17 fire C.Caesar [3 1 6]`. Time since the entry before, who, what, rolls.
import { PLAIN_REQUESTS, UNDO_SCOPES, type LogEntry, type Request } from '../game/log.ts';
import { MAX_REASON } from '../game/log-problem.ts';
import { fault, parseQuoted, parsed, type Parsed } from '../text/parse-result.ts';
import { SIDES, type Side } from '../board/side.ts';

const AUTHORITY = '-';
const MAX_ROLLS = 64;
const BY_PLAN = 'plan ';

const makeSeconds = (ms: number): string => `${Math.floor(ms / 1000)}.${String(ms % 1000).padStart(3, '0')}`;

export function makeEntry(entry: LogEntry, beforeMs: number): string {
  // Rolls are written as people count: a die from 1 to 6
  const rolls = entry.rolls.length === 0 ? '' : ` [${entry.rolls.map((roll) => roll + 1).join(' ')}]`;
  return `+${makeSeconds(entry.atMs - beforeMs)} ${makeRequest(entry)}${rolls}`;
}

function makeRequest(entry: LogEntry): string {
  switch (entry.kind) {
    case 'start':
    case 'pause':
    case 'resume':
      return `${AUTHORITY} ${entry.kind}`;
    case 'flag':
      return `${AUTHORITY} flag ${entry.side}`;
    case 'outage':
      return `${AUTHORITY} outage ${makeSeconds(entry.atMs - entry.fromMs)}`;
    case 'epoch':
      return `${AUTHORITY} epoch ${entry.number}`;
    case 'abort':
      return `${AUTHORITY} abort ${JSON.stringify(entry.reason)}`;
    case 'rebase':
      return `${AUTHORITY} rebase ${entry.revision} ${JSON.stringify(entry.reason)} ${entry.position}`;
    case 'order':
      return `${entry.side} @${entry.decision} ${entry.byPlan === true ? BY_PLAN : ''}${entry.order}`;
    case 'undo':
      return `${entry.side} undo ${entry.scope}`;
    default:
      return `${entry.side} ${entry.kind}`;
  }
}

export function parseEntry(text: string, beforeMs: number): Parsed<LogEntry> {
  const [, seconds, who, what, rolled] =
    /^\+(\d{1,12}\.\d{3}) (\S+) (.+?)(?: \[([0-9 ]+)\])?$/.exec(text) ?? [];
  if (seconds === undefined || what === undefined)
    return fault('bad-entry', 'An entry is “+seconds who what”.', 0);
  const rolls = parseRolls(rolled);
  if (rolls === undefined) return fault('bad-entry', 'Rolls are numbers from 1 to 27 in brackets.', 0);
  const atMs = beforeMs + Math.round(Number(seconds) * 1000);
  if (who === AUTHORITY && what === 'start') return parsed({ kind: 'start', rolls, atMs });
  const request = who === AUTHORITY ? parseByAuthority(what, atMs) : parseBySide(who, what);
  return request === undefined
    ? fault('bad-entry', `“${text.slice(0, 80)}” is no entry.`, 0)
    : parsed({ ...request, rolls, atMs });
}

function parseRolls(text: string | undefined): number[] | undefined {
  if (text === undefined) return [];
  const rolls = text.split(' ').map((roll) => (/^\d{1,2}$/.test(roll) ? Number(roll) - 1 : -1));
  return rolls.length <= MAX_ROLLS && rolls.every((roll) => roll >= 0 && roll < 27) ? rolls : undefined;
}

const sideOf = (text: string | undefined): Side | undefined => SIDES.find((each) => each === text);

function parseBySide(who: string | undefined, what: string): Request | undefined {
  const side = sideOf(who);
  if (side === undefined) return undefined;
  const [, decision, plan, order] = /^@(\d{1,7}) (plan )?(.+)$/.exec(what) ?? [];
  if (decision !== undefined && order !== undefined) {
    const given = { kind: 'order', side, decision: Number(decision), order } as const;
    return plan === undefined ? given : { ...given, byPlan: true };
  }
  const scope = UNDO_SCOPES.find((each) => what === `undo ${each}`);
  if (scope !== undefined) return { kind: 'undo', side, scope };
  const kind = PLAIN_REQUESTS.find((each) => each === what);
  return kind === undefined ? undefined : { kind, side };
}

function parseByAuthority(what: string, atMs: number): Request | undefined {
  if (what === 'pause' || what === 'resume') return { kind: what };
  const [kind, value] = what.split(' ', 2);
  if (kind === 'flag' && what === `flag ${value}`) {
    const side = sideOf(value);
    return side === undefined ? undefined : { kind: 'flag', side };
  }
  const [, seconds] = /^outage (\d{1,12}\.\d{3})$/.exec(what) ?? [];
  if (seconds !== undefined) return { kind: 'outage', fromMs: atMs - Math.round(Number(seconds) * 1000) };
  const [, number] = /^epoch (\d{1,4})$/.exec(what) ?? [];
  if (number !== undefined) return { kind: 'epoch', number: Number(number) };
  return what.startsWith('abort ') ? parseAbort(what) : parseRebase(what);
}

function parseAbort(what: string): Request | undefined {
  const reason = parseQuoted(what.slice('abort '.length));
  return reason === undefined || reason.length === 0 || reason.length > MAX_REASON
    ? undefined
    : { kind: 'abort', reason };
}

function parseRebase(what: string): Request | undefined {
  const [, revision, quoted, position] =
    /^rebase (\d{1,4}) ("(?:[^"\\]|\\.)*") (position\/\d+ .+)$/.exec(what) ?? [];
  const reason = parseQuoted(quoted);
  if (revision === undefined || reason === undefined || position === undefined) return undefined;
  return reason.length > MAX_REASON
    ? undefined
    : { kind: 'rebase', position, reason, revision: Number(revision) };
}
