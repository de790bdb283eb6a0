// Every engine the page is tested in.
import { chromiumEngine } from './chromium.ts';
import type { EngineKind } from './engine.ts';
import { firefoxEngine } from './firefox.ts';
import { webkitEngine } from './webkit.ts';

export const ENGINES: readonly EngineKind[] = [chromiumEngine, firefoxEngine, webkitEngine];
