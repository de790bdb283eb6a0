// The pages by their words in the address; each one's code is fetched when it is first shown.
import { say } from '@rubicon/words';
import type { ComponentType } from 'preact';
import type { Authority } from '../authority/authority.ts';
import { lazy } from '../ui/lazy.tsx';

interface PageProps {
  readonly page: string; // its word: `online`, `play=ID`
  readonly authority: Authority; // of the games on this device
}

interface PageKind {
  readonly name: string;
  readonly words: RegExp;
  readonly Page: ComponentType<PageProps>;
}

/** Shown while it loads, or if it could not be fetched. */
const Loading = ({ hasFailed }: { readonly hasFailed: boolean }) => (
  <main class="table-wait">
    <p>{say(hasFailed ? 'loading.failed' : 'loading.wait')}</p>
    {hasFailed ? (
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {say('failure.reload')}
      </button>
    ) : null}
  </main>
);

const page = (load: () => Promise<ComponentType<PageProps>>): ComponentType<PageProps> => lazy(load, Loading);

const PAGES: readonly PageKind[] = [
  {
    name: 'aid',
    words: /^aid$/,
    Page: page(() => import('../help/aid/aid-page.tsx').then(({ AidPage }) => AidPage)),
  },
  {
    name: 'review',
    words: /^review=[\w.-]+$/,
    Page: page(() => import('../review/review-page.tsx').then(({ ReviewPage }) => ReviewPage)),
  },
  {
    name: 'study',
    words: /^study(?:=[\w.&=-]+)?$/,
    Page: page(() => import('../study/replay/replay-page.tsx').then(({ ReplayPage }) => ReplayPage)),
  },
  {
    name: 'variation',
    words: /^line=[\w.&=-]+$/,
    Page: page(() =>
      import('../study/variations/variation-page.tsx').then(({ VariationPage }) => VariationPage),
    ),
  },
  {
    name: 'editor',
    words: /^position$/,
    Page: page(() => import('../study/editor/editor-page.tsx').then(({ EditorPage }) => EditorPage)),
  },
  {
    name: 'learn',
    words: /^learn(?:=[\w-]+)?$/,
    Page: page(() => import('../tutorial/learn-page.tsx').then(({ LearnPage }) => LearnPage)),
  },
  {
    name: 'puzzles',
    words: /^(?:puzzles|puzzle=(?:daily|next|[0-9a-f]{8}))$/,
    Page: page(() => import('../puzzles/puzzles-page.tsx').then(({ PuzzlesPage }) => PuzzlesPage)),
  },
  {
    name: 'online',
    words:
      /^(?:online|watch|new|tournaments|new-tournament|ratings|balance|friends|account|privacy|(?:play|plan|join|new|tournament|person|reset|verify|unsubscribe)=[\w.-]+)$/,
    Page: page(() => import('../online/pages/online-page.tsx').then(({ OnlinePage }) => OnlinePage)),
  },
  {
    name: 'rules',
    words: /^rules(?:=[\w.-]+)?(?:~[\d.]+)?$/,
    Page: page(() => import('../rulebook/rulebook-page.tsx').then(({ RulebookPage }) => RulebookPage)),
  },
  {
    name: 'stats',
    words: /^stats$/,
    Page: page(() => import('../stats/stats-page.tsx').then(({ StatsPage }) => StatsPage)),
  },
];

/** The page an address names; null if it names none. */
export function pageInAddress(hash: string): (PageKind & { readonly word: string }) | null {
  const word = hash.slice(1);
  const kind = PAGES.find(({ words }) => words.test(word));
  return kind === undefined ? null : { ...kind, word };
}
