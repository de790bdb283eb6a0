// A step of what happened, in words.
import { SIDES, type Side } from '@rubicon/engine';
import { areaName, blockName, listAll, say, sentenceOf, sideName } from '@rubicon/words';
import type { Seat } from '../../authority/table.ts';
import { summaryOf, type BattleSummary } from '../../battle/battle-summary.ts';
import { historySentences } from '../../words/notice-sentences.ts';
import type { Frame } from '../session/frames.ts';
import { changesBetween, type Change, type Count } from '../session/points.ts';

/** What happened, and which cities it won or lost. */
export function stepSentences({ step, before, after }: Frame, seat: Seat): string[] {
  if (step.count !== undefined) return [countText(step.count)];
  const summary = step.events[0]?.kind === 'battle' ? summaryOf(step.events) : null;
  const told =
    summary === null
      ? historySentences({ ...step.entry, events: step.events }, seat).map(({ text }) => text)
      : battleTexts(summary, seat);
  return [...told, ...changesBetween(before.table.view, after.table.view).map(changeText)];
}

function countText({ side, area, leader, points }: Count): string {
  return area === null
    ? say('recap.count.leader', { side: sideName(side), block: blockName(leader!), points })
    : say('recap.count', { side: sideName(side), area: areaName(area), points });
}

const changeText = ({ area, side, points }: Change): string =>
  say(points > 0 ? 'recap.gain' : 'recap.loss', {
    side: sideName(side),
    area: areaName(area),
    points: Math.abs(points),
  });

/** A whole battle: its result and its losses. */
function battleTexts({ area, winner, lost, retreated }: BattleSummary, seat: Seat): string[] {
  const lossOf = (side: Side): string =>
    lost[side].length === 0
      ? say('battle.result.unhurt', { side: sideName(side) })
      : say('battle.result.lost', { side: sideName(side), blocks: listAll(lost[side].map(blockName)) });
  const gone = retreated.caesar.length + retreated.pompey.length;
  return [
    sentenceOf({ kind: 'won', side: winner, area }, seat),
    ...SIDES.map(lossOf),
    ...(gone === 0 ? [] : [say('battle.result.retreated', { count: gone })]),
  ];
}
