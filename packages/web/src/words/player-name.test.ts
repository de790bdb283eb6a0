import { speak, speakEnglish } from '@rubicon/words';
import { catalogue as japanese } from '@rubicon/words/languages/ja/index';
import { catalogue as swedish } from '@rubicon/words/languages/sv/index';
import { afterEach, expect, test } from 'vitest';
import { playerName, playerNames, storedName } from './player-name.ts';

afterEach(speakEnglish);

test('a side that was not named is called by its name in the language of the page', () => {
  speak('sv', swedish);
  const stored = { caesar: storedName('caesar', 'Caesar'), pompey: storedName('pompey', 'Pompejus') };
  expect(playerNames(stored)).toEqual({ caesar: 'Caesar', pompey: 'Pompejus' });
  speak('ja', japanese);
  expect(playerNames(stored)).toEqual({ caesar: 'カエサル', pompey: 'ポンペイウス' });
  speakEnglish();
  expect(playerNames(stored)).toEqual({ caesar: 'Caesar', pompey: 'Pompey' });
});

test('a name that was written stays as it is, on either side', () => {
  expect(playerName('pompey', storedName('pompey', 'Ann'))).toBe('Ann');
  expect(playerName('pompey', 'Caesar')).toBe('Caesar');
});
