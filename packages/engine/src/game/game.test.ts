import { describe, expect, test } from 'vitest';
import { SeededChance } from '../dice/chance.ts';
import { clockAt } from './clock.ts';
import type { Event } from '../knowledge/event.ts';
import { FoldError, fold } from './fold.ts';
import { decisionOf, give, newGame, ownEvents, viewOf, type Accepted, type Game } from './game.ts';
import type { GameOptions, Log, LogEntry, Request } from './log.ts';
import { undoable } from './pending.ts';
import { makePosition } from '../position/position.ts';
import { REVISION } from '../editions/ruleset.ts';
import { SIDES, VIEWERS, type Side, type Viewer } from '../board/side.ts';

const OPTIONS: GameOptions = { edition: '2.0', revision: REVISION, rules: {}, clock: null };
const SEED = 7;

/** A game at a table: whoever is named asks, refusals throw, everything published is kept. */
class Table {
  game: Game;
  now = 0;
  readonly published: Record<Viewer, Event[]> = { caesar: [], pompey: [], spectator: [] };
  private readonly chance = new SeededChance(SEED);

  constructor(options: Partial<GameOptions> = {}) {
    const first = newGame({ ...OPTIONS, ...options }, this.chance, this.now);
    this.game = first.game;
    this.keep(first);
  }

  private keep({ published }: Accepted): void {
    if (published === null) return;
    for (const viewer of ['caesar', 'pompey', 'spectator'] as const)
      this.published[viewer].push(...published[viewer]);
  }

  ask(request: Request): Accepted {
    const result = give(this.game, request, this.chance, this.now);
    if (!result.ok) throw new Error(`${result.code}: ${result.message}`);
    this.game = result.game;
    this.keep(result);
    return result;
  }

  refusal(request: Request): string {
    const before = JSON.stringify(this.game.entries);
    const result = give(this.game, request, this.chance, this.now);
    if (JSON.stringify(this.game.entries) !== before) throw new Error('asking changed the game');
    return result.ok ? 'accepted' : result.code;
  }

  order(side: Side, order: string): Accepted {
    return this.ask({ kind: 'order', side, decision: decisionOf(this.game, side)?.number ?? 0, order });
  }

  /** Both discard their first card and play the one at this place of what they may play. */
  cards(caesar = 0, pompey = 0): void {
    for (const side of SIDES) this.order(side, decisionOf(this.game, side)!.orders[0]!);
    this.order('caesar', decisionOf(this.game, 'caesar')!.orders[caesar]!);
    this.order('pompey', decisionOf(this.game, 'pompey')!.orders[pompey]!);
  }

  orders(side: Side): readonly string[] {
    return decisionOf(this.game, side)?.orders ?? [];
  }

  get asked(): Side {
    return SIDES.find((side) => decisionOf(this.game, side)?.required === true)!;
  }

  get log(): Log {
    return { options: this.game.options, entries: this.game.entries };
  }
}

const other = (side: Side): Side => (side === 'caesar' ? 'pompey' : 'caesar');

/** A table where Caesar is about to move: seed 7 deals both sides command cards first. */
function movingTable(options: Partial<GameOptions> = {}): Table {
  const table = new Table(options);
  const last = (side: Side): number => decisionOf(table.game, side)!.orders.length - 1;
  for (const side of SIDES) table.order(side, table.orders(side)[0]!);
  table.order('caesar', table.orders('caesar')[last('caesar')]!);
  table.order('pompey', table.orders('pompey')[last('pompey')]!);
  expect([table.asked, viewOf(table.game, 'caesar').step]).toEqual(['caesar', 'move']);
  return table;
}

