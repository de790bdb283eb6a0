// Screenshots of the rulebook.
import type { Page } from 'playwright-core';
import type { Scene } from './scene-steps.ts';

/** From the start page to the rulebook, and on to a section of it. */
const openBook = async (page: Page, word: string | null, heading: string): Promise<void> => {
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByRole('heading', { name: 'The game in a page' }).waitFor();
  if (word !== null) await page.evaluate(`location.hash = 'rules=${word}'`);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await page.locator('.book:not(:has(.book-map[width="0"]))').waitFor({ timeout: 60_000 }); // all maps are painted
};

const scene = (name: string, word: string | null, heading: string, dark = false): Scene => ({
  name: `rules-${name}`,
  dark,
  isCommon: true,
  go: (page) => openBook(page, word, heading),
});

export const RULEBOOK_SCENES: readonly Scene[] = [
  scene('game', null, 'What it is'),
  scene('pinning', '6.13', '6.13 Pinning', true),
  scene('retreat', '7.62', '7.62 Attacker Retreats', true),
  scene('sea', '6.3', '6.3 Amphibious Movement'),
  scene('gods', 'Jupiter', 'Jupiter'),
  scene('blocks', 'blocks', 'All blocks'),
  scene('editions', 'editions', 'The editions compared'),
  {
    name: 'rules-search',
    dark: false,
    isCommon: true,
    go: async (page) => {
      await openBook(page, null, 'What it is');
      await page.getByRole('searchbox').fill('retreat sea');
      await page.getByText('passages for').waitFor();
    },
  },
];
