import { SIDES, SeededChance } from '@rubicon/engine';
import type { AskId, GameCard, GameId, Hours, PersonId, PressBody } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import {
  ANN,
  BEN,
  EVE,
  PLAIN,
  START_MS,
  clientOf,
  newAskId,
  quiet,
  testWorld,
  type TestWorld,
} from '../../test/game-service-kit.ts';
import { linkedBuses } from '../../test/linked-buses.ts';
import { memoryStore } from '../../test/memory-store.ts';
import { parseRecord, personAt, type GameRecord } from '../games/record/record.ts';
import type { StoredRating } from '../data/contract/ratings.ts';
import type { Person } from '../people/person.ts';
import { playNowOf, share, type PlayNowDeps } from './play-now.ts';

const MINUTE_MS = 60_000;
const LIVE = { kind: 'live', bankMs: 2_700_000, incrementMs: 10_000 } as const;
const SLOW = { kind: 'correspondence', bankMs: 86_400_000, incrementMs: 0, vacationDays: 0 } as const;
const { edition, rules } = PLAIN;
const AIDS = { odds: true, hints: false, intel: true, undo: true };

const press = (wanted: Partial<PressBody> = {}): PressBody => ({
  edition,
  rules,
  pace: LIVE,
  aids: AIDS,
  press: newAskId(),
  hours: null,
  ...wanted,
});

type Ratings = Readonly<Record<PersonId, number>>;

function playNowIn(
  world: TestWorld,
  ratings: Ratings = {},
  games: PlayNowDeps['games'] = world.games,
): {
  press: (by: Person, body: PressBody, spend?: () => Promise<void>) => Promise<GameCard>;
  matchWaiting: () => Promise<void>;
} {
  const rating = (person: PersonId): Promise<StoredRating | null> => {
    const known = ratings[person];
    const rest = { deviation: 50, volatility: 0.06, games: 30, atMs: START_MS };
    return Promise.resolve(known === undefined ? null : { rating: known, ...rest });
  };
  const { community, people, games: stored } = world.store;
  const playNow = playNowOf({
    store: { games: stored, people, community, ratings: { rating } as PlayNowDeps['store']['ratings'] },
    games,
    log: { error: (about, message) => void world.logged.push(`${message} ${JSON.stringify(about)}`) },
    now: () => world.nowMs,
  });
  return {
    press: (by, body, spend = () => Promise.resolve()) => playNow.press(by, body, spend),
    matchWaiting: () => playNow.matchWaiting(),
  };
}

const withAccount = ({ store }: Pick<TestWorld, 'store'>, { id, name }: Person): Promise<boolean> =>
  store.people.add({
    id,
    name,
    nameKey: name.toLowerCase(),
    passwordHash: 'hash',
    createdMs: START_MS,
    bannedMs: null,
    settings: '{}',
    habit: null,
    language: null,
  });

const playersOf = ({ sitters }: GameCard): string[] =>
  SIDES.flatMap((side) => {
    const sitter = sitters[side];
    return sitter.kind === 'person' ? [sitter.name] : [];
  }).sort();

/** Whether Ben's press, a second after Ann's, finds her. */
async function meet(
  ann: Partial<PressBody>,
  ben: Partial<PressBody>,
  ratings: Ratings = {},
  waitMs = 1000,
): Promise<boolean> {
  const world = testWorld();
  const playNow = playNowIn(world, ratings);
  await playNow.press(ANN, press(ann));
  world.nowMs += waitMs;
  return playersOf(await playNow.press(BEN, press(ben))).length === 2;
}

