// The settings as they are stored: untrusted text, so every field is checked and falls back on its own.

export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

export const MOTIONS = ['system', 'reduced', 'full'] as const;
type Motion = (typeof MOTIONS)[number];

export const MINIMAPS = ['auto', 'on', 'off'] as const;
type MinimapChoice = (typeof MINIMAPS)[number];

export const DICE_SPEEDS = ['normal', 'fast', 'skip'] as const;
type DiceSpeed = (typeof DICE_SPEEDS)[number];

/** How fast what happened is told. */
export const RECAP_SPEEDS = ['slow', 'normal', 'fast'] as const;
export type RecapSpeed = (typeof RECAP_SPEEDS)[number];

export interface SettingValues {
  readonly theme: Theme;
  readonly language: string; // a language tag, or `system`
  readonly motion: Motion;
  readonly sound: boolean;
  readonly volume: number; // 0 to 1
  readonly plainLabels: boolean; // blocks with plain text instead of drawings
  readonly diceSpeed: DiceSpeed; // `skip` shows the result of dice at once
  readonly recapSpeed: RecapSpeed;
  readonly noCurtain: boolean; // for one person playing both sides
  readonly confirmEnd: boolean; // ask before a phase ends with points left
  readonly confirmCards: boolean; // a card is selected first, then discarded or played
  readonly minimap: MinimapChoice; // `auto`: while a part of the board is out of view
  readonly odds: boolean; // of battles being fought or considered
  readonly hints: boolean; // hints may be requested
  readonly intel: boolean; // shows which blocks may be in an enemy stack
}

export const DEFAULT_SETTINGS: SettingValues = {
  theme: 'system',
  language: 'system',
  motion: 'system',
  sound: false,
  volume: 0.6,
  plainLabels: false,
  diceSpeed: 'normal',
  recapSpeed: 'normal',
  noCurtain: false,
  confirmEnd: true,
  confirmCards: true,
  minimap: 'auto',
  odds: true,
  hints: true,
  intel: true,
};

const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$|^system$/;

export function decodeSettings(text: string | null): SettingValues {
  const stored = parseRecord(text);
  const flag = (name: keyof SettingValues, fallback: boolean): boolean => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : fallback;
  };
  const { language, volume, minimap } = stored;
  const none = DEFAULT_SETTINGS;
  return {
    theme: THEMES.find((theme) => theme === stored['theme']) ?? none.theme,
    language: typeof language === 'string' && LANGUAGE_TAG.test(language) ? language : none.language,
    motion: MOTIONS.find((motion) => motion === stored['motion']) ?? none.motion,
    sound: flag('sound', none.sound),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : none.volume,
    plainLabels: flag('plainLabels', none.plainLabels),
    diceSpeed: diceSpeedOf(stored),
    recapSpeed: RECAP_SPEEDS.find((speed) => speed === stored['recapSpeed']) ?? none.recapSpeed,
    noCurtain: flag('noCurtain', none.noCurtain),
    confirmEnd: flag('confirmEnd', none.confirmEnd),
    confirmCards: flag('confirmCards', none.confirmCards),
    minimap: MINIMAPS.find((choice) => choice === minimap) ?? (minimap === true ? 'on' : none.minimap), // it was on or off once
    odds: flag('odds', none.odds),
    hints: flag('hints', none.hints),
    intel: flag('intel', none.intel),
  };
}

/** Older versions stored only whether dice are skipped. */
function diceSpeedOf(stored: Stored): DiceSpeed {
  const speed = DICE_SPEEDS.find((each) => each === stored.diceSpeed);
  return speed ?? (stored.skipDice === true ? 'skip' : DEFAULT_SETTINGS.diceSpeed);
}

export const encodeSettings = (values: SettingValues): string => JSON.stringify(values);

type Stored = Partial<Record<keyof SettingValues | 'skipDice', unknown>>;

function parseRecord(text: string | null): Stored {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
