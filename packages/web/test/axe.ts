// What the axe rules find wrong with a page, WCAG 2.2 AA and best practices, one line for each element.
import axeCore from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

// Addresses of pages begin with # here: a link of that kind leads away, and is no skip link without a target
const ALL = "{ rules: { 'target-size': { enabled: true }, 'skip-link': { enabled: false } } }";
const CONTRAST = "{ runOnly: ['color-contrast'] }";

export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeCore.source);
  // What is drawn on a block, a card or a die is a picture, not the label of its button
  await page.evaluate(
    "axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: ':not(:has(svg))' }] })",
  );
  return faults(page, ALL);
}

/** Of a page that axe has seen, the colours only. */
export const contrast = (page: Page): Promise<string[]> => faults(page, CONTRAST);

/** What moves or fades has come to its end, but for what never does. */
const STILL = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity)
    .map(({ finished }) => finished)
).then(() => {})`;

async function faults(page: Page, options: string): Promise<string[]> {
  await page.evaluate(STILL);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { resultTypes: ['violations'], ...${options} })`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  );
}