describe('Play now', () => {
  test('waits for an opponent, and finds one who waits', async () => {
    const world = testWorld();
    const playNow = playNowIn(world);
    const first = await playNow.press(ANN, press());
    expect(first).toMatchObject({ status: 'waiting', isSeek: true, visibility: 'public' });
    expect(playersOf(first)).toEqual(['Ann']);
    expect((await world.games.lobby()).map(({ game }) => game)).toEqual([first.game]);
    world.nowMs += 1000;
    const found = await playNow.press(BEN, press());
    expect(found.game).toBe(first.game);
    expect(playersOf(found)).toEqual(['Ann', 'Ben']);
    expect((await world.games.mine(BEN, null)).games.map(({ game }) => game)).toEqual([first.game]);
    expect(await world.games.lobby()).toEqual([found]);
  });

  test('a repeated press is the same press, before and after an opponent was found', async () => {
    const world = testWorld();
    const playNow = playNowIn(world);
    const [anns, bens] = [press(), press()];
    const { game } = await playNow.press(ANN, anns);
    expect((await playNow.press(ANN, anns)).game).toBe(game);
    world.nowMs += 1000;
    expect((await playNow.press(BEN, bens)).game).toBe(game);
    for (const [by, again] of [
      [ANN, anns],
      [BEN, bens],
    ] as const)
      expect((await playNow.press(by, again)).game).toBe(game);
    for (const by of [ANN, BEN]) expect((await world.games.mine(by, null)).games).toHaveLength(1);
    expect(await world.store.games.waitingOf(BEN.id)).toBe(0); // his own seek counts no more
    await world.games.begin();
    await world.pass(15 * 86_400_000);
    expect([...world.store.rows.keys()]).toEqual([game]);
  });

  test('a game that waits is paid for once; one that is found, or asked for again, is free', async () => {
    const world = testWorld();
    const playNow = playNowIn(world);
    const paid: string[] = [];
    const by = (person: Person, body: PressBody) =>
      playNow.press(person, body, () => Promise.resolve(void paid.push(person.name)));
    const anns = press();
    await by(ANN, anns);
    await by(ANN, anns);
    expect(paid).toEqual(['Ann']);
    world.nowMs += 1000;
    const bens = press();
    await by(BEN, bens);
    await by(BEN, bens);
    expect(paid).toEqual(['Ann']);
    world.nowMs += 1000;
    const broke = playNow.press(EVE, press(), () => Promise.reject(new Error('too often')));
    await expect(broke).rejects.toThrow('too often');
    expect(await world.store.games.waitingOf(EVE.id)).toBe(0); // nothing was opened
  });

  test('only games on the same terms', async () => {
    expect(await meet({}, {})).toBe(true);
    expect(await meet({}, { edition: '1.1' })).toBe(false);
    expect(await meet({}, { rules: { freeDeployment: true } })).toBe(false);
    expect(await meet({}, { pace: { ...LIVE, incrementMs: 0 } })).toBe(false);
    expect(await meet({}, { aids: { ...AIDS, intel: false } })).toBe(false);
    expect(await meet({}, { rated: false })).toBe(false);
  });

  test('ratings come closer the longer someone waits', async () => {
    const apart = { [ANN.id]: 1500, [BEN.id]: 1850 };
    expect(await meet({}, {}, { [ANN.id]: 1500, [BEN.id]: 1690 })).toBe(true);
    expect(await meet({}, {}, apart)).toBe(false);
    expect(await meet({}, {}, apart, 2 * MINUTE_MS)).toBe(true);
    expect(await meet({ pace: SLOW }, { pace: SLOW }, apart)).toBe(true);
    expect(await meet({}, {}, { [BEN.id]: 2500 })).toBe(true); // Ann has none
  });

  test('by correspondence people meet who play at the same hours', async () => {
    const at = (from: number, to: number): Partial<PressBody> => ({ pace: SLOW, hours: { from, to } });
    expect(await meet(at(8, 12), at(10, 20))).toBe(true);
    expect(await meet(at(8, 12), at(12, 20))).toBe(false);
    expect(await meet(at(8, 12), { pace: SLOW })).toBe(true);
  });

  test('whoever has waited longest is found first', async () => {
    const world = testWorld();
    // They are too far apart for each other
    const playNow = playNowIn(world, { [ANN.id]: 1400, [BEN.id]: 1700 });
    const { game } = await playNow.press(BEN, press());
    world.nowMs += 1000;
    await playNow.press(ANN, press());
    world.nowMs += 1000;
    expect((await playNow.press(EVE, press())).game).toBe(game);
  });

  test('whoever has waited longest is found, listed and removed also behind a hundred others', async () => {
    const world = testWorld();
    await world.games.begin();
    const playNow = playNowIn(world);
    const { game } = await playNow.press(ANN, press());
    for (let each = 0; each < 101; each++) {
      world.nowMs += 10;
      const person: Person = { ...EVE, id: `${each}${EVE.id}`.slice(0, 22) as PersonId };
      await world.games.create(person, { ...PLAIN, edition: '1.1' });
    }
    expect((await world.games.lobby())[0]!.game).toBe(game);
    const bens = press();
    expect((await playNow.press(BEN, bens)).game).toBe(game);
    const last = await playNow.press(EVE, press());
    expect(playersOf(last)).toEqual(['Eve']);
    expect((await world.games.openSeeks()).map(({ id }) => id)).toEqual([last.game]);
    await world.pass(15 * MINUTE_MS);
    expect(world.store.rows.has(last.game)).toBe(false);
  });

  test('nobody meets someone blocked, whoever has blocked whom', async () => {
    for (const [person, other] of [
      [ANN, BEN],
      [BEN, ANN],
    ] as const) {
      const world = testWorld();
      await world.store.community.add({
        person: person.id,
        other: other.id,
        kind: 'blocked',
        atMs: START_MS,
      });
      const playNow = playNowIn(world);
      await playNow.press(ANN, press());
      world.nowMs += 1000;
      expect(playersOf(await playNow.press(BEN, press()))).toEqual(['Ben']);
    }
  });

  test('a new press for a live game ends the search of an earlier one; by correspondence both go on', async () => {
    const world = testWorld();
    const playNow = playNowIn(world);
    await playNow.press(ANN, press());
    await playNow.press(ANN, press({ pace: SLOW }));
    await playNow.press(ANN, press({ pace: SLOW, edition: '1.1' }));
    const last = await playNow.press(ANN, press({ edition: '1.1' }));
    expect(world.store.rows.size).toBe(3);
    expect(world.store.rows.has(last.game)).toBe(true);
  });

  test('whoever goes elsewhere cannot be joined, and a press that was cut off is taken up', async () => {
    const world = testWorld();
    const playNow = playNowIn(world);
    const { game } = await playNow.press(ANN, press());
    world.nowMs += 1000;
    const bens = press();
    const cut = playNowIn(world, {}, { ...world.games, join: () => Promise.reject(new Error('cut off')) });
    await expect(cut.press(BEN, bens)).rejects.toThrow('cut off');
    const going = [...world.store.rows.keys()].find((id) => id !== game)!;
    await expect(world.games.join(EVE, going, null)).rejects.toMatchObject({ code: 'side-taken' });
    expect((await world.games.lobby()).map((card) => card.game)).toEqual([game]);
    // Meanwhile somebody else is faster: Ben waits again
    await world.games.join(EVE, game, null);
    const waiting = await playNow.press(BEN, bens);
    expect(waiting.game).toBe(going);
    expect(playersOf(waiting)).toEqual(['Ben']);
    await world.games.join(ANN, going, null);
    expect(playersOf(await playNow.press(BEN, bens))).toEqual(['Ann', 'Ben']);
  });

  test('with no account the game is not rated, so that only such games are found', async () => {
    const guest: Person = { ...EVE, isGuest: true };
    const world = testWorld();
    const playNow = playNowIn(world);
    await playNow.press(ANN, press());
    world.nowMs += 1000;
    expect(playersOf(await playNow.press(guest, press()))).toEqual(['Eve']);
    world.nowMs += 1000;
    expect(playersOf(await playNow.press(BEN, press({ rated: false })))).toEqual(['Ben', 'Eve']);
  });
});

