// The contract every authority must fulfil, run against each of them.
import { EDITIONS, SeededChance, VIEWERS, fold, ownEvents, viewFor, viewOf } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import type { Ask } from '../../src/authority/authority.ts';
import {
  DICE_SECRET,
  blocksIn,
  create,
  gameOf,
  nextOf,
  playOn,
  players,
  refusal,
  toMoves,
  type Kit,
} from '../kit/authority-kit.ts';
import { pickOrder } from '../kit/random-player.ts';
import { savingContract } from './saved-game.contract.ts';
import { NO_MACHINES, type GameId, type Seat, type Table } from '../../src/authority/table.ts';

/** That the opponent has since chosen a card or deployment is public, but not part of the moment shown. */
function settled(table: Table): unknown {
  const { cards, deployed } = table.view;
  const { handSize: _size, hasDiscarded: _discarded, hasCommitted: _committed, ...rest } = cards;
  return { ...table, next: null, view: { ...table.view, cards: rest, deployed: deployed === null } };
}

export function authorityContract(open: () => Kit): void {
  describe('playing', () => {
    playing(open);
  });
  describe('files', () => {
    savingContract(open);
  });
  describe('secrecy', () => {
    secrecy(open);
  });
  describe('refusals', () => {
    refusals(open);
  });
}

