// A host upgrades two servers one after the other, and nobody notices but by reloading the page.
import { SIDES, SeededChance } from '@rubicon/engine';
import { PROTOCOL } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { begun, client, guest, type Client } from './live-kit.ts';
import { retried } from './two-servers/faulty-run.ts';
import { balancerProgram } from './two-servers/network.ts';
import { playOn } from './two-servers/player.ts';
import { OLD_PROTOCOL, playReloading } from './two-servers/reloading-player.ts';
import { LAST_RELEASE, migratingTree, releasedTree, THIS_TREE } from './two-servers/trees.ts';
import { upgradeRun, type PlayedGame, type UpgradeTally } from './two-servers/upgrade-run.ts';

const rounds = Array.from({ length: Number(process.env['RUBICON_UPGRADES'] ?? 5) }, (_, index) => index);

const tell = (what: string, { schemas, games, acknowledged, repeated, problems }: UpgradeTally): void =>
  console.log(
    `${what}: schema ${schemas.join(', ')}; ${games} games, ${acknowledged} orders acknowledged, ${repeated} asked again, ${problems.length} problems`,
  );

const needBalancer = (): void => {
  if (balancerProgram() === null) throw new Error('This needs haproxy. Run: apt-get install haproxy');
};

test.each(rounds)(
  'from the last release, round %i: pages of the old protocol are told to reload, and no order is lost or done twice',
  async (round) => {
    needBalancer();
    const released = releasedTree(LAST_RELEASE);
    let reloads = 0;
    const byProtocol = new Map<number, number>();
    try {
      const tally = await upgradeRun(released, THIS_TREE, async (url, table, { isOver, onAcknowledged }) => {
        const people = await Promise.all(
          ['Gaius', 'Gnaeus'].map((name) => guest(url, `${name} ${table}`, OLD_PROTOCOL)),
        );
        const played: PlayedGame[] = [];
        while (!isOver()) {
          const game = await retried(() => begunByEither(people));
          const players = people.map(async (person, index) => ({
            person: client(url, person.credentials),
            seen: await playReloading(
              person,
              game,
              SIDES[index]!,
              new SeededChance(100 * round + 10 * table + index),
              {
                isOver,
                onReload: () => void reloads++,
                onAcknowledged: (protocol) => {
                  byProtocol.set(protocol, (byProtocol.get(protocol) ?? 0) + 1);
                  onAcknowledged();
                },
              },
            ),
          }));
          played.push({ game, players: await Promise.all(players) });
        }
        return played;
      });
      tell('from the last release', tally);
      console.log(`pages reloaded ${reloads} times; orders by protocol: ${JSON.stringify([...byProtocol])}`);
      expect(tally.problems).toEqual([]);
      expect(byProtocol.get(OLD_PROTOCOL)).toBeGreaterThan(0);
      expect(byProtocol.get(PROTOCOL)).toBeGreaterThan(0);
    } finally {
      released.remove();
    }
  },
);

/** Through servers of either protocol: each request may come to the other, and then the whole is begun again. */
async function begunByEither(people: readonly Client[]) {
  const protocol = Math.random() < 0.5 ? OLD_PROTOCOL : PROTOCOL;
  const [caesar, pompey] = people.map(({ url, credentials }) => client(url, credentials, protocol));
  return begun(caesar!, pompey!);
}

test.each(rounds)(
  'to a version that migrates the database, round %i: the server of before goes on until its turn, and so do the pages',
  async (round) => {
    needBalancer();
    const migrating = migratingTree();
    try {
      const tally = await upgradeRun(THIS_TREE, migrating, async (url, table, hooks) => {
        const people = await Promise.all(['Gaius', 'Gnaeus'].map((name) => guest(url, `${name} ${table}`)));
        const played: PlayedGame[] = [];
        while (!hooks.isOver()) {
          const game = await retried(() => begun(people[0]!, people[1]!));
          const players = people.map(async (person, index) => ({
            person,
            seen: await playOn(
              person,
              game,
              SIDES[index]!,
              new SeededChance(100 * round + 10 * table + index),
              hooks,
            ),
          }));
          played.push({ game, players: await Promise.all(players) });
        }
        return played;
      });
      tell('to a version that migrates', tally);
      expect(tally.problems).toEqual([]);
      const [before, ...after] = tally.schemas;
      expect(after).toEqual([before! + 1, before! + 1]);
    } finally {
      migrating.remove();
    }
  },
);