describe('a seek', () => {
  const watched = async (world: TestWorld, pace: PressBody['pace']) => {
    await world.games.begin();
    const { game } = await playNowIn(world).press(ANN, press({ pace }));
    const from = { after: 0, chatAfter: 0, as: null };
    const watch = () => world.games.watch(ANN, game, from, clientOf(ANN.id));
    return { game, watch, leave: await watch() };
  };

  test('for a live game ends with its socket, unless the page is back soon', async () => {
    const world = testWorld();
    const { game, watch, leave } = await watched(world, LIVE);
    leave();
    const back = await watch();
    await world.pass(30_000);
    expect(world.store.rows.has(game)).toBe(true);
    back();
    await world.pass(10_000);
    expect(world.store.rows.has(game)).toBe(true);
    expect(await world.games.lobby()).toHaveLength(1);
    await world.pass(15_000);
    expect(await world.games.lobby()).toEqual([]);
    expect(playersOf(await playNowIn(world).press(BEN, press()))).toEqual(['Ben']);
    await world.pass(11 * MINUTE_MS);
    expect(world.store.rows.has(game)).toBe(false);
  });

  test('for a live game stays if somebody has joined', async () => {
    const world = testWorld();
    const { game, leave } = await watched(world, LIVE);
    leave();
    await world.games.join(BEN, game, null);
    await world.pass(60_000);
    expect(world.store.rows.has(game)).toBe(true);
  });

  test('whose page has stopped repeating the press is found by nobody, and removed', async () => {
    const world = testWorld();
    const playNow = playNowIn(world);
    await world.games.begin();
    const anns = press();
    const { game } = await playNow.press(ANN, anns);
    world.nowMs += 2 * MINUTE_MS;
    await playNow.press(ANN, anns); // it goes on
    world.nowMs += 2 * MINUTE_MS;
    expect(await world.games.lobby()).toHaveLength(1);
    world.nowMs += 2 * MINUTE_MS;
    expect(await world.games.lobby()).toEqual([]);
    expect(playersOf(await playNow.press(BEN, press()))).toEqual(['Ben']);
    await playNow.press(ANN, anns); // a page that slept is back
    expect(await world.games.lobby()).toHaveLength(2);
    await world.pass(14 * MINUTE_MS);
    expect(world.store.rows.has(game)).toBe(false);
  });

  test('that is over can be joined by nobody, also by its link, until its maker is back', async () => {
    const world = testWorld();
    const playNow = playNowIn(world);
    const anns = press();
    const { game } = await playNow.press(ANN, anns);
    world.nowMs += 4 * MINUTE_MS;
    await expect(world.games.join(BEN, game, null)).rejects.toMatchObject({ code: 'seek-over' });
    expect(await world.games.isOpen(game)).toBe(false);
    await playNow.press(ANN, anns);
    expect(await world.games.isOpen(game)).toBe(true);
    await world.games.join(BEN, game, null);
    expect(playersOf(await world.games.card(null, game))).toEqual(['Ann', 'Ben']);
  });

  test('that was over when somebody found came to it is missed for good, also once its maker is back', async () => {
    const world = testWorld();
    const playNow = playNowIn(world);
    const anns = press();
    const { game } = await playNow.press(ANN, anns);
    const [{ seek }] = (await world.games.openSeeks()) as [GameRecord];
    world.nowMs += 4 * MINUTE_MS;
    const join = () => world.games.join(BEN, game, null, seek!.opening);
    await expect(join()).rejects.toMatchObject({ code: 'seek-over' });
    await playNow.press(ANN, anns);
    await expect(join()).rejects.toMatchObject({ code: 'side-taken' });
    expect(playersOf(await playNow.press(BEN, press()))).toEqual(['Ann', 'Ben']);
  });

  test('by correspondence needs no page, and lasts a week', async () => {
    const world = testWorld();
    const { game, leave } = await watched(world, SLOW);
    leave();
    await world.pass(6 * 86_400_000);
    expect(world.store.rows.has(game)).toBe(true);
    await world.pass(2 * 86_400_000);
    expect(world.store.rows.has(game)).toBe(false);
  });
});