function playing(open: () => Kit): void {
  test.each(EDITIONS)('plays a whole game, edition %s, and is the same after a reload', async (edition) => {
    const { authority, again, truth } = open();
    const game = await create(authority, edition, { freeDeployment: edition === '1.1' });
    const middle = await playOn(authority, game, 3, { steps: 150, wavers: true });
    const other = again();
    for (const seat of VIEWERS) {
      const here = await authority.sit(game, seat);
      const there = await other.sit(game, seat);
      expect({ ...there, seen: 0 }).toEqual({ ...here, seen: 0 });
    }
    expect(middle.table.result).toBeNull();
    const end = await playOn(other, game, 4, { wavers: true });
    expect(end.table.result).toEqual(gameOf(await truth(game)).result);
    expect((await other.games())[0]).toMatchObject({ game, next: null, result: end.table.result });
    for (const stack of end.table.view.stacks) expect(stack.blocks).toHaveLength(stack.count);
  });

  test('undoing an order or a phase restores the table', async () => {
    const { authority } = open();
    const game = await create(authority);
    await toMoves(authority, game);
    const before = await authority.sit(game, (await nextOf(authority, game))!);
    const move = (table: Table): Ask => ({
      kind: 'order',
      decision: table.decision!.number,
      order: table.decision!.orders.find((order) => order.startsWith('move '))!,
    });
    const once = await authority.ask(move(before.table));
    const twice = await authority.ask(move(once.table));
    expect(twice.table.undo).toEqual({ order: 1, phase: 2, actions: 2 });
    expect(twice.history.pending).toHaveLength(2);
    const ended = await authority.ask({
      kind: 'order',
      decision: twice.table.decision!.number,
      order: 'done',
    });
    expect(ended.table.undo).toEqual({ order: 1, phase: 3, actions: 2 });
    expect((await authority.ask({ kind: 'undo', scope: 'order' })).table.view).toEqual(twice.table.view);
    const back = await authority.ask({ kind: 'undo', scope: 'order' });
    expect(back.table.view).toEqual(once.table.view);
    expect(back.history).toEqual(once.history);
    const all = await authority.ask({ kind: 'undo', scope: 'phase' });
    expect(all.table.view).toEqual(before.table.view);
    expect(all.history).toEqual(before.history);
    expect(all.table.cursor).toBe(before.table.cursor + 6);
    expect((await refusal(authority.ask({ kind: 'undo', scope: 'order' }))).code).toBe('nothing-to-undo');
  });

  test('a discard can be replaced until the cards are revealed', async () => {
    const { authority } = open();
    const game = await create(authority);
    const { table } = await authority.sit(game, 'caesar');
    const hand = [...new Set(table.view.cards.hands.caesar)];
    const discard = (card: string, decision: number): Ask => ({
      kind: 'order',
      decision,
      order: `discard ${card}`,
    });
    const first = await authority.ask(discard(hand[0]!, table.decision!.number));
    expect(first.table.view.cards.discards.caesar).toBe(hand[0]);
    const second = await authority.ask(discard(hand[1]!, first.table.decision!.number));
    expect(second.table.view.cards.discards.caesar).toBe(hand[1]);
    expect(second.history.pending).toHaveLength(1);
  });

  test('a draw is offered and accepted, or declined', async () => {
    const { authority } = open();
    const game = await create(authority);
    await authority.sit(game, 'caesar');
    const offered = await authority.ask({ kind: 'offer-draw' });
    expect(offered.table.drawOffer).toBe('caesar');
    await authority.sit(game, 'pompey');
    expect((await authority.ask({ kind: 'decline-draw' })).table.drawOffer).toBeNull();
    await authority.ask({ kind: 'offer-draw' });
    await authority.sit(game, 'caesar');
    const { table, history } = await authority.ask({ kind: 'accept-draw' });
    expect(table.result).toEqual({ winner: null, reason: 'agreement' });
    expect(table.view.cards.hands.pompey).toHaveLength(6);
    expect(history.told.at(-1)?.notice).toEqual({ kind: 'accept-draw', side: 'caesar' });
  });

  test('at the shared seat the side to decide resigns', async () => {
    const { authority } = open();
    const game = await create(authority);
    let seating = await authority.sit(game, 'caesar');
    for (let seed = 1; seating.table.next !== 'spectator'; seed++)
      seating = await playOn(authority, game, seed, { steps: 1 });
    const { table } = await authority.sit(game, 'spectator');
    const { side } = table.decision!;
    const end = await authority.ask({ kind: 'resign' });
    expect(end.table.result).toEqual({
      winner: side === 'caesar' ? 'pompey' : 'caesar',
      reason: 'resignation',
    });
    expect(end.table.next).toBeNull();
  });

  test('replays what was shown then', async () => {
    const { authority } = open();
    const game = await create(authority, '1.0');
    const answered: Table[] = [];
    const met: Table[] = [];
    await playOn(authority, game, 8, {
      steps: 250,
      wavers: true,
      look: ({ table }, asked) => void (asked === null ? met : answered).push(table),
    });
    for (const seat of VIEWERS) {
      await authority.sit(game, seat);
      for (const table of answered.filter((each) => each.seat === seat))
        expect(await authority.recall(table.cursor)).toEqual(table);
      for (const table of met.filter((each) => each.seat === seat))
        expect(settled(await authority.recall(table.cursor))).toEqual(settled(table));
    }
    expect(answered.filter(({ seat }) => seat === 'spectator').length).toBeGreaterThan(10);
  });

  test('remembers how far each seat had read when it left', async () => {
    const { authority, again } = open();
    const game = await create(authority);
    const first = await authority.sit(game, 'caesar');
    expect(first.seen).toBe(first.table.cursor); // the initial position is not news
    const { cursor } = (await authority.ask({ kind: 'offer-draw' })).table;
    await authority.sit(game, 'pompey');
    await authority.ask({ kind: 'decline-draw' });
    await authority.leave();
    const back = await again().sit(game, 'caesar');
    expect(back.seen).toBe(cursor);
    expect(back.table.cursor).toBe(cursor + 1);
  });

  test('both have seen what happened at the shared seat', async () => {
    const { authority } = open();
    const game = await create(authority);
    await authority.sit(game, 'caesar');
    await authority.ask({ kind: 'offer-draw' });
    await authority.sit(game, 'spectator');
    await authority.leave();
    const { seen, table } = await authority.sit(game, 'pompey');
    expect(seen).toBe(table.cursor);
  });

  test('previews a list of orders, as far as it is legal', async () => {
    const { authority } = open();
    const game = await create(authority);
    await playOn(authority, game, 3, { steps: 4, look: () => Promise.resolve() });
    const { table } = await authority.sit(game, 'caesar');
    const move = table.decision!.orders.find((order) => order.startsWith('move '))!;
    expect(await authority.preview([move, move])).toMatchObject({ orders: [move, move], given: 1 });
  });

  test('previews an order, without dice rolls or revealed information', async () => {
    const { authority } = open();
    const game = await create(authority, '1.1');
    let foreseen = 0;
    let hidden = 0;
    const chance = new SeededChance(5);
    await playOn(authority, game, 6, {
      steps: 200,
      look: async ({ table }) => {
        if (table.decision === null) return;
        const order = pickOrder(table, chance);
        const preview = await authority.preview([order]);
        if (preview === null) {
          hidden += 1;
          return;
        }
        foreseen += 1;
        const after = await authority.ask({ kind: 'order', decision: table.decision.number, order });
        expect(after.table.view).toEqual(preview.view);
        expect(after.history.pending.at(-1)?.events).toEqual(preview.events);
        expect(preview.movesLeft).toBe(after.table.view.command?.moves ?? 0);
        const back = await authority.ask({ kind: 'undo', scope: 'order' });
        expect(back.table.view).toEqual(table.view);
        // Decision numbers advance, so the player's request would be stale: use the new number
        Object.assign(table.decision, { number: back.table.decision!.number });
      },
    });
    expect(foreseen).toBeGreaterThan(30);
    expect(hidden).toBeGreaterThan(30);
  });
}