describe('decisions', () => {
  test('an order names the decision it answers; an old number is refused', () => {
    const table = new Table();
    const [order] = table.orders('caesar');
    expect(table.refusal({ kind: 'order', side: 'caesar', decision: 99, order: order! })).toBe(
      'stale-decision',
    );
    table.order('caesar', order!);
    expect(table.refusal({ kind: 'order', side: 'caesar', decision: 1, order: 'play 2/2' })).toBe(
      'stale-decision',
    );
  });

  test('what the other side does meanwhile does not make my order stale', () => {
    const table = new Table();
    const mine = decisionOf(table.game, 'pompey')!;
    table.order('caesar', table.orders('caesar')[0]!);
    table.order('caesar', table.orders('caesar')[0]!);
    table.ask({ kind: 'undo', side: 'caesar', scope: 'order' });
    table.ask({ kind: 'offer-draw', side: 'caesar' });
    expect(decisionOf(table.game, 'pompey')!.number).toBe(mine.number);
    table.ask({ kind: 'order', side: 'pompey', decision: mine.number, order: mine.orders[0]! });
  });

  test('a side that is not asked has no decision, and its order is refused', () => {
    const table = movingTable();
    expect(decisionOf(table.game, 'pompey')).toBeNull();
    expect(table.refusal({ kind: 'order', side: 'pompey', decision: 0, order: 'done' })).toBe('not-asked');
  });

  test('orders that are badly written, or written otherwise, are refused', () => {
    const table = movingTable();
    const decision = decisionOf(table.game, 'caesar')!.number;
    const asks = (order: string): string => table.refusal({ kind: 'order', side: 'caesar', decision, order });
    expect(asks('march C.Legio7 Narbo-Massilia')).toBe('bad-order');
    expect(asks('move C.Legio7 Narbo-Rome')).toBe('bad-order');
    expect(asks('move C.Legio7 Massilia-Genua')).toBe('not-legal'); // he stands in Narbo
    expect(asks('fire C.Legio7')).toBe('wrong-step');
    expect(asks('move C.Legio7 Narbo-Massilia')).toBe('accepted');
  });
});

describe('choices both make at once', () => {
  test('a card is replaced until both have committed; the last to commit reveals', () => {
    const table = new Table();
    for (const side of SIDES) table.order(side, table.orders(side)[0]!);
    const [first, second] = table.orders('caesar');
    table.order('caesar', first!);
    expect(decisionOf(table.game, 'caesar')).toMatchObject({
      required: false,
      number: 3,
    });
    table.order('caesar', second!);
    expect(viewOf(table.game, 'caesar').cards.committed.caesar).toBe(second!.slice('play '.length));
    const entry = table.order('pompey', table.orders('pompey')[0]!);
    expect(entry.published!.spectator[0]).toMatchObject({
      kind: 'revealed',
      cards: { caesar: second!.slice('play '.length) },
    });
    expect(JSON.stringify(table.published)).not.toContain('"order"');
  });

  test('that a card lies there is public, which card is not', () => {
    const table = new Table();
    for (const side of SIDES) table.order(side, table.orders(side)[0]!);
    table.order('caesar', table.orders('caesar')[0]!);
    const seen = viewOf(table.game, 'pompey').cards;
    expect([seen.hasCommitted.caesar, seen.committed.caesar, seen.handSize.caesar]).toEqual([true, null, 4]);
    expect(viewOf(table.game, 'spectator').cards.hasCommitted).toEqual({ caesar: true, pompey: false });
  });

  test('a discard is replaced too, and takes its commitment along', () => {
    const table = new Table();
    const [first, second] = table.orders('caesar');
    table.order('caesar', first!);
    table.order('caesar', table.orders('caesar')[0]!);
    table.ask({ kind: 'order', side: 'caesar', decision: 3, order: second! });
    expect(viewOf(table.game, 'caesar').cards).toMatchObject({
      discards: { caesar: second!.slice('discard '.length) },
      hasCommitted: { caesar: false },
      handSize: { caesar: 5 },
    });
  });

  test('taking back the discard takes back the commitment; nothing can be taken back after the reveal', () => {
    const table = new Table();
    table.order('caesar', table.orders('caesar')[0]!);
    table.order('caesar', table.orders('caesar')[0]!);
    expect([undoable(table.game, 'caesar', 'order'), undoable(table.game, 'caesar', 'phase')]).toEqual([
      1, 2,
    ]);
    table.ask({ kind: 'undo', side: 'caesar', scope: 'phase' });
    expect(viewOf(table.game, 'caesar').cards).toMatchObject({
      handSize: { caesar: 6 },
      hasDiscarded: { caesar: false },
      hasCommitted: { caesar: false },
    });
    table.cards(1, 1);
    for (const side of SIDES)
      expect(table.refusal({ kind: 'undo', side, scope: 'order' })).toBe('nothing-to-undo');
  });

  test('free deployment: secret until both are done, and own undo leaves the other side alone', () => {
    const table = new Table({ rules: { freeDeployment: true } });
    table.order('caesar', 'deploy C.Caesar Narbo');
    table.order('pompey', 'deploy P.Pompey Utica');
    table.order('caesar', 'deploy C.Navis1 Genua');
    table.ask({ kind: 'undo', side: 'caesar', scope: 'order' });
    const [caesar, pompey] = [viewOf(table.game, 'caesar'), viewOf(table.game, 'pompey')];
    expect(caesar.stacks.map(({ area }) => area)).toEqual(['Narbo']);
    expect(pompey.stacks.map(({ area }) => area)).toEqual(['Utica']);
    expect(viewOf(table.game, 'spectator').stacks).toEqual([]);
    for (const side of SIDES)
      while (decisionOf(table.game, side)?.step === 'deploy') table.order(side, table.orders(side)[0]!);
    expect(table.published.spectator.map(({ kind }) => kind)).toEqual(['deployed', 'dealt']);
    expect(viewOf(table.game, 'spectator').stacks.reduce((sum, { count }) => sum + count, 0)).toBe(30);
  });
});

