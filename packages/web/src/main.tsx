import './app/fonts.css';
import './app/theme.css';
import './board/map/map-colours.css';
import './app/base.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { pageInAddress } from './app/pages.tsx';
import { connectAuthority } from './authority/local/authority-client.ts';
import { mapDrawing } from './board/map/map-drawing.ts';
import { openLinked } from './routes/address.ts';
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

openLinked();

const authority = connectAuthority();

// The start page and a game need the map and the games: one is fetched and the other's worker starts while the page
// finds its language and is drawn
if (pageInAddress(location.hash) === null) {
  void mapDrawing();
  authority.games().catch(() => null); // asked again, and an error shown, by the page
}

/** So long a page is worth waiting for that speaks the right language at once; a slow one speaks English first. */
const PATIENCE_MS = 2000;
await Promise.race([applySettings(document), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
// A worker's script is handed over by this thread: drawing the page at once would make it wait until the end
await new Promise((resolve) => setTimeout(resolve));
render(<App authority={authority} />, document.getElementById('app')!);
