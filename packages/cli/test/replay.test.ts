import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  SeededChance,
  give,
  makeGameFile,
  parseGameFile,
  fold,
  viewOf,
  VIEWERS,
  type GameFile,
  type Request,
  type Event,
  type View,
} from '@rubicon/engine';
import { say, sentenceOf, sentencesOf } from '@rubicon/words';
import { fileWith, plain, rubicon, rubiconIn, savedGame } from './kit.ts';

interface History {
  at: number;
  entries: number;
  viewer: string;
  result: { winner: string | null; reason: string } | null;
  events: { entry: number; event: Event; text: string }[];
  notices: { entry: number; text: string }[];
  view: View;
}

let text: string;
let game: GameFile;

beforeAll(async () => {
  text = readFileSync(await savedGame(['--names', 'Ann,Ben']), 'utf8');
  const parsed = parseGameFile(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  game = parsed.file;
});

async function replay(...options: string[]): Promise<History> {
  const { code, out, err } = await rubiconIn({ input: text }, 'replay', '-', '--json', ...options);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as History;
}

describe('as JSON', () => {
  test('the whole game, as a spectator by default', async () => {
    const told = await replay();
    const last = game.entries.length - 1;
    expect(told).toMatchObject({ at: last, entries: last + 1, viewer: 'spectator', notices: [] });
    expect(told.events[0]).toEqual({
      entry: 0,
      event: { kind: 'dealt', year: 705, hand: null },
      text: sentenceOf({ kind: 'dealt', year: 705, hand: null }, 'spectator'),
    });
    expect(told.events.at(-1)).toMatchObject({ entry: last, event: { kind: 'ended' } });
    expect(told.result).toEqual(fold(game).result);
  });

  test.each(VIEWERS)('up to an entry, %s sees what was visible then', async (viewer) => {
    for (const at of [0, 9, 60, 121]) {
      const told = await replay('--at', String(at), '--as', viewer);
      const then = fold({ options: game.options, entries: game.entries.slice(0, at + 1) });
      expect(told.view).toEqual(JSON.parse(JSON.stringify(viewOf(then, viewer))));
      expect([told.at, told.result]).toEqual([at, null]);
      expect(told.events.every(({ entry }) => entry <= at)).toBe(true);
    }
  });

  test('a side sees its own orders before they are published, the others do not', async () => {
    const start = game.entries.findIndex(
      (entry) => entry.kind === 'order' && entry.order.startsWith('move '),
    );
    const { side } = game.entries[start] as Extract<GameFile['entries'][number], { kind: 'order' }>;
    const moves = async (as: string): Promise<number> =>
      (await replay('--at', String(start), '--as', as)).events.filter(({ event }) => event.kind === 'moved')
        .length;
    expect(await moves(side)).toBe(1);
    expect(await moves(side === 'caesar' ? 'pompey' : 'caesar')).toBe(0);
    expect(await moves('spectator')).toBe(0);
  });

  test('no one sees the hand of the other side', async () => {
    const { events } = await replay('--as', 'pompey');
    const cards = events.flatMap(({ event }) =>
      event.kind === 'discarded' || event.kind === 'committed' ? [event.side] : [],
    );
    expect(new Set(cards)).toEqual(new Set(['pompey']));
    const moved = events.flatMap(({ event }) =>
      event.kind === 'moved' && event.side === 'caesar' ? [event.block] : [],
    );
    expect(new Set(moved)).toEqual(new Set([null]));
  });
});

describe('as text', () => {
  test('every event in a sentence, then the position, never wider than 100', async () => {
    const { code, out } = await rubiconIn({ input: text }, 'replay', '-', '--as', 'caesar');
    const told = await replay('--as', 'caesar');
    expect(code).toBe(0);
    expect(out).toContain('Ann (Caesar) against Ben (Pompey), edition 2.0, seen as caesar');
    const flat = out.replaceAll(/\s+/g, ' ');
    for (const [entry, events] of Map.groupBy(told.events, (each) => each.entry))
      for (const { text: sentence } of sentencesOf(
        events.map(({ event }) => event),
        'caesar',
      ))
        expect(flat).toContain(`${entry} ${sentence}`);
    for (const word of ['Year 709', 'After entry ', 'CAESAR (C)', 'POMPEY (P)', 'ROME'])
      expect(out).toContain(word);
    expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });

  test('in colour it is the same text', async () => {
    const [plainly, coloured] = [
      await rubiconIn({ input: text }, 'replay', '-', '--at', '50'),
      await rubiconIn({ input: text, outIsTerminal: true }, 'replay', '-', '--at', '50'),
    ];
    expect(coloured.out).not.toBe(plainly.out);
    expect(plain(coloured.out)).toBe(plainly.out);
  });
});

/** The game, then these requests, as a file. */
function withRequests(at: number, requests: readonly Request[]): string {
  let then = fold({ options: game.options, entries: game.entries.slice(0, at + 1) });
  for (const request of requests) {
    const accepted = give(then, request, new SeededChance(1), then.entries.at(-1)!.atMs + 1000);
    if (!accepted.ok) throw new Error(accepted.message);
    then = accepted.game;
  }
  return makeGameFile({ ...game, entries: then.entries });
}

test('entries that are not orders are printed too', async () => {
  const file = fileWith(
    withRequests(0, [
      { kind: 'offer-draw', side: 'caesar' },
      { kind: 'decline-draw', side: 'pompey' },
      { kind: 'pause' },
      { kind: 'resume' },
      { kind: 'outage', fromMs: game.entries[0]!.atMs },
      { kind: 'epoch', number: 2 },
      { kind: 'resign', side: 'caesar' },
    ]),
  );
  const { out } = await rubicon('replay', file);
  for (const sentence of [
    say('notice.offer-draw', { side: 'Caesar' }),
    say('notice.decline-draw', { side: 'Pompey' }),
    say('notice.pause'),
    say('notice.resume'),
    say('notice.outage'),
    `${say('notice.epoch')} Commitment: 2.`,
    say('notice.resign', { side: 'Caesar' }),
    `${say('over.title.win', { side: 'Pompey' })}. ${say('over.reason.resignation')}`,
  ])
    expect(out.replaceAll(/\s+/g, ' ')).toContain(sentence);
  expect(out).not.toContain('must decide');
  // At the cards step both would be asked, if the game were not over
  expect((await rubicon('show', file)).out).not.toContain('must decide');
  expect(JSON.parse((await rubicon('show', file, '--json')).out)).toMatchObject({ asked: [] });
  expect((await rubicon('legal', file)).out).toContain('the game is over');
  const { notices } = JSON.parse((await rubicon('replay', file, '--json')).out) as History;
  expect(notices).toHaveLength(7);
});

test('a draw by agreement', async () => {
  const content = withRequests(20, [
    { kind: 'offer-draw', side: 'caesar' },
    { kind: 'accept-draw', side: 'pompey' },
  ]);
  const { out } = await rubiconIn({ input: content }, 'replay', '-');
  expect(out).toContain(say('notice.accept-draw', { side: 'Pompey' }));
  expect(out).toContain(`${say('over.title.draw')}. ${say('over.reason.agreement')}`);
});

test('an undone order is not printed', async () => {
  const start = game.entries.findIndex((entry) => entry.kind === 'order' && entry.order.startsWith('move '));
  const { side } = game.entries[start] as Extract<GameFile['entries'][number], { kind: 'order' }>;
  const content = withRequests(start, [{ kind: 'undo', side, scope: 'order' }]);
  for (const viewer of VIEWERS) {
    const { out } = await rubiconIn({ input: content }, 'replay', '-', '--as', viewer, '--json');
    const { events } = JSON.parse(out) as History;
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter(({ event }) => event.kind === 'moved')).toEqual([]);
  }
});

test('an entry beyond the end, and a log that breaks the rules', async () => {
  const last = game.entries.length - 1;
  const beyond = await rubiconIn({ input: text }, 'replay', '-', '--at', String(last + 1));
  expect(beyond.code).toBe(2);
  expect(beyond.err).toContain(`from 0 to ${last}`);
  const entries = game.entries.toSpliced(7, 1);
  const file = fileWith('');
  writeFileSync(file, makeGameFile({ ...game, entries }));
  const { code, err } = await rubicon('replay', file);
  expect(code).toBe(1);
  expect(err).toMatch(/^error\[[a-z-]+\]: Entry \d+: /);
  expect(err).toContain('rubicon verify');
  expect((await rubicon('replay', file, '--at', '5')).code).toBe(0);
});