test('hours in common, past midnight too', () => {
  const hours = (from: number, to: number): Hours => ({ from, to });
  expect(share(hours(20, 2), hours(0, 8))).toBe(true);
  expect(share(hours(20, 2), hours(1, 8))).toBe(false);
  expect(share(hours(7, 7), hours(3, 5))).toBe(true);
  expect(share(hours(7, 7), null)).toBe(true);
});

describe('seeks by correspondence, without a page', () => {
  const HOUR_MS = 60 * MINUTE_MS;
  const slow = (wanted: Partial<PressBody> = {}): PressBody => press({ pace: SLOW, ...wanted });
  const waiting = async (
    ratings: Ratings,
    by: readonly (readonly [Person, PressBody])[] = [
      [ANN, slow()],
      [BEN, slow()],
    ],
  ) => {
    const world = testWorld();
    const playNow = playNowIn(world, ratings);
    const games: GameId[] = [];
    for (const [person, body] of by) {
      await withAccount(world, person);
      games.push((await playNow.press(person, body)).game);
      world.nowMs += 1000;
    }
    return { world, playNow, games };
  };
  const playersIn = async (world: TestWorld, game: GameId): Promise<string[]> =>
    playersOf(await world.games.card(null, game));

  test('meet once they have waited long enough for their ratings', async () => {
    const bens = slow();
    const apart = { [ANN.id]: 1500, [BEN.id]: 1950 };
    const { world, playNow, games } = await waiting(apart, [
      [ANN, slow()],
      [BEN, bens],
    ]);
    await playNow.matchWaiting();
    expect(await world.games.openSeeks()).toHaveLength(2);
    world.nowMs += HOUR_MS;
    await playNow.matchWaiting();
    expect(await playersIn(world, games[0]!)).toEqual(['Ann', 'Ben']);
    expect(await world.games.lastingSeeks()).toEqual([]);
    await playNow.matchWaiting();
    expect((await playNow.press(BEN, bens)).game).toBe(games[0]); // the press leads there
    expect(world.logged).toEqual([]);
  });

  test('go on where a press was cut off', async () => {
    const bens = slow();
    const { world, games } = await waiting({}, [[ANN, slow()]]);
    await withAccount(world, BEN);
    const cut = playNowIn(world, {}, { ...world.games, join: () => Promise.reject(new Error('cut off')) });
    await expect(cut.press(BEN, bens)).rejects.toThrow('cut off');
    await playNowIn(world).matchWaiting();
    expect(await playersIn(world, games[0]!)).toEqual(['Ann', 'Ben']);
    expect(await world.store.games.waitingOf(BEN.id)).toBe(0);
  });

  test('one that fails blocks no other', async () => {
    const far = { [ANN.id]: 1000, [BEN.id]: 1450, [EVE.id]: 1900 };
    const { world, games } = await waiting(far, [
      [ANN, slow()],
      [BEN, slow()],
      [EVE, slow()],
    ]);
    world.nowMs += HOUR_MS;
    const frail = {
      ...world.games,
      sendOn: (...given: Parameters<PlayNowDeps['games']['sendOn']>) =>
        given[0].id === BEN.id ? Promise.reject(new Error('broken')) : world.games.sendOn(...given),
    };
    await playNowIn(world, far, frail).matchWaiting();
    expect(await playersIn(world, games[1]!)).toEqual(['Ben', 'Eve']);
    expect(world.logged).toEqual([expect.stringContaining('broken')]);
  });

  test('wait for ever for whom the host has banned', async () => {
    const { world, playNow } = await waiting({ [ANN.id]: 1500, [BEN.id]: 1950 });
    await world.store.people.change(BEN.id, { bannedMs: world.nowMs });
    world.nowMs += HOUR_MS;
    await playNow.matchWaiting();
    expect(await world.games.openSeeks()).toHaveLength(2);
  });

  test('are over after their week, whatever is repeated', async () => {
    const { world, playNow } = await waiting({ [ANN.id]: 1500, [BEN.id]: 1950 });
    world.nowMs += 8 * 24 * HOUR_MS;
    await playNow.matchWaiting();
    expect(await world.games.lastingSeeks()).toEqual([]);
    expect(
      [...world.store.rows.values()].every(({ game }) => game.caesar === null || game.pompey === null),
    ).toBe(true);
  });
});

