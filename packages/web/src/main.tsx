import './app/fonts.css';
import './app/theme.css';
import './board/map/map-colours.css';
import './app/base.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { pageInAddress } from './app/pages.tsx';
import { connectAuthority } from './authority/local/authority-client.ts';
import { mapDrawing } from './board/map/map-drawing.ts';
import { applySettings } from './settings/settings.ts';
import { idle } from './ui/idle.ts';

// Storing the page for later waits until it is there
if (import.meta.env.PROD)
  addEventListener('load', async () => {
    await idle();
    const { registerOffline } = await import('./offline/register.ts');
    await registerOffline();
  });

// The start page and a game show the map: it is fetched while the page finds its language
if (pageInAddress(location.hash) === null) void mapDrawing();

/** So long a page is worth waiting for that speaks the right language at once; a slow one speaks English first. */
const PATIENCE_MS = 2000;
await Promise.race([applySettings(document), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
render(<App authority={connectAuthority()} />, document.getElementById('app')!);
