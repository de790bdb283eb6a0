// Dice that are the same in every run: the worker that rolls them gets fixed bytes instead of random ones.
import type { Page } from 'playwright-core';

/** From here on; the page is loaded again, because its worker runs already. */
export async function fixDice(page: Page, byte: number): Promise<void> {
  await page.route('**/authority-worker*.js', async (route) => {
    const response = await route.fetch();
    const body = `crypto.getRandomValues = (bytes) => bytes.fill(${byte});\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await page.reload();
}
