// Two servers that differ only in what somebody may not know let the same offers to end a game through, and send that
// person the same bytes about them.
import {
  AREA,
  AREA_COUNT,
  BLOCK_COUNT,
  HOLDER,
  STRENGTH,
  VIEWERS,
  makePosition,
  parsePosition,
  rulesFor,
  sideIndex,
  type Side,
  type Viewer,
} from '@rubicon/engine';
import type { AskId, GameId, NewGame } from '@rubicon/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made } from '../src/games/seating.ts';
import { captureHost, type CaptureHost } from './capture-host.ts';
import { lostPosition } from './lost-position.ts';
import { recipient, type Recipient } from './recipient.ts';

const WANTED: NewGame = {
  edition: '2.0',
  rules: {},
  side: 'caesar',
  opponent: { kind: 'open' },
  pace: { kind: 'none' },
  aids: { odds: true, hints: false, intel: true, undo: true },
  visibility: 'public',
};
const STEP_MS = 1700;

let hosts: readonly CaptureHost[];
beforeAll(async () => {
  hosts = [await captureHost(), await captureHost()];
});
afterAll(async () => {
  for (const host of hosts) await host.stop();
});

/** The lost position with other blocks of those that a viewer cannot tell apart. */
function otherwise(viewer: Viewer): string {
  const parsed = parsePosition(lostPosition(), rulesFor('2.0'));
  if (!parsed.ok) throw new Error('no position');
  const { data } = parsed.value;
  const blocksOf = (side: Side): number[] =>
    Array.from({ length: BLOCK_COUNT }, (_, block) => block).filter(
      (block) => data[HOLDER + block] === sideIndex(side) && data[AREA + block]! < AREA_COUNT,
    );
  if (viewer !== 'caesar') {
    const [one, ...rest] = blocksOf('caesar');
    const other = rest.findLast((block) => data[AREA + block] !== data[AREA + one!])!;
    [data[AREA + one!], data[AREA + other]] = [data[AREA + other]!, data[AREA + one!]!];
  }
  if (viewer !== 'pompey') for (const block of blocksOf('pompey')) data[STRENGTH + block] = 1;
  return makePosition(parsed.value);
}

/** Nobody does anything for two turns but offer an end; then it is let through, and declined. */
async function playOut(host: CaptureHost, viewer: Viewer, position: string): Promise<Recipient> {
  const run = 1 + VIEWERS.indexOf(viewer);
  host.begin(run);
  const players = {
    caesar: await recipient(host.url, `Caesar ${run}`),
    pompey: await recipient(host.url, `Pompey ${run}`),
  };
  const spectator = await recipient(host.url, null);
  const eyes = { ...players, spectator };
  const { card } = (await players.caesar.ask('POST', '/games', WANTED)) as unknown as Made;
  const game: GameId = card.game;
  await players.pompey.ask('POST', `/games/${game}/join`, {});
  await players.caesar.ask('POST', `/games/${game}/start`, { entropy: 'c'.repeat(64) });
  await players.pompey.ask('POST', `/games/${game}/start`, { entropy: 'd'.repeat(64) });
  await host.games.rebase(game, position, 'For a test.');
  for (const each of VIEWERS) await eyes[each].watch(game);
  let asks = 0;
  const body = (ask: object) => ({ id: `ask-${String(++asks).padStart(16, '0')}` as AskId, ask });
  const offers: boolean[] = [];
  for (let turn = 0; turn < 3;) {
    host.pass(STEP_MS);
    const now = (await host.games.look(null, game, 0, 'spectator')).table.card;
    if (now.turn !== turn) {
      ({ turn } = now);
      for (const side of ['pompey', 'caesar'] as const)
        offers.push(await players[side].tries('POST', `/games/${game}/asks`, body({ kind: 'offer-end' })));
    } else {
      const side = now.asked.caesar ? 'caesar' : 'pompey';
      const { table } = await players[side].ask('GET', `/games/${game}?orders=yes`);
      const { number, orders } = table.decision!;
      const order = orders!.includes('done') ? 'done' : orders!.at(0)!;
      await players[side].ask(
        'POST',
        `/games/${game}/asks`,
        body({ kind: 'order', decision: number, order }),
      );
    }
    await host.catchUp();
    await eyes[viewer].ask('GET', `/games/${game}`);
    await eyes[viewer].ask('GET', '/watch');
  }
  expect(offers).toEqual([false, false, false, false, false, true]);
  await players.pompey.ask('POST', `/games/${game}/asks`, body({ kind: 'decline-offer' }));
  await host.catchUp();
  await eyes[viewer].ask('GET', `/games/${game}`);
  expect(await eyes[viewer].tries('GET', `/games/${game}/picture`)).toBe(true);
  for (const each of VIEWERS) await eyes[each].settle();
  for (const each of VIEWERS) await eyes[each].close();
  await host.games.end(game, 'It was compared.'); // which shows all
  return eyes[viewer];
}

test.each(VIEWERS)(
  '%s gets the same bytes of an offer to end the game, whatever is hidden',
  async (viewer) => {
    expect(otherwise(viewer)).not.toBe(lostPosition());
    const one = await playOut(hosts[0]!, viewer, lostPosition());
    const other = await playOut(hosts[1]!, viewer, otherwise(viewer));
    const shown = ({ got }: Recipient): unknown => [...got].toSorted(([a], [b]) => a.localeCompare(b));
    expect(JSON.stringify(shown(one))).toContain('\\"offer\\":{\\"kind\\":\\"end\\"');
    expect(shown(one)).toEqual(shown(other));
  },
);
