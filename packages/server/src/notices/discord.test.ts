import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../test/discord.ts';
import { isDiscord, makeDiscord, mentionOf, type DiscordPost } from './discord.ts';

const TOKEN = 'abc-DEF_123';
const POST: DiscordPost = {
  title: 'Your turn',
  text: 'It is your turn.',
  url: 'https://rubicon.example/play=x',
  picture: null,
  mentions: [],
};
const bodyOf = (post: Partial<DiscordPost>): Record<string, unknown> =>
  JSON.parse(String(makeDiscord({ ...POST, ...post }).body)) as Record<string, unknown>;

test.each([
  [`https://discord.com/api/webhooks/123456789012345678/${TOKEN}`, true],
  [`https://discord.com/api/v10/webhooks/1/${TOKEN}?wait=true`, true],
  [`https://discordapp.com/api/webhooks/1/${TOKEN}`, true],
  [`https://ptb.discord.com/api/webhooks/1/${TOKEN}`, true],
  [`https://discord.com.evil.example/api/webhooks/1/${TOKEN}`, false],
  [`https://chat.example/api/webhooks/1/${TOKEN}`, false],
  ['https://discord.com/channels/1/2', false],
  ['nonsense', false],
])('%s is a channel of Discord: %s', (url, is) => expect(isDiscord(url, false)).toBe(is));

describe('a mention', () => {
  test.each([
    ['123456789012345678', '<@123456789012345678>', ['123456789012345678'], []],
    ['@123456789012345678', '<@123456789012345678>', ['123456789012345678'], []],
    ['&123456789012345678', '<@&123456789012345678>', [], ['123456789012345678']],
    ['Gaia', 'Gaia', [], []],
    ['@everyone', String.raw`\@everyone`, [], []],
    ['<@123456789012345678>', String.raw`\<\@123456789012345678\>`, [], []],
  ])('%s is %s', (given, text, users, roles) => expect(mentionOf(given)).toEqual({ text, users, roles }));

  test('as given is the only one a message can make', () => {
    const evil = '@everyone <@999999999999999999> <@&1> @here';
    const { allowed_mentions: allowed, content } = bodyOf({
      title: evil,
      text: evil,
      mentions: ['123456789012345678', 'Ben', '@123456789012345678'],
    });
    expect(allowed).toEqual({ parse: [], users: ['123456789012345678'], roles: [] });
    expect(content).toBe('<@123456789012345678> Ben <@123456789012345678>');
  });
});

test('what people wrote formats nothing and links nowhere', () => {
  const { embeds } = bodyOf({ text: '[press](https://evil.example) **here**' }) as {
    embeds: { description: string }[];
  };
  expect(embeds[0]!.description).toBe(String.raw`\[press\]\(https://evil.example\) \*\*here\*\*`);
});

test('whatever is written, Discord takes it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 6000 }),
      fc.string({ unit: 'binary', maxLength: 9000 }),
      fc.array(fc.string({ maxLength: 60 }), { maxLength: 2 }),
      (title, text, mentions) => {
        expect(faultOf(bodyOf({ title: `x${title}`, text, mentions }), [])).toBeNull();
      },
    ),
  );
});

test('a picture goes along as a file', async () => {
  const { type, body } = makeDiscord({
    ...POST,
    picture: { png: Buffer.from('PNG \r\n--'), alt: 'A board' },
  });
  const form = await new Response(new Uint8Array(body as Buffer), {
    headers: { 'content-type': type },
  }).formData();
  const message = JSON.parse(form.get('payload_json') as string) as Record<string, unknown>;
  expect(message).toMatchObject({
    embeds: [{ image: { url: 'attachment://board.png' } }],
    attachments: [{ id: 0, filename: 'board.png', description: 'A board' }],
  });
  expect(await (form.get('files[0]') as File).text()).toBe('PNG \r\n--');
});
