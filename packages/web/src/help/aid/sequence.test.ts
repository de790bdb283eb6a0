import { EDITIONS, VIEWERS, rulesFor, viewFor, type View } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { states } from '../../../test/kit/random-states.ts';
import { allRows, followingOf, isSame, rowNow, rowsOf, type Row } from './sequence.ts';

const GAMES = 15; // of each edition

const nameOf = ({ step, player }: Row): string => (player === null ? step : `${player} ${step}`);

describe('the sequence of play', () => {
  test.each(EDITIONS)(
    '%s: one row is current at every decision, and the chart predicted what follows',
    (edition) => {
      const met = new Set<string>();
      let changes = 0;
      let predicted = 0; // decisions where the chart named a single row
      for (let game = 0; game < GAMES; game++) {
        const rules = rulesFor(edition, { freeDeployment: game % 5 === 0 });
        let views = null as readonly View[] | null;
        for (const state of states(rules, 300 + game)) {
          const next = VIEWERS.map((viewer) => viewFor(state, viewer));
          for (const [index, view] of next.entries()) {
            const current = rowNow(view);
            met.add(nameOf(current));
            if (rowsOf(view).filter((row) => isSame(row, current)).length !== 1)
              throw new Error(`${nameOf(current)} does not occur exactly once`);
            const before = views?.[index];
            if (before === undefined || isSame(rowNow(before), current)) continue;
            const { may, next: certain } = followingOf(before);
            const all = [...may, ...(certain === null ? [] : [certain])].map(nameOf);
            if (!all.includes(nameOf(current)))
              throw new Error(`${nameOf(rowNow(before))} → ${nameOf(current)}, predicted: ${all.join(', ')}`);
            changes += 1;
            predicted += Number(all.length === 1);
          }
          views = next;
        }
      }
      expect(changes).toBeGreaterThan(3_000);
      expect(predicted / changes).toBeGreaterThan(0.2);
      const asked = allRows(rulesFor(edition, { freeDeployment: true })).map(nameOf);
      const passing = new Set(['reveal', 'home', 'victory', 'reset']);
      expect(asked.filter((name) => !met.has(name) && !passing.has(name))).toEqual([]);
    },
  );
});
