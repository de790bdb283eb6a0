// Buses between the game services of one test: what one sends, the others receive. A test can cut them off.
import type { Bus, Topic } from '../src/data/bus.ts';

export interface Link {
  isCut: boolean;
  /** The bus of another server. */
  join(): Bus;
  /** Announces a gap to all. */
  gap(): void;
}

export function linkedBuses(): Link {
  const hearers: { from: string; topic: Topic; hear: Parameters<Bus['listen']>[1] }[] = [];
  const gaps: (() => void)[] = [];
  let joined = 0;
  const link: Link = {
    isCut: false,
    gap: () => gaps.forEach((hear) => hear()),
    join: () => {
      const own = `server ${++joined}`;
      return {
        isShared: true,
        tell: (topic, key, value = '') => {
          if (link.isCut) return;
          for (const { from, topic: of, hear } of hearers)
            if (from !== own && of === topic) hear(key, value, own);
        },
        listen: (topic, hear) => {
          const hearer = { from: own, topic, hear };
          hearers.push(hearer);
          return () => void hearers.splice(hearers.indexOf(hearer), 1);
        },
        onGap: (hear) => {
          gaps.push(hear);
          return () => void gaps.splice(gaps.indexOf(hear), 1);
        },
        close: () => Promise.resolve(),
      };
    },
  };
  return link;
}
