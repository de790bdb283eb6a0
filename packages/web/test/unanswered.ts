import type { Page } from 'playwright-core';

/** How many orders this browser stores that the server has not answered. */
export const unanswered = (page: Page): Promise<number> =>
  page.evaluate<number>("Object.keys(localStorage).filter((key) => key.startsWith('rubicon.ask.')).length");
