// The rules in the order of their numbers: the passages of each, and the rulings on what it leaves open.
import type { RuleNumber } from '@rubicon/words';
import { example, figure, list, where, option, text, type Passage } from './passage.ts';

export interface RuleEntry {
  readonly passages: readonly Passage[];
  readonly rulings: readonly RulingNumber[];
}

export const RULING_NUMBERS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
  31, 32, 33,
] as const; // prettier-ignore
export type RulingNumber = (typeof RULING_NUMBERS)[number];

const rule = (passages: readonly Passage[], ...rulings: RulingNumber[]): RuleEntry => ({ passages, rulings });

export const RULES: Readonly<Record<RuleNumber, RuleEntry>> = {
  '1.1': rule([text('r.1.1.a')]),
  '1.2': rule([text('r.1.2.a'), text('r.1.2.b'), text('r.1.2.c'), example('r.1.2.example')], 32),
  '1.3': rule([text('r.1.3.a')]),
  '2.1': rule(
    [
      text('r.2.1.a'),
      text('r.2.1.b'),
      where('firstTurn', 'caesar', 'r.2.1.c'),
      where('firstTurn', 'cards', 'r.2.1.d'),
      example('r.2.1.example'),
      text('r.2.1.e'),
      text('r.2.1.f'),
    ],
    1,
    2,
    4,
  ),
  '2.2': rule([text('r.2.2.a'), text('r.2.2.b'), text('r.2.2.c')], 3),
  '2.3': rule([text('r.2.3.a')]),

  '3.11': rule([text('r.3.11.a'), text('r.3.11.b'), figure('strength')]),
  '3.12': rule([text('r.3.12.a'), text('r.3.12.b')]),
  '3.13': rule([text('r.3.13.a')]),
  '3.21': rule([text('r.3.21.a')]),
  '3.22': rule([text('r.3.22.a')]),
  '3.23': rule([text('r.3.23.a')]),
  '3.24': rule([text('r.3.24.a'), text('r.3.24.b')]),
  '3.25': rule([text('r.3.25.a')]),
  '3.26': rule([text('r.3.26.a'), text('r.3.26.b')]),
  '3.27': rule([text('r.3.27.a')]),

  '4.1': rule([text('r.4.1.a')]),
  '4.2': rule([text('r.4.2.a')]),
  '4.21': rule([
    text('r.4.21.a'),
    list('r.4.21.list.1', 'r.4.21.list.2', 'r.4.21.list.3', 'r.4.21.list.4'),
    text('r.4.21.b'),
  ]),
  '4.31': rule([text('r.4.31.a')]),
  '4.32': rule([text('r.4.32.a'), text('r.4.32.b'), figure('strait'), text('r.4.32.c')], 7),
  '4.4': rule([text('r.4.4.a'), text('r.4.4.b'), figure('sea-control')]),
  '4.41': rule([text('r.4.41.a')]),
  '4.42': rule([text('r.4.42.a'), text('r.4.42.b')]),

  '5.1': rule([text('r.5.1.a')]),
  '5.2': rule([text('r.5.2.a'), text('r.5.2.b')]),
  '5.3': rule([option('r.5.3.a'), example('r.5.3.example')], 33),

  '6.1': rule(
    [text('r.6.1.a'), text('r.6.1.b'), figure('reach'), text('r.6.1.c'), example('r.6.1.example')],
    5,
    6,
  ),
  '6.11': rule(
    [
      text('r.6.11.a'),
      list('r.6.11.list.1', 'r.6.11.list.2', 'r.6.11.list.3'),
      text('r.6.11.b'),
      figure('limits'),
      example('r.6.11.example'),
    ],
    7,
  ),
  '6.12': rule(
    [
      text('r.6.12.a'),
      text('r.6.12.b'),
      example('r.6.12.example'),
      where('mainAttack', 'first-entry', 'r.6.12.c'),
      where('mainAttack', 'declared', 'r.6.12.d'),
      figure('main-attack'),
    ],
    8,
    9,
  ),
  '6.13': rule([text('r.6.13.a'), text('r.6.13.b'), figure('pinning'), example('r.6.13.example')], 10),
  '6.14': rule([text('r.6.14.a'), text('r.6.14.b'), figure('response')], 11),
  '6.15': rule([text('r.6.15.a')]),
  '6.2': rule(
    [
      text('r.6.2.a'),
      text('r.6.2.b'),
      where('navisAttackFromPort', true, 'r.6.2.c'),
      where('navisAttackFromPort', false, 'r.6.2.d'),
      figure('navis-move'),
      example('r.6.2.example'),
    ],
    13,
  ),
  '6.3': rule(
    [
      text('r.6.3.a'),
      text('r.6.3.b'),
      text('r.6.3.c'),
      figure('amphibious'),
      text('r.6.3.d'),
      example('r.6.3.example'),
    ],
    12,
  ),
  '6.4': rule(
    [
      text('r.6.4.a'),
      list('r.6.4.list.1', 'r.6.4.list.2'),
      text('r.6.4.b'),
      text('r.6.4.c'),
      list('r.6.4.list.3', 'r.6.4.list.4', 'r.6.4.list.5'),
      text('r.6.4.d'),
      example('r.6.4.example'),
    ],
    19,
  ),

  '7.1': rule([text('r.7.1.a'), text('r.7.1.b'), text('r.7.1.c'), text('r.7.1.d')]),
  '7.2': rule(
    [text('r.7.2.a'), text('r.7.2.b'), figure('battle-line'), text('r.7.2.c'), example('r.7.2.example')],
    20,
  ),
  '7.3': rule(
    [
      text('r.7.3.a'),
      where('mainAttack', 'first-entry', 'r.7.3.b'),
      where('mainAttack', 'declared', 'r.7.3.c'),
      text('r.7.3.d'),
      text('r.7.3.e'),
      figure('reserves'),
      example('r.7.3.example'),
    ],
    9,
  ),
  '7.31': rule([text('r.7.31.a'), text('r.7.31.b'), example('r.7.31.example')], 23),
  '7.4': rule([text('r.7.4.a'), text('r.7.4.b'), text('r.7.4.c'), example('r.7.4.example')], 22),
  '7.41': rule([text('r.7.41.a')], 21),
  '7.42': rule([text('r.7.42.a')], 21),
  '7.5': rule([text('r.7.5.a')], 16),
  '7.51': rule([text('r.7.51.a'), text('r.7.51.b')], 17),
  '7.52': rule([text('r.7.52.a'), text('r.7.52.b'), option('r.7.52.c'), text('r.7.52.d')], 24),
  '7.6': rule([text('r.7.6.a'), text('r.7.6.b')]),
  '7.61': rule([text('r.7.61.a')], 25),
  '7.62': rule([text('r.7.62.a'), list('r.7.62.list.1', 'r.7.62.list.2'), figure('attacker-retreat')], 25),
  '7.63': rule([text('r.7.63.a'), figure('defender-retreat')], 25),
  '7.64': rule([text('r.7.64.a'), figure('sea-retreat'), text('r.7.64.b'), example('r.7.64.example')], 25),
  '7.7': rule([text('r.7.7.a'), text('r.7.7.b'), figure('regroup')], 27),
  '7.8': rule([text('r.7.8.a')]),
  '7.81': rule([text('r.7.81.a')]),
  '7.82': rule(
    [
      text('r.7.82.a'),
      list('r.7.82.list.1', 'r.7.82.list.2', 'r.7.82.list.3'),
      text('r.7.82.b'),
      list('r.7.82.list.4', 'r.7.82.list.5', 'r.7.82.list.6'),
      text('r.7.82.c'),
      figure('navis-retreat'),
    ],
    26,
  ),
  '7.83': rule([text('r.7.83.a')], 27),

  '8.1': rule([text('r.8.1.a'), figure('cleopatra')], 28),
  '8.2': rule(
    [
      text('r.8.2.a'),
      where('winterVictory', 'before-harbour', 'r.8.2.b'),
      where('winterVictory', 'after-supply', 'r.8.2.c'),
    ],
    32,
  ),
  '8.3': rule([text('r.8.3.a')], 29),
  '8.4': rule([text('r.8.4.a'), figure('supply'), text('r.8.4.b'), example('r.8.4.example')], 30),
  '8.5': rule([text('r.8.5.a')], 30),
  '8.6': rule([text('r.8.6.a')], 31),
};
