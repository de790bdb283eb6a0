// The scenes for screenshots, and how to get there from the start page as a player would.
import type { Page } from 'playwright-core';
import { aidScenes } from './aid-scenes.ts';
import { COMMUNITY_SCENES } from './community-scenes.ts';
import { ONLINE_SCENES } from './online-scenes.ts';
import { RULEBOOK_SCENES } from './rulebook-scenes.ts';
import { chooseCards, enter, hand, invite, join, press, skipRecap, tab, type Scene } from './scene-steps.ts';
import { REVIEW_SCENES } from './review-scenes.ts';
import { STUDY_SCENES } from './study-scenes.ts';
import { statsScenes } from './stats-scenes.ts';

const begin = async (page: Page): Promise<void> => {
  await press(page, 'Play on this screen');
  await hand(page, 'Caesar');
};

const layCards = async (page: Page): Promise<void> => {
  await begin(page);
  await chooseCards(page, 'Caesar');
  await press(page, /^Play /);
  await press(page, 'I am Pompey');
  await chooseCards(page, 'Pompey');
  await press(page, /^Play /);
  await page.getByRole('heading', { name: 'Pass the screen to Caesar' }).waitFor();
};

const moves = async (page: Page): Promise<void> => {
  await layCards(page);
  await press(page, 'I am Caesar');
  await skipRecap(page, 'Caesar moves');
};

/** Blocks are clicked at their upper edge: others may cover them. */
const pressBlock = (page: Page, name: RegExp): Promise<void> =>
  page
    .getByRole('button', { name })
    .first()
    .click({ position: { x: 20, y: 6 } });

const takeRavenna = async (page: Page): Promise<void> => {
  await moves(page);
  await pressBlock(page, /^Caesar, .* in Ravenna/);
  await pressBlock(page, /^Legio XIII, .* in Ravenna/);
};

/** From the list, because Spain is out of sight on a phone. */
const attack = async (page: Page): Promise<void> => {
  await moves(page);
  await tab(page, 'All orders');
  for (const legion of ['Legio VII', 'Legio IX', 'Legio X']) {
    await page.getByRole('searchbox', { name: 'Find an order' }).fill(`${legion}: Narbo Tarraco`);
    await press(page, new RegExp(`^${legion}: .*Tarraco$`));
    await page
      .getByRole('button', { name: new RegExp(`^${legion}, .* in Tarraco`) })
      .first()
      .waitFor();
  }
};

/** The consequences are shown before the last of them goes. */
const consider = async (page: Page): Promise<void> => {
  await moves(page);
  const narbo = page.getByRole('button', { name: /^Narbo\b/ }).first();
  await narbo.press('Enter');
  await page
    .getByRole('button', { name: /^Tarraco\b/ })
    .first()
    .focus();
  await page.getByText('if both fight on', { exact: false }).first().waitFor();
};

