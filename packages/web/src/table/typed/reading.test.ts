import {
  EDITIONS,
  askedSides,
  legalOrders,
  makeOrder,
  parsePosition,
  rulesFor,
  viewFor,
  type Side,
  type State,
} from '@rubicon/engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { states } from '../../../test/kit/random-states.ts';
import { choiceOf, type Choice } from '../../authority/choice.ts';
import { setLanguage } from '../../words/language.ts';
import { orderLabel } from '../../words/order-sentences.ts';
import { unclearText } from './answers.ts';
import { readTyped, type Reading, type Situation } from './reading.ts';
import { createVocabulary } from './vocabulary.ts';

const CARDS =
  'hands=2/2+2/2+Mars,2/1+2/1+1/2 discards=Apollo,4/1 played=2/3,2/2 effects=2/3,2/2 last=Neptune,3/2 seen=Neptune+3/2+2/3+2/2';
const MAP =
  'map=Alexandria(P.Navis2:2,Cleopatra:4);Antioch(P.Scipio:3,P.Legio34:3);Genua(C.Antonius:2,C.Legio8:3,C.Legio12:3);Massilia(C.Legio11:2,C.Legio14:3,C.Navis1:2);Neapolis(P.Pompey:3,P.Legio1:4,P.Navis1:2);Ravenna(C.Caesar:3,C.Legio13:3,C.Navis2:2);Rome(P.Legio3:3);Narbo(C.Legio7:3,C.Legio9:3,C.Legio10:3);Tarraco(P.Legio2:4,P.Legio4:3,P.Equitatus1:2,P.Navis3:2) locked=C.Octavian,P.Brutus';
const MOVING = `position/1 turn=705.2 step=move asked=caesar first=caesar moves=2 levies=3 ${CARDS} ${MAP}`;
const LEVYING = `position/1 turn=705.2 step=levy asked=caesar first=caesar moves=2 levies=3 ${CARDS} ${MAP}`;
const CHOOSING = `position/1 turn=705.3 step=cards asked=caesar hands=2/2+2/2+Mars,2/1+2/1+1/2 discards=Apollo,4/1 last=2/3,2/2 seen=2/3+2/2 ${MAP}`;
const FIGHTING = `position/1 turn=705.2 step=battle asked=caesar first=caesar entered=Narbo-Tarraco:caesar:1 attacks=Tarraco:caesar:Narbo battle=Tarraco round=2 battle-turn=5 ${CARDS} map=Alexandria(Cleopatra:4);Narbo(C.Legio8:3);Tarraco(C.Legio7:3!<Narbo,C.Legio9:3!<Narbo,C.Legio10:3!<Narbo,P.Legio2:4,P.Legio4:3) locked=C.Octavian,P.Brutus`;

function situationOf(state: State, side: Side): Situation {
  const orders = legalOrders(state, side).map((order) => makeOrder(state, order));
  return { view: viewFor(state, side), side, choices: orders.map(choiceOf) };
}

function at(position: string): Situation {
  const state = parsePosition(position, rulesFor('2.0'));
  if (!state.ok) throw new Error(state.fault.message);
  return situationOf(state.value, 'caesar');
}

/** The reading in one line. */
function told(reading: Reading, situation: Situation): string {
  if (reading.kind === 'orders') return reading.orders.map(({ text }) => text).join('; ');
  if (reading.kind !== 'question') {
    const { view, side, choices } = situation;
    const decision = {
      number: 1,
      side: side!,
      step: view.step,
      required: true,
      orders: choices.map(({ text }) => text),
    };
    return unclearText(reading, situation, decision);
  }
  const { places, blocks, sorts } = reading.phrase;
  return [reading.question, ...places.map(({ area }) => area), ...blocks.flat(), ...sorts].join(' ');
}

const POSITIONS = { MOVING, LEVYING, CHOOSING, FIGHTING };
type Case = readonly [position: keyof typeof POSITIONS, typed: string, meaning: string];

