// The server on one port: routes, the socket, the page, health and metrics.
import {
  CursorSchema,
  decode,
  GameIdSchema,
  PersonIdSchema,
  PROTOCOL,
  type GameId,
  type PersonId,
  type Schema,
} from '@rubicon/protocol';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Store } from '../data/contract/store.ts';
import type { Redis } from '../data/redis.ts';
import type { GameService } from '../games/service.ts';
import type { Log } from '../base/log.ts';
import type { Metrics } from '../base/metrics.ts';
import type { People, Visit } from '../people/service.ts';
import { hub } from '../sockets/hub.ts';
import { isSecure, labelOf, renewedCookie } from '../access/caller.ts';
import { makeCookie } from '../access/cookie.ts';
import { makeAccess, type Access } from '../access/access.ts';
import { ownLimit, type BudgetName } from '../access/rate-limit.ts';
import { sharedLimit } from '../access/shared-limit.ts';
import { HEADERS, HSTS } from './headers.ts';
import { addHealth } from './health.ts';
import { addStatus } from './status.ts';
import { INTERNAL, problem, problemOf, ProblemError, type Problem } from '../access/problem.ts';
import type { Answer, CommunityServices, Route, Services } from './route.ts';
import { PREFIX, ROUTES } from './routes.ts';
import { headFor } from './page-head.ts';
import type { DrawnPicture } from '../pictures/pictures.ts';
import type { Site } from './site.ts';
import { addSocket, type Handover } from './socket-route.ts';

export interface ServerDeps {
  readonly games: GameService;
  readonly people: People;
  readonly community: CommunityServices;
  readonly store: Pick<Store, 'ping' | 'mark' | 'games' | 'people'>;
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'isClosed' | 'limits' | 'metricsToken'>;
  readonly site: Site;
  readonly openApi: string; // the document, as text
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly handover?: Handover | undefined;
  readonly redis?: Redis | null; // where rate limits are shared
  readonly beatMs?: number; // of sockets, as in sockets/hub.ts
  readonly patienceMs?: number; // requests in progress when the server stops
}

export interface RubiconServer {
  readonly app: FastifyInstance;
  /** Accepts nothing new, answers long polls, closes sockets; then closes, and cuts off requests that take too long. */
  stop(): Promise<void>;
}

const BODY_LIMIT = 65_536;
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const PATIENCE_MS = 5000;

export function buildServer(deps: ServerDeps): RubiconServer {
  const { games, people, community, config, redis = null, now } = deps;
  const stopping = new AbortController();
  const limit = redis === null ? ownLimit(now) : sharedLimit(redis, now);
  const access = makeAccess({ people, config, limit });
  const services: Services = {
    ...community,
    games,
    people,
    isClosed: config.isClosed,
    openApi: deps.openApi,
  };
  const app = fastify({
    logger: false, // ours logs less: no addresses, no headers
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy === false ? false : [...config.trustProxy],
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000, // longer than proxies keep one open, so that they close first
    routerOptions: { maxParamLength: 64 },
    // Emails outlive versions of the protocol
    rewriteUrl: ({ url = '/' }) => url.replace(/^\/api\/\d+\/unsubscribe\?/, `${PREFIX}/unsubscribe?`),
    frameworkErrors: (error, _request, reply) => {
      void tell(reply.headers(HEADERS), problemOf(error) ?? INTERNAL);
    },
  });
  acceptJson(app);
  addHeaders(app, deps);
  addErrors(app, deps, access);

  const visits = new WeakMap<FastifyRequest, Visit | null>();
  for (const route of ROUTES) {
    const wanted = { who: route.who, budget: route.budget, mayChange: route.method !== 'GET' };
    app.route({
      method: route.method,
      url: `${PREFIX}${route.path}`,
      // Before the body is read: a refused request costs no more than that
      onRequest: async (request, reply) => {
        const visit = await access.admit(request, wanted);
        visits.set(request, visit);
        const cookie = renewedCookie(request, visit, config.publicUrl);
        if (cookie !== null) void reply.header('set-cookie', cookie);
      },
      handler: async (request, reply) => {
        const { game, person, cursor, id } = request.params as Readonly<Record<string, string | undefined>>;
        const body = bodyOf(route, request.body);
        if (route.namesIn !== undefined) await access.takeName(request, route.namesIn(body));
        const call = {
          visit: visits.get(request) ?? null,
          game: game === undefined ? ('' as GameId) : gameOf(game),
          person: person === undefined ? ('' as PersonId) : personOf(person),
          cursor: cursor === undefined ? 0 : fitting(CursorSchema, cursor),
          id: id ?? '',
          query: fitting(route.query, request.query),
          body,
          label: labelOf(request.headers['user-agent']),
          spend: (budget: BudgetName) => access.spend(request, visits.get(request) ?? null, budget),
          gone: () => goneSignal(reply, stopping.signal),
        };
        return answer(reply, await route.run(services, call), isSecure(request, config.publicUrl));
      },
    });
  }

  addHealth(app, { ...deps, redis, isStopping: () => stopping.signal.aborted });
  addStatus(app, deps);
  const sockets = hub({ ...deps, presence: community.presence, access });
  addSocket(app, { access, hub: sockets, publicUrl: config.publicUrl, handover: deps.handover });
  return {
    app,
    stop: async () => {
      stopping.abort();
      limit.stop();
      await sockets.stop();
      const hurry = setTimeout(() => app.server.closeAllConnections(), deps.patienceMs ?? PATIENCE_MS);
      await app.close().finally(() => clearTimeout(hurry));
    },
  };
}

