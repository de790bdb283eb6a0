import './app/fonts.css';
import './app/theme.css';
import './board/map/map-colours.css';
import './app/base.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { connectAuthority } from './authority/local/authority-client.ts';
import { needsGames } from './early.ts';
import { applySettings } from './settings/settings.ts';
import { idle } from './ui/idle.ts';

// Storing the page for later waits until the first game may be there too: it fetches all there is
const SETTLED_MS = 3000;
if (import.meta.env.PROD) addEventListener('load', () => setTimeout(() => void keepOffline(), SETTLED_MS));

async function keepOffline(): Promise<void> {
  await idle();
  const file = await import('./offline/register.ts').catch(() => null); // the connection was lost: at the next visit
  await file?.registerOffline();
}

const authority = connectAuthority();

/** So long a page is worth waiting for that speaks the right language at once; a slow one speaks English first. */
const PATIENCE_MS = 2000;

async function begin(): Promise<void> {
  // Answered while the page finds its language and is drawn; asked again, and an error shown, by the page
  if (needsGames) authority.games().catch(() => null);
  await Promise.race([applySettings(document), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  render(<App authority={authority} />, document.getElementById('app')!);
}

// Not from this level: whatever notes where it was called from would have the browser read the whole script once more
queueMicrotask(() => void begin());
