import { NO_MACHINES, type GameId } from '../../authority/table.ts';
import type { Event } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { signal } from '@preact/signals';
import type { Authority, Seating } from '../../authority/authority.ts';
import { localAuthority } from '../../authority/local/local-authority.ts';
import { memoryStore } from '../../../test/kit/memory-store.ts';
import { memoryWorld } from '../../../test/kit/memory-world.ts';
import { localFirstSeat } from './first-seat.ts';
import { createSession, type Session } from './session.ts';
import type { SessionOptions } from './session-state.ts';

const PLAYERS = { caesar: 'Anna', pompey: 'Livia' };

function newAuthority(): Authority {
  let nowMs = 1_000_000;
  let seed = 7;
  return localAuthority({
    ...memoryWorld(memoryStore()),
    now: () => (nowMs += 1000),
    randomBytes: (count) =>
      Uint8Array.from({ length: count }, () => (seed = (seed * 75 + 74) % 65_537) & 255),
  });
}

const waysTo = (authority: Authority, game: GameId, curtain = true): SessionOptions => ({
  firstSeat: () => localFirstSeat(authority, game, () => curtain),
  handsOver: () => true,
  hasCurtain: () => curtain,
  paceOf: () => ({ rollMs: 0, restMs: 0 }),
});

async function open(curtain = true): Promise<{ session: Session; authority: Authority }> {
  const authority = newAuthority();
  const game = await authority.create({ edition: '2.0', rules: {}, players: PLAYERS, machines: NO_MACHINES });
  const session = createSession(authority, game, waysTo(authority, game, curtain));
  await session.open();
  return { session, authority };
}

const legal = (session: Session, start = ''): string =>
  session.seating.value!.table.decision!.orders.find((order) => order.startsWith(start))!;

/** Both discard and play; Caesar is Player 1 of the first turn. */
async function playCards(session: Session): Promise<void> {
  await session.order(legal(session, 'discard'));
  await session.order(legal(session, 'play'));
  await session.liftCurtain('pompey');
  await session.order(legal(session, 'discard'));
  await session.order(legal(session, 'play'));
}

describe('one screen, two people', () => {
  test('a new game seats Caesar at once, without a curtain', async () => {
    const { session } = await open();
    expect(session.curtain.value).toBeNull();
    expect(session.table.value).toMatchObject({ seat: 'caesar', next: 'caesar' });
  });

  test('when the other side must act the curtain falls and nothing of the seat is kept', async () => {
    const { session } = await open();
    await session.order(legal(session, 'discard'));
    await session.order(legal(session, 'play'));
    expect(session.curtain.value).toMatchObject({ next: 'pompey', from: 'caesar', revealed: null });
    expect([session.seating.value, session.table.value, session.fresh.value]).toEqual([null, null, []]);
  });

  test('until both have chosen, the first player may go back and choose again', async () => {
    const { session } = await open();
    await session.order(legal(session, 'discard'));
    await session.order(legal(session, 'play'));
    await session.liftCurtain('caesar');
    expect(session.table.value?.decision).toMatchObject({ step: 'cards', required: false });
  });

  test('revealed cards are shown on the curtain, to both', async () => {
    const { session } = await open();
    await playCards(session);
    expect(session.curtain.value).toMatchObject({
      next: 'caesar',
      from: null,
      revealed: { kind: 'revealed' },
    });
  });

  test('one person playing both sides sees no curtain', async () => {
    const { session } = await open(false);
    await session.order(legal(session, 'discard'));
    await session.order(legal(session, 'play'));
    expect(session.curtain.value).toBeNull();
    expect(session.table.value?.seat).toBe('pompey');
  });

  test('a refusal is shown, changes nothing, and can be dismissed', async () => {
    const { session } = await open();
    const before = session.seating.value;
    expect(await session.order('play Mars and Venus')).toBe(false);
    expect(session.trouble.value?.code).toBe('bad-order');
    expect(session.seating.value).toBe(before);
    session.dismissTrouble();
    expect(session.trouble.value).toBeNull();
  });
});

describe('stepping back', () => {
  test('shows an earlier table and returns to now', async () => {
    const { session } = await open();
    await playCards(session);
    await session.liftCurtain('caesar');
    session.skipRecap();
    await session.order(legal(session, 'move'));
    const now = session.table.value;
    const first = session.seating.value!.history.told[0]!.cursor;
    await session.lookBack(first);
    expect(session.past.value).toBe(first);
    expect(session.table.value?.view.step).toBe('cards');
    await session.lookBack(null);
    expect(session.table.value).toBe(now);
  });

  test('a move is animated', async () => {
    const { session } = await open();
    await playCards(session);
    await session.liftCurtain('caesar');
    session.skipRecap();
    const order = legal(session, 'move');
    await session.order(order);
    expect(session.flights.value.map(({ path }) => path.join('-'))).toEqual([order.split(' ')[2]]);
    expect(session.fresh.value.map(({ kind }: Event) => kind)).toEqual(['moved']);
  });

  test('what was missed is shown when the seat is taken again', async () => {
    const { session } = await open();
    await playCards(session);
    await session.liftCurtain('caesar');
    expect(session.recap.value?.frames.flatMap(({ step }) => step.events.map(({ kind }) => kind))).toContain(
      'revealed',
    );
    session.skipRecap();
    expect(session.recap.value).toBeNull();
  });
});

