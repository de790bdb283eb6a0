// “Your turn”, for someone who is looking elsewhere: in the tab's title and icon, and on the installed app's icon.
import { signal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '@rubicon/words';

const isWatching = (): boolean => !document.hidden && document.hasFocus();

let known: Signal<boolean> | null = null;

/** Whether the player is looking at this page. */
function watching(): Signal<boolean> {
  if (known !== null) return known;
  const is = signal(isWatching());
  known = is;
  const follow = (): void => {
    is.value = isWatching();
  };
  for (const change of ['focus', 'blur', 'visibilitychange', 'pageshow']) addEventListener(change, follow);
  return is;
}

/** The page's title. `opponent` is given while the reader must decide in a game against them. */
export function useTitle(title: string, opponent: string | null): void {
  const isCalling = opponent !== null && !watching().value;
  useEffect(() => {
    document.title = isCalling ? say('turn.title', { name: opponent }) : title;
  }, [title, isCalling, opponent]);
  useEffect(() => {
    if (!isCalling) return;
    setMark(true);
    return () => setMark(false);
  }, [isCalling]);
}

function setMark(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) icon.href = icon.href.replace(/icon(?:-turn)?\.svg$/, on ? 'icon-turn.svg' : 'icon.svg');
  if (!('setAppBadge' in navigator)) return; // browsers without installed apps
  const done = on ? navigator.setAppBadge() : navigator.clearAppBadge();
  done.catch(() => {}); // it is not installed
}
