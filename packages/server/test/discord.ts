// A Discord on this machine: it takes what Discord takes, and refuses the rest as it does.
// https://discord.com/developers/docs/resources/webhook#execute-webhook
import { parsePng } from '../src/pictures/png.ts';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Embed {
  readonly title: string;
  readonly url: string;
  readonly description: string;
  readonly color: number;
  readonly image?: { readonly url: string };
}

interface Posted {
  readonly path: string;
  readonly content?: string;
  readonly embeds: readonly Embed[];
  readonly allowed_mentions: {
    readonly parse: readonly string[];
    readonly users: readonly string[];
    readonly roles: readonly string[];
  };
  readonly picture: { readonly width: number; readonly height: number } | null;
}

export interface Discord {
  readonly url: string; // of a channel's webhook
  readonly posted: Posted[];
  readonly refused: string[]; // why
  limitS: number | null; // refuses with 429, to be tried again after so many seconds
  stop(): Promise<void>;
}

const LIMITS = { content: 2000, embeds: 10, all: 6000, title: 256, description: 4096, alt: 1024 };
const KNOWN = new Set(['content', 'embeds', 'allowed_mentions', 'attachments']);

/** What Discord has against a message; null if nothing. */
export function faultOf(message: Record<string, unknown>, files: readonly string[]): string | null {
  const {
    content = '',
    embeds = [],
    allowed_mentions: mentions,
    attachments = [],
  } = message as {
    content?: string;
    embeds?: Embed[];
    allowed_mentions?: Posted['allowed_mentions'];
    attachments?: { id: number; filename: string; description: string }[];
  };
  if (Object.keys(message).some((name) => !KNOWN.has(name))) return 'an unknown field';
  if (content === '' && embeds.length === 0) return 'an empty message';
  if (content.length > LIMITS.content) return 'a content that is too long';
  if (embeds.length > LIMITS.embeds) return 'too many embeds';
  const isLong = ({ title, description }: Embed): boolean =>
    title.length > LIMITS.title || description.length > LIMITS.description;
  if (embeds.some(isLong)) return 'an embed that is too long';
  if (embeds.reduce((sum, { title, description }) => sum + title.length + description.length, 0) > LIMITS.all)
    return 'embeds that are too long together';
  if (embeds.some(({ title, url, color }) => title === '' || !/^https?:\/\//.test(url) || color > 0xff_ff_ff))
    return 'a bad embed';
  if (mentions === undefined || mentions.users.length > 100 || mentions.roles.length > 100)
    return 'no mentions';
  if (
    attachments.some(
      ({ id, filename, description }) => files[id] !== filename || description.length > LIMITS.alt,
    )
  )
    return 'an attachment without a file';
  const missing = embeds.some(
    ({ image }) => image !== undefined && !files.includes(image.url.replace(/^attachment:\/\//, '')),
  );
  return missing ? 'a picture without a file' : null;
}

export async function discord(): Promise<Discord> {
  const read = async (request: IncomingMessage): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    return Buffer.concat(parts);
  };
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await read(request);
    if (self.limitS !== null) {
      response.writeHead(429, {
        'retry-after': String(Math.ceil(self.limitS)),
        'x-ratelimit-reset-after': String(self.limitS),
      });
      return void response.end(
        JSON.stringify({ message: 'You are being rate limited.', retry_after: self.limitS, global: false }),
      );
    }
    const type = request.headers['content-type'] ?? '';
    const isForm = type.startsWith('multipart/form-data');
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': isForm ? type : 'application/x-www-form-urlencoded' },
    }).formData();
    const text = isForm ? (form.get('payload_json') as string) : body.toString();
    const file = isForm ? (form.get('files[0]') as File | null) : null;
    const message = JSON.parse(text) as Record<string, unknown>;
    const fault = faultOf(message, file === null ? [] : [file.name]);
    if (fault !== null) {
      self.refused.push(fault);
      return void response.writeHead(400).end();
    }
    const png = file === null ? null : parsePng(Buffer.from(await file.arrayBuffer()));
    self.posted.push({
      ...(message as unknown as Omit<Posted, 'path' | 'picture'>),
      path: request.url ?? '',
      picture: png === null ? null : { width: png.width, height: png.height },
    });
    response.writeHead(204).end();
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const self: Discord = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/123456789012345678/se-cret_Token`,
    posted: [],
    refused: [],
    limitS: null,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
  return self;
}
