import { legalOrders, makeOrder, parsePosition, rulesFor, viewFor } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { choiceOf } from '../../authority/choice.ts';
import { completionsOf } from './completions.ts';
import { createVocabulary } from './vocabulary.ts';

const POSITION =
  'position/1 turn=705.2 step=move asked=caesar first=caesar moves=2 levies=3 hands=2/2+2/2+Mars,2/1+2/1+1/2 discards=Apollo,4/1 played=2/3,2/2 effects=2/3,2/2 last=Neptune,3/2 seen=Neptune+3/2+2/3+2/2 map=Alexandria(Cleopatra:4);Ravenna(C.Caesar:3);Rome(P.Legio3:3);Narbo(C.Legio7:3,C.Legio9:3);Tarraco(P.Legio2:4) locked=C.Octavian,P.Brutus';

const state = parsePosition(POSITION, rulesFor('2.0'));
if (!state.ok) throw new Error(state.fault.message);
const { value } = state;
const situation = {
  view: viewFor(value, 'caesar'),
  side: 'caesar',
  choices: legalOrders(value, 'caesar').map((order) => choiceOf(makeOrder(value, order))),
} as const;

test.each([
  ['m', ['move ']],
  ['th', ['threats ']],
  ['move ', ['move Caesar ', 'move Legio VII ', 'move Legio IX ']],
  ['move legio v', ['move Legio VII ']],
  ['move Legio VII ta', ['move Legio VII Tarraco ']],
  ['legio 7 burd', ['legio 7 Burdigala ']],
  ['who rav', ['who Ravenna ']],
  ['where cae', ['where Caesar ']],
  ['from na', ['from Narbo ']],
  ['move zz', []],
])('“%s” may go on as %j', (typed, texts) => {
  expect(completionsOf(typed, situation, createVocabulary()).map(({ text }) => text)).toEqual(texts);
});