describe('undo and publication', () => {
  test('orders that can be taken back are shown to nobody else, and published together', () => {
    const table = movingTable();
    const others = (): string =>
      JSON.stringify([
        viewOf(table.game, 'pompey'),
        viewOf(table.game, 'spectator'),
        table.game.decisions.pompey,
      ]);
    const before = others();
    const count = table.published.pompey.length;
    const entry = table.order('caesar', 'move C.Legio7 Narbo-Massilia');
    expect([entry.published, ownEvents(entry).map(({ kind }) => kind)]).toEqual([null, ['moved']]);
    table.order('caesar', 'move C.Legio9 Narbo-Burdigala');
    table.ask({ kind: 'undo', side: 'caesar', scope: 'order' });
    table.order('caesar', 'done');
    expect([others(), table.published.pompey.length]).toEqual([before, count]);
    table.order('caesar', 'done');
    const told = table.published.pompey.slice(count);
    expect(told.filter(({ kind }) => kind === 'moved')).toEqual([
      { kind: 'moved', side: 'caesar', colour: 'tan', block: null, path: ['Narbo', 'Massilia'], as: 'move' },
    ]);
    expect(JSON.stringify(told)).not.toContain('Burdigala');
    expect(viewOf(table.game, 'pompey').asked).toBe('pompey');
  });

  test('views share what all see alike, until one side has ordered what the other does not know', () => {
    const table = movingTable();
    const commands = () => VIEWERS.map((viewer) => viewOf(table.game, viewer).command);
    const [first, ...others] = commands();
    expect(others.map((command) => command === first)).toEqual([true, true]);
    table.order('caesar', 'move C.Legio7 Narbo-Massilia');
    expect(commands().map((command) => command?.active)).toEqual([['Narbo'], [], []]);
    table.ask({ kind: 'undo', side: 'caesar', scope: 'order' });
    expect(commands().map((command) => command?.active)).toEqual([[], [], []]);
  });

  test('undo takes back one order or the whole phase, as far as the last barrier', () => {
    const table = movingTable();
    const start = makePosition(table.game.state);
    table.order('caesar', 'move C.Legio7 Narbo-Massilia');
    table.order('caesar', 'move C.Legio9 Narbo-Massilia');
    table.order('caesar', 'done');
    const levy = table.orders('caesar').find((order) => order.startsWith('raise'))!;
    table.order('caesar', levy);
    expect([undoable(table.game, 'caesar', 'order'), undoable(table.game, 'caesar', 'phase')]).toEqual([
      1, 1,
    ]);
    table.ask({ kind: 'undo', side: 'caesar', scope: 'phase' });
    expect(viewOf(table.game, 'caesar').step).toBe('levy');
    expect(undoable(table.game, 'caesar', 'phase')).toBe(3); // two moves and the end of movement
    table.ask({ kind: 'undo', side: 'caesar', scope: 'phase' });
    expect(makePosition(table.game.state)).toBe(start);
    expect(table.refusal({ kind: 'undo', side: 'caesar', scope: 'phase' })).toBe('nothing-to-undo');
    expect(table.refusal({ kind: 'undo', side: 'pompey', scope: 'order' })).toBe('nothing-to-undo');
  });

  test('the hand-over is a barrier: nothing before it can be taken back', () => {
    const table = movingTable();
    table.order('caesar', 'done');
    table.order('caesar', 'done');
    expect(table.asked).toBe('pompey');
    expect(table.refusal({ kind: 'undo', side: 'caesar', scope: 'order' })).toBe('nothing-to-undo');
  });

  test('§8.1 Cleopatra coming over shows how strong she is, so what brought her cannot be taken back', () => {
    const table = new Table();
    const position =
      'position/1 turn=706.5 step=levy asked=caesar first=pompey hands=-,- discards=2/1,2/1 played=2/2,3/1 effects=2/2,3/1 seen=3/1+2/2' +
      ' map=Alexandria(C.Legio7:3);Massilia(C.Legio8:3);Rome(P.Legio1:4,Cleopatra:3);Hispanum(C.Navis1:2) locked=C.Octavian,P.Brutus';
    table.ask({ kind: 'rebase', position, reason: 'test', revision: REVISION });
    const entry = table.order('caesar', 'done');
    expect([viewOf(table.game, 'caesar').step, table.asked]).toEqual(['harbour', 'caesar']);
    expect(entry.published!.pompey).toContainEqual({
      kind: 'cleopatra-home',
      side: 'caesar',
      from: 'Rome',
      joined: true,
    });
    expect(table.refusal({ kind: 'undo', side: 'caesar', scope: 'order' })).toBe('nothing-to-undo');
  });

  test('an accepted entry leaves the game it was asked of as it was', () => {
    const table = movingTable();
    const { game } = table;
    const before = JSON.stringify([game.entries, game.decisions, [...game.state.data]]);
    table.order('caesar', 'move C.Legio7 Narbo-Massilia');
    expect(JSON.stringify([game.entries, game.decisions, [...game.state.data]])).toBe(before);
    expect(table.game.entries.length).toBe(game.entries.length + 1);
  });
});

