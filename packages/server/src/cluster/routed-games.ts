// The game service of a process among several: what concerns a game is done by its owner.
import type { GameId } from '@rubicon/protocol';
import type { GameService } from '../games/service.ts';
import type { Membership } from './membership.ts';
import { ownerOf } from './place.ts';
import { watchesElsewhere } from './remote-watches.ts';

/** Where each method has the game among its arguments. */
const ROUTED = {
  end: 0,
  rebase: 0,
  isLooking: 0,
  playerStatus: 0,
  join: 1,
  leave: 1,
  turnAway: 1,
  start: 1,
  rematch: 1,
  seek: 1,
  sendOn: 1,
  vacate: 1,
  ask: 1,
  look: 1,
  card: 1,
  file: 1,
  recall: 1,
  setSeen: 1,
  say: 1,
  chat: 1,
  checkHears: 1,
  notes: 1,
  setNotes: 1,
  standing: 1,
  setStanding: 1,
  plan: 1,
  leavePlan: 1,
} as const satisfies Partial<Record<keyof GameService, 0 | 1>>;
type Routed = keyof typeof ROUTED;

export function routedGames(own: GameService, member: Membership): GameService {
  const { place, lines } = member;
  const owner = (game: GameId): number => ownerOf(game, place.count);
  const watches = watchesElsewhere(own, member);
  const local = own as unknown as Record<Routed, (...given: readonly unknown[]) => Promise<unknown>>;
  const routed = Object.fromEntries(
    Object.entries(ROUTED).map(([name, at]) => [
      name,
      (...given: readonly unknown[]): Promise<unknown> => {
        const to = owner(given[at] as GameId);
        return to === place.number ? local[name as Routed](...given) : lines.ask(to, 'games', [name, given]);
      },
    ]),
  ) as unknown as Pick<GameService, Routed>;
  lines.on('games', ([name, given]: readonly [Routed, readonly unknown[]]) => local[name](...given));
  return {
    ...own,
    ...routed,
    watch: (by, game, from, watcher) => {
      const to = owner(game);
      return to === place.number
        ? own.watch(by, game, from, watcher)
        : watches.watch(to, { by, game, from }, watcher);
    },
    askWatching: (by, game, body, watcher) => {
      const to = owner(game);
      return to === place.number
        ? own.askWatching(by, game, body, watcher)
        : watches.ask(to, { by, game, body }, watcher);
    },
    get held() {
      return own.held;
    },
    get awayMs() {
      return own.awayMs;
    },
  };
}
