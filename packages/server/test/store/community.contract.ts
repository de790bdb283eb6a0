// What every store must do for how people stand to each other.
import { beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type Bench } from './contract-kit.ts';
import type { StoredPerson } from '../../src/data/store.ts';
import type { ClubStore, StoredReport } from '../../src/data/store-community.ts';

export function clubContract(bench: Bench): void {
  describe('bonds', () => {
    let [ann, ben, eve] = [newPerson('Ann'), newPerson('Ben'), newPerson('Eve')];
    let club: ClubStore;
    beforeEach(async () => {
      [ann, ben, eve] = [newPerson('Ann'), newPerson('Ben'), newPerson('Eve')];
      for (const each of [ann, ben, eve]) await bench.store.people.add(each);
      ({ club } = bench.store);
    });
    const bond = (person: StoredPerson, other: StoredPerson, kind: 'asked' | 'blocked' | 'muted') => ({
      person: person.id,
      other: other.id,
      kind,
      atMs: 5,
    });

    test('are of one direction; who asks is known to whom', async () => {
      await club.add(bond(ann, ben, 'asked'));
      await club.add(bond(ann, ben, 'asked'));
      await club.add(bond(eve, ann, 'blocked'));
      expect(await club.between(ann.id, ben.id)).toEqual(['asked']);
      expect(await club.between(ben.id, ann.id)).toEqual([]);
      expect(await club.bondsOf(ben.id)).toEqual([bond(ann, ben, 'asked')]);
      expect(await club.bondsOf(ann.id)).toEqual([bond(ann, ben, 'asked')]); // not that she is blocked
      expect(await club.bondsOf(eve.id)).toEqual([bond(eve, ann, 'blocked')]);
    });

    test('of friends hold both ways, and end both ways', async () => {
      await club.add(bond(ann, ben, 'asked'));
      await club.befriend(ben.id, ann.id, 7);
      await club.befriend(ben.id, ann.id, 8);
      expect(await club.between(ann.id, ben.id)).toEqual(['friend']);
      expect(await club.between(ben.id, ann.id)).toEqual(['friend']);
      expect((await club.bondsOf(ben.id)).map(({ atMs }) => atMs)).toEqual([7]);
      await club.add(bond(ben, ann, 'muted'));
      await club.part(ann.id, ben.id);
      expect(await club.between(ann.id, ben.id)).toEqual([]);
      expect(await club.between(ben.id, ann.id)).toEqual(['muted']);
    });

    test('say who does not hear whom', async () => {
      await club.add(bond(ann, ben, 'blocked'));
      await club.add(bond(eve, ben, 'muted'));
      await club.add(bond(ben, eve, 'asked'));
      expect(await club.deafTo(ben.id)).toEqual(new Set([ann.id, eve.id]));
      expect(await club.deafTo(eve.id)).toEqual(new Set());
      expect(await club.unheardBy(eve.id)).toEqual(new Set([ben.id]));
      await club.remove(eve.id, ben.id, ['muted']);
      expect(await club.unheardBy(eve.id)).toEqual(new Set());
    });

    test('go with either of the two', async () => {
      await club.befriend(ann.id, ben.id, 1);
      await club.add(bond(eve, ann, 'blocked'));
      await bench.store.people.remove(ann.id);
      expect(await club.bondsOf(ben.id)).toEqual([]);
      expect(await club.bondsOf(eve.id)).toEqual([]);
    });

    test('the host may silence somebody for a time', async () => {
      expect(await club.silencedUntil(ann.id)).toBe(null);
      await club.silence(ann.id, 100);
      await club.silence(ann.id, 200);
      expect(await club.silencedUntil(ann.id)).toBe(200);
      await club.silence(ann.id, null);
      expect(await club.silencedUntil(ann.id)).toBe(null);
    });

    test('reports wait until they are resolved, and go with the account', async () => {
      const report = (id: string, createdMs: number): StoredReport => ({
        id,
        by: ann.id,
        about: ben.id,
        reason: 'abuse',
        text: 'Half \u{d83d} and \0zero',
        context: '[{"text":"Ave"}]',
        createdMs,
        resolvedMs: null,
        note: null,
      });
      await club.addReport(report('late', 2));
      await club.addReport(report('early', 1));
      const kept = { ...report('early', 1), text: 'Half \u{fffd} and zero' };
      expect(await club.report('early')).toEqual(kept);
      expect((await club.reports(true, 9)).map(({ id }) => id)).toEqual(['early', 'late']);
      expect((await club.reportsBy(ann.id)).map(({ id }) => id)).toEqual(['early', 'late']);
      await club.resolve('early', 'Warned.', 9);
      expect((await club.reports(true, 9)).map(({ id }) => id)).toEqual(['late']);
      expect(await club.reports(false, 9)).toEqual([{ ...kept, resolvedMs: 9, note: 'Warned.' }]);
      await bench.store.people.remove(ben.id);
      expect(await club.report('early')).toBe(null);
    });
  });
}