const hint = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Hint/ }).click();
  await page
    .getByRole('button', { name: /chance of winning the game/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Play this order' }).waitFor();
};

const end = async (page: Page, what: string, next: string | RegExp): Promise<void> => {
  await press(page, new RegExp(`^${what}`));
  await press(page, 'End anyway');
  await page.getByRole('heading', { name: next }).first().waitFor();
};

const levies = async (page: Page): Promise<void> => {
  await attack(page);
  await end(page, 'End moves', 'Caesar levies');
};

const battle = async (page: Page): Promise<void> => {
  await levies(page);
  await end(page, 'End levies', 'Pass the screen to Pompey');
  await press(page, 'I am Pompey');
  await skipRecap(page, 'Pompey moves');
  await end(page, 'End moves', 'Pompey levies');
  await press(page, /^End levies/);
  await press(page, 'End anyway');
  await skipRecap(page, 'Battle of Tarraco');
  await page
    .getByRole('button', { name: /^Fire with/ })
    .first()
    .waitFor();
  await page.getByText('exact, if both fight on').first().waitFor();
};

const menu = async (page: Page, item: string | RegExp): Promise<void> => {
  await press(page, 'Menu');
  await press(page, item);
};

const resign = async (page: Page): Promise<void> => {
  await moves(page);
  await menu(page, 'Resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog', { name: 'Pompey wins' }).waitFor();
};

const scene = (name: string, go: Scene['go'], dark = false): Scene => ({ name, dark, go });

const online = async (page: Page): Promise<void> => {
  await enter(page, 'Anna');
  const other = await join(page, await invite(page));
  await other.context().close();
  await page.evaluate("location.hash = 'online'");
  await page.getByRole('link', { name: 'Open the game' }).waitFor();
};

const onlineTable = async (page: Page): Promise<void> => {
  await enter(page, 'Anna');
  const other = await join(page, await invite(page));
  await chooseCards(other, 'Pompey');
  await press(other, /^Play /);
  await chooseCards(page, 'Caesar');
  await press(page, /^Play /);
  await skipRecap(page, 'Caesar moves');
  await tab(page, 'Chat');
  for (const [who, text] of [
    [other, 'Salve! Have you crossed it yet?'],
    [page, 'The die is cast.'],
  ] as const) {
    await tab(who, 'Chat');
    await who.getByLabel('Write a message').fill(text);
    await press(who, 'Send');
    await page.getByText(text).waitFor();
  }
};

const start = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Play on this screen', disabled: false }).waitFor();

/** Changes the language on the current page, as a player would. */
const speak = async (page: Page, tag: string, name: string): Promise<void> => {
  const offered = page.getByRole('button', { name, exact: true });
  if (await offered.isVisible()) await offered.click();
  else {
    await menu(page, 'Settings');
    await page.getByLabel('Language').selectOption(tag);
  }
  await page.locator(`html[lang=${tag}]`).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

const OTHER_LANGUAGES = [
  ['sv', 'Svenska'],
  ['ja', '日本語'],
] as const;

const spoken = (name: string, go: Scene['go']): Scene[] =>
  OTHER_LANGUAGES.map(([tag, own]) => ({
    name: `${name}-${tag}`,
    dark: false,
    isCommon: true,
    go: async (page) => {
      await go(page);
      await speak(page, tag, own);
    },
  }));

/** A lesson at one of its steps, as a returning player finds it. */
const lesson =
  (id: string, step: number, key: string) =>
  async (page: Page): Promise<void> => {
    const kept = JSON.stringify({ [id]: { step, isDone: false, log: [] } });
    await page.evaluate(`localStorage.setItem('rubicon.lessons', '${kept}'); location.hash = 'learn=${id}'`);
    await page.locator(`.lesson[data-step="${id}.${key}"]`).waitFor();
  };

const contents = async (page: Page): Promise<void> => {
  const isDone = { step: 0, isDone: true, log: [] };
  const kept = JSON.stringify({
    board: isDone,
    blocks: isDone,
    cards: { ...isDone, step: 3, isDone: false },
  });
  await page.evaluate(`localStorage.setItem('rubicon.lessons', '${kept}'); location.hash = 'learn'`);
  await page.locator('.learn-row').first().waitFor();
  await page.locator('.plate-map > svg').waitFor();
};

/** A mistake, and the answer to it. */
const mistaken = async (page: Page): Promise<void> => {
  await lesson('attack', 1, 'main')(page);
  await tab(page, 'All orders');
  await page.getByRole('searchbox', { name: 'Find an order' }).fill('Ravenna Rome');
  await press(page, /^Legio XIII: Ravenna – Rome$/);
  await page.locator('.lesson-not').waitFor();
};

export const SCENES: readonly Scene[] = [
  scene('start', start, true),
  ...spoken('start', start),
  ...spoken('move', takeRavenna),
  ...spoken('battle', battle),
  scene('machine', (page) => press(page, 'Play the computer')),
  scene('new-game', (page) => press(page, 'Choose the rules…')),
  scene('settings', (page) => press(page, 'Settings')),
  scene('cards', begin),
  scene('curtain', async (page) => {
    await begin(page);
    await chooseCards(page, 'Caesar');
    await press(page, /^Play /);
    await page.getByRole('heading', { name: 'Pass the screen to Pompey' }).waitFor();
  }),
  scene('reveal', layCards),
  scene('recap', async (page) => {
    await layCards(page);
    await press(page, 'I am Caesar');
    await page.getByRole('heading', { name: 'What happened' }).waitFor();
  }),
  scene('move', takeRavenna, true),
  scene('attack', attack),
  scene('odds', consider, true),
  scene('hint', async (page) => {
    await moves(page);
    await hint(page);
  }),
  scene('levy', levies, true),
  scene('battle', battle, true),
  scene('hits', async (page) => {
    await battle(page);
    await press(page, /^Fire with/);
    await page.getByRole('heading', { name: /Battle of/ }).waitFor();
  }),
  scene('orders', async (page) => {
    await moves(page);
    await tab(page, 'All orders');
  }),
  scene('log', async (page) => {
    await attack(page);
    await tab(page, 'Log');
    await press(page, 'One step back');
    await page.getByRole('heading', { name: 'Replay' }).waitFor();
  }),
  scene('points', async (page) => {
    await moves(page);
    await press(page, /^Victory points/);
  }),
  scene('gods', async (page) => {
    await moves(page);
    await tab(page, 'Cards');
    await press(page, 'All cards');
  }),
  scene('rule', async (page) => {
    await moves(page);
    await press(page, /^Rule /);
    await page.locator('.book-map:not([width="0"])').first().waitFor();
  }),
  scene('menu', async (page) => {
    await moves(page);
    await press(page, 'Menu');
  }),
  scene('end-early', async (page) => {
    await moves(page);
    await press(page, /^End moves/);
  }),
  scene('over', resign),
  { name: 'online', dark: true, isOnline: true, go: online },
  {
    name: 'invitation',
    dark: false,
    isOnline: true,
    go: async (page) => {
      await enter(page, 'Anna');
      await invite(page);
    },
  },
  { name: 'online-table', dark: true, isOnline: true, go: onlineTable },
  ...aidScenes(moves, battle),
  ...statsScenes(moves),
  ...ONLINE_SCENES,
  ...COMMUNITY_SCENES,
  ...RULEBOOK_SCENES,
  ...REVIEW_SCENES,
  ...STUDY_SCENES,
  scene('learn-contents', contents, true),
  scene('learn-roads', lesson('roads', 2, 'full'), true),
  scene('learn-mistake', mistaken),
  scene('learn-battle', lesson('battle', 4, 'retreat'), true),
];