/** JSON only; a request that needs no content may have none. */
function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null);
    else void parse(request, text, done);
  });
  // Mail programs send this body when they unsubscribe (RFC 8058): the address holds all that is needed
  app.addContentTypeParser<string>(FORMS, { parseAs: 'string', bodyLimit: 1024 }, (request, _text, done) => {
    if (request.routeOptions.url?.endsWith('/unsubscribe') === true) done(null);
    else done(Object.assign(new Error('not JSON'), { statusCode: 415 }));
  });
}

function addHeaders(app: FastifyInstance, { config, log, metrics }: ServerDeps): void {
  const sinceMs = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', (request, reply, done) => {
    sinceMs.set(request, performance.now());
    void reply.headers(HEADERS);
    if (isSecure(request, config.publicUrl)) void reply.header('strict-transport-security', HSTS);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'page';
    const seconds = (performance.now() - (sinceMs.get(request) ?? performance.now())) / 1000;
    metrics.answered(method, route, reply.statusCode, seconds);
    log.debug({ method, route, status: reply.statusCode, ms: Math.round(seconds * 1000) }, 'answered');
    done();
  });
}

function addErrors(app: FastifyInstance, { site, community, config, log }: ServerDeps, access: Access): void {
  app.setErrorHandler((error, request, reply) => {
    const found = problemOf(error);
    if (found === null) log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    return tell(reply, found ?? INTERNAL);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const version = /^\/api\/(\d+)\//.exec(request.url)?.[1];
    if (version !== undefined && Number(version) !== PROTOCOL)
      return tell(reply, ASK.test(request.url) ? { ...OTHER_PROTOCOL, status: 503 } : OTHER_PROTOCOL);
    if (/^\/api(?:[/?#]|$)/.test(request.url))
      return tell(reply, problem('no-such-address', 'There is nothing at this address.'));
    const { method, url: target } = request;
    const head = await headFor(request, { ...community, access, publicUrl: config.publicUrl });
    const { status, headers, body } = site({ method, target, headers: request.headers, head });
    return reply.code(status).headers(headers).send(body);
  });
}

/** An order of a page that was loaded before: it stores what is answered by 503, and sends it again when reloaded. */
const ASK = /^\/api\/\d+\/games\/[^/]+\/asks(?:$|\?)/;

const OTHER_PROTOCOL = problem(
  'other-protocol',
  `This server speaks version ${PROTOCOL} of its protocol: reload the page, or update the program.`,
);

const tell = (reply: FastifyReply, { status, error, retryAfterS }: Problem): FastifyReply => {
  if (retryAfterS !== undefined) void reply.header('retry-after', retryAfterS);
  return reply.code(status).header('cache-control', 'no-store').send({ error });
};

function answer(
  reply: FastifyReply,
  { status, json, text, picture, token }: Answer,
  secure: boolean,
): FastifyReply {
  void reply.code(status ?? 200).header('cache-control', 'no-store');
  if (token !== undefined) {
    void reply.removeHeader('set-cookie'); // instead of logging the same again
    void reply.header('set-cookie', makeCookie(token, secure));
  }
  if (picture !== undefined) return sendPicture(reply, picture);
  if (text === undefined) return reply.send(json);
  if (text.file !== undefined)
    void reply.header('content-disposition', `attachment; filename="${text.file}"`);
  return reply.type(text.type).send(text.body);
}

/** Shown by other sites too, and fetched anew after some minutes: a game goes on. */
const sendPicture = (reply: FastifyReply, { png, tag }: DrawnPicture): FastifyReply =>
  reply
    .headers({
      'cache-control': 'private, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${tag}"`,
    })
    .type('image/png')
    .send(png);

function fitting<T>(schema: Schema<T>, value: unknown): T {
  const decoded = decode(schema, value);
  if (decoded.ok) return decoded.value;
  throw new ProblemError(problem('bad-request', decoded.message, decoded.field));
}

function bodyOf({ body: schema }: Route, body: unknown): unknown {
  if (schema !== null) return fitting(schema, body);
  if (body === undefined || body === null) return null;
  throw new ProblemError(problem('bad-request', 'Nothing is to be sent here.'));
}

function gameOf(id: string): GameId {
  const decoded = decode(GameIdSchema, id);
  if (decoded.ok) return decoded.value;
  throw new ProblemError(problem('no-game', 'There is no such game.'));
}

function personOf(id: string): PersonId {
  const decoded = decode(PersonIdSchema, id);
  if (decoded.ok) return decoded.value;
  throw new ProblemError(problem('no-person', 'There is no such person.'));
}

/** Aborts when the client disconnects, or the server stops. */
function goneSignal(reply: FastifyReply, stopping: AbortSignal): AbortSignal {
  const gone = new AbortController();
  const leave = (): void => gone.abort();
  reply.raw.once('close', leave);
  stopping.addEventListener('abort', leave, { signal: gone.signal });
  if (stopping.aborted) leave();
  return gone.signal;
}
