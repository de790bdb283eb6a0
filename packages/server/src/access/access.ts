// Access checks that every request passes first: rate limits, origin and session.
import type { FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import type { People, Visit } from '../people/service.ts';
import { nameKey } from '../people/name-key.ts';
import { callerOf, checkOrigin, checkWho, type Who } from './caller.ts';
import { tooOften, ProblemError } from './problem.ts';
import {
  addressKey,
  BUDGETS,
  COUNTED_EVERYWHERE,
  NAME_BUDGETS,
  type Budget,
  type BudgetName,
  type RateLimit,
} from './rate-limit.ts';

interface AccessRequest {
  readonly who: Who;
  readonly budget: BudgetName;
  readonly mayChange: boolean; // changes something, so its origin is checked
}

export interface Access {
  /** Who makes the request (null: not signed in), or a refusal. */
  admit(request: FastifyRequest, wanted: AccessRequest): Promise<Visit | null>;
  /** Takes one from a budget of a request that was let in, or refuses. */
  spend(request: FastifyRequest, visit: Visit | null, budget: BudgetName): Promise<void>;
  /** Takes one from a budget, or refuses until there is one again. Sockets are counted like accounts. */
  take(budget: BudgetName, of: 'account' | 'address' | 'socket', key: string): void;
  /** Counts password attempts on a name: tightly per address, loosely over all addresses. */
  takeName(request: FastifyRequest, name: string): Promise<void>;
}

export interface AccessDeps {
  readonly people: People;
  readonly config: Pick<Config, 'publicUrl' | 'limits' | 'isClosed'>;
  readonly limit: RateLimit;
}

export function makeAccess({ people, config, limit }: AccessDeps): Access {
  const orRefuse = (seconds: number): void => {
    if (seconds > 0) throw new ProblemError(tooOften(seconds));
  };
  const takeEverywhere = async (key: string, budget: Budget): Promise<void> => {
    if (config.limits) orRefuse(await limit.takeEverywhere(key, budget));
  };
  const take: Access['take'] = (budget, of, key) => {
    if (!config.limits) return;
    if (of === 'socket') orRefuse(limit.takeHere(`${budget} socket ${key}`, BUDGETS[budget].account));
    else orRefuse(limit.take(`${budget} ${key}`, BUDGETS[budget][of]));
  };
  /** Before a request is let in there is time to ask the other servers. */
  const takeBefore = async (budget: BudgetName, of: 'account' | 'address', key: string): Promise<void> => {
    if (COUNTED_EVERYWHERE.has(budget)) await takeEverywhere(`${budget} ${key}`, BUDGETS[budget][of]);
    else take(budget, of, key);
  };
  return {
    take,
    spend: async (request, visit, budget) => {
      await takeBefore(budget, 'address', addressKey(request.ip));
      if (visit !== null) await takeBefore(budget, 'account', visit.person.id);
    },
    takeName: async (request, name) => {
      const key = nameKey(name);
      await takeEverywhere(`name ${addressKey(request.ip)} ${key}`, NAME_BUDGETS.oneAddress);
      await takeEverywhere(`name ${key}`, NAME_BUDGETS.everywhere);
    },
    admit: async (request, { who, budget, mayChange }) => {
      await takeBefore(budget, 'address', addressKey(request.ip));
      if (mayChange) checkOrigin(request, config.publicUrl);
      const visit = await callerOf(request, people, config.publicUrl);
      checkWho(visit, who, config.isClosed);
      if (visit !== null) await takeBefore(budget, 'account', visit.person.id);
      return visit;
    },
  };
}