const STEPS = ['seek', 'sendOn', 'vacate', 'openSeeks', 'lastingSeeks', 'join', 'leave'] as const;

/**
 * People press, repeat and are cut off at any step, on two servers; every press leads to one game. By correspondence
 * their pages are closed then, and the servers repeat the presses, also while people press.
 */
async function rush(
  seed: number,
  pace: PressBody['pace'],
): Promise<{ readonly games: number; readonly cuts: number }> {
  const chance = new SeededChance(seed);
  const store = memoryStore(async () => {
    for (let turns = chance.roll(8); turns >= 0; turns--)
      await new Promise((resolve) => setImmediate(resolve));
  });
  const buses = linkedBuses();
  const worlds = [0, 1].map((number) => testWorld(store, { bus: buses.join() }, START_MS + number));
  for (const world of worlds) await world.games.begin();
  let cuts = 0;
  const cutOff = (): void => {
    if (chance.roll(10) > 0) return;
    cuts++;
    throw new Error('cut off');
  };
  const servers = worlds.map((world) => {
    const frail = Object.fromEntries(
      STEPS.map((step) => [
        step,
        async (...given: readonly unknown[]) => {
          cutOff();
          const work = world.games[step] as (...all: readonly unknown[]) => Promise<unknown>;
          const answer = await work(...given);
          cutOff();
          return answer;
        },
      ]),
    );
    return playNowIn(world, {}, frail as unknown as PlayNowDeps['games']);
  });
  const people = Array.from({ length: 7 }, (_, number): Person => {
    const name = `P${number}`;
    return { id: `${name}-${'x'.repeat(20)}`.slice(0, 22) as PersonId, name, isGuest: false };
  });
  const answers = new Map<AskId, Set<GameId>>();
  const hasSeek = ({ id }: Person): boolean =>
    [...store.rows.values()].some(({ game }) => game.creator === id);
  /** `isClosed`: a page that is cut off is not opened again. */
  const insist = async (by: Person, wanted: PressBody, isClosed = false): Promise<void> => {
    for (let left = 1 + chance.roll(3); left > 0;) {
      try {
        const card = await servers[chance.roll(2)]!.press(by, wanted);
        if (playersOf(card).length === 2)
          answers.set(wanted.press, (answers.get(wanted.press) ?? new Set()).add(card.game));
        left--;
      } catch (error) {
        if (!(error instanceof Error) || error.message !== 'cut off') throw error;
        if (isClosed && hasSeek(by)) return;
      }
    }
  };
  const isSlow = pace.kind !== 'live';
  const match = (): Promise<unknown> => Promise.allSettled(servers.map((server) => server.matchWaiting()));
  for (const by of people) await withAccount({ store }, by);
  const pressed = people.map((by) => ({ by, wanted: press({ pace }) }));
  await Promise.all([
    ...pressed.flatMap(({ by, wanted }) => [insist(by, wanted, isSlow), insist(by, wanted, isSlow)]), // from two tabs
    match(),
  ]);
  if (isSlow) for (let round = 0; round < 12; round++) await match();
  else for (let round = 0; round < 6; round++) for (const { by, wanted } of pressed) await insist(by, wanted);
  await quiet();
  const seeks = await worlds[0]!.games.openSeeks();
  // Where the presses have led, whoever has repeated them
  for (const { by, wanted } of pressed) await insist(by, wanted);
  const full = [...store.rows.values()]
    .map(({ game }) => parseRecord(game))
    .filter((record) => SIDES.every((side) => personAt(record, side) !== null));
  for (const { by, wanted } of pressed) {
    const led = full.filter((record) => SIDES.some((side) => personAt(record, side) === by.id));
    expect(led.length, `seed ${seed}`).toBeLessThan(2);
    expect(answers.get(wanted.press)?.size ?? 0, `seed ${seed}`).toBe(led.length);
  }
  expect(full, `seed ${seed}`).toHaveLength(3); // of seven people
  expect(seeks, `seed ${seed}`).toHaveLength(1);
  return { games: full.length, cuts };
}

test.each([
  ['live', LIVE],
  ['by correspondence, with the pages closed', SLOW],
])(
  'in a rush, with presses repeated and cut off on two servers, every press leads to one game: %s',
  async (_, pace) => {
    let cuts = 0;
    for (let seed = 0; seed < 40; seed++) cuts += (await rush(seed, pace)).cuts;
    expect(cuts).toBeGreaterThan(100);
  },
);
