// What is answered when something was not done: always a code and a sentence, never what went wrong inside.
import { Refused } from '../refused.ts';

export interface Problem {
  readonly status: number;
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly field?: string; // of the request, if one did not fit
    readonly rule?: string; // of the game
    readonly expected?: readonly string[];
  };
  readonly retryAfterS?: number;
}

/** Codes that are not simply a conflict with how things stand (409). */
const STATUS: Readonly<Record<string, number>> = {
  'bad-request': 400,
  'bad-order': 400,
  'bad-position': 400,
  'bad-options': 400,
  'which-side': 400,
  'bad-json': 400,
  'bad-address': 400,
  'not-signed-in': 401,
  'bad-token': 401,
  'login-failed': 401,
  'wrong-password': 403,
  'session-needed': 403,
  'foreign-origin': 403,
  'invitation-needed': 403,
  'bad-invitation': 403,
  'not-a-player': 403,
  'not-your-side': 403,
  'no-such-room': 403,
  'no-such-address': 404,
  'no-game': 404,
  'no-such-session': 404,
  'too-large': 413,
  'not-json': 415,
  'too-often': 429,
  internal: 500,
  'damaged-game': 500,
  'not-kept': 503,
  'in-motion': 503,
  'machines-busy': 503,
  stopping: 503,
};

export const statusOf = (code: string): number => STATUS[code] ?? 409;

/** Thrown at the door, where there is more to say than a refusal has room for. */
export class TurnedAway extends Error {
  readonly problem: Problem;

  constructor(told: Problem) {
    super(told.error.message);
    this.problem = told;
  }
}

export const problem = (code: string, message: string, field?: string): Problem => ({
  status: statusOf(code),
  error: { code, message, ...(field !== undefined && { field }) },
});

export const tooOften = (seconds: number): Problem => ({
  ...problem('too-often', `This was asked too often. Ask again in ${seconds} seconds.`),
  retryAfterS: seconds,
});

export const INTERNAL: Problem = problem(
  'internal',
  'Something went wrong here. Ask again: what was done already is not done twice.',
);

/** Null stands for a fault of ours: it belongs in the log, and the asker learns no more than that. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof TurnedAway) return error.problem;
  if (error instanceof Refused) return ofRefusal(error);
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown };
  if (statusCode === 413) return problem('too-large', 'A request has at most 64 kB.');
  if (statusCode === 415) return problem('not-json', 'A request has its content as application/json.');
  if (statusCode === 503) return problem('stopping', 'The server is about to stop. Ask again soon.');
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH')
    return problem('bad-address', 'This address is not well written.');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return problem('bad-json', 'What was sent is not JSON.');
  return null;
}

function ofRefusal({ code, message, rule, expected }: Refused): Problem {
  const status = statusOf(code);
  const error = {
    code,
    message,
    ...(rule !== null && { rule }),
    ...(expected.length > 0 && { expected }),
  };
  return status === 503 ? { status, error, retryAfterS: 1 } : { status, error };
}
