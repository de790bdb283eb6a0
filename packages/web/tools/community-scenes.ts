// Screenshots of what several people do together: a search, tournaments, a game that is watched; and of puzzles.
import type { Page } from 'playwright-core';
import { ENTROPY, members, onlineScene, openPage, type Member } from './online-scenes.ts';
import { enter, press, type Scene } from './scene-steps.ts';

const TERMS = {
  edition: '2.0',
  rules: {},
  pace: { kind: 'none' },
  aids: { odds: true, hints: false, intel: true, undo: true },
};

interface Played {
  readonly card: { readonly id: string; readonly round: number };
  readonly played: readonly {
    readonly games: readonly { readonly game: string; readonly outcome: object | null }[];
  }[];
}

interface Seat {
  readonly table: { readonly seat: string };
}

/** A tournament of five; all games of its first round are over. */
async function toTournament(page: Page, name: string, format: string): Promise<void> {
  const people = await members(page);
  const [anna] = people as [Member];
  const wanted = { ...TERMS, name, format, seats: people.length, roundMs: 604_800_000 };
  const { card } = await anna.ask<Played>('POST', '/tournaments', wanted);
  for (const { ask } of people) await ask('POST', `/tournaments/${card.id}/join`);
  const read = (): Promise<Played> => anna.ask('GET', `/tournaments/${card.id}`);
  for (;;) {
    const tournament = await read();
    if (tournament.card.round > 1) break;
    for (const { game, outcome } of tournament.played[0]?.games ?? [])
      if (outcome === null) await resignOne(people, game);
    await page.waitForTimeout(500);
  }
  await openPage(page, `tournament=${card.id}`, name);
  await page.getByRole('row').nth(2).waitFor();
  await page.locator('.thumbnail').first().waitFor(); // the boards
}

/** Both begin, and the later of them in the list resigns. */
async function resignOne(people: readonly Member[], game: string): Promise<void> {
  let loser: Member | null = null;
  for (const person of people) {
    const found = await person.ask<Seat>('GET', `/games/${game}`).catch(() => null); // it is made a moment later
    if (found === null) return;
    if (found.table.seat === 'spectator') continue;
    await person.ask('POST', `/games/${game}/start`, { entropy: ENTROPY }).catch(() => null); // it has begun
    loser = person;
  }
  await loser?.ask('POST', `/games/${game}/asks`, { id: game.padEnd(20, '0'), ask: { kind: 'resign' } });
}

/** Livia and Cassius play live. */
async function toWatch(page: Page): Promise<void> {
  const [, livia, cassius] = (await members(page)) as [Member, Member, Member];
  const { card } = await livia.ask<{ card: { game: string } }>('POST', '/games', {
    ...TERMS,
    pace: { kind: 'live', bankMs: 5_400_000, incrementMs: 30_000 },
    side: 'caesar',
    opponent: { kind: 'open' },
    visibility: 'public',
  });
  await cassius.ask('POST', `/games/${card.game}/join`, {});
  for (const { ask } of [livia, cassius])
    await ask('POST', `/games/${card.game}/start`, { entropy: ENTROPY });
  await openPage(page, 'watch', 'On now');
  await page.getByRole('region', { name: 'Board' }).waitFor();
}

async function search(page: Page): Promise<void> {
  await enter(page, 'Anna');
  await press(page, 'Play now');
  await page.getByText('Looking for an opponent.').waitFor();
}

const puzzleScene = (name: string, go: Scene['go']): Scene => ({ name, dark: true, isCommon: true, go });

export const COMMUNITY_SCENES: readonly Scene[] = [
  onlineScene('online-search', search, true),
  onlineScene('online-search-computer', async (page) => {
    await search(page);
    await press(page, 'Play a computer while you wait');
    await page.getByRole('region', { name: 'What to do' }).waitFor();
    await page.getByText('Looking for an opponent.').waitFor();
  }),
  onlineScene('online-tournament', (page) => toTournament(page, 'Ludi Romani', 'swiss'), true),
  onlineScene('online-knock-out', (page) => toTournament(page, 'Ludi Apollinares', 'knock-out'), true),
  onlineScene('online-watch', toWatch, true),
  onlineScene(
    'online-balance',
    async (page) => {
      await openPage(page, 'balance', 'Balance of the sides');
      await page.getByRole('heading', { name: 'Between equal computers' }).waitFor();
    },
    true,
  ),
  puzzleScene('puzzles', async (page) => {
    await page.evaluate("location.hash = 'puzzles'");
    await page.locator('.puzzle-cell').first().waitFor();
  }),
  puzzleScene('puzzle', async (page) => {
    await page.evaluate("location.hash = 'puzzle=daily'");
    await page.locator('.puzzle[data-solving="open"]').waitFor();
  }),
];
