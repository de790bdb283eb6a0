// A connection of a server: calls take their time, and one may be lost before or after it is carried out. Then the server
// has stopped, or knows only that the call failed.

/** What a lost call rejects with. */
export class Lost extends Error {}

export interface Connection {
  /** Nothing is carried out any more, and nothing answered. */
  readonly isCut: boolean;
  over<T extends object>(target: T): T;
}

type Method = (...given: readonly unknown[]) => Promise<unknown>;

const TURNS = 4; // of the event loop that one way of a call takes, at most
const SELDOM = 40; // one call in so many

/** `onLoss`: called with each lost call. */
export function unreliable(roll: (among: number) => number, onLoss: () => void): Connection {
  let isCut = false;

  async function travel(): Promise<void> {
    for (let turn = roll(TURNS); turn >= 0; turn--) await Promise.resolve();
    if (roll(SELDOM) === 0) {
      isCut ||= roll(2) === 0;
      onLoss();
      throw new Lost('The call is lost.');
    }
    if (isCut) throw new Lost('The server has stopped.');
  }

  async function call(run: () => Promise<unknown>): Promise<unknown> {
    await travel();
    const answer = await run();
    await travel();
    return answer;
  }

  return {
    get isCut() {
      return isCut;
    },
    over: (target) =>
      new Proxy(target, {
        get: (_, name) => {
          const method = Reflect.get(target, name) as Method;
          return (...given: readonly unknown[]) => call(() => method.apply(target, [...given]));
        },
      }),
  };
}