describe('against a machine', () => {
  const against = async (own: 'caesar' | 'pompey'): Promise<Session> => {
    const authority = newAuthority();
    const machines =
      own === 'caesar'
        ? ({ caesar: null, pompey: 'miles' } as const)
        : ({ caesar: 'miles', pompey: null } as const);
    const game = await authority.create({ edition: '2.0', rules: {}, players: PLAYERS, machines });
    const session = createSession(authority, game, waysTo(authority, game));
    await session.open();
    return session;
  };
  const untilAsked = async (session: Session): Promise<void> => {
    while (session.thinking.value !== null || session.isTelling.value)
      await new Promise((resolve) => setTimeout(resolve, 1));
  };

  test('the person keeps the seat, and the machine acts by itself', async () => {
    const session = await against('caesar');
    await session.order(legal(session, 'discard'));
    await session.order(legal(session, 'play'));
    await untilAsked(session);
    expect(session.curtain.value).toBeNull();
    expect(session.table.value).toMatchObject({ seat: 'caesar', next: 'caesar', view: { step: 'move' } });
  });

  test('the machine’s cards and blocks stay hidden', async () => {
    const session = await against('pompey');
    await untilAsked(session);
    expect(session.table.value?.seat).toBe('pompey');
    expect(session.table.value?.view.cards.hands.caesar).toBeNull();
  });
});

describe('an opponent on another device', () => {
  /** Caesar sits here; Pompey's actions arrive as news. */
  async function apart() {
    const store = memoryStore();
    const authority = localAuthority(memoryWorld(store));
    const other = localAuthority(memoryWorld(store));
    const game = await authority.create({
      edition: '2.0',
      rules: {},
      players: PLAYERS,
      machines: NO_MACHINES,
    });
    const isHeld = signal(false);
    const seen: number[] = [];
    let hear: (seating: Seating) => void = () => {};
    const session = createSession(authority, game, {
      firstSeat: () => Promise.resolve({ kind: 'seat', seat: 'caesar', tellsMissed: true }),
      handsOver: () => false,
      hasCurtain: () => false,
      paceOf: () => ({ rollMs: 0, restMs: 0 }),
      isHeld,
      onNews: (listen) => {
        hear = listen;
        return () => {};
      },
      onSeen: (cursor) => void seen.push(cursor),
    });
    await session.open();
    await session.order(legal(session, 'discard'));
    await session.order(legal(session, 'play'));
    const pompey = async (): Promise<void> => {
      let { table } = await other.sit(game, 'pompey');
      for (const start of ['discard', 'play']) {
        const order = table.decision!.orders.find((each) => each.startsWith(start))!;
        ({ table } = await other.ask({ kind: 'order', decision: table.decision!.number, order }));
      }
      hear(await authority.sit(game, 'caesar'));
    };
    return { session, isHeld, seen, pompey };
  }
  const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

  test('the seat is kept, and their actions are shown as they arrive', async () => {
    const { session, seen, pompey } = await apart();
    expect(session.curtain.value).toBeNull();
    expect(session.table.value?.view.step).toBe('cards');
    await pompey();
    expect(session.fresh.value.map(({ kind }) => kind)).toContain('revealed');
    await soon();
    expect(session.table.value).toMatchObject({ seat: 'caesar', view: { step: 'move' } });
    expect(session.recap.value).toBeNull();
    expect(seen.at(-1)).toBe(session.table.value?.cursor);
  });

  test('nothing changes while blocks are being dragged', async () => {
    const { session, isHeld, pompey } = await apart();
    isHeld.value = true;
    await pompey();
    await soon();
    expect(session.table.value?.view.step).toBe('cards');
    isHeld.value = false;
    await soon();
    expect(session.table.value?.view.step).toBe('move');
  });

  test('stepping back is not interrupted', async () => {
    const { session, pompey } = await apart();
    const first = session.seating.value!.history.told[0]!.cursor;
    await session.lookBack(first);
    await pompey();
    await soon();
    expect(session.past.value).toBe(first);
    await session.lookBack(null);
    expect(session.recap.value).not.toBeNull(); // told only now
    await soon();
    expect(session.table.value?.view.step).toBe('move');
  });
});
