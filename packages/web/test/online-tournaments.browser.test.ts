// A cup as three people see it: made, joined, played, organised and won.
import { randomBytes } from 'node:crypto';
import type { Side } from '@rubicon/engine';
import type { GameId, Tournament, Update } from '@rubicon/protocol';
import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './axe.ts';
import { dice, houses, play as playOn } from './online-house.ts';
import { enter, type Somebody } from './online-site.ts';

const { comes, house } = houses();
const PATIENCE = { timeout: 60_000 }; // generous, for a busy machine

const goTo = ({ page }: Somebody, word: string): Promise<unknown> =>
  page.evaluate(`location.hash = '${word}'`);

/** Somebody with a name who can be asked: with a page, or by the API alone. */
type Player = Pick<Somebody, 'ask'>;

/** With a password, and a page. */
async function member(name: string, phone = false): Promise<Somebody> {
  const somebody = await comes({ path: '/#online', phone });
  await enrol(somebody, name);
  await somebody.page.reload();
  return somebody;
}

async function enrol({ ask }: Player, name: string): Promise<void> {
  await ask('POST', '/guest', { name });
  await ask('PUT', '/me/password', { password: 'alea iacta est' });
}

/** A member whose page nobody looks at. */
async function unseen(name: string): Promise<Player> {
  const { url } = house();
  let cookie = '';
  const player: Player = {
    ask: async <T>(method: string, path: string, body?: unknown) => {
      const answer = await fetch(`${url}/api/2${path}`, {
        method,
        headers: { origin: url, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${answer.status} ${path}: ${await answer.text()}`);
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return (answer.status === 204 ? undefined : await answer.json()) as T;
    },
  };
  await enrol(player, name);
  return player;
}

const unfinished = ({ played }: Tournament): GameId[] =>
  played.flatMap(({ games }) => games.filter(({ outcome }) => outcome === null).map(({ game }) => game));

const WINNERS = ['Winner', 'Winners', 'Winners'];

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

interface Seated {
  readonly seat: string;
  readonly card: { readonly status: string; readonly ready: Readonly<Record<string, boolean>> };
}

/** Both begin, as far as they have not; by side. */
async function begin(people: readonly Player[], game: GameId): Promise<Map<string, Player>> {
  // A round is known a moment before its games are made
  const isMade = (): Promise<boolean> =>
    people[0]!.ask('GET', `/games/${game}`).then(
      () => true,
      () => false,
    );
  await expect.poll(isMade, PATIENCE).toBe(true);
  const seats = new Map<string, Player>();
  for (const person of people) {
    const { table } = await person.ask<{ table: Seated }>('GET', `/games/${game}`);
    if (table.seat === 'spectator') continue;
    seats.set(table.seat, person);
    if (table.card.status === 'waiting' && table.card.ready[table.seat] !== true)
      await person.ask('POST', `/games/${game}/start`, { entropy: hex(32) });
  }
  return seats;
}

/** Both begin, and one resigns: Pompey, or whoever is `loser`. */
async function play(people: readonly Player[], game: GameId, loser?: Player): Promise<void> {
  const seats = await begin(people, game);
  const resigns = loser ?? seats.get('pompey')!;
  await resigns.ask('POST', `/games/${game}/asks`, { id: hex(16), ask: { kind: 'resign' } });
}

/** Orders by the protocol until blocks have moved on the board. */
async function moveBlocks(sides: readonly Player[], game: GameId): Promise<void> {
  const { table } = await sides[0]!.ask<Update>('GET', `/games/${game}`);
  const before = JSON.stringify(table.card.blocks);
  await playOn(sides, game, dice(7), (update) => JSON.stringify(update.table.card.blocks) !== before);
}

test('a cup from registration to its winner', async () => {
  const people = await Promise.all([member('Anna'), member('Livia', true), member('Marcus')]);
  const [anna, livia, marcus] = people;
  await anna.page.getByRole('link', { name: 'Tournaments' }).click();
  await anna.page.getByText('No tournament is open or under way.').waitFor();
  await anna.page.getByRole('link', { name: 'New tournament' }).click();
  await anna.page.getByLabel('Players at most').fill('9');
  await anna.page.getByRole('button', { name: 'Create the tournament' }).click();
  await anna.page.getByText('Give it a name.').waitFor();
  expect(await axe(anna.page)).toEqual([]);
  await anna.page.getByLabel('Name').fill('Ludi Romani');
  await anna.page.getByLabel('Players at most').fill('3');
  await anna.page.getByLabel('Time control').selectOption({ label: 'No clock' });
  await anna.page.getByLabel('Battle odds').uncheck();
  await anna.page.getByRole('button', { name: 'Create the tournament' }).click();
  await anna.page.getByRole('heading', { name: 'Ludi Romani' }).waitFor();
  await anna.page.getByText('allowed: intelligence and undo').waitFor();
  await anna.page.getByText('0 of 3 players · starts when full, or when the organiser starts it').waitFor();
  await anna.page.getByText('How it is played').focus();
  await anna.page.keyboard.press('Enter');
  await anna.page.getByText(/^Everyone plays everyone twice, once on each side/).waitFor();
  expect(await axe(anna.page)).toEqual([]);
  const id = new URL(anna.page.url()).hash.split('=')[1]!;
  await anna.page.getByRole('button', { name: 'Join' }).click();
  await anna.page.getByRole('button', { name: 'Leave the tournament' }).waitFor();

  // A channel for rounds and results, set and removed
  await anna.page.getByLabel('Webhook address of the channel').fill('https://hooks.example/ludi');
  await anna.page.getByLabel('Whom to mention at each round').fill('&123456789012345678');
  await anna.page.getByRole('button', { name: 'Save' }).click();
  await anna.page.getByText('You have set a channel.').waitFor();
  await anna.page.getByRole('button', { name: 'Remove the channel' }).click();
  await anna.page.getByText('There is no channel yet.').waitFor();

  // The others find it in the list; with the last it starts
  await openMenu(livia);
  for (const { page } of [livia, marcus]) {
    await page.getByRole('link', { name: 'Tournaments' }).click();
    await page.getByRole('link', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('button', { name: 'Leave the tournament' }).waitFor();
  }
  await anna.page.getByText('Under way · round 1 of 3').waitFor();

  // Whoever plays in the first round opens a game by keyboard, and both sit down
  const look = (): Promise<Tournament> => anna.ask<Tournament>('GET', `/tournaments/${id}`);
  const [first] = unfinished(await look());
  const players: Somebody[] = [];
  for (const person of people) {
    const { table } = await person.ask<Update>('GET', `/games/${first}`);
    expect(table.card.aids).toEqual({ odds: false, hints: false, intel: true, undo: true });
    if (table.seat !== 'spectator') players.push(person);
  }
  expect(players).toHaveLength(2);
  for (const { page } of players) {
    const link = page.locator(`a.button[href="#play=${first}"]`);
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Ludi Romani' }).waitFor();
    await page.getByRole('button', { name: 'Ready' }).click();
  }
  for (const { page } of players) {
    await page.getByRole('region', { name: 'What to do' }).waitFor();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: /^Ludi Romani Round 1 ends \d/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Abort the game' }).count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await play(people, first!);
  for (const { page } of players) {
    const over = page.getByRole('dialog');
    await over.getByRole('link', { name: 'To the tournament' }).waitFor();
    expect(await over.getByRole('button', { name: /^Rematch/ }).count()).toBe(0);
  }

  // The organiser pauses, rules a game, and resumes
  await expect.poll(async () => unfinished(await look()).includes(first!), PATIENCE).toBe(false);
  await goTo(anna, `tournament=${id}`);
  await anna.page.getByRole('button', { name: 'Pause' }).click();
  await anna.page.getByText('Paused by the organiser').waitFor();
  const [second] = unfinished(await look());
  await begin(people, second!);
  const offered = anna.page.getByLabel('Game', { exact: true });
  expect(await offered.locator('optgroup').first().getAttribute('label')).toBe('Round 1');
  await offered.selectOption(second!);
  await anna.page.getByText(/^Round 1: \w+ \(Caesar\) against \w+ \(Pompey\)$/).waitFor();
  await anna.page.getByLabel('Reason, for everyone to read').fill('As both agreed.');
  await anna.page.getByRole('button', { name: 'Rule', exact: true }).click();
  expect(await axe(anna.page)).toEqual([]);
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Rule', exact: true }).click();
  await anna.page.getByText('As both agreed.').waitFor();
  expect(await axe(anna.page)).toEqual([]);
  await anna.page.getByRole('button', { name: 'Resume' }).click();
  await goTo(livia, `play=${second}`);
  await livia.page.getByRole('dialog').getByText('How it counts in Ludi Romani is').waitFor();
  await livia.page.getByRole('dialog').getByRole('link', { name: 'To the tournament' }).click();
  await livia.page.getByRole('heading', { name: 'Ludi Romani' }).waitFor();

  // To the end: the page follows by itself
  for (let guard = 0; guard < 20; guard++) {
    const tournament = await look();
    if (tournament.card.status === 'over') break;
    for (const game of unfinished(tournament)) await play(people, game);
    await expect
      .poll(async () => {
        const { card, played } = await look();
        return card.status === 'over' || played.length > tournament.played.length;
      }, PATIENCE)
      .toBe(true);
  }
  const { card, standings, played, entrants } = await look();
  expect(card.status).toBe('over');
  const names = card.winners.map((each) => each!.name).join(', ');
  await goTo(livia, `tournament=${id}`);
  for (const { page } of [anna, livia]) {
    await page.getByText(`${WINNERS[card.winners.length - 1]}: ${names}`, { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Replay' }).count()).toBeGreaterThan(0);
    expect(await axe(page)).toEqual([]);
  }
  // What was the last result can still be ruled; nothing else is left to organise
  await anna.page.getByRole('heading', { name: 'Rule on a game' }).waitFor();
  expect(await anna.page.getByRole('button', { name: 'End the tournament' }).count()).toBe(0);
  const table = anna.page.getByRole('table').first();
  expect(await table.getByRole('row').count()).toBe(1 + standings[0]![0]!.length);
  const [one, other] = standings[0]![0]!;
  const nameOf = (seat: number): string => entrants.find((each) => each.seat === seat)!.person!.name;
  const met = played
    .flatMap(({ games }) => games)
    .filter((game) => [one, other].every((row) => [game.caesar, game.pompey].includes(row!.seat)))
    .map(
      ({ caesar, outcome }) => ['0', '½', '1'][outcome!.halves[caesar === one!.seat ? 'caesar' : 'pompey']],
    );
  const cross = anna.page.getByRole('region', { name: /^Crosstable/ });
  const cell = cross.getByRole('row').nth(1).getByRole('cell').nth(1);
  const told = `${nameOf(one!.seat)} against ${nameOf(other!.seat)}: ${met.join(' ')}`;
  expect(await cell.textContent()).toBe(`${met.join(' ')}${told}`);
  const saved = anna.page.waitForEvent('download');
  await anna.page.getByRole('button', { name: 'Download all games' }).click();
  expect((await saved).suggestedFilename()).toBe('Ludi Romani.rubicon');
  expect([...anna.troubles, ...livia.troubles, ...marcus.troubles]).toEqual([]);
});

const WANTED = {
  edition: '2.0',
  rules: {},
  pace: { kind: 'none' },
  aids: { odds: true, hints: false, intel: true, undo: true },
  roundMs: 86_400_000,
};

const NAMES = ['Anna', 'Livia', 'Marcus', 'Cornelia', 'Servilia', 'Fulvia'];

/** Members who have all joined one tournament; those who are seen look at its page. The first made it. */
async function joined(
  seen: readonly Somebody[],
  count: number,
  wanted: object,
): Promise<{ people: Player[]; id: string }> {
  const people: Player[] = [...seen];
  for (const name of NAMES.slice(seen.length, count)) people.push(await unseen(name));
  const { card } = await people[0]!.ask<Tournament>('POST', '/tournaments', { ...WANTED, ...wanted });
  for (const { ask } of people) await ask('POST', `/tournaments/${card.id}/join`);
  for (const somebody of seen) {
    await goTo(somebody, `tournament=${card.id}`);
    await somebody.page.getByRole('button', { name: 'Leave the tournament' }).waitFor();
  }
  return { people, id: card.id };
}

/** All unfinished games of the round are played; the higher seat loses each. Until the next round, or the end. */
async function playRound(people: readonly Player[], id: string): Promise<Tournament> {
  const look = (): Promise<Tournament> => people[0]!.ask<Tournament>('GET', `/tournaments/${id}`);
  const before = await look();
  for (const { game, caesar, pompey, outcome } of before.played.flatMap(({ games }) => games)) {
    if (outcome !== null) continue;
    const { person } = before.entrants.find(({ seat }) => seat === Math.max(caesar, pompey))!;
    await play(people, game, people[NAMES.indexOf(person!.name)]);
  }
  await expect
    .poll(async () => {
      const { card, played } = await look();
      return card.status === 'over' || played.length > before.played.length;
    }, PATIENCE)
    .toBe(true);
  return look();
}

/** On a phone the other pages are behind a button, for keys too. */
async function openMenu({ page }: Somebody): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu: Games' });
  const link = page.getByRole('link', { name: 'Tournaments' });
  expect(await link.isVisible()).toBe(false);
  await button.focus();
  await page.keyboard.press('Enter');
  await link.waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });
  expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
  await button.click();
}

const untroubled = (people: readonly Somebody[]): void =>
  expect(people.flatMap(({ troubles }) => troubles)).toEqual([]);

test('a knock-out of four: its bracket, live boards, a deciding game by bid, and the crown', async () => {
  const [anna, livia] = [await member('Anna'), await member('Livia', true)];
  const { people, id } = await joined([anna, livia], 4, { name: 'Certamen', format: 'knock-out', seats: 4 });
  const { page } = anna;
  await page.getByRole('heading', { name: 'Semi-finals' }).waitFor();
  const boards = page.getByRole('region', { name: 'Boards of round 1' });
  await boards.getByRole('link').first().waitFor();
  expect(await boards.getByRole('link').count()).toBe(4);
  expect(await axe(page)).toEqual([]);

  // A game in which Anna does not play: its board follows the orders that are given
  const { played } = await anna.ask<Tournament>('GET', `/tournaments/${id}`);
  const { game: watched } = played[0]!.games.find(({ caesar, pompey }) => ![caesar, pompey].includes(1))!;
  const sides = await begin(people, watched);
  const board = boards.locator(`a[href="#play=${watched}"]`);
  await board.filter({ hasText: '49 BC' }).waitFor(); // it has begun
  const picture = (): Promise<string> => board.getByRole('img').innerHTML();
  const dealt = await picture();
  await moveBlocks([...sides.values()], watched);
  await expect.poll(picture, PATIENCE).not.toBe(dealt);

  // Both games of Anna's semi-final are drawn: a third decides, for whose sides both bid
  const drawn = played[0]!.games.filter(({ caesar, pompey }) => [caesar, pompey].includes(1));
  for (const { game } of drawn)
    await anna.ask('POST', `/tournaments/${id}/rule`, { game, winner: null, reason: 'As both agreed.' });
  const rounds = page.getByRole('region', { name: 'Rounds' });
  const open = /Anna against \w+\s+Deciding game · sides by bid, still open · until/;
  await rounds.getByRole('listitem').filter({ hasText: open }).waitFor();
  const third = (await anna.ask<Tournament>('GET', `/tournaments/${id}`)).played[0]!.games.at(-1)!;
  const [chair, side] = third.caesar === 1 ? ['caesar', 'pompey'] : ['pompey', 'caesar'];
  for (const [at, bid] of [
    [third[chair as Side], { side, points: 2 }], // Anna: not the side of her chair
    [third[side as Side], { side, points: 1 }],
  ] as const)
    await people[at - 1]!.ask('POST', `/games/${third.game}/start`, { entropy: hex(32), bid });
  const settled = new RegExp(`sides by bid: .*Anna (bid )?2 for ${side === 'caesar' ? 'Caesar' : 'Pompey'}`);
  await rounds.getByRole('listitem').filter({ hasText: settled }).waitFor();
  expect(await axe(page)).toEqual([]);
  await playRound(people, id);
  await page.getByText('Under way · round 2 of 2').waitFor();
  const end = await playRound(people, id);
  expect(end.card.winners).toHaveLength(1);
  const winner = end.card.winners[0]!.name;
  for (const somebody of [anna, livia]) {
    await somebody.page.getByText(`Winner: ${winner}`, { exact: true }).waitFor();
    const bracket = somebody.page.getByRole('region', { name: 'Bracket' });
    const champion = bracket.getByRole('listitem').filter({ hasText: 'goes through' });
    expect(await champion.filter({ hasText: winner }).count()).toBeGreaterThan(1);
    expect(await axe(somebody.page)).toEqual([]);
  }
  untroubled([anna, livia]);
});

test('a Swiss tournament of five: byes, sitting out, a substitute, to the crown', async () => {
  const [anna, livia] = [await member('Anna'), await member('Livia', true)];
  const { people, id } = await joined([anna, livia], 4, {
    name: 'Ludi Apollinares',
    format: 'swiss',
    seats: 5,
    rounds: 3,
  });
  // Before the start Livia sits out, until a day, and then until she says so
  const { page } = livia;
  await page.getByRole('button', { name: 'Sit out the next rounds' }).click();
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Back on').fill(day);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sit out', exact: true }).click();
  await page.getByText(/^You are sitting out until \d+ \w+\.$/).waitFor();
  await anna.page.getByText(/^sitting out until \d+ \w+$/).waitFor();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByRole('button', { name: 'Sit out the next rounds' }).click();
  await page.getByRole('button', { name: 'Sit out', exact: true }).click();
  await page.getByText('You are sitting out until you choose to play again.').waitFor();

  const servilia = await member('Servilia');
  people.push(servilia);
  await goTo(servilia, `tournament=${id}`);
  await servilia.page.getByRole('button', { name: 'Join' }).click();
  await anna.page.getByText('Under way · round 1 of 3').waitFor();
  const first = await anna.ask<Tournament>('GET', `/tournaments/${id}`);
  expect(first.played[0]!.absent).toEqual([2]);
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByRole('button', { name: 'Sit out the next rounds' }).waitFor();
  await playRound(people, id);

  // The organiser replaces Servilia, by the keyboard
  people.push(await unseen('Fulvia'));
  await anna.page.getByLabel('Player leaving').selectOption({ label: 'Servilia' });
  await anna.page.getByLabel('Name of the substitute').fill('Fulvia');
  await anna.page.keyboard.press('Enter');
  await anna.page.getByRole('table').first().getByText('Fulvia').waitFor();
  await servilia.page.getByRole('button', { name: 'Leave the tournament' }).waitFor({ state: 'detached' });
  await playRound(people, id);
  const end = await playRound(people, id);
  expect(end.card.status).toBe('over');
  await anna.page.getByText(/^Winners?: /).waitFor();
  const { seat } = end.standings[0]![0]![0]!;
  const winner = end.entrants.find((each) => each.seat === seat)!.person!.name;
  expect(await anna.page.getByRole('table').first().getByRole('row').nth(1).textContent()).toContain(winner);
  expect(await axe(anna.page)).toEqual([]);
  untroubled([anna, livia, servilia]);
});

test('a league of six in two divisions: a season, promotion, and its end by the organiser', async () => {
  const anna = await member('Anna');
  const { page } = anna;
  const wanted = { name: 'Foedus', format: 'league', seats: 6, division: 3 };
  const { people, id } = await joined([anna], 5, wanted);

  // The last place is taken on a phone, by somebody who signs up for it
  const fulvia = await comes({ phone: true });
  people.push(fulvia);
  await enter(fulvia, 'Fulvia');
  await goTo(fulvia, `tournament=${id}`);
  await fulvia.page.getByText('You need an account').waitFor();
  await goTo(fulvia, 'account');
  await fulvia.page.getByLabel(/^New password/).fill('alea iacta est');
  await fulvia.page.getByRole('button', { name: 'Sign up' }).click();
  await fulvia.page.getByText('Your password is set').waitFor();
  await goTo(fulvia, `tournament=${id}`);
  await fulvia.page.getByRole('button', { name: 'Join' }).click();
  const second = fulvia.page.getByRole('region', { name: 'Season 1, Division 2', exact: true });
  await second.getByText('Fulvia').waitFor();
  expect(await axe(fulvia.page)).toEqual([]);
  await page.getByRole('heading', { name: 'Season 1, Division 2' }).waitFor();
  const before = await anna.ask<Tournament>('GET', `/tournaments/${id}`);
  for (let round = 1; round <= 3; round++) await playRound(people, id);
  const after = await anna.ask<Tournament>('GET', `/tournaments/${id}`);
  expect(after.standings).toHaveLength(2);
  const seatsIn = ({ standings }: Tournament, season: number, division: number): number[] =>
    standings[season]![division]!.map(({ seat }) => seat).toSorted((one, other) => one - other);
  const [up] = after.standings[0]![1]!;
  const down = after.standings[0]![0]!.at(-1)!;
  expect(seatsIn(after, 1, 0)).toEqual(
    [...seatsIn(before, 0, 0).filter((seat) => seat !== down.seat), up!.seat].toSorted(
      (one, other) => one - other,
    ),
  );
  await page.getByRole('heading', { name: 'Season 2, Division 1' }).waitFor();
  expect(await axe(page)).toEqual([]);
  // Who leaves a league is not asked to join it again
  await fulvia.page.getByRole('button', { name: 'Leave the tournament' }).click();
  await fulvia.page.getByRole('dialog').getByRole('button', { name: 'Leave the tournament' }).click();
  await fulvia.page.getByRole('button', { name: 'Leave the tournament' }).waitFor({ state: 'detached' });
  expect(await fulvia.page.getByRole('button', { name: 'Join' }).count()).toBe(0);

  // The winner is who has won the last season that was played to its end
  await page.getByRole('button', { name: 'End the tournament' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the tournament' }).click();
  const { seat } = after.standings[0]![0]![0]!;
  const { name: winner } = after.entrants.find((each) => each.seat === seat)!.person!;
  for (const somebody of [anna, fulvia])
    await somebody.page.getByText(`Winner: ${winner}`, { exact: true }).waitFor();
  untroubled([anna, fulvia]);
});

test('long parts of a tournament’s page are folded: they open by keyboard, and stay open on that page alone', async () => {
  const anna = await member('Anna');
  const { page } = anna;
  const crowd: Player[] = [anna];
  for (let count = 2; count <= 26; count++) crowd.push(await unseen(`Civis ${count}`));
  const ids: string[] = [];
  for (const name of ['Ludi Plebeii', 'Ludi Florales']) {
    const wanted = { ...WANTED, name, format: 'swiss', seats: 26 };
    const { card } = await anna.ask<Tournament>('POST', '/tournaments', wanted);
    ids.push(card.id);
    for (const { ask } of crowd) await ask('POST', `/tournaments/${card.id}/join`);
  }
  await goTo(anna, `tournament=${ids[0]}`);
  const people = page.getByRole('region', { name: 'Players' });
  const last = people.getByRole('link', { name: 'Civis 26' });
  const isFolded = async (): Promise<void> => {
    await page.getByText('Under way · round 1 of 5').waitFor();
    for (const name of ['Players', /^Crosstable/]) {
      const part = page.getByRole('region', { name });
      await part.getByRole('heading').waitFor();
      expect(await part.locator('ul, table').isVisible()).toBe(false);
    }
  };
  await isFolded();
  expect(await page.getByRole('table').first().getByRole('row').count()).toBe(1 + 24);
  await page.getByRole('button', { name: 'Show all 26 players' }).click();
  expect(await page.getByRole('table').first().getByRole('row').count()).toBe(1 + 26);

  const open = async (): Promise<void> => {
    await people.locator('summary').focus();
    await page.keyboard.press('Enter');
    await last.waitFor();
  };
  await open();
  expect(await axe(page)).toEqual([]);
  await crowd.at(-1)!.ask('POST', `/tournaments/${ids[0]}/leave`);
  await people.getByText('has left').waitFor(); // what changes does not close it
  await page.keyboard.press('Enter');
  await last.waitFor({ state: 'hidden' });
  await open();
  await goTo(anna, `tournament=${ids[1]}`);
  await page.getByRole('heading', { name: 'Ludi Florales' }).waitFor();
  await isFolded();
  await page.getByRole('button', { name: 'Show all 26 players' }).waitFor();
  await open();
  await page.reload();
  await isFolded();
  untroubled([anna]);
});

test('what was asked before a press and is answered after it changes nothing back', async () => {
  const anna = await member('Anna');
  const { page } = anna;
  const { card } = await anna.ask<Tournament>('POST', '/tournaments', {
    ...WANTED,
    name: 'Ludi Megalenses',
    format: 'swiss',
    seats: 8,
  });
  await goTo(anna, `tournament=${card.id}`);
  await page.getByRole('button', { name: 'Join' }).waitFor();
  // The page asks by itself every few seconds: the next time the server answers at once, and the answer takes long
  const [asked, pressed] = [Promise.withResolvers<Request>(), Promise.withResolvers<void>()];
  const address = `**/api/2/tournaments/${card.id}`;
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch();
      asked.resolve(route.request());
      await pressed.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const held = await asked.promise;
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Leave the tournament' }).waitFor();
  pressed.resolve();
  await (await held.response())!.finished();
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  expect(await page.getByRole('button', { name: 'Leave the tournament' }).count()).toBe(1);
  untroubled([anna]);
});

test('guests are told that they need an account, in the language of the page', async () => {
  const anna = await unseen('Anna');
  const { card } = await anna.ask<Tournament>('POST', '/tournaments', {
    name: 'Ludi',
    format: 'swiss',
    edition: '2.0',
    rules: {},
    pace: { kind: 'none' },
    aids: { odds: true, hints: false, intel: true, undo: true },
    seats: 8,
    roundMs: 86_400_000,
  });
  const guest = await comes({ locale: 'sv-SE', path: `/#tournament=${card.id}` });
  await guest.page.getByText('Du behöver ett konto').waitFor();
  await guest.page.getByText('Anmälan är öppen').waitFor();
  const reader = await comes({ locale: 'ja-JP', path: '/#tournaments' });
  await reader.page.getByRole('heading', { name: '大会' }).waitFor();
  await reader.page.getByText(/^スイス式 · 0／8人/).waitFor();
  expect([...guest.troubles, ...reader.troubles]).toEqual([]);
});
