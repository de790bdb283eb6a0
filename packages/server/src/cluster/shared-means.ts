// What the first process does for all: it writes to SQLite, lets machines think, relays messages and adds up metrics.
import type { GameId } from '@rubicon/protocol';
import type { Metrics } from '../base/metrics.ts';
import type { Bus, Topic } from '../data/bus.ts';
import { MOST_IN_GROUP, groups, REST } from '../data/groups.ts';
import type { Done, Job } from '../data/sqlite-job.ts';
import type { SqliteWriter } from '../data/sqlite-thread.ts';
import type { Fellows } from '../community/fellow-presence.ts';
import type { Machines } from '../machines/move-request.ts';
import { FIRST, type Lines } from './lines.ts';
import type { Membership } from './membership.ts';

/** A message of the bus, and which process or server sent it. */
export type Relayed = readonly [topic: Topic, key: string, value: string, from: string];

export function remoteWriter(lines: Lines): SqliteWriter {
  const write = (jobs: readonly Job[]): Promise<readonly Done[]> => lines.ask(FIRST, 'write', jobs);
  const jobs = groups(MOST_IN_GROUP, write, undefined, REST);
  return { add: jobs.add, close: jobs.drained };
}

export const remoteMachines = (lines: Lines): Machines => ({
  think: (request) => lines.ask<string>(FIRST, 'think', request),
  waiting: 0, // the first process counts
  stop: () => Promise.resolve(),
});

/** The metrics of all processes together, whichever is asked. */
export function sharedMetrics(own: Metrics, lines: Lines): Metrics {
  lines.on('measures', () => own.measures());
  return { ...own, text: () => lines.ask<string>(FIRST, 'metrics', null) };
}

/** How a process is called on the bus. */
export const nameOf = (process: number): string => `process ${process}`;

/** The fellow processes, as far as the bus and their end. */
export const fellowsOf = (bus: Bus, { onGone }: Membership): Fellows => ({
  bus,
  onGone: (listener) => onGone((process) => listener(nameOf(process))),
});

/** The bus to fellow processes and, through the first, to other servers. */
export function relayedBus({ lines, isOwn }: Pick<Membership, 'lines' | 'isOwn'>, hasServers: boolean): Bus {
  const hearers = new Map<Topic, Set<Parameters<Bus['listen']>[1]>>();
  const gapListeners = new Set<() => void>();
  lines.on('bus', ([topic, key, value, from]: Relayed) => {
    for (const hear of hearers.get(topic) ?? []) hear(key, value, from);
  });
  lines.on('gap', () => {
    for (const listener of gapListeners) listener();
  });
  return {
    isShared: true,
    tell: (topic, key, value = '') => {
      // No fellow holds a game that is ours
      if (topic === 'game' && !hasServers && isOwn(key as GameId)) return;
      lines.tell(FIRST, 'bus', [topic, key, value]);
    },
    listen: (topic, hear) => {
      const those = hearers.get(topic) ?? new Set();
      hearers.set(topic, those.add(hear));
      return () => those.delete(hear);
    },
    onGap: (listener) => {
      gapListeners.add(listener);
      return () => gapListeners.delete(listener);
    },
    close: () => Promise.resolve(),
  };
}
