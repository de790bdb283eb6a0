import { useEffect, useState } from 'preact/hooks';

const COMPACT = '(max-width: 719px), (max-height: 559px)'; // as in the style sheets

/** Whether the panel fills a small screen, where blocks are drawn with less on them. */
export function useCompact(): boolean {
  const [compact, setCompact] = useState(() => matchMedia(COMPACT).matches);
  useEffect(() => {
    const query = matchMedia(COMPACT);
    const follow = (): void => setCompact(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return compact;
}