function secrecy(open: () => Kit): void {
  test.each(EDITIONS)('sends a seat only what it may know, edition %s', async (edition) => {
    const { authority, truth } = open();
    const game = await create(authority, edition);
    const events: Record<Seat, unknown[]> = { caesar: [], pompey: [], spectator: [] };
    let checked = 0;
    const chance = new SeededChance(1);
    await playOn(authority, game, 21, {
      steps: 220,
      wavers: true,
      look: async (seating) => {
        const { table } = seating;
        if (table.result !== null || chance.roll(4) > 0) return;
        checked += 1;
        const log = await truth(game);
        for (const seat of VIEWERS) events[seat].length = 0;
        const now = fold({ options: log.stored.options, entries: log.entries }, (accepted) => {
          const { published, entry } = accepted;
          for (const seat of VIEWERS) events[seat].push(...(published?.[seat] ?? []));
          if (entry.kind === 'order') events[entry.side].push(...ownEvents(accepted));
        });
        const sent = JSON.stringify([
          seating,
          await authority.preview([table.decision?.orders[0] ?? 'done']),
        ]);
        expect(sent).not.toMatch(DICE_SECRET);
        const isShared = table.seat === 'spectator' && table.next === 'spectator';
        expect(table.view).toEqual(isShared ? viewFor(now.state, 'spectator') : viewOf(now, table.seat));
        const enemy = table.seat === 'caesar' ? 'P.' : 'C.';
        const known = blocksIn([viewOf(now, table.seat), events[table.seat]]);
        const told = [...blocksIn(sent)].filter(
          (block) => table.seat === 'spectator' || block.startsWith(enemy),
        );
        for (const block of told) expect(known).toContain(block);
      },
    });
    expect(checked).toBeGreaterThan(30);
  });

  test.each([
    ['deployment', { freeDeployment: true }],
    ['discard', {}],
  ])('whatever one side chooses in secret, the other is told the same: %s', async (_, rules) => {
    const worlds = [open(), open()] as const;
    const sent = { caesar: [] as unknown[], pompey: [] as unknown[] };
    for (const [index, { authority }] of worlds.entries()) {
      const game = await create(authority, '2.0', rules);
      let { table } = await authority.sit(game, 'pompey');
      for (let step = 0; step < 3; step++) {
        const { number, orders } = table.decision!;
        const order = index === 0 ? orders[0]! : orders.at(-1)!;
        ({ table } = await authority.ask({ kind: 'order', decision: number, order }));
        if (table.decision?.required !== true) break;
      }
      sent.pompey.push(table.view);
      sent.caesar.push(await authority.sit(game, 'caesar'));
    }
    expect(sent.caesar[1]).toEqual(sent.caesar[0]);
    expect(sent.pompey[1]).not.toEqual(sent.pompey[0]);
  });

  test('without a seat every request is refused', async () => {
    const { authority } = open();
    const game = await create(authority);
    const codes = async (): Promise<string[]> => [
      (await refusal(authority.ask({ kind: 'resign' }))).code,
      (await refusal(authority.preview(['done']))).code,
      (await refusal(authority.recall(1))).code,
    ];
    expect(await codes()).toEqual(['no-seat', 'no-seat', 'no-seat']);
    await authority.sit(game, 'caesar');
    await authority.leave();
    expect(await codes()).toEqual(['no-seat', 'no-seat', 'no-seat']);
    await authority.sit(game, 'pompey');
    await authority.remove(game);
    expect(await codes()).toEqual(['no-seat', 'no-seat', 'no-seat']);
  });
}

