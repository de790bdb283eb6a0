// What every authority must keep to where a machine plays. Run against each of them.
import { expect, test } from 'vitest';
import { blobOf, players, refusal, relabelled, type Kit } from './contract-kit.ts';

export function machineContract(open: () => Kit): void {
  test('a game against a machine goes on against it when it comes back from a file', async () => {
    const { authority, saved } = open();
    const machines = { caesar: null, pompey: 'legatus' } as const;
    const game = await authority.create({ edition: '2.0', rules: {}, players, machines });
    const text = await saved(await authority.save(game));
    const loaded = await authority.load(blobOf(text));
    expect((await authority.games()).map((each) => each.machines)).toEqual([machines, machines]);
    let { table } = await authority.sit(loaded, 'caesar');
    while (table.next === 'caesar') {
      const { number, orders } = table.decision!;
      ({ table } = await authority.ask({ kind: 'order', decision: number, order: orders[0]! }));
    }
    await expect(authority.act()).resolves.toMatchObject({ table: { seat: 'caesar', machines } });
    const unknown = await refusal(authority.load(blobOf(relabelled(text, 'legatus', 'oraculum'))));
    expect(unknown.code).toBe('future-version');
  });
}