describe('requests that are none', () => {
  const asks = (request: unknown): string => new Table().refusal(request as Request);

  test('unknown sides, kinds, scopes and fields are refused and tell nothing', () => {
    expect(asks({ kind: 'order', side: 'spectator', decision: 0, order: 'done' })).toBe('bad-request');
    expect(asks({ kind: 'resign', side: 'nobody' })).toBe('bad-request');
    expect(asks({ kind: 'undo', side: 'caesar', scope: 'game' })).toBe('bad-request');
    expect(asks({ kind: 'order', side: 'caesar', decision: '1', order: 'done' })).toBe('bad-request');
    expect(asks({ kind: 'order', side: 'caesar', decision: 1, order: null })).toBe('bad-request');
    expect(asks({ kind: 'resign', side: 'caesar', why: 'bored' })).toBe('bad-request');
    expect(asks({ kind: 'outage', fromMs: Number.NaN })).toBe('bad-request');
    expect(asks({ kind: 'rebase', position: 'position/1', reason: '', revision: 1 })).toBe('bad-request');
    for (const nothing of [null, 7, 'resign', {}, { kind: 'win' }, []])
      expect(asks(nothing)).toBe('bad-request');
    const refused = give(
      new Table().game,
      { kind: 'order', side: 'spectator' as Side, decision: 0, order: 'done' },
      new SeededChance(1),
      0,
    );
    expect(refused).toMatchObject({ ok: false, expected: [] });
  });

  test('options that are none are refused', () => {
    const wrong: unknown[] = [
      { ...OPTIONS, edition: '3.0' },
      { ...OPTIONS, rules: { firstTurn: 'brutus' } },
      { ...OPTIONS, rules: { freeDeployment: 'yes' } },
      { ...OPTIONS, rules: { handicap: { side: 'brutus', points: 2 } } },
      { ...OPTIONS, rules: { handicap: { side: 'caesar', points: 99 } } },
      { ...OPTIONS, clock: {} },
    ];
    for (const options of wrong)
      expect(() => newGame(options as GameOptions, new SeededChance(1), 0)).toThrow(RangeError);
  });

  test('a log with entries that are none does not fold', () => {
    const { log } = movingTable();
    const broken = (entry: unknown): void =>
      void fold({ ...log, entries: [...log.entries, entry as LogEntry] });
    for (const entry of [
      null,
      {},
      { kind: 'resign', side: 'caesar', atMs: 1e6 },
      { kind: 'resign', side: 'caesar', rolls: [], atMs: '9' },
    ]) {
      expect(() => broken(entry)).toThrow(FoldError);
    }
    expect(() => broken({ kind: 'resign', side: 'nobody', rolls: [], atMs: 1e6 })).toThrow(FoldError);
  });
});

