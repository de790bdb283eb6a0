// Messages to webhooks: to a Discord channel with a card and a picture of the board, to any other as plain JSON.
import type { GameId } from '@rubicon/protocol';
import { isDiscord, makeDiscord } from './discord.ts';
import type { SafeFetch } from './safe-fetch.ts';
import { sentBy, type Sent } from './sent.ts';

interface HookMessage {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly game: GameId | null; // whose board is shown
  readonly mentions: readonly string[]; // as given; see `mentionOf`
}

export interface Hooks {
  send(url: string, message: HookMessage): Promise<Sent>;
}

export interface HooksDeps {
  readonly fetcher: SafeFetch;
  readonly inside: boolean; // for tests: a Discord on this machine
  /** Null: there is none, or it may not be shown. */
  readonly pictureOf: (game: GameId) => Promise<Buffer | null>;
}

const LONGEST_CONTENT = 1900; // what most services accept, with some margin

export const hooksOf = ({ fetcher, inside, pictureOf }: HooksDeps): Hooks => ({
  send: async (address, { title, text, url, game, mentions }) => {
    if (!isDiscord(address, inside)) {
      const content = `${text.slice(0, LONGEST_CONTENT)}\n${url}`;
      const body = JSON.stringify({ content, allowed_mentions: { parse: [] } }); // other people's text must not mention anyone
      return sentBy(await fetcher.post(address, { 'content-type': 'application/json' }, body));
    }
    const png = game === null ? null : await pictureOf(game);
    const picture = png === null ? null : { png, alt: title };
    const request = makeDiscord({ title, text, url, picture, mentions });
    return sentBy(await fetcher.post(address, { 'content-type': request.type }, request.body));
  },
});
