// A step of what happened, in words.
import { SIDES, type Event, type Ruleset } from '@rubicon/engine';
import { areaName, blockName, cardName, cardText, isGod, say, sentenceOf, sideName } from '@rubicon/words';
import type { Seat } from '../../authority/table.ts';
import { lossesText } from '../../battle/battle-losses.ts';
import { reportOf } from '../../battle/battle-report.ts';
import { historySentences } from '../../words/notice-sentences.ts';
import type { Frame } from '../session/frames.ts';
import type { Step } from '../session/steps.ts';
import { battlesFought, type Fought } from '../state/battles-fought.ts';
import { changesBetween, type Change, type Count } from '../session/points.ts';

/** What happened, and which cities it won or lost. */
export function stepSentences({ step, before, after }: Frame, seat: Seat): string[] {
  if (step.count !== undefined) return [countText(step.count)];
  const told =
    battleTexts(step, seat) ??
    historySentences({ ...step.entry, events: step.events }, seat).map(({ text }) => text);
  const gods = step.events.flatMap((event) => godTexts(event, after.table.view.rules));
  return [...told, ...gods, ...changesBetween(before.table.view, after.table.view).map(changeText)];
}

/** What God cards do when they are revealed; both together cancel the turn. */
function godTexts(event: Event, rules: Ruleset): string[] {
  if (event.kind !== 'revealed' || event.first === null) return [];
  return SIDES.map((side) => event.effects[side])
    .filter(isGod)
    .map((card) => say('recap.god', { card: cardName(card), text: cardText(card, rules) }));
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

/** The whole battle that a step tells of. */
export function battleIn({ entry, events }: Step): Fought | null {
  if (events[0]?.kind !== 'battle') return null;
  return battlesFought({ told: [{ ...entry, events }], pending: [] })[0] ?? null;
}

/** A whole battle: its result and its losses; null where the step is something else. */
function battleTexts(step: Step, seat: Seat): string[] | null {
  const fought = battleIn(step);
  if (fought === null) return null;
  const won = sentenceOf({ kind: 'won', side: fought.winner, area: fought.area }, seat);
  return [won, lossesText(reportOf(fought), seat)];
}