describe('ends that are not in the rules', () => {
  test('resignation gives the game to the other side and reveals everything', () => {
    const table = movingTable();
    table.order('caesar', 'move C.Legio7 Narbo-Massilia');
    const entry = table.ask({ kind: 'resign', side: 'pompey' });
    expect(table.game.result).toEqual({ winner: 'caesar', reason: 'resignation' });
    expect(entry.published!.spectator).toMatchObject([{ kind: 'moved', path: ['Narbo', 'Massilia'] }]);
    const view = viewOf(table.game, 'spectator');
    expect(view.stacks.every(({ blocks }) => blocks !== null)).toBe(true);
    expect([
      view.cards.hands.caesar?.length,
      view.cards.discards.pompey === null,
      view.pools.pompey.blocks?.length,
    ]).toEqual([4, false, 15]);
    expect(table.refusal({ kind: 'order', side: 'caesar', decision: 5, order: 'done' })).toBe('game-over');
    expect([decisionOf(table.game, 'caesar'), decisionOf(table.game, 'pompey')]).toEqual([null, null]);
  });

  test('a draw is offered, declined, withdrawn, accepted; nobody accepts his own', () => {
    const table = new Table();
    expect(table.refusal({ kind: 'accept-draw', side: 'pompey' })).toBe('no-offer');
    table.ask({ kind: 'offer-draw', side: 'caesar' });
    expect(table.refusal({ kind: 'accept-draw', side: 'caesar' })).toBe('no-offer');
    expect(table.refusal({ kind: 'offer-draw', side: 'pompey' })).toBe('offer-stands');
    table.ask({ kind: 'decline-draw', side: 'pompey' });
    expect(table.refusal({ kind: 'decline-draw', side: 'pompey' })).toBe('no-offer');
    table.ask({ kind: 'offer-draw', side: 'pompey' });
    table.ask({ kind: 'accept-draw', side: 'caesar' });
    expect(table.game.result).toEqual({ winner: null, reason: 'agreement' });
  });
});

