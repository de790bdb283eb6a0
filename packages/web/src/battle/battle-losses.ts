// The losses of a battle in sentences.
import { SIDES, type Side, type Viewer } from '@rubicon/engine';
import { blockName, listAll, paragraph, say, sideName } from '@rubicon/words';
import type { BattleReport, PartyReport } from './battle-report.ts';

/** The losses of both sides, the viewer's own first. */
export function lossesText({ of, joined }: BattleReport, viewer: Viewer): string {
  const sides = viewer === 'pompey' ? SIDES.toReversed() : SIDES;
  return paragraph([
    ...sides.flatMap((side) => lossOf(side, of[side])),
    ...(joined === null ? [] : [say('battle.result.joined', { side: sideName(joined) })]),
  ]);
}

function lossOf(party: Side, { blocks }: PartyReport): string[] {
  const side = sideName(party);
  const lost = blocks.filter(({ fate }) => fate === 'eliminated' || fate === 'killed');
  const retreated = blocks.filter(({ fate }) => fate === 'retreated').length;
  return [
    lost.length === 0
      ? say('battle.result.unhurt', { side })
      : say('battle.result.lost', { side, blocks: listAll(lost.map(({ block }) => blockName(block))) }),
    ...(retreated === 0 ? [] : [say('battle.result.retreated', { count: retreated })]),
  ];
}
