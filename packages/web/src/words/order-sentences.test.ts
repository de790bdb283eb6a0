import { ORDER_KINDS, type Step } from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { choiceOf } from '../authority/choice.ts';
import { actionLabel, orderLabel } from './order-sentences.ts';

const CASES: readonly (readonly [step: Step, order: string, label: string, action: string])[] = [
  ['deploy', 'deploy C.Legio7 Narbo', 'Legio VII to Narbo', 'Place in Narbo'],
  ['cards', 'discard 2/3', 'Lay II/III aside', 'Lay II/III aside'],
  ['cards', 'play Mars', 'Play Mars', 'Play Mars'],
  ['jupiter', 'jupiter Rome', 'Call Jupiter down on Rome', 'Call Jupiter down on Rome'],
  [
    'jupiter',
    'jupiter Internum green',
    'Call Jupiter down on a green block on Mare Internum',
    'Call Jupiter down on a green block on Mare Internum',
  ],
  ['defect', 'defect Ravenna', 'Take it to Ravenna', 'Take it to Ravenna'],
  ['vulcan', 'vulcan Rome', 'Call Vulcan down on Rome', 'Call Vulcan down on Rome'],
  [
    'move',
    'move C.Legio7 Massilia-Genua-Rome',
    'Legio VII: Massilia – Genua – Rome',
    'March to Rome by Genua',
  ],
  ['move', 'move C.Legio7 Genua-Rome', 'Legio VII: Genua – Rome', 'March to Rome'],
  [
    'move',
    'move C.Navis1 Massilia-Hispanum-Utica',
    'Navis I: Massilia – Mare Hispanum – Utica',
    'Sail to Utica over Mare Hispanum',
  ],
  [
    'move',
    'move C.Navis1 Hispanum-Utica-Internum',
    'Navis I: Mare Hispanum – Utica – Mare Internum',
    'Sail to Mare Internum by Utica',
  ],
  [
    'move',
    'embark C.Legio17 Rome-Tyrrhenum-Internum-Creta',
    'Legio XVII: Rome – Mare Tyrrhenum – Mare Internum – Creta',
    'Embark for Creta over Mare Tyrrhenum and Mare Internum',
  ],
  ['main', 'main Ravenna-Rome', 'Main attack on Rome from Ravenna', 'Main attack on Rome from Ravenna'],
  ['surprise', 'surprise Rome', 'Surprise in Rome', 'Surprise in Rome'],
  ['levy', 'levy C.Legio7', 'Strengthen Legio VII', 'Add a step'],
  ['levy', 'raise C.Legio17 Rome', 'Raise Legio XVII in Rome', 'Raise in Rome'],
  ['fight', 'fight Internum', 'Fight on Mare Internum', 'Fight on Mare Internum'],
  ['battle', 'fire C.Legio10', 'Fire with Legio X', 'Fire'],
  ['battle', 'pass C.Legio10', 'Pass with Legio X', 'Pass'],
  ['battle', 'perish C.Legio10', 'Lose Legio X', 'Lose the block'],
  ['battle', 'retreat C.Legio10 Rome-Neapolis', 'Legio X: Rome – Neapolis', 'Retreat to Neapolis'],
  [
    'battle',
    'retreat C.Legio10 Rome-Tyrrhenum-Genua',
    'Legio X: Rome – Mare Tyrrhenum – Genua',
    'Retreat to Genua over Mare Tyrrhenum',
  ],
  ['hits', 'hit P.Scipio', 'Scipio takes the hit', 'Take the hit'],
  ['regroup', 'regroup P.Scipio Rome-Neapolis', 'Scipio: Rome – Neapolis', 'Regroup to Neapolis'],
  [
    'harbour',
    'harbour C.Navis1 Hispanum-Massilia',
    'Navis I: Mare Hispanum – Massilia',
    'Winter in Massilia',
  ],
  ['supply', 'disband C.Legio7', 'Disband Legio VII', 'Disband'],
  ['deploy', 'done', 'End deployment', 'End deployment'],
  ['jupiter', 'done', 'Leave Jupiter unused', 'Leave Jupiter unused'],
  ['vulcan', 'done', 'Leave Vulcan unused', 'Leave Vulcan unused'],
  ['move', 'done', 'End moves', 'End moves'],
  ['surprise', 'done', 'No surprise', 'No surprise'],
  ['levy', 'done', 'End levies', 'End levies'],
  ['regroup', 'done', 'End regrouping', 'End regrouping'],
  ['disband', 'done', 'Keep the rest', 'Keep the rest'],
];

describe('an order on a button', () => {
  it.each(CASES)('%s: %s', (step, order, label, action) => {
    expect(orderLabel(choiceOf(order), { step })).toBe(label);
    expect(actionLabel(choiceOf(order), { step })).toBe(action);
  });

  it('is tried for every kind', () => {
    const tried = new Set(CASES.map(([, order]) => order.split(' ')[0]));
    expect(ORDER_KINDS.filter((kind) => !tried.has(kind))).toEqual([]);
  });
});
