// Error responses: always a code and a sentence, never internal details.
import { Refused } from '../base/refused.ts';

export interface Problem {
  readonly status: number;
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly field?: string; // of the request, if one was invalid
    readonly rule?: string; // of the game
    readonly expected?: readonly string[];
  };
  readonly retryAfterS?: number;
}

/** Every error code by HTTP status. A code that is not listed is a 409 conflict with the current state. */
export const CODES: Readonly<Record<number, readonly string[]>> = {
  400: words(
    'bad-request bad-json bad-address bad-message bad-name bad-order bad-position bad-options which-side nobody-could-join cannot-be-rated bad-link bad-device bad-webhook bad-tournament no-bid not-by-bid bid-needs-people',
  ),
  401: words('not-signed-in bad-token login-failed'),
  403: words(
    'foreign-origin session-needed not-a-player not-your-side no-such-room bad-invitation invitation-needed wrong-password not-a-friend not-welcome silenced members-only host-only not-the-organiser',
  ),
  404: words(
    'no-such-address no-game no-moment no-such-session no-such-device no-such-line no-person no-tournament no-puzzle',
  ),
  409: words(
    'stale-decision not-asked wrong-step not-legal nothing-to-undo no-undo nothing-to-take-back draw-offered end-offered not-lost too-much no-offer offer-stands ' +
      'paused not-paused no-vacation not-on-vacation on-vacation no-clock no-flag flag-fallen not-out-of-time machine-there ' +
      'stood-in too-late-to-abort not-waiting not-running not-over game-over side-taken seek-over already-joined already-started same-entropy your-turn plan-outdated private-game no-channel ' +
      'no-rematch bad-time bad-epoch name-taken already-signed-in wrong-name too-many-tokens too-many-devices too-many-bonds no-mail not-delivered oneself blocked too-many-games too-many-waiting too-many-sockets not-watched ' +
      'tournament-game too-many-tournaments registration-closed tournament-full already-in not-in too-few-people tournament-begun tournament-not-running tournament-over never-away bad-return no-such-pairing too-late-to-rule',
  ),
  410: words('other-protocol'),
  413: words('too-large'),
  415: words('not-json'),
  429: words('too-often'),
  500: words('internal damaged-game newer-game'),
  503: words('not-kept outage in-motion machines-busy pictures-busy stopping'),
};

const STATUS: ReadonlyMap<string, number> = new Map(
  Object.entries(CODES).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)])),
);

export const statusOf = (code: string): number => STATUS.get(code) ?? 409;

function words(text: string): string[] {
  return text.split(' ');
}

/** Thrown before a service is called, where there are more details than a `Refused` can hold. */
export class ProblemError extends Error {
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

/** Null is an internal fault: it goes to the log, and the client learns nothing more. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof ProblemError) return error.problem;
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
