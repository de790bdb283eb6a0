// A player whose page speaks the protocol of whichever server it was loaded from: told that the server speaks another,
// it is reloaded, and sends its unanswered order again, with the same id.
import { PROTOCOL, type AskBody, type GameId, type Update } from '@rubicon/protocol';
import type { SeededChance, Side } from '@rubicon/engine';
import { askBody, client, replica, type Client } from '../live-kit.ts';
import { pause, type Seen } from './player.ts';

/** Of the last release. */
export const OLD_PROTOCOL = PROTOCOL - 1;

const LOOK_MS = 30;
const AGAIN_MS = 50;

interface Hooks {
  readonly isOver: () => boolean;
  readonly onAcknowledged: (protocol: number) => void;
  readonly onReload: () => void;
}

export async function playReloading(
  person: Client,
  game: GameId,
  side: Side,
  chance: SeededChance,
  { isOver, onAcknowledged, onReload }: Hooks,
): Promise<Seen> {
  const seen: Seen = { side, held: replica(), acknowledged: [], faults: [], repeated: 0 };
  let protocol = OLD_PROTOCOL;

  /** Until it is answered otherwise than by a server that stops, fails or speaks another protocol. */
  async function untilAnswered(method: string, address: (query: string) => string, body?: AskBody) {
    for (let tries = 0; ; tries++) {
      if (tries > 0 && body !== undefined) seen.repeated += 1;
      const listing = protocol === OLD_PROTOCOL ? '' : '&orders=yes'; // the old one always lists them
      const reply = await client(person.url, person.credentials, protocol)
        .send(method, address(listing), body)
        .catch(() => null);
      // The last release has no name for another protocol
      if (reply?.code === 'other-protocol' || reply?.code === 'no-such-address') {
        protocol = protocol === OLD_PROTOCOL ? PROTOCOL : OLD_PROTOCOL;
        onReload();
      } else if (reply !== null && reply.status < 500) return reply;
      await pause(AGAIN_MS);
    }
  }

  for (;;) {
    const after = seen.held.update?.table.cursor ?? 0;
    const looked = await untilAnswered('GET', (query) => `/games/${game}?after=${after}${query}`);
    if (looked.status !== 200) throw new Error(`${side} cannot look: ${looked.text}`);
    // A server that has not heard of the last order yet answers with an older table, which is not taken
    seen.held.apply(looked.json as Update);
    const { card, decision } = seen.held.update!.table;
    if (card.status === 'over' || isOver()) return seen;
    if (decision?.required !== true) {
      await pause(LOOK_MS);
      continue;
    }
    const order = decision.orders![chance.roll(decision.orders!.length)]!;
    const body = askBody({ kind: 'order', decision: decision.number, order });
    const { status } = await untilAnswered('POST', () => `/games/${game}/asks`, body);
    if (status !== 200) continue;
    seen.acknowledged.push(order);
    onAcknowledged(protocol);
  }
}
