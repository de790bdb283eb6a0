import { describe, expect, test } from 'vitest';
import {
  EDITIONS,
  SeededChance,
  VIEWERS,
  apply,
  askedSides,
  eventsFor,
  legalOrders,
  rulesFor,
  startGame,
  type AreaId,
  type BlockId,
  type Event,
} from '@rubicon/engine';
import { sentenceOf } from './sentences.ts';

const area = (id: string): AreaId => id as AreaId;
const block = (id: string): BlockId => id as BlockId;
const ROME = area('Rome');
const PATH = [area('Genua'), ROME];
const own = { side: 'caesar', colour: 'tan', block: block('C.Legio8') } as const;
const unknown = { side: 'caesar', colour: 'tan', block: null } as const;
const shown = [
  { block: block('C.Legio8'), strength: 3 },
  { block: block('P.Legio1'), strength: 1 },
];

/** An event, and its sentence. Every kind must be there. */
const SAID = {
  deployed: [[{ kind: 'deployed' }, 'Both sides have deployed.']],
  dealt: [
    [{ kind: 'dealt', year: 705, hand: null }, 'The cards of year 705 are dealt.'],
    [{ kind: 'dealt', year: 705, hand: ['Mars', '2/2'] }, 'The cards of year 705 are dealt: Mars, 2/2.'],
  ],
  discarded: [[{ kind: 'discarded', side: 'caesar', card: '2/1' }, 'Caesar discards 2/1.']],
  committed: [[{ kind: 'committed', side: 'pompey', card: 'Mars' }, 'Pompey commits Mars.']],
  revealed: [
    [
      {
        kind: 'revealed',
        cards: { caesar: '3/1', pompey: '2/2' },
        effects: { caesar: '3/1', pompey: '2/2' },
        first: 'caesar',
        reason: 'moves',
      },
      'Caesar plays 3/1, Pompey 2/2: Caesar is first (more moves).',
    ],
    [
      {
        kind: 'revealed',
        cards: { caesar: 'Mars', pompey: 'Apollo' },
        effects: { caesar: 'Mars', pompey: '2/2' },
        first: null,
        reason: 'cancelled',
      },
      'Caesar plays Mars, Pompey Apollo as 2/2: the turn is cancelled (gods on both sides).',
    ],
  ],
  command: [
    [
      { kind: 'command', side: 'caesar', card: '3/1', moves: 3, levies: 1 },
      'Caesar commands with 3/1: 3 moves, 1 levy.',
    ],
    [
      { kind: 'command', side: 'caesar', card: 'Mars', moves: 1, levies: 0 },
      'Caesar commands with Mars: 1 move, 0 levies.',
    ],
  ],
  unused: [[{ kind: 'unused', side: 'pompey', card: 'Vulcan' }, 'Pompey leaves Vulcan unused.']],
  moved: [
    [{ kind: 'moved', ...own, path: PATH, as: 'move' }, 'Caesar moves C.Legio8 Genua–Rome.'],
    [
      { kind: 'moved', ...unknown, path: PATH, as: 'attack' },
      'Caesar moves a tan block Genua–Rome, attacking.',
    ],
    [
      { kind: 'moved', ...unknown, path: PATH, as: 'response' },
      'Caesar moves a tan block Genua–Rome, in response.',
    ],
  ],
  embarked: [[{ kind: 'embarked', ...unknown, path: PATH }, 'Caesar embarks a tan block Genua–Rome.']],
  regrouped: [[{ kind: 'regrouped', ...own, path: PATH }, 'Caesar regroups C.Legio8 Genua–Rome.']],
  harboured: [[{ kind: 'harboured', ...unknown, path: PATH }, 'Caesar harbours a tan block Genua–Rome.']],
  declared: [
    [
      { kind: 'declared', side: 'caesar', entry: [area('Genua'), ROME] },
      'Caesar declares the main attack Genua–Rome.',
    ],
  ],
  surprise: [[{ kind: 'surprise', side: 'caesar', area: ROME }, 'Caesar will surprise Rome.']],
  levied: [
    [
      { kind: 'levied', side: 'caesar', area: ROME, raised: true, own: null },
      'Caesar levies a new block in Rome.',
    ],
    [
      { kind: 'levied', side: 'caesar', area: ROME, raised: false, own: null },
      'Caesar levies a step in Rome.',
    ],
    [
      {
        kind: 'levied',
        side: 'caesar',
        area: ROME,
        raised: true,
        own: { block: block('C.Legio17'), strength: 1 },
      },
      'Caesar raises C.Legio17 in Rome, now I.',
    ],
    [
      {
        kind: 'levied',
        side: 'caesar',
        area: ROME,
        raised: false,
        own: { block: block('C.Legio17'), strength: 4 },
      },
      'Caesar strengthens C.Legio17 in Rome, now IV.',
    ],
  ],
  struck: [
    [
      { kind: 'struck', ...own, by: 'pompey', area: ROME, outcome: 'defects', strength: 2 },
      'Jupiter strikes for Pompey in Rome: C.Legio8 II goes over.',
    ],
    [
      { kind: 'struck', ...unknown, by: 'pompey', area: ROME, outcome: 'defects', strength: null },
      'Jupiter strikes for Pompey in Rome: a tan block goes over.',
    ],
    [
      { kind: 'struck', ...own, by: 'pompey', area: ROME, outcome: 'reduced', strength: 3 },
      'Jupiter strikes for Pompey in Rome: C.Legio8 III loses a step.',
    ],
  ],
  defected: [
    [
      { kind: 'defected', ...own, side: 'pompey', from: ROME, to: area('Neapolis'), strength: 2 },
      'Pompey takes C.Legio8 II from Rome to Neapolis.',
    ],
    [
      { kind: 'defected', ...unknown, side: 'pompey', from: ROME, to: area('Neapolis'), strength: null },
      'Pompey takes a tan block from Rome to Neapolis.',
    ],
  ],
  erupted: [
    [
      { kind: 'erupted', side: 'pompey', area: ROME, blocks: 1 },
      'Vulcan erupts for Pompey in Rome: 1 block loses a step.',
    ],
    [
      { kind: 'erupted', side: 'pompey', area: ROME, blocks: 3 },
      'Vulcan erupts for Pompey in Rome: 3 blocks lose a step.',
    ],
  ],
  battle: [
    [
      { kind: 'battle', area: ROME, attacker: 'caesar', surprise: false, blocks: shown },
      'Battle in Rome, Caesar attacks: C.Legio8 III, P.Legio1 I.',
    ],
    [
      { kind: 'battle', area: ROME, attacker: 'pompey', surprise: true, blocks: shown },
      'Battle in Rome, Pompey attacks by surprise: C.Legio8 III, P.Legio1 I.',
    ],
  ],
  round: [[{ kind: 'round', area: ROME, round: 2 }, 'Round 2 in Rome.']],
  reserves: [
    [
      { kind: 'reserves', side: 'caesar', area: ROME, blocks: shown },
      'Caesar’s reserves arrive in Rome: C.Legio8 III, P.Legio1 I.',
    ],
  ],
  disrupted: [
    [
      { kind: 'disrupted', side: 'caesar', area: ROME, blocks: [block('C.Legio8')], swapped: false },
      'Caesar’s reserves are disrupted in Rome: C.Legio8.',
    ],
    [
      { kind: 'disrupted', side: 'caesar', area: ROME, blocks: [block('C.Legio8')], swapped: true },
      'Caesar’s reserves are disrupted in Rome: C.Legio8; now they are the attacker.',
    ],
  ],
  fired: [
    [
      { kind: 'fired', side: 'caesar', block: block('C.Legio8'), dice: [1, 6, 3], hits: 2 },
      'C.Legio8 fires: 1 6 3, 2 hits.',
    ],
    [
      { kind: 'fired', side: 'caesar', block: block('C.Legio8'), dice: [1], hits: 1 },
      'C.Legio8 fires: 1, 1 hit.',
    ],
  ],
  passed: [[{ kind: 'passed', side: 'caesar', block: block('C.Legio8') }, 'C.Legio8 passes.']],
  hit: [
    [{ kind: 'hit', side: 'caesar', block: block('C.Legio8'), strength: 3 }, 'C.Legio8 takes a hit at III.'],
  ],
  'hits-lost': [
    [{ kind: 'hits-lost', side: 'caesar', hits: 1 }, '1 hit finds nobody.'],
    [{ kind: 'hits-lost', side: 'caesar', hits: 2 }, '2 hits find nobody.'],
  ],
  retreated: [
    [
      { kind: 'retreated', side: 'caesar', block: block('C.Legio8'), path: PATH },
      'C.Legio8 retreats Genua–Rome.',
    ],
  ],
  eliminated: [
    [
      { kind: 'eliminated', side: 'caesar', block: block('C.Legio8'), area: ROME, cause: 'vulcan' },
      'C.Legio8 is eliminated in Rome by Vulcan.',
    ],
  ],
  'leader-killed': [
    [
      {
        kind: 'leader-killed',
        side: 'caesar',
        block: block('C.Caesar'),
        area: ROME,
        cause: 'battle',
        unlocked: block('C.Octavian'),
      },
      'C.Caesar is killed in Rome in battle, a point for the enemy; C.Octavian can be raised from now on.',
    ],
    [
      {
        kind: 'leader-killed',
        side: 'caesar',
        block: block('C.Octavian'),
        area: ROME,
        cause: 'no-retreat',
        unlocked: null,
      },
      'C.Octavian is killed in Rome without a retreat, a point for the enemy.',
    ],
  ],
  'cleopatra-joined': [
    [
      { kind: 'cleopatra-joined', side: 'caesar', area: ROME, cause: 'disruption' },
      'Cleopatra joins Caesar in Rome by disruption.',
    ],
  ],
  won: [[{ kind: 'won', side: 'pompey', area: ROME }, 'Pompey wins Rome.']],
  'no-battle': [[{ kind: 'no-battle', area: ROME }, 'There is no battle in Rome any more.']],
  'turn-ended': [[{ kind: 'turn-ended', year: 706, turn: 3 }, 'Turn 3 of year 706 ends.']],
  'cleopatra-home': [
    [{ kind: 'cleopatra-home', side: 'caesar', from: ROME, joined: false }, 'Cleopatra goes home from Rome.'],
    [
      { kind: 'cleopatra-home', side: 'caesar', from: ROME, joined: true },
      'Cleopatra goes home from Rome and joins Caesar.',
    ],
  ],
  scored: [
    [
      { kind: 'scored', year: 705, points: { caesar: 1, pompey: 7 } },
      'Year 705: Caesar has 1 point, Pompey 7.',
    ],
  ],
  disbanded: [
    [
      { kind: 'disbanded', ...unknown, area: ROME, cause: 'supply' },
      'Caesar disbands a tan block in Rome: no supply.',
    ],
    [
      { kind: 'disbanded', ...own, area: ROME, cause: 'choice' },
      'Caesar disbands C.Legio8 in Rome: by choice.',
    ],
  ],
  ended: [
    [{ kind: 'ended', winner: 'caesar', reason: 'ten-points' }, 'Caesar wins the game: ten points.'],
    [
      { kind: 'ended', winner: null, reason: 'equal' },
      'The game is a draw: equal points, and Rome is nobody’s.',
    ],
  ],
} as const satisfies Record<Event['kind'], readonly (readonly [Event, string])[]>;

