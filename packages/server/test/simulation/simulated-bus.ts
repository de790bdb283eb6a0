// The bus between simulated servers: messages are lost, doubled, late and out of order; a server may be cut off for a
// while, and hears of the gap when it is back.
import type { Bus, Topic } from '../../src/data/bus.ts';
import type { Faults } from './faults.ts';
import type { Actor, Scheduler } from './scheduler.ts';

interface Member {
  readonly server: Actor;
  readonly hearers: Map<Topic, Set<Hear>>;
  readonly gaps: Set<() => void>;
  isCut: boolean;
}
type Hear = Parameters<Bus['listen']>[1];

export interface SimulatedBus {
  /** Undefined where there is only one server. */
  join(server: Actor): Bus | undefined;
  leave(server: Actor): void;
}

const GAP_MS = 10_000;

export function simulatedBus(scheduler: Scheduler, faults: Faults, isShared: boolean): SimulatedBus {
  const members = new Set<Member>();

  function send(to: Member, from: string, topic: Topic, key: string, value: string): void {
    const isLate = faults.isOn && scheduler.isLucky(faults.lateMessage);
    const ms = isLate ? scheduler.between(10, 4000) : scheduler.between(0.3, 6);
    scheduler.after(to.server, ms, `hears ${topic} ${value} from ${from}`, () => {
      if (to.isCut) return;
      for (const hear of to.hearers.get(topic) ?? []) hear(key, value, from);
    });
  }

  function cut(member: Member): void {
    member.isCut = true;
    scheduler.after(member.server, scheduler.between(5, GAP_MS), 'is back on the bus', () => {
      member.isCut = false;
      for (const heed of member.gaps) heed();
    });
  }

  return {
    join: (server) => {
      if (!isShared) return undefined;
      const own: Member = { server, hearers: new Map(), gaps: new Set(), isCut: false };
      members.add(own);
      return {
        isShared: true,
        tell: (topic, key, value = '') => {
          if (server.isEnded || own.isCut) return;
          for (const to of members) {
            if (to === own) continue;
            if (faults.isOn && !to.isCut && scheduler.isLucky(faults.busGap)) cut(to);
            if (faults.isOn && scheduler.isLucky(faults.loseMessage)) continue;
            send(to, server.name, topic, key, value);
            if (faults.isOn && scheduler.isLucky(faults.doubleMessage))
              send(to, server.name, topic, key, value);
          }
        },
        listen: (topic, hear) => {
          const hearers = own.hearers.get(topic) ?? new Set();
          own.hearers.set(topic, hearers.add(hear));
          return () => hearers.delete(hear);
        },
        onGap: (heed) => {
          own.gaps.add(heed);
          return () => own.gaps.delete(heed);
        },
        close: () => Promise.resolve(),
      };
    },
    leave: (server) => {
      for (const member of members) if (member.server === server) members.delete(member);
    },
  };
}
