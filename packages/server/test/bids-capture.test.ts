// Two servers that differ in nothing but a bid must send everyone else the same bytes until both bids are in.
import { MAX_BID, SIDES, type Bid } from '@rubicon/engine';
import type { GameId, NewGame } from '@rubicon/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made } from '../src/games/seating.ts';
import { captureHost, type CaptureHost } from './capture-host.ts';
import { recipient, type Recipient } from './recipient.ts';

const WANTED: NewGame = {
  edition: '2.0',
  rules: {},
  side: 'bid',
  opponent: { kind: 'open' },
  pace: { kind: 'correspondence', bankMs: 86_400_000, incrementMs: 0, vacationDays: 0 },
  aids: { odds: true, hints: false, intel: true, undo: true },
  visibility: 'public',
};
const MINUTE_MS = 60_000;

interface Room {
  readonly host: CaptureHost;
  readonly game: GameId;
  readonly bidder: Recipient;
  readonly others: readonly Recipient[]; // the opponent and a spectator
}

async function openRoom(host: CaptureHost, run: number): Promise<Room> {
  host.begin(run);
  const bidder = await recipient(host.url, `bidder ${run}`);
  const opponent = await recipient(host.url, `opponent ${run}`);
  const spectator = await recipient(host.url, null);
  const { card } = (await bidder.ask('POST', '/games', WANTED)) as unknown as Made;
  const { game } = card;
  await opponent.ask('POST', `/games/${game}/join`, {});
  for (const each of [bidder, opponent, spectator]) await each.watch(game);
  return { host, game, bidder, others: [opponent, spectator] };
}

/** What the others receive while one bid is in: pushed, polled, asked and refused. */
async function afterBid({ host, game, bidder, others }: Room, bid: Bid): Promise<void> {
  const polls = others.map((each) => each.poll(game, 1_000));
  while (host.polls < others.length) await new Promise((resolve) => void setTimeout(resolve, 1));
  host.pass(MINUTE_MS);
  const body = { entropy: 'ab'.repeat(32), bid };
  await bidder.ask('POST', `/games/${game}/start`, body);
  host.pass(MINUTE_MS);
  await bidder.ask('POST', `/games/${game}/start`, body); // sent again
  await bidder.tries('POST', `/games/${game}/start`, { ...body, entropy: 'cd'.repeat(32) }); // refused
  await host.catchUp();
  for (const poll of polls) await poll.answered;
  for (const each of others) {
    await each.settle();
    await each.ask('GET', `/games/${game}`);
    await each.tries('GET', '/games');
    await each.tries('GET', '/lobby');
    await each.tries('POST', `/games/${game}/start`, { entropy: 'ef'.repeat(32) }); // without a bid
    await each.tries('GET', `/games/${game}/file`);
    await each.tries('GET', `/games/${game}/moments/1`);
    await each.settle();
  }
}

const receivedBy = ({ others }: Room): string =>
  JSON.stringify(others.map(({ got }) => [...got].toSorted(([one], [two]) => one.localeCompare(two))));

async function close({ bidder, others }: Room): Promise<void> {
  for (const each of [bidder, ...others]) await each.close();
}

let hosts: CaptureHost[];
beforeAll(async () => {
  hosts = [await captureHost(), await captureHost()];
});
afterAll(async () => {
  for (const host of hosts) await host.stop();
});

const bids = fc.record({ side: fc.constantFrom(...SIDES), points: fc.integer({ min: 0, max: MAX_BID }) });

test('not a byte of a bid reaches anyone else before both are in', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(bids, bids, async (one, two) => {
      run += 1;
      const rooms = [await openRoom(hosts[0]!, run), await openRoom(hosts[1]!, run)];
      for (const [index, room] of rooms.entries()) await afterBid(room, [one, two][index]!);
      const [mine, theirs] = rooms.map(receivedBy);
      expect(mine).toBe(theirs);
      expect(mine).toContain('\\"ready\\":{');
      expect(mine).not.toMatch(/bids\\":\{/);
      // With the second bid all is public
      for (const { game, others, host } of rooms) {
        await others[0]!.ask('POST', `/games/${game}/start`, {
          entropy: 'ef'.repeat(32),
          bid: { side: 'caesar', points: 1 },
        });
        await host.catchUp();
        for (const each of others) await each.settle();
      }
      const shown = rooms.map(receivedBy);
      expect(shown.every((text) => /bids\\+":\{/.test(text))).toBe(true);
      expect(shown[0] === shown[1]).toBe(JSON.stringify(one) === JSON.stringify(two));
      for (const room of rooms) {
        await room.host.games.end(room.game, 'It was compared.');
        await close(room);
      }
    }),
    { numRuns: 12, seed: 5 },
  );
}, 120_000);
