/// <reference lib="dom" />
// What a screen reader is told: the text of each live region when it changes. A region tells nothing that it comes with,
// unless it is an alert.
import type { Page } from 'playwright-core';

declare global {
  var heardOnPage: string[];
}

/** Runs in the page; self-contained, since it is sent as text. */
function listen(): void {
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
  const known = new WeakSet(document.querySelectorAll(LIVE));
  globalThis.heardOnPage = [];
  new MutationObserver((changes) => {
    const changed = new Set<Element>();
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(LIVE);
      if (region !== null && region !== undefined && known.has(region)) changed.add(region);
    }
    for (const region of document.querySelectorAll(LIVE)) {
      const tells = changed.has(region) || (region.role === 'alert' && !known.has(region));
      const text = region.textContent.trim();
      if (tells && text !== '') globalThis.heardOnPage.push(text);
      known.add(region);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

export const LISTENING = `(${listen.toString()})()`;

/** The oldest first. */
export const heardOn = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.heardOnPage);
