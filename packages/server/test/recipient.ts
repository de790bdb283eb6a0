// A client that records every byte it gets: of each answer and of each frame, in order. Answers and the kinds of
// frames are recorded separately: they do not wait for each other.
import { once } from 'node:events';
import type { AskBody, GameId, ServerMessage, Update } from '@rubicon/protocol';
import { WebSocket } from 'ws';

/**
 * What differs between two runs of the same thing: the date of an answer, to the second; and where a page's head names
 * it, the address of the server. Nothing else is masked.
 */
const MASKED_HEADERS: ReadonlySet<string> = new Set(['date']);

/** The answers, the heads of pages, the long polls, or one kind of frame. */
export type Stream = 'answers' | 'heads' | 'polls' | ServerMessage['kind'];

export interface Recipient {
  readonly got: ReadonlyMap<Stream, readonly string[]>;
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Update>;
  /** As `ask`, for what may be refused; returns whether it was done. */
  tries(method: 'GET' | 'POST', path: string, body?: object): Promise<boolean>;
  /** What a link to a page shows where it is pasted. */
  open(page: string): Promise<void>;
  /** The same for a request to the watched game, over the socket. */
  triesOver(body: AskBody): Promise<boolean>;
  /** Long-polls a game. */
  poll(game: GameId, after: number): Poll;
  /** Subscribes to a game and to the lobby. */
  watch(game: GameId): Promise<void>;
  /** Until everything sent so far has arrived. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface Poll {
  readonly answered: Promise<Update | null>; // null: given up
  giveUp(): void;
}

const MOST_TRIES = 100; // a page does not wait for its head on a busy machine

/** Connects as a guest, or anonymously. Request ids are counted, so that two runs send the same. */
export async function recipient(url: string, name: string | null): Promise<Recipient> {
  const got = new Map<Stream, string[]>();
  const keep = (stream: Stream, text: string): void => {
    got.set(stream, [...(got.get(stream) ?? []), text]);
  };
  const frames = new Set<(message: ServerMessage) => void>();
  let cookie = '';
  let asked = 0;

  const request = (method: string, path: string, body?: object, signal?: AbortSignal): Promise<Response> =>
    fetch(`${url}/api/2${path}`, {
      method,
      headers: { origin: url, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal !== undefined && { signal }),
    });
  const read = async (stream: Stream, answer: Response): Promise<string> => {
    const bytes = Buffer.from(await answer.arrayBuffer()); // of a text or a picture
    const headers = [...answer.headers].filter(([key]) => !MASKED_HEADERS.has(key));
    const body = bytes.toString('latin1');
    if (stream !== 'heads') keep(stream, `${answer.status} ${JSON.stringify(headers)} ${body}`);
    else if (body !== '') keep(stream, `${JSON.stringify(headers)} ${body.replaceAll(url, '')}`);
    const [token] = answer.headers.getSetCookie();
    if (token !== undefined) cookie = token.split(';')[0]!;
    return bytes.toString();
  };
  const send = async (method: string, path: string, body?: object): Promise<Update> => {
    const answer = await request(method, path, body);
    const text = await read('answers', answer);
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
    return (text === '' ? null : JSON.parse(text)) as Update;
  };

  if (name !== null) await send('POST', '/guest', { name });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/2/socket`, {
    headers: { origin: url, cookie },
  });
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    const message = JSON.parse(text) as ServerMessage;
    keep(message.kind, text);
    for (const listener of frames) listener(message);
  });
  await once(socket, 'open');

  const settle = async (): Promise<void> => {
    const at = ++asked;
    const { promise, resolve } = Promise.withResolvers<void>();
    const listener = (message: ServerMessage): void => {
      if (message.kind === 'pong' && message.at === at) resolve();
    };
    frames.add(listener);
    socket.send(JSON.stringify({ kind: 'ping', at }));
    await promise;
    frames.delete(listener);
  };

  return {
    got,
    ask: send,
    tries: async (method, path, body) => {
      const answer = await request(method, path, body);
      await read('answers', answer);
      return answer.ok;
    },
    open: async (page) => {
      for (let tries = 1; (await read('heads', await fetch(`${url}/${page}`))) === ''; tries++)
        if (tries === MOST_TRIES) throw new Error(`/${page} came without its head ${MOST_TRIES} times.`);
    },
    triesOver: async (body) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const listener = (message: ServerMessage): void => {
        if ('id' in message && message.id === body.id) resolve(message.kind === 'change');
      };
      frames.add(listener);
      socket.send(JSON.stringify({ kind: 'ask', watch: 1, ...body }));
      const isDone = await promise;
      frames.delete(listener);
      return isDone;
    },
    poll: (game, after) => {
      const gone = new AbortController();
      const answered = request('GET', `/games/${game}?after=${after}&wait=25`, undefined, gone.signal).then(
        async (answer) => JSON.parse(await read('polls', answer)) as Update,
        () => null,
      );
      return { answered, giveUp: () => gone.abort() };
    },
    watch: async (game) => {
      socket.send(JSON.stringify({ kind: 'lobby', on: true }));
      socket.send(JSON.stringify({ kind: 'watch', watch: 1, game, after: 0 }));
      await settle();
    },
    settle,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}
