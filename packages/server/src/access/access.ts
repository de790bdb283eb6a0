// Access checks that every request passes first: rate limits, origin and session.
import type { FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import type { People, Visit } from '../people/service.ts';
import { nameKey } from '../people/name-key.ts';
import { callerOf, checkOrigin, checkWho, type Who } from './caller.ts';
import { tooOften, ProblemError } from './problem.ts';
import { addressKey, BUDGETS, NAME_BUDGETS, rateLimit, type Budget, type BudgetName } from './rate-limit.ts';

interface AccessRequest {
  readonly who: Who;
  readonly budget: BudgetName;
  readonly mayChange: boolean; // changes something, so its origin is checked
}

export interface Access {
  /** Who makes the request (null: not signed in), or a refusal. */
  admit(request: FastifyRequest, wanted: AccessRequest): Promise<Visit | null>;
  /** Takes one from a budget, or refuses until there is one again. */
  take(budget: BudgetName, of: 'account' | 'address', key: string): void;
  /** Counts password attempts on a name: tightly per address, loosely over all addresses. */
  takeName(request: FastifyRequest, name: string): void;
}

export interface AccessDeps {
  readonly people: People;
  readonly config: Pick<Config, 'publicUrl' | 'limits' | 'isClosed'>;
  readonly now: () => number;
}

export function makeAccess({ people, config, now }: AccessDeps): Access {
  const limit = rateLimit(now);
  const takeFrom = (key: string, budget: Budget): void => {
    const seconds = config.limits ? limit.take(key, budget) : 0;
    if (seconds > 0) throw new ProblemError(tooOften(seconds));
  };
  const take: Access['take'] = (budget, of, key) => takeFrom(`${budget} ${key}`, BUDGETS[budget][of]);
  return {
    take,
    takeName: (request, name) => {
      const key = nameKey(name);
      takeFrom(`name ${addressKey(request.ip)} ${key}`, NAME_BUDGETS.oneAddress);
      takeFrom(`name ${key}`, NAME_BUDGETS.everywhere);
    },
    admit: async (request, { who, budget, mayChange }) => {
      take(budget, 'address', addressKey(request.ip));
      if (mayChange) checkOrigin(request, config.publicUrl);
      const visit = await callerOf(request, people, config.publicUrl);
      checkWho(visit, who, config.isClosed);
      if (visit !== null) take(budget, 'account', visit.person.id);
      return visit;
    },
  };
}
