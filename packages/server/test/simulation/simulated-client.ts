// A simulated client: it watches one game from one seat, as the page does. It connects again when its socket is lost,
// folds changes, gives orders when it is asked, and sends each under one id until it is answered or refused.
import { ordersFrom, type Side } from '@rubicon/engine';
import {
  foldChange,
  type Ask,
  type AskId,
  type Change,
  type GameId,
  type Held,
  type HistoryEntry,
  type Seat,
  type ServerMessage,
  type Update,
} from '@rubicon/protocol';
import type { Faults } from './faults.ts';
import type { Asked, GameHistory } from './game-history.ts';
import { newActor, type Actor, type Scheduler } from './scheduler.ts';
import type { SimulatedServer } from './simulated-server.ts';
import { wire, type Wire } from './simulated-socket.ts';
import { personOf } from './base-games.ts';

export interface ClientDeps {
  readonly scheduler: Scheduler;
  readonly faults: Faults;
  readonly history: GameHistory;
  /** One that accepts connections; null: none does now. */
  readonly findServer: () => SimulatedServer | null;
  /** How many entries of a game are stored. */
  readonly stored: (game: GameId) => number;
}

/** Refusals after which the same is asked again. */
const TRANSIENT: ReadonlySet<string> = new Set([
  'internal',
  'not-kept',
  'in-motion',
  'stopping',
  'machines-busy',
  'not-watched',
  'unreachable',
]);
const OTHER_ASKS: readonly Ask[] = [
  { kind: 'undo', scope: 'order' },
  { kind: 'undo', scope: 'phase' },
  { kind: 'offer-draw' },
  { kind: 'decline-draw' },
  { kind: 'offer-takeback' },
  { kind: 'offer-end' },
  { kind: 'accept-offer' },
  { kind: 'decline-offer' },
  { kind: 'claim-time' },
];
const SILENT_MS = 15_000; // after that the socket is given up
const REWATCH_MS = 2000;
const NEWS_MS = 1000;
const PING_MS = 10_000;

export class SimulatedClient {
  readonly actor: Actor;
  readonly game: GameId;
  readonly seat: Seat;
  held: Held | null = null; // null while nothing is watched
  told: readonly HistoryEntry[] = [];
  cursor = 0;
  asking: Asked | null = null;
  quota = 0; // asks it may still make
  readonly #deps: ClientDeps;
  readonly #toldAt = new Map<number, readonly HistoryEntry[]>(); // by cursor
  #wire: Wire | null = null;
  #server: SimulatedServer | null = null;
  #n = 0;
  #least: number | null = null; // entries that the update it waits for must know of
  #watch = 0;
  #asks = 0;
  #heardMs = 0;
  #isActing = false;

  constructor(deps: ClientDeps, name: string, game: GameId, seat: Seat) {
    this.#deps = deps;
    this.actor = newActor(name);
    this.game = game;
    this.seat = seat;
  }