const X_TO_TARRACO = 'move C.Legio10 Narbo-Tarraco';
const ENGLISH: readonly Case[] = [
  ['MOVING', 'move legio 10 narbo tarraco', X_TO_TARRACO],
  ['MOVING', 'move Legio X from Narbo to Tarraco', X_TO_TARRACO],
  ['MOVING', 'MOVE LEGION X TARRACO', X_TO_TARRACO],
  ['MOVING', 'legio x tarraco', X_TO_TARRACO],
  ['MOVING', 'attack Tarraco with Legio 10', X_TO_TARRACO],
  ['MOVING', 'c.legio10 narbo-tarraco', X_TO_TARRACO],
  ['MOVING', 'move legio 10 tarr', X_TO_TARRACO],
  [
    'MOVING',
    'move 3 narbo tarraco',
    `move C.Legio7 Narbo-Tarraco; move C.Legio9 Narbo-Tarraco; ${X_TO_TARRACO}`,
  ],
  [
    'MOVING',
    'move all from Narbo to Massilia',
    'move C.Legio7 Narbo-Massilia; move C.Legio9 Narbo-Massilia; move C.Legio10 Narbo-Massilia',
  ],
  [
    'MOVING',
    'move legio 7, 9 and 10 to Burdigala',
    'move C.Legio7 Narbo-Burdigala; move C.Legio9 Narbo-Burdigala; move C.Legio10 Narbo-Burdigala',
  ],
  ['MOVING', 'move caesar ravenna rome', 'move C.Caesar Ravenna-Rome'],
  ['MOVING', 'move 2 ravenna rome', 'move C.Caesar Ravenna-Rome; move C.Legio13 Ravenna-Rome'],
  ['MOVING', 'move caesar to roma', 'move C.Caesar Ravenna-Rome'],
  ['MOVING', 'move legio 10 to Genua via Massilia', 'move C.Legio10 Narbo-Massilia-Genua'],
  ['MOVING', 'sail navis i to mare hispanum', 'move C.Navis1 Massilia-Hispanum'],
  ['MOVING', 'end', 'done'],
  ['MOVING', 'End moves', 'done'],
  ['MOVING', 'move legio narbo tarraco', 'Which Legion? Legio VII, Legio IX or Legio X.'],
  ['MOVING', 'move 2 narbo tarraco', 'Which 2? Legio VII, Legio IX or Legio X.'],
  ['MOVING', 'move 4 narbo tarraco', 'Only 3 blocks can.'],
  ['MOVING', 'move legio 10 narbo', 'Legio X is already there.'],
  [
    'MOVING',
    'move legio 10 to rome',
    'There are enemy blocks in Rome: amphibious moves go to friendly or vacant ports only.',
  ],
  ['MOVING', 'move legio 13 rome tarraco', 'Legio XIII is in Ravenna.'],
  ['MOVING', 'move 2 lugdunum massilia', 'You have no blocks in Lugdunum.'],
  ['MOVING', 'levy legio 11', 'Levies come after your last move: end your moves first.'],
  ['MOVING', 'fire', 'There is no such order now.'],
  ['MOVING', 'fire legio 10', 'Blocks only fire in a battle.'],
  ['MOVING', 'move legio 10 to atlantis', '“atlantis” is not a word I know. Type “help” for the words.'],
  ['MOVING', 'and then', '“then” is not a word I know. Type “help” for the words.'],
  ['MOVING', '', 'That is not an order or a question. Type “help” for the words.'],
  ['MOVING', 'who rome', 'who Rome'],
  ['MOVING', 'Who is in Carthago Nova?', 'who CarthagoNova'],
  ['MOVING', 'rome', 'who Rome'],
  ['MOVING', 'from rome', 'from Rome'],
  ['MOVING', 'where caesar', 'where C.Caesar'],
  ['MOVING', 'where is navis', 'where navis'],
  ['MOVING', 'points left', 'left'],
  ['MOVING', 'points', 'score'],
  ['MOVING', 'undo all', 'undo-phase'],
  ['MOVING', 'what happened?', 'last'],
  ['LEVYING', 'levy legio 11', 'levy C.Legio11'],
  ['LEVYING', 'raise auxilia 1 in massilia', 'raise C.Auxilia1 Massilia'],
  ['LEVYING', 'raise legio 11', 'Not like that. You can: Add a step to Legio XI.'],
  ['CHOOSING', 'play mars', 'play Mars'],
  ['CHOOSING', 'play ii/ii', 'play 2/2'],
  ['CHOOSING', 'play 2/2', 'play 2/2'],
  ['CHOOSING', 'play', 'Which card? Mars; II moves, II levies.'],
  ['CHOOSING', 'play jupiter', 'Jupiter is not in your hand.'],
  ['FIGHTING', 'fire', 'Which Legion? Legio VII, Legio IX or Legio X.'],
  ['FIGHTING', 'fire with legio 9', 'fire C.Legio9'],
  ['FIGHTING', 'retreat legio 9 narbo', 'retreat C.Legio9 Tarraco-Narbo'],
  ['FIGHTING', 'pass legio 7', 'pass C.Legio7'],
];

