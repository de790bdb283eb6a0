// The pages that are fetched when they are first shown, by the words of the address.
import type { ComponentType } from 'preact';

/** Each gets its word: `online`, `play=ID`. */
type Page = ComponentType<{ readonly page: string }>;

interface PageKind {
  readonly name: string;
  readonly words: RegExp;
  readonly load: () => Promise<Page>;
}

const PAGES: readonly PageKind[] = [
  {
    name: 'study',
    words: /^study(?:=[\w.&=-]+)?$/,
    load: () => import('../study/study-page.tsx').then(({ StudyPage }) => StudyPage),
  },
  {
    name: 'learn',
    words: /^learn(?:=[\w-]+)?$/,
    load: () => import('../tutorial/learn-page.tsx').then(({ LearnPage }) => LearnPage),
  },
  {
    name: 'online',
    words:
      /^(?:online|new|ratings|friends|account|privacy|(?:play|join|new|person|reset|verify|unsubscribe)=[\w.-]+)$/,
    load: () => import('../online/online-page.tsx').then(({ OnlinePage }) => OnlinePage),
  },
  {
    name: 'rules',
    words: /^rules(?:=[\w.-]+)?(?:~[\d.]+)?$/,
    load: () => import('../rulebook/rulebook-page.tsx').then(({ RulebookPage }) => RulebookPage),
  },
];

/** The page an address names; null if it names none. */
export function pageInAddress(hash: string): (PageKind & { readonly word: string }) | null {
  const word = hash.slice(1);
  const kind = PAGES.find(({ words }) => words.test(word));
  return kind === undefined ? null : { ...kind, word };
}