  begin(): void {
    const { scheduler } = this.#deps;
    scheduler.after(this.actor, scheduler.between(0, 1000), 'begins', () => this.#connect());
    scheduler.every(this.actor, PING_MS, 'looks', () => {
      if (this.#wire === null) return;
      if (scheduler.nowMs - this.#heardMs > SILENT_MS) this.#lose();
      else this.#wire.say(JSON.stringify({ kind: 'ping', at: 0 }));
    });
  }

  /** The server's process has ended. */
  serverEnded(server: SimulatedServer): void {
    const { scheduler } = this.#deps;
    if (this.#server === server)
      scheduler.after(this.actor, scheduler.between(1, 200), 'loses its server', () => {
        if (this.#server === server) this.#lose();
      });
  }

  get isAsked(): boolean {
    return this.held?.table.decision?.required === true;
  }

  #connect(): void {
    const { scheduler, faults, findServer } = this.#deps;
    if (this.#wire !== null) return;
    const server = findServer();
    if (server === null) return this.#connectLater();
    const end: Wire = wire(scheduler, faults, [this.actor, server.actor], {
      hear: (text) => {
        if (this.#wire === end) this.#hear(text);
      },
      close: () => {
        if (this.#wire === end) this.#lose();
      },
    });
    this.#wire = end;
    this.#server = server;
    this.#heardMs = scheduler.nowMs;
    const person = this.seat === 'spectator' ? null : personOf(this.seat);
    const visit = person === null ? null : { person, session: this.actor.name, kind: 'cookie' as const };
    scheduler.after(server.actor, scheduler.between(1, 30), `is connected by ${this.actor.name}`, () =>
      server.hub.connect(end.socket, visit, '127.0.0.1'),
    );
  }

  #connectLater(): void {
    const { scheduler } = this.#deps;
    scheduler.after(this.actor, scheduler.between(200, 3000), 'connects again', () => this.#connect());
  }

  #lose(): void {
    this.#least = null;
    this.#wire?.drop();
    this.#wire = null;
    this.#server = null;
    this.held = null;
    this.#connectLater();
    this.#askAgainLater();
  }

  #hear(text: string): void {
    const { scheduler, history } = this.#deps;
    this.#heardMs = scheduler.nowMs;
    history.texts.push({ client: this.actor.name, text, game: this.game });
    const message = JSON.parse(text) as ServerMessage;
    if (message.kind === 'hello') this.#sayWatch();
    else if (message.kind === 'update') this.#begin(message);
    else if (message.kind === 'change') this.#follow(message);
    else if (message.kind === 'refused' && message.id !== undefined) this.#refused(message.id, message.code);
    else if (message.kind === 'refused') this.#watchLater();
  }

  /** The server did not register the watch, or has ended it. */
  #watchLater(): void {
    const asked = this.#wire;
    this.#deps.scheduler.after(this.actor, REWATCH_MS, 'watches again', () => {
      if (this.#wire === asked) this.#sayWatch();
    });
  }

  /** Its server has heard of a gap: it has to know all that is stored a moment later. */
  expectNews(server: Actor): void {
    const { scheduler, history, stored } = this.#deps;
    const { game, seat, actor } = this;
    if (this.#server?.actor !== server || this.held === null) return;
    const heldBy = this.#wire;
    const least = stored(game);
    scheduler.after(actor, NEWS_MS, 'has heard all', () => {
      if (this.#wire === heldBy && this.held !== null)
        history.expected.push({ client: actor.name, game, seat, cursor: this.cursor, least });
    });
  }

  #sayWatch(): void {
    const { seat, game, cursor } = this;
    this.held = null;
    this.#least ??= this.#server?.doubted.get(game) ?? 0;
    this.#watch = (this.#watch + 1) % 100;
    const message = { kind: 'watch', watch: this.#watch, game, after: cursor, chatAfter: 0, as: seat };
    this.#wire?.say(JSON.stringify(message));
  }

  #begin(update: Update): void {
    const { table, pending, told, from } = update;
    this.told = [...(this.#toldAt.get(from) ?? []), ...told];
    this.#hold({ table, pending }, 0);
    const { game, seat, actor, cursor } = this;
    this.#deps.history.expected.push({ client: actor.name, game, seat, cursor, least: this.#least ?? 0 });
    this.#least = null;
    this.#askAgain();
  }

  #follow(change: Change): void {
    if (change.watch !== this.#watch || this.held === null) return;
    if (change.n !== this.#n + 1) return this.#sayWatch();
    const { table, pending, told } = foldChange(this.held, change);
    if (told.length > 0) this.told = [...this.told, ...told];
    this.#hold({ table, pending }, change.n);
    if (change.id !== undefined) this.#answered(change.id);
  }

  #hold(held: Held, n: number): void {
    const { history, stored } = this.#deps;
    const { game, seat, told } = this;
    this.held = held;
    this.#n = n;
    this.cursor = held.table.cursor;
    this.#toldAt.set(this.cursor, told);
    history.shown.push({ client: this.actor.name, game, seat, held, told, stored: stored(game) });
    this.actSoon();
  }

  /** Thinks about the next order, if it is asked for one. */
  actSoon(): void {
    const { scheduler } = this.#deps;
    if (this.seat === 'spectator' || this.#isActing || this.asking !== null || this.quota === 0) return;
    if (!this.isAsked && !scheduler.isLucky(0.1)) return;
    this.#isActing = true;
    scheduler.after(this.actor, scheduler.between(20, 1500), 'acts', () => {
      this.#isActing = false;
      this.#act();
    });
  }

  #act(): void {
    const { history } = this.#deps;
    if (this.held === null || this.asking !== null || this.quota === 0) return;
    const ask = this.#chosen(this.seat as Side);
    if (ask === null) return;
    this.quota -= 1;
    const id = `${this.actor.name}-${String(++this.#asks).padStart(16, '0')}` as AskId;
    const { game, actor } = this;
    const since = this.#deps.stored(game);
    this.asking = {
      id,
      client: actor.name,
      game,
      side: this.seat as Side,
      ask,
      since,
      until: since,
      tries: 0,
      outcome: 'open',
    };
    history.asked.push(this.asking);
    this.#askAgain();
  }

  #chosen(side: Side): Ask | null {
    const { scheduler } = this.#deps;
    const { view, decision, card } = this.held!.table;
    if (card.status !== 'running') return null;
    if (decision === null || scheduler.isLucky(0.1)) return scheduler.pick(OTHER_ASKS);
    const orders = ordersFrom(view!, side, decision.required);
    const order = orders.includes('done') && scheduler.isLucky(0.4) ? 'done' : scheduler.pick(orders);
    return { kind: 'order', decision: decision.number, order };
  }

  #askAgainLater(): void {
    const { scheduler } = this.#deps;
    if (this.asking !== null)
      scheduler.after(this.actor, scheduler.between(500, 3000), 'asks again', () => this.#askAgain());
  }

  /** On the socket that watches the game, or without one. */
  #askAgain(): void {
    const { scheduler } = this.#deps;
    if (this.asking === null) return;
    this.asking.tries += 1;
    const { id, ask } = this.asking;
    if (this.held === null || scheduler.isLucky(0.1)) this.#askWithoutSocket(this.asking);
    else this.#wire!.say(JSON.stringify({ kind: 'ask', watch: this.#watch, id, ask }));
  }

  #askWithoutSocket({ id, ask, side, game }: Asked): void {
    const { scheduler, findServer } = this.#deps;
    const server = findServer();
    if (server === null) return this.#askAgainLater();
    const stopWaiting = scheduler.after(this.actor, SILENT_MS, 'waits no longer', () =>
      this.#refused(id, 'unreachable'),
    );
    scheduler.after(server.actor, scheduler.between(1, 50), `is asked by ${this.actor.name}`, () => {
      void server.ask(personOf(side), game, { id, ask, as: side }).then((code) =>
        scheduler.after(this.actor, scheduler.between(1, 50), `is answered ${code ?? 'yes'}`, () => {
          stopWaiting();
          if (code === null) this.#answered(id);
          else this.#refused(id, code);
        }),
      );
    });
  }

  #answered(id: AskId): void {
    if (this.asking?.id === id) this.#settle(this.asking, 'done');
  }

  #settle(asked: Asked, outcome: Asked['outcome']): void {
    asked.outcome = outcome;
    asked.until = this.#deps.stored(this.game);
    this.asking = null;
    this.actSoon();
  }

  #refused(id: AskId, code: string): void {
    if (this.asking?.id !== id) return;
    if (code === 'not-watched') this.#sayWatch();
    if (TRANSIENT.has(code)) return this.#askAgainLater();
    this.#settle(this.asking, 'refused');
  }
}
