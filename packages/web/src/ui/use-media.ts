import { useEffect, useState } from 'preact/hooks';

/** Whether a media query holds, now and whenever it changes. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const note = (): void => setMatches(media.matches);
    note();
    media.addEventListener('change', note);
    return () => media.removeEventListener('change', note);
  }, [query]);
  return matches;
}
