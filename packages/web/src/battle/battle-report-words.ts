// Sentences and names that the report of a battle shows.
import { areaIndex, isSea } from '@rubicon/engine';
import { areaName, roman, sideName } from '@rubicon/words';
import { sayBattleReport as say } from '../words/topics/battle-report.ts';
import type { BattleReport, BlockReport } from './battle-report.ts';
import { otherSide } from './field.ts';

export const reportTitle = ({ area, winner }: BattleReport): string =>
  say(isSea(areaIndex(area)!) ? 'battle-report.won.sea' : 'battle-report.won', {
    side: sideName(winner),
    area: areaName(area),
  });

/** What became of a block, under its name. */
export function fateText({ fate, side, entered, left, to }: BlockReport): string {
  switch (fate) {
    case 'stands':
      return entered === left
        ? say('battle-report.unharmed', { strength: roman(left) })
        : say('battle-report.stands', { strength: roman(left), before: roman(entered) });
    case 'retreated':
      return say('battle-report.retreated', { area: areaName(to!) });
    case 'captured':
      return say('battle-report.captured', { side: sideName(otherSide(side)) });
    case 'eliminated':
    case 'killed':
      return say(`battle-report.${fate}`);
  }
}

const SIGNED = { signDisplay: 'exceptZero' } as const;

/** “+2”, “−1”, with a true minus sign. */
export const signedText = (value: number): string =>
  new Intl.NumberFormat('en', SIGNED).format(value).replace('-', '−');