describe('time', () => {
  const clock = { bankMs: 60_000, incrementMs: 5_000 };

  test('increments fill a bank up to its limit, and take nothing away above it', () => {
    for (const [mostMs, leftMs] of [
      [62_000, 62_000],
      [30_000, 60_000],
      [90_000, 65_000],
    ] as const) {
      const table = new Table({ clock: { ...clock, mostMs } });
      for (const side of SIDES) for (const place of [0, -1]) table.order(side, table.orders(side).at(place)!);
      expect(table.game.clock!.leftMs.pompey).toBe(leftMs);
    }
  });

  test('a bank for each side, running while it must decide, an increment for each hand-over and none for an undo', () => {
    const table = new Table({ clock });
    table.now = 10_000;
    table.order('caesar', table.orders('caesar')[0]!);
    table.now = 20_000;
    table.order('caesar', table.orders('caesar').at(-1)!); // committed: waits without running
    table.now = 30_000;
    table.ask({ kind: 'undo', side: 'caesar', scope: 'order' }); // no time comes back, none is paid
    table.order('caesar', table.orders('caesar').at(-1)!);
    expect(table.game.clock!.leftMs).toEqual({ caesar: 40_000, pompey: 30_000 });
    table.order('pompey', table.orders('pompey')[0]!);
    table.order('pompey', table.orders('pompey').at(-1)!); // reveal: both have handed over
    expect(table.game.clock!.leftMs).toEqual({ caesar: 45_000, pompey: 35_000 });
    expect(table.game.clock!.running).toEqual({ caesar: true, pompey: false });
    table.now = 40_000;
    table.order('caesar', 'done');
    expect(clockAt(table.game.clock!, 41_000).leftMs).toEqual({ caesar: 34_000, pompey: 35_000 });
  });

  test('a flag falls only as an entry, when time is out; then the other side may claim', () => {
    const table = movingTable({ clock });
    table.now = 60_000;
    expect(table.refusal({ kind: 'flag', side: 'caesar' })).toBe('not-out-of-time');
    table.now = 65_000;
    expect(table.refusal({ kind: 'claim-time', side: 'pompey' })).toBe('no-flag');
    table.ask({ kind: 'flag', side: 'caesar' });
    expect(table.refusal({ kind: 'flag', side: 'pompey' })).toBe('not-out-of-time');
    expect(table.refusal({ kind: 'flag', side: 'caesar' })).toBe('flag-fallen');
    table.order('caesar', 'done'); // still on the table until somebody claims
    table.ask({ kind: 'claim-time', side: 'pompey' });
    expect(table.game.result).toEqual({ winner: 'pompey', reason: 'time' });
  });

  test('time does not run while the game is paused or the authority was away', () => {
    const table = movingTable({ clock });
    table.ask({ kind: 'pause' });
    expect(table.refusal({ kind: 'pause' })).toBe('paused');
    expect([
      decisionOf(table.game, 'caesar'),
      table.refusal({ kind: 'undo', side: 'caesar', scope: 'order' }),
    ]).toEqual([null, 'paused']);
    expect(
      table.refusal({ kind: 'order', side: 'caesar', decision: table.game.decisions.caesar, order: 'done' }),
    ).toBe('paused');
    table.now = 50_000;
    table.ask({ kind: 'resume' });
    expect(table.refusal({ kind: 'resume' })).toBe('not-paused');
    table.now = 90_000;
    table.ask({ kind: 'outage', fromMs: 60_000 });
    expect(table.game.clock!.leftMs.caesar).toBe(65_000 - 10_000);
    expect(table.refusal({ kind: 'outage', fromMs: 99_000 })).toBe('bad-time');
  });

  test('a game without a clock knows no flag, and stamps never decrease', () => {
    const table = movingTable();
    expect(table.refusal({ kind: 'flag', side: 'caesar' })).toBe('no-clock');
    table.now = 500;
    table.order('caesar', 'done');
    table.now = 100;
    expect(table.ask({ kind: 'offer-draw', side: 'caesar' }).entry.atMs).toBe(500);
  });
});

