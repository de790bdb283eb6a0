// Runs the axe rules on a page, WCAG 2.2 AA and best practices; one line for each faulty element.
import axeCore from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

// Page addresses begin with # here: such a link navigates, and is not a skip link without a target
const ALL = "{ rules: { 'target-size': { enabled: true }, 'skip-link': { enabled: false } } }";
const CONTRAST = "{ runOnly: ['color-contrast'] }";

/** Of the whole page, or of the part that a selector names. */
export async function axe(page: Page, part: string | null = null): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) {
    await page.evaluate(axeCore.source);
    // Text drawn on a block, a card or a die is a picture, not the label of its button
    await page.evaluate(
      "axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: ':not(:has(svg))' }] })",
    );
  }
  return faults(page, ALL, part);
}

/** Only the colours of a page that axe has already checked. */
export const contrast = (page: Page): Promise<string[]> => faults(page, CONTRAST, null);

/** Waits for a frame in which nothing moves or fades any more, except endless animations. */
const STILL = `(async () => {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity)
      .map(({ finished }) => finished);
    if (moving.length === 0) return;
    await Promise.allSettled(moving);
  }
})()`;

async function faults(page: Page, options: string, part: string | null): Promise<string[]> {
  await page.evaluate(STILL);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${part === null ? 'document' : JSON.stringify(part)}, { resultTypes: ['violations'], ...${options} })`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  );
}
