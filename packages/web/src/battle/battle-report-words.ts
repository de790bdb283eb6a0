// Sentences and names that the report of a battle shows.
import { SIDES, areaIndex, isSea, type Side, type Viewer } from '@rubicon/engine';
import { areaName, blockName, listAll, paragraph, roman, say as sayBattle, sideName } from '@rubicon/words';
import { sayBattleReport as say } from '../words/topics/battle-report.ts';
import type { BattleReport, BlockReport, PartyReport } from './battle-report.ts';
import { otherSide } from './field.ts';

export const reportTitle = ({ area, winner }: BattleReport): string =>
  say(isSea(areaIndex(area)!) ? 'battle-report.won.sea' : 'battle-report.won', {
    side: sideName(winner),
    area: areaName(area),
  });

/** The losses of both sides, the viewer's own first. */
export function lossesText({ of, joined }: BattleReport, viewer: Viewer): string {
  const sides = viewer === 'pompey' ? SIDES.toReversed() : SIDES;
  return paragraph([
    ...sides.flatMap((side) => lossOf(side, of[side])),
    ...(joined === null ? [] : [sayBattle('battle.result.joined', { side: sideName(joined) })]),
  ]);
}

function lossOf(party: Side, { blocks }: PartyReport): string[] {
  const side = sideName(party);
  const lost = blocks.filter(({ fate }) => fate === 'eliminated' || fate === 'killed');
  const retreated = blocks.filter(({ fate }) => fate === 'retreated').length;
  return [
    lost.length === 0
      ? sayBattle('battle.result.unhurt', { side })
      : sayBattle('battle.result.lost', { side, blocks: listAll(lost.map(({ block }) => blockName(block))) }),
    ...(retreated === 0 ? [] : [sayBattle('battle.result.retreated', { count: retreated })]),
  ];
}

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
