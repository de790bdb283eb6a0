// The player's settings: one signal each, stored in the browser.
import { batch, computed, effect, signal } from '@preact/signals';
import { LANGUAGES, setLanguage } from '../words/language.ts';
import { chooseLanguage } from './language-choice.ts';
import { decodeSettings, encodeSettings, type SettingValues } from './setting-values.ts';

const KEY = 'rubicon.settings';
const stored = decodeSettings(readStored());

export const theme = signal(stored.theme);
export const language = signal(stored.language);
export const motion = signal(stored.motion);
export const sound = signal(stored.sound);
export const volume = signal(stored.volume);
export const plainLabels = signal(stored.plainLabels);
export const diceSpeed = signal(stored.diceSpeed);
export const recapSpeed = signal(stored.recapSpeed);
export const noCurtain = signal(stored.noCurtain);
export const confirmEnd = signal(stored.confirmEnd);
export const confirmCards = signal(stored.confirmCards);
export const minimap = signal(stored.minimap);
export const showOdds = signal(stored.odds);
export const allowHints = signal(stored.hints);
export const showIntel = signal(stored.intel);

const systemReduced = signal(false);

/** Whether pieces should appear in place instead of moving there. */
export const motionReduced = computed(() =>
  motion.value === 'system' ? systemReduced.value : motion.value === 'reduced',
);

const PACES = { normal: 1, fast: 0.25, skip: 0 } as const;

/** What the times of a battle's playback are multiplied by; 0 shows its results at once. */
export const dicePace = computed(() => (motionReduced.value ? 0 : PACES[diceSpeed.value]));

const values = computed<SettingValues>(() => ({
  theme: theme.value,
  language: language.value,
  motion: motion.value,
  sound: sound.value,
  volume: volume.value,
  plainLabels: plainLabels.value,
  diceSpeed: diceSpeed.value,
  recapSpeed: recapSpeed.value,
  noCurtain: noCurtain.value,
  confirmEnd: confirmEnd.value,
  confirmCards: confirmCards.value,
  minimap: minimap.value,
  odds: showOdds.value,
  hints: allowHints.value,
  intel: showIntel.value,
}));

/** Takes over settings changed in another window. */
function follow(given: SettingValues): void {
  batch(() => {
    theme.value = given.theme;
    language.value = given.language;
    motion.value = given.motion;
    sound.value = given.sound;
    volume.value = given.volume;
    plainLabels.value = given.plainLabels;
    diceSpeed.value = given.diceSpeed;
    recapSpeed.value = given.recapSpeed;
    noCurtain.value = given.noCurtain;
    confirmEnd.value = given.confirmEnd;
    confirmCards.value = given.confirmCards;
    minimap.value = given.minimap;
    showOdds.value = given.odds;
    allowHints.value = given.hints;
    showIntel.value = given.intel;
  });
}

/** Applies the settings to the page, now and whenever one changes; resolves when the page's language is loaded. */
export async function applySettings(page: Document): Promise<void> {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  systemReduced.value = reduced.matches;
  reduced.addEventListener('change', () => {
    systemReduced.value = reduced.matches;
  });
  effect(() => {
    page.documentElement.dataset['theme'] = theme.value;
    colourBrowser(page, theme.value);
  });
  effect(() => {
    page.documentElement.dataset['motion'] = motion.value;
  });
  effect(() => {
    store(encodeSettings(values.value));
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) follow(decodeSettings(newValue));
  });
  let spoken = Promise.resolve();
  effect(() => {
    const wanted = language.value === 'system' ? navigator.languages : [language.value];
    // Offline, a language that was never loaded is not available: the page keeps its current one
    spoken = setLanguage(chooseLanguage(wanted, LANGUAGES)).catch(() => undefined);
  });
  await spoken;
}

/** The browser's own bars: `<meta name="theme-color">` for both schemes, one of them disabled by a fixed theme. */
function colourBrowser(page: Document, wanted: SettingValues['theme']): void {
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]')) {
    const scheme = meta.dataset['scheme']!;
    if (wanted === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = wanted === scheme ? 'all' : 'not all';
  }
}

function readStored(): string | null {
  try {
    return globalThis.localStorage.getItem(KEY);
  } catch {
    return null; // storage may be blocked, and there is none outside a browser
  }
}

function store(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Storage is full or blocked: the settings last as long as the page.
  }
}
