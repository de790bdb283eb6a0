// The store contract for relations between people.
import { beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type Bench } from './contract-kit.ts';
import type { StoredPerson } from '../../src/data/contract/store.ts';
import type { CommunityStore, StoredReport } from '../../src/data/contract/community.ts';

export function communityContract(bench: Bench): void {
  describe('relations', () => {
    let [ann, ben, eve] = [newPerson('Ann'), newPerson('Ben'), newPerson('Eve')];
    let community: CommunityStore;
    beforeEach(async () => {
      [ann, ben, eve] = [newPerson('Ann'), newPerson('Ben'), newPerson('Eve')];
      for (const each of [ann, ben, eve]) await bench.store.people.add(each);
      ({ community } = bench.store);
    });
    const bond = (person: StoredPerson, other: StoredPerson, kind: 'asked' | 'blocked' | 'muted') => ({
      person: person.id,
      other: other.id,
      kind,
      atMs: 5,
    });

    test('are one-way; a friend request is visible to its receiver', async () => {
      await community.add(bond(ann, ben, 'asked'));
      await community.add(bond(ann, ben, 'asked'));
      await community.add(bond(eve, ann, 'blocked'));
      expect(await community.between(ann.id, ben.id)).toEqual(['asked']);
      expect(await community.between(ben.id, ann.id)).toEqual([]);
      expect(await community.bondsOf(ben.id)).toEqual([bond(ann, ben, 'asked')]);
      expect(await community.bondsOf(ann.id)).toEqual([bond(ann, ben, 'asked')]); // not that she is blocked
      expect(await community.bondsOf(eve.id)).toEqual([bond(eve, ann, 'blocked')]);
    });

    test('between friends go both ways, and end both ways', async () => {
      await community.add(bond(ann, ben, 'asked'));
      await community.befriend(ben.id, ann.id, 7);
      await community.befriend(ben.id, ann.id, 8);
      expect(await community.between(ann.id, ben.id)).toEqual(['friend']);
      expect(await community.between(ben.id, ann.id)).toEqual(['friend']);
      expect((await community.bondsOf(ben.id)).map(({ atMs }) => atMs)).toEqual([7]);
      await community.add(bond(ben, ann, 'muted'));
      await community.part(ann.id, ben.id);
      expect(await community.between(ann.id, ben.id)).toEqual([]);
      expect(await community.between(ben.id, ann.id)).toEqual(['muted']);
    });

    test('say who has muted or blocked whom', async () => {
      await community.add(bond(ann, ben, 'blocked'));
      await community.add(bond(eve, ben, 'muted'));
      await community.add(bond(ben, eve, 'asked'));
      expect(await community.deafTo(ben.id)).toEqual(new Set([ann.id, eve.id]));
      expect(await community.deafTo(eve.id)).toEqual(new Set());
      expect(await community.unheardBy(eve.id)).toEqual(new Set([ben.id]));
      await community.remove(eve.id, ben.id, ['muted']);
      expect(await community.unheardBy(eve.id)).toEqual(new Set());
    });

    test('are deleted with either of the two', async () => {
      await community.befriend(ann.id, ben.id, 1);
      await community.add(bond(eve, ann, 'blocked'));
      await bench.store.people.remove(ann.id);
      expect(await community.bondsOf(ben.id)).toEqual([]);
      expect(await community.bondsOf(eve.id)).toEqual([]);
    });

    test('the admin may mute someone for a time', async () => {
      expect(await community.silencedUntil(ann.id)).toBe(null);
      await community.silence(ann.id, 100);
      await community.silence(ann.id, 200);
      expect(await community.silencedUntil(ann.id)).toBe(200);
      await community.silence(ann.id, null);
      expect(await community.silencedUntil(ann.id)).toBe(null);
    });

    test('reports wait until they are resolved, and are deleted with the account', async () => {
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
      await community.addReport(report('late', 2));
      await community.addReport(report('early', 1));
      const kept = { ...report('early', 1), text: 'Half \u{fffd} and zero' };
      expect(await community.report('early')).toEqual(kept);
      expect((await community.reports(true, 9)).map(({ id }) => id)).toEqual(['early', 'late']);
      expect((await community.reportsBy(ann.id)).map(({ id }) => id)).toEqual(['early', 'late']);
      await community.resolve('early', 'Warned.', 9);
      expect((await community.reports(true, 9)).map(({ id }) => id)).toEqual(['late']);
      expect(await community.reports(false, 9)).toEqual([{ ...kept, resolvedMs: 9, note: 'Warned.' }]);
      await bench.store.people.remove(ben.id);
      expect(await community.report('early')).toBe(null);
    });
  });
}