const SWEDISH: readonly Case[] = [
  ['MOVING', 'marschera legion 10 narbo tarraco', X_TO_TARRACO],
  ['MOVING', 'flytta Legion X från Narbo till Tarraco', X_TO_TARRACO],
  ['MOVING', 'move legio 10 narbo tarraco', X_TO_TARRACO],
  ['MOVING', 'ga legion 10 till tarraco', X_TO_TARRACO],
  ['MOVING', 'anfall Rom med Caesar', 'move C.Caesar Ravenna-Rome'],
  ['MOVING', 'marschera 2 Ravenna Rom', 'move C.Caesar Ravenna-Rome; move C.Legio13 Ravenna-Rome'],
  ['MOVING', 'marschera legion narbo tarraco', 'Vilken Legion? Legion VII, Legion IX eller Legion X.'],
  ['MOVING', 'avsluta', 'done'],
  ['MOVING', 'vem rom', 'who Rome'],
  ['MOVING', 'var är Caesar', 'where C.Caesar'],
  ['MOVING', 'från Ravenna', 'from Ravenna'],
  ['MOVING', 'poäng kvar', 'left'],
  ['MOVING', 'hot', 'threats'],
  ['MOVING', 'ångra', 'undo'],
  ['LEVYING', 'rekrytera auxilia 1 i massilia', 'raise C.Auxilia1 Massilia'],
  ['LEVYING', 'förstärk legion xi', 'levy C.Legio11'],
  ['CHOOSING', 'spela mars', 'play Mars'],
  ['FIGHTING', 'slå med legion 9', 'fire C.Legio9'],
  ['FIGHTING', 'retirera legion 9 till narbo', 'retreat C.Legio9 Tarraco-Narbo'],
];

const JAPANESE: readonly Case[] = [
  ['MOVING', '第X軍団をNarboからTarracoへ移動', X_TO_TARRACO],
  ['MOVING', '第10軍団をTarracoへ移動', X_TO_TARRACO],
  ['MOVING', '第１０軍団　Ｎａｒｂｏ　Ｔａｒｒａｃｏ', X_TO_TARRACO],
  ['MOVING', 'move legio 10 from narbo to tarraco', X_TO_TARRACO],
  ['MOVING', '軍団10をMassilia経由でGenuaへ移動', 'move C.Legio10 Narbo-Massilia-Genua'],
  ['MOVING', 'カエサルをローマへ移動', 'move C.Caesar Ravenna-Rome'],
  ['MOVING', 'RavennaからRomeへ2個移動', 'move C.Caesar Ravenna-Rome; move C.Legio13 Ravenna-Rome'],
  ['MOVING', '軍団をNarboからTarracoへ移動', 'どの軍団ですか。第VII軍団、第IX軍団、または第X軍団。'],
  ['MOVING', '終了', 'done'],
  ['MOVING', 'ローマに誰がいますか', 'who Rome'],
  ['MOVING', 'カエサルはどこ', 'where C.Caesar'],
  ['MOVING', 'Ravennaから', 'from Ravenna'],
  ['MOVING', '残り', 'left'],
  ['MOVING', '脅威', 'threats'],
  ['LEVYING', '第XI軍団を増強', 'levy C.Legio11'],
  ['LEVYING', 'Massiliaに補助兵1を徴募', 'raise C.Auxilia1 Massilia'],
  ['CHOOSING', 'マルスをプレイ', 'play Mars'],
  ['FIGHTING', '第9軍団で射撃', 'fire C.Legio9'],
  ['FIGHTING', '第9軍団をNarboへ退却', 'retreat C.Legio9 Tarraco-Narbo'],
];

beforeAll(() => void vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterAll(async () => {
  await setLanguage('en-GB');
  vi.unstubAllGlobals();
});

describe.each([
  ['en-GB', ENGLISH],
  ['sv', SWEDISH],
  ['ja', JAPANESE],
] as const)('typed in %s', (language, cases) => {
  beforeAll(() => setLanguage(language));

  test.each(cases)('%s: %s', (position, typed, meaning) => {
    const situation = at(POSITIONS[position]);
    expect(told(readTyped(typed, situation, createVocabulary()), situation)).toBe(meaning);
  });

  test('every legal order is given by its notation, by its own words, and by its parts', () => {
    const vocabulary = createVocabulary();
    const kinds = new Set<string>();
    for (const { situation, choice } of someOrders()) {
      const { text } = choice;
      const label = orderLabel(choice, situation.view);
      kinds.add(choice.kind);
      const read = (typed: string): Reading => readTyped(typed, situation, vocabulary);
      expect(read(text)).toEqual({ kind: 'orders', orders: [choice] });
      // A defector may have the name of another block of its side: then it is asked which
      const alike = situation.choices.filter((each) => orderLabel(each, situation.view) === label);
      const one = { kind: 'orders', orders: [choice] };
      expect(read(label)).toEqual(alike.length === 1 ? one : { kind: 'which-order', orders: alike });
      expect(read(`please ${text.replaceAll('-', ' ').toUpperCase()}`)).toEqual(one);
    }
    expect(kinds.size).toBeGreaterThan(16);
  });
});

/** An order of each kind in some positions of a game of each edition. */
function* someOrders(): Generator<{ situation: Situation; choice: Choice }> {
  for (const [index, edition] of EDITIONS.entries()) {
    const game = [...states(rulesFor(edition, { freeDeployment: index === 0 }), 40 + index)];
    for (const [number, state] of game.entries()) {
      const [side] = askedSides(state);
      if (side === undefined || number % 4 !== 0) continue;
      const situation = situationOf(state, side);
      const byKind = Map.groupBy(situation.choices, ({ kind }) => kind);
      for (const choices of byKind.values()) yield { situation, choice: choices[number % choices.length]! };
    }
  }
}
