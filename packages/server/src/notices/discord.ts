// Messages to a Discord channel by its webhook: a line that mentions who is meant, and a card with a link and a picture.
// https://discord.com/developers/docs/resources/webhook#execute-webhook says what it accepts.
import { randomBytes } from 'node:crypto';

export interface DiscordPost {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly picture: { readonly png: Buffer; readonly alt: string } | null;
  readonly mentions: readonly string[]; // as given; see `mentionOf`
}

export interface DiscordRequest {
  readonly type: string; // of its content
  readonly body: Buffer | string;
}

const LONGEST = { content: 2000, title: 256, text: 4096, alt: 1024 };
const COLOUR = 0x8c_1c_24;
const FILE = 'board.png';
const PATH = /^\/api\/(?:v\d+\/)?webhooks\/\d{1,25}\/[\w-]{1,200}$/;
const HOSTS: ReadonlySet<string> = new Set([
  'discord.com',
  'discordapp.com',
  'canary.discord.com',
  'ptb.discord.com',
]);

/** By its address. `inside`: on any host, for tests. */
export function isDiscord(url: string, inside: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  return PATH.test(pathname) && (inside || HOSTS.has(hostname));
}

interface Mention {
  readonly text: string;
  readonly users: readonly string[];
  readonly roles: readonly string[];
}

/** An id is a person, `&` and an id a role; both are told. Anything else is a name, which tells nobody. */
export function mentionOf(given: string): Mention {
  const [, sign = '', id] = /^@?(&?)(\d{15,20})$/.exec(given.trim()) ?? [];
  if (id !== undefined)
    return sign === '&'
      ? { text: `<@&${id}>`, users: [], roles: [id] }
      : { text: `<@${id}>`, users: [id], roles: [] };
  return { text: plain(given.trim()), users: [], roles: [] };
}

/** What somebody wrote is shown as it is: it formats nothing, links nowhere and mentions nobody. */
const plain = (text: string): string => text.replaceAll(/[\\*_~`|>#[\]()<@-]/g, (sign) => `\\${sign}`);

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\\+$|[\ud800-\udbff]$/, '')}…`;

export function makeDiscord({ title, text, url, picture, mentions }: DiscordPost): DiscordRequest {
  const all = [...new Set(mentions)].map(mentionOf);
  const meant = all.map((each) => each.text).join(' ');
  const payload = {
    ...(meant !== '' && { content: cut(meant, LONGEST.content) }),
    embeds: [
      {
        title: cut(plain(title), LONGEST.title),
        url,
        description: cut(plain(text), LONGEST.text),
        color: COLOUR,
        ...(picture !== null && { image: { url: `attachment://${FILE}` } }),
      },
    ],
    // Discord refuses a list that names somebody twice
    allowed_mentions: {
      parse: [],
      users: [...new Set(all.flatMap(({ users }) => users))],
      roles: [...new Set(all.flatMap(({ roles }) => roles))],
    },
    ...(picture !== null && {
      attachments: [{ id: 0, filename: FILE, description: cut(picture.alt, LONGEST.alt) }],
    }),
  };
  const json = JSON.stringify(payload);
  return picture === null ? { type: 'application/json', body: json } : multipart(json, picture.png);
}

function multipart(json: string, png: Buffer): DiscordRequest {
  const edge = `rubicon-${randomBytes(16).toString('hex')}`;
  const part = (name: string, type: string, more = ''): string =>
    `--${edge}\r\ncontent-disposition: form-data; name="${name}"${more}\r\ncontent-type: ${type}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${part('payload_json', 'application/json')}${json}\r\n`),
    Buffer.from(part('files[0]', 'image/png', `; filename="${FILE}"`)),
    png,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ]);
  return { type: `multipart/form-data; boundary=${edge}`, body };
}
