// Watchers in one process of games that another owns. A page opens its socket at the owner of its game, so these are
// few: someone who watches several games over one socket, or polls.
import type { AskBody, AskId, GameId } from '@rubicon/protocol';
import { Refused } from '../base/refused.ts';
import type { Watcher } from '../games/live/live-game.ts';
import type { GameService } from '../games/service.ts';
import type { WatchFrom } from '../games/watching.ts';
import type { Person } from '../people/person.ts';
import type { Membership } from './membership.ts';

interface Wanted {
  readonly by: Person | null;
  readonly game: GameId;
  readonly from: WatchFrom;
}

interface AskedWatch extends Wanted {
  readonly number: number;
  readonly person: Watcher['person'];
  readonly isPassing: boolean;
  readonly wantsOrders: boolean;
}

/** A request of a watcher. */
interface AskedFrom {
  readonly number: number;
  readonly by: Person;
  readonly game: GameId;
  readonly body: Omit<AskBody, 'as'>;
}

interface Here {
  readonly to: number;
  readonly watcher: Watcher;
  wasVisible: boolean;
}

interface There {
  readonly from: number;
  readonly watcher: Watcher;
  stop: () => void;
  isVisible: boolean;
}

const LOOK_MS = 2000;

export interface RemoteWatches {
  watch(to: number, wanted: Wanted, watcher: Watcher): Promise<() => void>;
  /** What a watcher asks of the game it watches. */
  ask(to: number, asked: Omit<AskedFrom, 'number'>, watcher: Watcher): Promise<void>;
}

export function watchesElsewhere(own: GameService, { lines, onGone }: Membership): RemoteWatches {
  const here = new Map<number, Here>(); // ours, of games elsewhere
  const there = new Map<string, There>(); // others', of games here
  let count = 0;
  const keyOf = (from: number, number: number): string => `${from} ${number}`;

  lines.on(
    'watch',
    async ({ number, by, game, from, person, isPassing, wantsOrders }: AskedWatch, process) => {
      const key = keyOf(process, number);
      const watcher: Watcher = {
        person,
        send: (text) => lines.tell(process, 'push', [number, text]),
        change: (fields, answers) => lines.tell(process, 'change', [number, fields, answers]),
        deliver: (text) => lines.ask<boolean>(process, 'deliver', [number, text]).catch(() => false),
        isVisible: () => state.isVisible,
        isPassing,
        wantsOrders,
      };
      const state: There = { from: process, watcher, stop: () => undefined, isVisible: true };
      there.set(key, state);
      try {
        const stop = await own.watch(by, game, from, watcher);
        // That process may have ended meanwhile
        if (there.get(key) === state) state.stop = stop;
        else stop();
      } catch (error) {
        there.delete(key);
        throw error;
      }
    },
  );
  lines.on('unwatch', (number: number, process) => {
    there.get(keyOf(process, number))?.stop();
    there.delete(keyOf(process, number));
  });
  lines.on('visible', ([number, isVisible]: readonly [number, boolean], process) => {
    const state = there.get(keyOf(process, number));
    if (state !== undefined) state.isVisible = isVisible;
  });
  lines.on('asked', ({ number, by, game, body }: AskedFrom, process) => {
    const state = there.get(keyOf(process, number));
    if (state === undefined)
      throw new Refused('not-watched', 'This socket watches no game under that number.');
    return own.askWatching(by, game, body, state.watcher);
  });
  lines.on('change', ([number, fields, answers]: readonly [number, string, AskId | null]) =>
    here.get(number)?.watcher.change(fields, answers),
  );
  lines.on('push', ([number, text]: readonly [number, string]) => here.get(number)?.watcher.send(text));
  lines.on('deliver', ([number, text]: readonly [number, string]) => {
    const watcher = here.get(number)?.watcher;
    if (watcher?.deliver !== undefined) return watcher.deliver(text);
    watcher?.send(text);
    return watcher !== undefined;
  });

  onGone((process) => {
    for (const [number, { to, watcher }] of here) {
      if (to !== process) continue;
      here.delete(number);
      watcher.lost?.();
    }
    for (const [key, { from, stop }] of there) {
      if (from !== process) continue;
      there.delete(key);
      stop();
    }
  });

  setInterval(() => {
    for (const [number, state] of here) {
      const isVisible = state.watcher.isVisible?.() !== false;
      if (isVisible === state.wasVisible) continue;
      state.wasVisible = isVisible;
      lines.tell(state.to, 'visible', [number, isVisible]);
    }
  }, LOOK_MS).unref();

  return {
    watch: async (to, wanted, watcher) => {
      const number = ++count;
      here.set(number, { to, watcher, wasVisible: true });
      const asked: AskedWatch = {
        ...wanted,
        number,
        person: watcher.person,
        isPassing: watcher.isPassing === true,
        wantsOrders: watcher.wantsOrders === true,
      };
      try {
        await lines.ask(to, 'watch', asked);
      } catch (error) {
        here.delete(number);
        throw error;
      }
      return () => {
        if (here.delete(number)) lines.tell(to, 'unwatch', number);
      };
    },
    ask: (to, asked, watcher) => {
      const [number] = here.entries().find(([, each]) => each.watcher === watcher) ?? [0];
      return lines.ask(to, 'asked', { ...asked, number } satisfies AskedFrom);
    },
  };
}
