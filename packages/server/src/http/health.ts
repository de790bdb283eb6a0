// Health and metrics: for the admin, not for players.
import { timingSafeEqual, createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Store } from '../data/contract/store.ts';
import type { GameService } from '../games/service.ts';
import type { Redis } from '../data/redis.ts';
import type { Metrics } from '../base/metrics.ts';

export interface HealthDeps {
  readonly store: Pick<Store, 'ping'>;
  readonly games: Pick<GameService, 'awayMs'>;
  readonly redis: Pick<Redis, 'isConnected'> | null;
  readonly config: Pick<Config, 'metricsToken'>;
  readonly metrics: Metrics;
  readonly isStopping: () => boolean;
}

const PATIENCE_MS = 2000;

export function addHealth(app: FastifyInstance, deps: HealthDeps): void {
  const { redis, config, metrics } = deps;
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const message = await whyNotReady(deps);
    return reply
      .code(message === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ready: message === null,
        ...(message !== null && { message }),
        ...(redis !== null && { redis: redis.isConnected ? 'connected' : 'lost' }),
      });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, config)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.type)
      .send(await metrics.text());
  });
}

/** A sentence; null: it is ready. */
async function whyNotReady({ store, games, isStopping }: HealthDeps): Promise<string | null> {
  if (isStopping()) return 'The server is about to stop.';
  if (games.awayMs !== null)
    return `The database has kept nothing since ${new Date(games.awayMs).toISOString()}.`;
  return (await answers(store)) ? null : 'The database does not answer.';
}

async function answers(store: HealthDeps['store']): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PATIENCE_MS);
  store.ping().then(
    () => resolve(true),
    () => resolve(false),
  );
  return promise.finally(() => clearTimeout(timer));
}

/** From this machine, or with the token. What a proxy forwards counts as remote, whoever it says has sent it. */
function mayMeasure(request: FastifyRequest, { metricsToken }: HealthDeps['config']): boolean {
  const { authorization, forwarded } = request.headers;
  if (metricsToken !== null && authorization !== undefined)
    return isSame(authorization, `Bearer ${metricsToken}`);
  const isForwarded = forwarded !== undefined || request.headers['x-forwarded-for'] !== undefined;
  return !isForwarded && /^(?:127\.|::1$|::ffff:127\.)/.test(request.ip);
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