function refusals(open: () => Kit): void {
  test('a refusal changes nothing', async () => {
    const { authority, truth } = open();
    const game = await create(authority);
    const before = await authority.sit(game, 'caesar');
    const log = await truth(game);
    const decision = before.table.decision!.number;
    const asks: readonly [Ask, string][] = [
      [{ kind: 'order', decision, order: 'move C.Caesar Ravenna-Rome' }, 'wrong-step'],
      [{ kind: 'order', decision, order: 'dance' }, 'bad-order'],
      [{ kind: 'order', decision: decision + 1, order: before.table.decision!.orders[0]! }, 'stale-decision'],
      [{ kind: 'undo', scope: 'order' }, 'nothing-to-undo'],
      [{ kind: 'accept-draw' }, 'no-offer'],
    ];
    for (const [ask, code] of asks) expect((await refusal(authority.ask(ask))).code).toBe(code);
    expect((await refusal(authority.recall(2))).code).toBe('no-moment');
    expect((await refusal(authority.sit('0'.repeat(32) as GameId, 'pompey'))).code).toBe('no-game');
    expect(await truth(game)).toEqual(log);
    expect(await authority.sit(game, 'caesar')).toEqual(before);
    await authority.sit(game, 'spectator');
    expect((await refusal(authority.ask({ kind: 'resign' }))).code).toBe('wrong-seat');
  });

  test('a game that cannot be saved is not started', async () => {
    const { authority } = open();
    const wanted = {
      edition: '2.0',
      rules: {},
      players: { caesar: '', pompey: 'Bo' },
      machines: NO_MACHINES,
    } as const;
    expect((await refusal(authority.create(wanted))).code).toBe('bad-name');
    const handicap = { side: 'caesar', points: 99 } as const;
    expect((await refusal(authority.create({ ...wanted, players, rules: { handicap } }))).code).toBe(
      'bad-options',
    );
    expect(await authority.games()).toEqual([]);
  });

  test('two windows: the later one is refused, and then sees the current state', async () => {
    const { authority, again } = open();
    const other = again();
    const game = await create(authority);
    const mine = await authority.sit(game, 'caesar');
    await other.sit(game, 'caesar');
    const { number, orders } = mine.table.decision!;
    const theirs = await other.ask({ kind: 'order', decision: number, order: orders[0]! });
    const late = authority.ask({ kind: 'order', decision: number, order: orders[1]! });
    expect((await refusal(late)).code).toBe('played-elsewhere');
    expect((await authority.recall(2)).view).toEqual(theirs.table.view);
    expect((await authority.sit(game, 'caesar')).table).toEqual(theirs.table);
  });

  test('a game deleted in another window is gone', async () => {
    const { authority, again } = open();
    const game = await create(authority);
    await authority.sit(game, 'caesar');
    await again().remove(game);
    expect((await refusal(authority.ask({ kind: 'resign' }))).code).toBe('no-game');
    expect(await authority.games()).toEqual([]);
  });
}
