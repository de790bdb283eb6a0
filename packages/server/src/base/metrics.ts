// Metrics for the server's admin, in the Prometheus format.
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client';

export type AskOutcome = 'done' | 'refused' | 'failed';

export type Measures = readonly MetricObjectWithValues<MetricValue<string>>[];

/** The metrics of several processes as one text. */
export const addUp = (all: readonly Measures[]): Promise<string> =>
  AggregatorRegistry.aggregate(all.map((each) => [...each])).metrics();

export interface Metrics {
  readonly type: string;
  text(): Promise<string>;
  /** As data, to be added up over several processes. */
  measures(): Promise<Measures>;
  answered(method: string, route: string, status: number, seconds: number): void;
  /** A gauge that is read on each scrape. */
  watch(name: string, help: string, read: () => number): void;
  /** Records how many changes one commit made durable. */
  grouped(size: number): void;
  /** An ask of a game came over a socket. */
  asked(outcome: AskOutcome, seconds: number): void;
  dropped(why: 'slow' | 'silent'): void;
  heard(): void;
}

export const REDIS_LOST = 'Processes that have no connection to Redis';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'rubicon_' }); // memory, processor, event-loop lag
  const requests = new Counter({
    name: 'rubicon_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'rubicon_request_seconds',
    help: 'Time from a request to its answer; those that are held back for news are among the reads of a game',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const asks = new Counter({
    name: 'rubicon_asks_total',
    help: 'Orders and other asks of games, by whether they were carried out',
    labelNames: ['outcome'],
    registers,
  });
  const askSeconds = new Histogram({
    name: 'rubicon_socket_ask_seconds',
    help: 'Time from an ask over a socket to its answer',
    buckets: SECONDS,
    registers,
  });
  const groups = new Histogram({
    name: 'rubicon_commit_group_size',
    help: 'Changes of games that were made durable at once',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128],
    registers,
  });
  const dropped = new Counter({
    name: 'rubicon_sockets_dropped_total',
    help: 'Sockets that the server closed because they were slow or silent',
    labelNames: ['why'],
    registers,
  });
  const messages = new Counter({
    name: 'rubicon_socket_messages_total',
    help: 'Messages that came over sockets',
    registers,
  });
  return {
    type: registry.contentType,
    text: async () => registry.metrics(),
    measures: () => registry.getMetricsAsJSON(),
    answered: (method, route, status, took) => {
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, took);
      if (method === 'POST' && route.endsWith('/asks'))
        asks.inc({ outcome: status < 300 ? 'done' : status < 500 ? 'refused' : 'failed' });
    },
    watch: (name, help, read) => {
      const gauge: Gauge = new Gauge({
        name: `rubicon_${name}`,
        help,
        registers,
        collect: () => gauge.set(read()),
      });
    },
    asked: (outcome, took) => {
      asks.inc({ outcome });
      askSeconds.observe(took);
    },
    grouped: (size) => groups.observe(size),
    dropped: (why) => dropped.inc({ why }),
    heard: () => messages.inc(),
  };
}
