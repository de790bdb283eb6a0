import './app/fonts.css';
import './app/theme.css';
import './board/map-colours.css';
import './app/base.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { connectWorker } from './authority/worker-client.ts';
import { registerOffline } from './offline/register.ts';
import { applySettings } from './settings/settings.ts';

await applySettings(document);
render(<App authority={connectWorker()} />, document.getElementById('app')!);
// Storing the page for later waits until it is there
if (import.meta.env.PROD) addEventListener('load', () => void registerOffline());
