import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, decodeSettings, encodeSettings, type SettingValues } from './setting-values.ts';

describe('decodeSettings', () => {
  test('stored values are read back', () => {
    const values: SettingValues = {
      theme: 'dark',
      language: 'pt-BR',
      motion: 'reduced',
      sound: true,
      volume: 0,
      plainLabels: true,
      diceSpeed: 'fast',
      recapSpeed: 'fast',
      noCurtain: true,
      confirmEnd: false,
      confirmCards: false,
      minimap: 'off',
      odds: false,
      hints: false,
      intel: false,
    };
    expect(decodeSettings(encodeSettings(values))).toEqual(values);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{theme'],
    ['a number', '3'],
    ['null', 'null'],
    ['an array', '["dark"]'],
  ])('%s gives the defaults', (_what, text) => {
    expect(decodeSettings(text)).toEqual(DEFAULT_SETTINGS);
  });

  test.each([
    ['theme', '"sepia"'],
    ['theme', '1'],
    ['language', '"<b>"'],
    ['language', '7'],
    ['motion', '"none"'],
    ['recapSpeed', '2'],
    ['sound', '"yes"'],
    ['volume', '1.5'],
    ['volume', '-0.1'],
    ['volume', '"loud"'],
    ['confirmEnd', '0'],
    ['minimap', '"large"'],
  ])('a wrong %s (%s) falls back alone', (name, value) => {
    expect(decodeSettings(`{"${name}": ${value}, "diceSpeed": "fast"}`)).toEqual({
      ...DEFAULT_SETTINGS,
      diceSpeed: 'fast',
    });
  });

  test.each([
    [true, 'on'],
    [false, 'auto'],
  ])('a minimap that was stored as %s is %s', (was, is) => {
    expect(decodeSettings(`{"minimap": ${was}}`).minimap).toBe(is);
  });

  test.each([
    ['{"skipDice": true}', 'skip'],
    ['{"skipDice": false}', 'normal'],
    ['{"skipDice": true, "diceSpeed": "fast"}', 'fast'],
    ['{"skipDice": "yes", "diceSpeed": "slow"}', 'normal'],
  ])('%s, perhaps of an older version, sets the dice to %s', (text, diceSpeed) => {
    expect(decodeSettings(text)).toEqual({ ...DEFAULT_SETTINGS, diceSpeed });
  });

  test('unknown settings are dropped', () => {
    expect(decodeSettings('{"theme": "light", "admin": true}')).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'light',
    });
  });
});