describe('a sentence for each kind of event', () => {
  test('the table names each kind where it belongs', () => {
    for (const [kind, cases] of Object.entries(SAID))
      for (const [event] of cases) expect(event.kind).toBe(kind);
  });

  const cases: (readonly [Event, string])[] = Object.values(SAID).flat();
  test.each(cases.map(([event, sentence]) => [sentence, event] as const))('%s', (sentence, event) => {
    expect(sentenceOf(event)).toBe(sentence);
  });
});

test.each(EDITIONS)('everything that happens in random games of %s is said in one sentence', (edition) => {
  for (let seed = 0; seed < 5; seed++) {
    const chance = new SeededChance(seed);
    let outcome = startGame(rulesFor(edition), chance);
    for (;;) {
      for (const viewer of VIEWERS)
        for (const event of eventsFor(outcome.happenings, viewer))
          expect(sentenceOf(event)).toMatch(/^[A-Z0-9](?!.*(undefined|null|object)).*\.$/);
      const { state } = outcome;
      const [side] = askedSides(state);
      if (side === undefined) break;
      const orders = legalOrders(state, side);
      const next = apply(state, side, orders[chance.roll(orders.length)]!, chance);
      if (!next.ok) throw new Error(next.message);
      outcome = next;
    }
  }
});
