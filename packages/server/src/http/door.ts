// Everything that is asked passes here first: how often, from where, by whom.
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { People, Visit } from '../people/contract.ts';
import { callerOf, checkOrigin, checkWho } from './caller.ts';
import { tooOften, TurnedAway } from './problem.ts';
import { addressKey, BUDGETS, rateLimit, type BudgetName } from './rate-limit.ts';
import type { Who } from './route.ts';

interface Wish {
  readonly who: Who;
  readonly budget: BudgetName;
  readonly mayChange: boolean; // something: then it must not be the work of another page
}

export interface Door {
  /** Who asks, or a refusal. */
  admit(request: FastifyRequest, wish: Wish): Promise<Visit | null>;
  /** Takes one from a budget, or refuses until there is one again. */
  take(budget: BudgetName, of: 'account' | 'address', key: string): void;
}

export interface DoorDeps {
  readonly people: People;
  readonly config: Pick<Config, 'publicUrl' | 'limits'>;
  readonly now: () => number;
}

export function door({ people, config, now }: DoorDeps): Door {
  const limit = rateLimit(now);
  const take: Door['take'] = (budget, of, key) => {
    if (!config.limits) return;
    const seconds = limit.take(`${budget} ${key}`, BUDGETS[budget][of]);
    if (seconds > 0) throw new TurnedAway(tooOften(seconds));
  };
  return {
    take,
    admit: async (request, { who, budget, mayChange }) => {
      take(budget, 'address', addressKey(request.ip));
      if (mayChange) checkOrigin(request, config.publicUrl);
      const visit = await callerOf(request, people, config.publicUrl);
      checkWho(visit, who);
      if (visit !== null) take(budget, 'account', visit.person.id);
      return visit;
    },
  };
}
