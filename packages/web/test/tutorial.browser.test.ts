import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Lesson } from '../src/tutorial/lessons/lesson.ts';
import { LESSONS } from '../src/tutorial/lessons/lessons.ts';
import { axe } from './axe.ts';
import { test, type OpenPage } from './site.ts';
import { inside, names, words } from './snapshot.ts';
import { press, redButtons, untilScene } from './table-driver.ts';
import { deedsOf, doDeed, playOn, untilStep, type Manner } from './tutorial-driver.ts';

interface Way {
  readonly language: string;
  readonly manner: Manner;
  readonly isPhone: boolean;
  readonly lessons: readonly Lesson[]; // one after the other
}

const PATIENT = { timeout: 20_000 }; // generous, for a busy machine

const LONG = { timeout: 600_000 }; // a minute at most, on an idle machine

const half = Math.ceil(LESSONS.length / 2);
// One way takes all lessons and has axe check them, each of the others a half
const WAYS: readonly Way[] = [
  { language: 'en-GB', manner: 'list', isPhone: false, lessons: LESSONS },
  { language: 'sv', manner: 'keys', isPhone: false, lessons: LESSONS.slice(0, half) },
  { language: 'ja', manner: 'hand', isPhone: true, lessons: LESSONS.slice(half) },
];
const isChecked = ({ lessons }: Way): boolean => lessons === LESSONS;

async function open(openPage: OpenPage, way: Way): Promise<Page> {
  const { language, isPhone } = way;
  const page = await openPage({
    reducedMotion: true,
    locale: language,
    ...(isPhone ? { viewport: { width: 390, height: 844 }, touch: true } : {}),
  });
  await page.locator('.cartouche-go.primary').press('Enter'); // no game was played here: it leads to the lessons
  await page.locator('.learn-ways .primary').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  const faults = isChecked(way) ? await axe(page) : [];
  expect(faults).toEqual([]);
  return page;
}

const hasFocus = (page: Page): Promise<boolean> =>
  page.locator('.lesson').evaluate((card) => card.contains(document.activeElement));

async function takeLesson(page: Page, lesson: Lesson, way: Way): Promise<void> {
  const [first] = lesson.steps;
  await untilStep(page, first!.key);
  await expect.poll(() => hasFocus(page), PATIENT).toBe(true);
  // The table around the card is the same in all lessons, and the same as without one
  const faults = isChecked(way) ? await axe(page, lesson === LESSONS[0] ? null : '.lesson') : [];
  expect({ lesson: lesson.id, faults }).toEqual({ lesson: lesson.id, faults: [] });
  if (lesson.isFree === true) await playOn(page, lesson);
  else
    for (const { key, deeds } of deedsOf(lesson)) {
      await untilStep(page, key);
      for (const deed of deeds) await doDeed(page, deed, way.manner);
    }
  await untilStep(page, lesson.id);
}

describe.each(WAYS)('in $language by $manner', (way) => {
  const { lessons } = way;
  test(`${lessons.length} lessons, from the start page on`, LONG, async ({ openPage }) => {
    const page = await open(openPage, way);
    if (lessons[0] === LESSONS[0]) await page.locator('.learn-ways .primary').press('Enter');
    else await page.goto(new URL(`#learn=${lessons[0]!.id}`, page.url()).href);
    for (const lesson of lessons) {
      await takeLesson(page, lesson, way);
      if (lesson !== lessons.at(-1)) await page.locator('.lesson-next').press('Enter');
    }
    await page.goto(new URL('#learn', page.url()).href);
    await expect.poll(() => page.locator('.learn-row.is-done').count(), PATIENT).toBe(lessons.length);
  });
});

const DONE = JSON.stringify(
  Object.fromEntries(LESSONS.map(({ id }) => [id, { step: 0, isDone: true, log: [] }])),
);

test('after the last lesson a whole game is one press away', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true, path: '/#learn' });
  await page.evaluate((done) => localStorage.setItem('rubicon.lessons', done), DONE);
  await page.goto(new URL('#start', page.url()).href);
  await page.reload();
  await expect
    .poll(() => redButtons(page), PATIENT)
    .toEqual(['Play Tiro as CaesarA computer opponent to start with']);
  await page.goto(new URL('#learn', page.url()).href);
  await press(page, 'Play Tiro as Caesar');
  await untilScene(page, 'asked', /discards a card/);
});

test('the end of the lesson played freely leads on in the lesson', LONG, async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true, path: '/#learn=war' });
  await playOn(page, LESSONS.at(-1)!);
  const over = await untilScene(page, 'dialog', /^You /);
  expect(words(inside(over, 'dialog'))).not.toContain('saved');
  expect(names(inside(over, 'dialog'), 'button')).toEqual(['View the map']);
  await press(page, 'View the map');
  expect(await redButtons(page)).toEqual(['Play Tiro as Caesar']);
});

test('a mistake is answered, shown, and cleared; the step stays', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true, path: '/#learn=roads' });
  await untilStep(page, 'roads.group');
  await doDeed(page, 'move C.Equitatus1 Lugdunum-Cenabum', 'list');
  await page.locator('.lesson-not').waitFor();
  await page.locator('.lesson-show').press('Enter');
  await page.locator('.lesson-not').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(page), PATIENT).toBe(true);
  await doDeed(page, 'move C.Legio10 Massilia-Genua', 'list');
  await untilStep(page, 'roads.two');
  await doDeed(page, 'hold C.Legio11', 'hand');
  await doDeed(page, 'look Neapolis', 'hand'); // cannot be reached
  await page.locator('.lesson-not').waitFor();
  await page.reload();
  await untilStep(page, 'roads.two');
  await page.locator('.lesson-buttons .link').first().click();
  await untilStep(page, 'roads.group');
});
