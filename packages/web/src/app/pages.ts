// The pages that are fetched when they are first shown, by the words of the address.
import type { ComponentType } from 'preact';
import type { Authority } from '../authority/authority.ts';

/** Each gets its word, `online` or `play=ID`, and who keeps the games of this device. */
type Page = ComponentType<{ readonly page: string; readonly authority: Authority }>;

interface PageKind {
  readonly name: string;
  readonly words: RegExp;
  readonly load: () => Promise<Page>;
}

const PAGES: readonly PageKind[] = [
  {
    name: 'aid',
    words: /^aid$/,
    load: () => import('../help/aid/aid-page.tsx').then(({ AidPage }) => AidPage),
  },
  {
    name: 'review',
    words: /^review=[\w.-]+$/,
    load: () => import('../review/review-page.tsx').then(({ ReviewPage }) => ReviewPage),
  },
  {
    name: 'study',
    words: /^study(?:=[\w.&=-]+)?$/,
    load: () => import('../study/replay/replay-page.tsx').then(({ ReplayPage }) => ReplayPage),
  },
  {
    name: 'board',
    words: /^line=[\w.&=-]+$/,
    load: () => import('../study/variations/variation-page.tsx').then(({ VariationPage }) => VariationPage),
  },
  {
    name: 'editor',
    words: /^position$/,
    load: () => import('../study/editor/editor-page.tsx').then(({ EditorPage }) => EditorPage),
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
    load: () => import('../online/pages/online-page.tsx').then(({ OnlinePage }) => OnlinePage),
  },
  {
    name: 'rules',
    words: /^rules(?:=[\w.-]+)?(?:~[\d.]+)?$/,
    load: () => import('../rulebook/rulebook-page.tsx').then(({ RulebookPage }) => RulebookPage),
  },
  {
    name: 'stats',
    words: /^stats$/,
    load: () => import('../stats/stats-page.tsx').then(({ StatsPage }) => StatsPage),
  },
];

/** The page an address names; null if it names none. */
export function pageInAddress(hash: string): (PageKind & { readonly word: string }) | null {
  const word = hash.slice(1);
  const kind = PAGES.find(({ words }) => words.test(word));
  return kind === undefined ? null : { ...kind, word };
}