describe('the log is the game', () => {
  /** Plays on with the first legal orders, undoing and offering now and then, until the game ends. */
  function wholeGame(): Table {
    const table = new Table({ clock: { bankMs: 1_000_000, incrementMs: 1_000 } });
    const taste = new SeededChance(3);
    while (table.game.result === null) {
      const side = table.asked;
      table.now += taste.roll(900);
      const orders = table.orders(side);
      table.order(side, orders[taste.roll(orders.length)]!);
      if (taste.roll(10) === 0 && undoable(table.game, side, 'order') > 0)
        table.ask({ kind: 'undo', side, scope: taste.roll(2) === 0 ? 'order' : 'phase' });
      if (table.game.drawOffer === null && taste.roll(200) === 0)
        table.ask({ kind: 'offer-draw', side: other(side) });
    }
    return table;
  }

  test('folding a log gives the same game as playing it, at every entry', () => {
    const table = wholeGame();
    const published: Record<Viewer, Event[]> = { caesar: [], pompey: [], spectator: [] };
    const folded = fold(table.log, (accepted) => {
      for (const viewer of ['caesar', 'pompey', 'spectator'] as const)
        published[viewer].push(...(accepted.published?.[viewer] ?? []));
    });
    expect(folded).toEqual(table.game);
    expect(published).toEqual(table.published);
    const text = JSON.stringify(table.log);
    expect(fold(JSON.parse(text) as Log)).toEqual(table.game);
  });

  test('a changed roll, order or time, a missing or doubled entry is found and named', () => {
    const { log } = wholeGame();
    const rolled = log.entries.findIndex((entry, index) => index > 0 && entry.rolls.length > 0);
    const broken = (change: (entries: Log['entries'][number][]) => void): FoldError => {
      const entries = [...log.entries];
      change(entries);
      try {
        fold({ ...log, entries });
      } catch (error) {
        if (error instanceof FoldError) return error;
        throw error;
      }
      throw new Error('folded');
    };
    expect(broken((entries) => void (entries[rolled] = { ...entries[rolled]!, rolls: [] }))).toMatchObject({
      code: 'roll-mismatch',
      entry: rolled,
    });
    expect(
      broken(
        (entries) => void (entries[rolled] = { ...entries[rolled]!, rolls: [...entries[rolled]!.rolls, 0] }),
      ),
    ).toMatchObject({ code: 'roll-mismatch', entry: rolled });
    expect(broken((entries) => void (entries[rolled] = { ...entries[rolled]!, atMs: 0 }))).toMatchObject({
      code: 'bad-time',
      entry: rolled,
    });
    expect(broken((entries) => void entries.splice(1, 1)).entry).toBe(1);
    expect(broken((entries) => void entries.splice(2, 0, entries[1]!)).entry).toBe(2);
    expect(broken((entries) => void entries.shift())).toMatchObject({ code: 'bad-start', entry: 0 });
    expect(broken((entries) => void entries.push(entries[0]!)).code).toBe('bad-start');
    expect(broken((entries) => void entries.splice(0))).toMatchObject({ code: 'empty-log' });
  });

  test('a rebase continues from a position both can see; a broken one is refused', () => {
    const table = movingTable();
    const position = makePosition(table.game.state);
    table.order('caesar', 'move C.Legio7 Narbo-Massilia');
    expect(
      table.refusal({ kind: 'rebase', position: 'position/1 nonsense', reason: 'test', revision: 1 }),
    ).toBe('bad-position');
    expect(table.refusal({ kind: 'rebase', position, reason: 'test', revision: REVISION + 1 })).toBe(
      'bad-position',
    );
    table.ask({ kind: 'rebase', position, reason: 'a fault of the rules', revision: 1 });
    expect(makePosition(table.game.state)).toBe(position);
    const ended = position.replace('step=move', 'step=over') + ' result=pompey:rome';
    const over = give(
      table.game,
      { kind: 'rebase', position: ended, reason: 'adjudged', revision: 1 },
      new SeededChance(1),
      0,
    );
    expect(over).toMatchObject({ ok: true, game: { result: { winner: 'pompey', reason: 'rome' } } });
    expect(viewOf(table.game, 'pompey').command).toMatchObject({ side: 'caesar', active: [] });
    expect(fold(table.log)).toEqual(table.game);
  });

  test('a revision that does not exist is refused', () => {
    expect(() => newGame({ ...OPTIONS, revision: REVISION + 1 }, new SeededChance(1), 0)).toThrow(RangeError);
    expect(() =>
      fold({ options: { ...OPTIONS, revision: 0 }, entries: [{ kind: 'start', rolls: [], atMs: 0 }] }),
    ).toThrow(FoldError);
  });
});
