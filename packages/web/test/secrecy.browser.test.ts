import { SIDES, viewOf, type Game, type Side } from '@rubicon/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { blockName } from '@rubicon/words';
import { answer, newPlayer } from './player.ts';
import { blocksIn, leaksIn, namesIn, readGame, secretsOf } from './secrets.ts';
import { has, look, type Snapshot } from './snapshot.ts';
import { test } from './site.ts';
import { asked, begin, save, sceneOf } from './table-driver.ts';

// Runs before the page: records every worker message, starting anew whenever a seat is taken or left.
const LISTEN = `
  globalThis.heard = [];
  globalThis.Worker = class extends Worker {
    #turns = new Set();
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (this.#turns.has(data.id)) heard.length = 0;
        heard.push(JSON.stringify(data));
      });
    }
    postMessage(question) {
      if (question.method === 'sit' || question.method === 'leave') this.#turns.add(question.id);
      super.postMessage(question);
    }
  };`;

/** Everything sent to the current seat since it was taken. */
const heard = (page: Page): Promise<string> => page.evaluate<string>("heard.join('\\n')");

/** The game as stored, from the file that only the worker writes. */
const truth = async (page: Page): Promise<Game> => readGame((await save(page)).text);

/** The current seat; null behind the curtain and while a message is showing. In a battle both are present. */
function seatOf(snapshot: Snapshot): Side | 'both' | null {
  const scene = sceneOf(snapshot);
  if (scene.kind === 'battle' || / chooses a battle| fights | takes hits /.test(asked(snapshot)))
    return 'both';
  if (scene.kind !== 'asked') return null;
  return asked(snapshot).startsWith('What to do Caesar') ? 'caesar' : 'pompey';
}

/** What a page that shows no blocks contains about them. */
const KINDS = ['Legio', 'Equitatus', 'Auxilia', 'Navis'];
const blocksBehind = (text: string): string[] => [...blocksIn(text), ...namesIn(text, KINDS)];

test('a page never holds what the person at it may not know', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await page.addInitScript(LISTEN);
  await page.reload();
  await begin(page);
  const player = newPlayer(page, 49, { gods: false, byHand: false });
  const shown = new Set<string>(); // blocks both have seen
  const looks = { caesar: 0, pompey: 0, both: 0, curtain: 0, nothing: 0 };
  const leaks: string[] = [];
  let seated: Side | 'both' | null = null;
  let game: Game | null = null;

  for (let step = 0; step < 150 && (looks.both < 3 || looks.curtain < 6); step++) {
    const snapshot = await look(page);
    const seat = seatOf(snapshot);
    if (seat === null) seated = null;
    else if (seat !== seated) {
      game = await truth(page);
      seated = seat;
    }
    const html = await page.content();
    const told = await heard(page);
    if (seat !== null) {
      looks[seat] += 1;
      if (blocksIn(told).length === 0) looks.nothing += 1; // taking a seat sends its blocks
      if (seat === 'both') for (const block of fighters(game!)) shown.add(block);
      for (const side of SIDES.filter((each) => each !== seat)) {
        const secrets = secretsOf(game!, side, shown);
        const named = namesIn(html, historyEntry(secrets.blocks.map(blockName)));
        leaks.push(...[...leaksIn(html + told, secrets), ...named].map((leak) => `to ${seat}: ${leak}`));
      }
    } else if (sceneOf(snapshot).kind === 'curtain' && !has(snapshot, 'region', 'What to do')) {
      looks.curtain += 1;
      leaks.push(...blocksBehind(html + told).map((leak) => `behind the curtain: ${leak}`));
    }
    if ((await answer(player, snapshot)) === null) break;
  }

  expect(leaks).toEqual([]);
  expect(looks.nothing).toBe(0);
  for (const seat of ['caesar', 'pompey', 'both', 'curtain'] as const) expect(looks[seat]).toBeGreaterThan(2);
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual(['rubicon.settings']);
  expect(await page.evaluate('Object.keys(sessionStorage)')).toEqual([]);
});

/** Blocks of both sides where a battle is fought. */
function fighters(game: Game): string[] {
  const { battle } = viewOf(game, 'spectator');
  return SIDES.flatMap((side) =>
    viewOf(game, side)
      .stacks.filter((stack) => stack.side === side && stack.area === battle?.area)
      .flatMap((stack) => stack.blocks ?? []),
  ).map(({ block }) => block);
}

/** Names that belong to one side alone; the sides themselves are named after two of them. */
const historyEntry = (names: readonly string[]): string[] =>
  names.filter((name) => /^(?:Legio|Scipio|Antonius|Octavian|Brutus|Elephant)/.test(name));
