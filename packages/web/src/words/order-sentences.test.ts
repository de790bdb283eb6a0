import { ORDER_KINDS, type Step } from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { choiceOf } from '../authority/choice.ts';
import { actionLabel, orderLabel } from './order-sentences.ts';

const CASES: readonly (readonly [step: Step, order: string, label: string, action: string])[] = [
  ['deploy', 'deploy C.Legio7 Narbo', 'Legio VII to Narbo', 'Deploy in Narbo'],
  ['cards', 'discard 2/3', 'Discard II/III', 'Discard II/III'],
  ['cards', 'play Mars', 'Play Mars', 'Play Mars'],
  ['jupiter', 'jupiter Rome', 'Strike Rome with Jupiter', 'Strike Rome with Jupiter'],
  [
    'jupiter',
    'jupiter Internum green',
    'Strike a green block on Mare Internum with Jupiter',
    'Strike a green block on Mare Internum with Jupiter',
  ],
  ['defect', 'defect Ravenna', 'Move the defector to Ravenna', 'Move the defector to Ravenna'],
  ['vulcan', 'vulcan Rome', 'Strike Rome with Vulcan', 'Strike Rome with Vulcan'],
  [
    'move',
    'move C.Legio7 Massilia-Genua-Rome',
    'Legio VII: Massilia – Genua – Rome',
    'Move to Rome via Genua',
  ],
  ['move', 'move C.Legio7 Genua-Rome', 'Legio VII: Genua – Rome', 'Move to Rome'],
  [
    'move',
    'move C.Navis1 Massilia-Hispanum-Utica',
    'Navis I: Massilia – Mare Hispanum – Utica',
    'Move to Utica across Mare Hispanum',
  ],
  [
    'move',
    'move C.Navis1 Hispanum-Utica-Internum',
    'Navis I: Mare Hispanum – Utica – Mare Internum',
    'Move to Mare Internum via Utica',
  ],
  [
    'move',
    'embark C.Legio17 Rome-Tyrrhenum-Internum-Creta',
    'Legio XVII: Rome – Mare Tyrrhenum – Mare Internum – Creta',
    'Amphibious move to Creta across Mare Tyrrhenum and Mare Internum',
  ],
  ['main', 'main Ravenna-Rome', 'Main attack on Rome from Ravenna', 'Main attack on Rome from Ravenna'],
  ['surprise', 'surprise Rome', 'Surprise in Rome', 'Surprise in Rome'],
  ['levy', 'levy C.Legio7', 'Add a step to Legio VII', 'Add a step'],
  ['levy', 'raise C.Legio17 Rome', 'Raise Legio XVII in Rome', 'Raise in Rome'],
  ['fight', 'fight Internum', 'Fight on Mare Internum', 'Fight on Mare Internum'],
  ['battle', 'fire C.Legio10', 'Fire with Legio X', 'Fire'],
  ['battle', 'pass C.Legio10', 'Pass with Legio X', 'Pass'],
  ['battle', 'perish C.Legio10', 'Eliminate Legio X', 'Eliminate the block'],
  ['battle', 'retreat C.Legio10 Rome-Neapolis', 'Legio X: Rome – Neapolis', 'Retreat to Neapolis'],
  [
    'battle',
    'retreat C.Legio10 Rome-Tyrrhenum-Genua',
    'Legio X: Rome – Mare Tyrrhenum – Genua',
    'Retreat to Genua across Mare Tyrrhenum',
  ],
  ['hits', 'hit P.Scipio', 'Scipio takes the hit', 'Take the hit'],
  ['regroup', 'regroup P.Scipio Rome-Neapolis', 'Scipio: Rome – Neapolis', 'Regroup to Neapolis'],
  [
    'harbour',
    'harbour C.Navis1 Hispanum-Massilia',
    'Navis I: Mare Hispanum – Massilia',
    'Move to port in Massilia',
  ],
  ['supply', 'disband C.Legio7', 'Disband Legio VII', 'Disband'],
  ['deploy', 'done', 'End deployment', 'End deployment'],
  ['jupiter', 'done', 'Do not use Jupiter', 'Do not use Jupiter'],
  ['vulcan', 'done', 'Do not use Vulcan', 'Do not use Vulcan'],
  ['move', 'done', 'End moves', 'End moves'],
  ['surprise', 'done', 'No surprise', 'No surprise'],
  ['levy', 'done', 'End levies', 'End levies'],
  ['regroup', 'done', 'End regroup', 'End regroup'],
  ['disband', 'done', 'End disbanding', 'End disbanding'],
];

describe('an order on a button', () => {
  it.each(CASES)('%s: %s', (step, order, label, action) => {
    expect(orderLabel(choiceOf(order), { step })).toBe(label);
    expect(actionLabel(choiceOf(order), { step })).toBe(action);
  });

  it('is tested for every kind', () => {
    const tried = new Set(CASES.map(([, order]) => order.split(' ')[0]));
    expect(ORDER_KINDS.filter((kind) => !tried.has(kind))).toEqual([]);
  });
});
