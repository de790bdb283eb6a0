import type { AreaId, BlockId, Event } from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { sentenceOf, sentencesOf } from './event-sentences.ts';

const area = (id: string): AreaId => id as AreaId;
const block = (id: string): BlockId => id as BlockId;
const path = (text: string): AreaId[] => text.split('-') as AreaId[];

type Moved = Extract<Event, { kind: 'moved' }>;
const moved = (id: string | null, way: string, more: Partial<Moved> = {}): Event => ({
  kind: 'moved',
  side: 'caesar',
  colour: 'tan',
  block: id === null ? null : block(id),
  path: path(way),
  as: 'move',
  ...more,
});
const shown = (id: string, strength: number): { block: BlockId; strength: number } => ({
  block: block(id),
  strength,
});

type Case = readonly [event: Event, text: string];

/** At least one case for each kind of event: a new kind does not compile without one. */
const CASES: Readonly<Record<Event['kind'], readonly Case[]>> = {
  deployed: [[{ kind: 'deployed' }, 'Both sides have deployed.']],
  dealt: [
    [
      { kind: 'dealt', year: 705, hand: ['Mars', '4/1', '2/2', '2/2'] },
      'The year 49 BC begins, and Caesar is dealt Mars, IV/I, II/II and II/II.',
    ],
    [{ kind: 'dealt', year: 709, hand: null }, 'The year 45 BC begins, and each side is dealt six cards.'],
  ],
  discarded: [[{ kind: 'discarded', side: 'caesar', card: 'Apollo' }, 'Caesar discards Apollo.']],
  committed: [[{ kind: 'committed', side: 'pompey', card: '3/1' }, 'Pompey plays III/I face down.']],
  revealed: [
    [
      {
        kind: 'revealed',
        cards: { caesar: '2/1', pompey: 'Apollo' },
        effects: { caesar: '2/1', pompey: 'Mars' },
        first: 'pompey',
        reason: 'god',
      },
      'Caesar plays II/I and Pompey Apollo as Mars: Pompey played a God card and is Player 1.',
    ],
    [
      {
        kind: 'revealed',
        cards: { caesar: '2/1', pompey: '2/3' },
        effects: { caesar: '2/1', pompey: '2/3' },
        first: 'caesar',
        reason: 'tie',
      },
      'Caesar plays II/I and Pompey II/III: moves are tied, so Caesar is Player 1.',
    ],
    [
      {
        kind: 'revealed',
        cards: { caesar: 'Apollo', pompey: 'Vulcan' },
        effects: { caesar: '2/1', pompey: 'Vulcan' },
        first: null,
        reason: 'cancelled',
      },
      'Caesar plays Apollo and Pompey Vulcan: two God cards cancel each other, and the turn ends.',
    ],
  ],
  command: [
    [
      { kind: 'command', side: 'caesar', card: '3/1', moves: 3, levies: 1 },
      'Caesar has 3 move points and 1 levy point.',
    ],
    [
      { kind: 'command', side: 'pompey', card: 'Pluto', moves: 1, levies: 0 },
      'Pompey has 1 move point with Pluto.',
    ],
    [{ kind: 'command', side: 'pompey', card: 'Vulcan', moves: 0, levies: 0 }, 'Pompey uses Vulcan.'],
  ],
  unused: [[{ kind: 'unused', side: 'caesar', card: 'Jupiter' }, 'Caesar does not use Jupiter.']],
  moved: [
    [moved('C.Legio7', 'Massilia-Genua-Rome'), 'Caesar moves Legio VII from Massilia via Genua to Rome.'],
    [moved('C.Caesar', 'Ravenna-Rome', { as: 'attack' }), 'Caesar himself attacks Rome from Ravenna.'],
    [
      moved(null, 'Neapolis-Rome', { side: 'pompey', colour: 'green', as: 'response' }),
      'Pompey responds with a block from Neapolis to Rome, placed in reserve.',
    ],
    [
      moved(null, 'Neapolis-Rome', { side: 'pompey', colour: 'tan' }),
      'Pompey moves a tan block from Neapolis to Rome.',
    ],
    [
      moved('C.Legio7', 'Neapolis-Rome', { side: 'pompey', colour: 'tan' }),
      'Pompey moves the defector Legio VII from Neapolis to Rome.',
    ],
    [
      moved(null, 'Alexandria-Memphis', { side: 'pompey', colour: 'blue' }),
      'Pompey moves Cleopatra from Alexandria to Memphis.',
    ],
    [
      moved('C.Navis1', 'Massilia-Hispanum-Tingis'),
      'Caesar moves Navis I from Massilia across Mare Hispanum to Tingis.',
    ],
  ],
  embarked: [
    [
      {
        kind: 'embarked',
        side: 'caesar',
        colour: 'tan',
        block: block('C.Legio17'),
        path: path('Rome-Tyrrhenum-Internum-Egypticum-Antioch'),
      },
      'Caesar moves Legio XVII by sea from Rome across Mare Tyrrhenum, Mare Internum and Mare Egypticum to Antioch.',
    ],
  ],
  regrouped: [
    [
      {
        kind: 'regrouped',
        side: 'pompey',
        colour: 'green',
        block: block('P.Pompey'),
        path: path('Rome-Neapolis'),
      },
      'Pompey himself regroups from Rome to Neapolis.',
    ],
  ],
  harboured: [
    [
      {
        kind: 'harboured',
        side: 'pompey',
        colour: 'green',
        block: null,
        path: path('Internum-Utica'),
      },
      'Pompey moves a block from Mare Internum to port in Utica.',
    ],
  ],
  declared: [
    [
      { kind: 'declared', side: 'caesar', entry: [area('Ravenna'), area('Rome')] },
      'Caesar declares the main attack on Rome from Ravenna.',
    ],
  ],
  surprise: [
    [
      { kind: 'surprise', side: 'caesar', area: area('Internum') },
      'Caesar chooses the battle on Mare Internum for surprise: the attackers go first in round I.',
    ],
  ],
  levied: [
    [
      {
        kind: 'levied',
        side: 'caesar',
        area: area('Rome'),
        raised: true,
        own: shown('C.Ballista', 1),
      },
      'Caesar raises the Ballista in Rome at strength I.',
    ],
    [
      { kind: 'levied', side: 'caesar', area: area('Rome'), raised: false, own: shown('C.Caesar', 2) },
      'Caesar himself is levied in Rome to strength II.',
    ],
    [
      { kind: 'levied', side: 'pompey', area: area('Utica'), raised: true, own: null },
      'Pompey raises a new block in Utica.',
    ],
    [
      { kind: 'levied', side: 'pompey', area: area('Utica'), raised: false, own: null },
      'Pompey adds a step in Utica.',
    ],
  ],
  struck: [
    [
      {
        kind: 'struck',
        side: 'pompey',
        colour: 'green',
        block: block('P.Legio2'),
        by: 'caesar',
        area: area('Tarraco'),
        outcome: 'defects',
        strength: 4,
      },
      'Jupiter strikes Tarraco: Pompey’s Legio II, strength IV, defects to Caesar.',
    ],
    [
      {
        kind: 'struck',
        side: 'pompey',
        colour: 'green',
        block: null,
        by: 'caesar',
        area: area('Tarraco'),
        outcome: 'defects',
        strength: null,
      },
      'Jupiter strikes Tarraco: a block of Pompey’s defects to Caesar.',
    ],
    [
      {
        kind: 'struck',
        side: 'caesar',
        colour: 'tan',
        block: block('C.Navis1'),
        by: 'pompey',
        area: area('Hispanum'),
        outcome: 'reduced',
        strength: 2,
      },
      'Jupiter strikes Mare Hispanum: Caesar’s Navis I, strength II, loses a step.',
    ],
  ],
  defected: [
    [
      {
        kind: 'defected',
        side: 'caesar',
        colour: 'green',
        block: block('P.Elephant'),
        from: area('Tarraco'),
        to: area('Narbo'),
        strength: 4,
      },
      'Pompey’s Elephant joins Caesar, from Tarraco to Narbo.',
    ],
    [
      {
        kind: 'defected',
        side: 'caesar',
        colour: 'green',
        block: null,
        from: area('Tarraco'),
        to: area('Narbo'),
        strength: null,
      },
      'A green block joins Caesar, from Tarraco to Narbo.',
    ],
  ],
  erupted: [
    [
      { kind: 'erupted', side: 'caesar', area: area('Neapolis'), blocks: 3 },
      'Caesar strikes Neapolis with Vulcan: three blocks are affected.',
    ],
  ],
  battle: [
    [
      {
        kind: 'battle',
        area: area('Alexandria'),
        attacker: 'caesar',
        surprise: true,
        blocks: [shown('C.Caesar', 3), shown('C.Navis1', 2), shown('P.Navis1', 2), shown('Cleopatra', 4)],
      },
      'Battle in Alexandria: Caesar attacks by surprise. Revealed: Caesar (III) and Navis I (II) in tan; Navis I (II) in green; Cleopatra (IV).',
    ],
  ],
  round: [[{ kind: 'round', area: area('Rome'), round: 4 }, 'Round IV of the battle in Rome begins.']],
  reserves: [
    [
      { kind: 'reserves', side: 'pompey', area: area('Rome'), blocks: [shown('P.Legio1', 4)] },
      'Pompey’s reserves arrive in Rome: Legio I (IV).',
    ],
  ],
  disrupted: [
    [
      { kind: 'disrupted', side: 'pompey', area: area('Rome'), blocks: [block('P.Legio1')], swapped: true },
      'Pompey’s main force in Rome is gone. Disruption: each reserve block loses a step, and Caesar is now the defender.',
    ],
  ],
  fired: [
    [
      { kind: 'fired', side: 'caesar', block: block('C.Legio10'), dice: [2, 6, 4], hits: 2 },
      'Caesar’s Legio X rolls 2, 6 and 4: two hits.',
    ],
    [
      { kind: 'fired', side: 'pompey', block: block('C.Auxilia2'), dice: [5], hits: 0 },
      'Pompey’s defector Auxilia II rolls 5: no hits.',
    ],
  ],
  passed: [[{ kind: 'passed', side: 'pompey', block: block('P.Scipio') }, 'Scipio passes.']],
  hit: [
    [
      { kind: 'hit', side: 'pompey', block: block('P.Elephant'), strength: 4 },
      'Pompey’s Elephant takes one hit and is reduced to II.',
    ],
    [
      { kind: 'hit', side: 'pompey', block: block('P.Pompey'), strength: 1 },
      'Pompey himself takes one hit and is reduced below I.',
    ],
  ],
  'hits-lost': [
    [{ kind: 'hits-lost', side: 'caesar', hits: 2 }, 'No block is left to take the last two hits.'],
  ],
  retreated: [
    [
      { kind: 'retreated', side: 'caesar', block: block('C.Legio8'), path: path('Rome-Tyrrhenum-Genua') },
      'Caesar retreats Legio VIII from Rome across Mare Tyrrhenum to Genua.',
    ],
  ],
  eliminated: [
    [
      {
        kind: 'eliminated',
        side: 'pompey',
        block: block('P.Navis2'),
        area: area('Rome'),
        cause: 'no-retreat',
      },
      'Pompey’s Navis II cannot retreat and is eliminated in Rome.',
    ],
  ],
  'leader-killed': [
    [
      {
        kind: 'leader-killed',
        side: 'caesar',
        block: block('C.Antonius'),
        area: area('Neapolis'),
        cause: 'vulcan',
        unlocked: block('C.Octavian'),
      },
      'Antonius is killed by Vulcan in Neapolis: 1 VP for Pompey. Octavian is added to the levy pool.',
    ],
  ],
  'cleopatra-joined': [
    [
      { kind: 'cleopatra-joined', side: 'caesar', area: area('Alexandria'), cause: 'battle' },
      'Cleopatra is captured in Alexandria and joins Caesar at I.',
    ],
  ],
  won: [[{ kind: 'won', side: 'caesar', area: area('Rome') }, 'Caesar wins the battle in Rome.']],
  'no-battle': [
    [{ kind: 'no-battle', area: area('Rome') }, 'No attackers are left in Rome, so there is no battle.'],
  ],
  'turn-ended': [[{ kind: 'turn-ended', year: 706, turn: 3 }, 'Turn III of 48 BC ends.']],
  'cleopatra-home': [
    [
      { kind: 'cleopatra-home', side: 'caesar', from: area('Rome'), joined: true },
      'Cleopatra returns to Alexandria for the winter turn and joins Caesar, who controls the city.',
    ],
    [
      { kind: 'cleopatra-home', side: 'pompey', from: area('Alexandria'), joined: false },
      'Cleopatra stays in Alexandria for the winter turn.',
    ],
  ],
  scored: [
    [
      { kind: 'scored', year: 705, points: { caesar: 1, pompey: 7 } },
      'The year 49 BC is over: Caesar has 1 VP and Pompey 7 VP.',
    ],
  ],
  disbanded: [
    [
      {
        kind: 'disbanded',
        side: 'pompey',
        colour: 'green',
        block: null,
        area: area('Creta'),
        cause: 'supply',
      },
      'Pompey disbands a block in Creta (winter supply).',
    ],
    [
      {
        kind: 'disbanded',
        side: 'caesar',
        colour: 'tan',
        block: block('C.Caesar'),
        area: area('Rome'),
        cause: 'choice',
      },
      'Caesar himself is disbanded in Rome.',
    ],
  ],
  ended: [
    [
      { kind: 'ended', winner: 'caesar', reason: 'rome' },
      'VP are tied after the last year, and Caesar, who holds Rome, wins the game.',
    ],
    [
      { kind: 'ended', winner: null, reason: 'equal' },
      'VP are tied after the last year and no one holds Rome: the game is a draw.',
    ],
  ],
};

describe('an event in a sentence', () => {
  it.each(Object.values(CASES).flat())('%j', (event, text) => {
    expect(sentenceOf(event, 'caesar')).toBe(text);
  });

  it('reveals no hand to a spectator, not even if the event contains it', () => {
    expect(sentenceOf({ kind: 'dealt', year: 705, hand: ['Mars'] }, 'spectator')).not.toContain('Mars');
  });
});

const texts = (events: readonly Event[]): string[] => sentencesOf(events, 'caesar').map(({ text }) => text);

describe('merged events', () => {
  it('are blocks on the same way', () => {
    expect(
      texts([
        moved('C.Legio7', 'Narbo-Tarraco', { as: 'attack' }),
        moved('C.Legio9', 'Narbo-Tarraco', { as: 'attack' }),
        moved('C.Legio10', 'Narbo-Massilia'),
      ]),
    ).toEqual([
      'Caesar attacks Tarraco from Narbo with Legio VII and Legio IX.',
      'Caesar moves Legio X from Narbo to Massilia.',
    ]);
  });

  it('are led by the leader with the side’s name', () => {
    expect(texts([moved('C.Caesar', 'Ravenna-Rome'), moved('C.Legio13', 'Ravenna-Rome')])).toEqual([
      'Caesar himself moves from Ravenna to Rome with Legio XIII.',
    ]);
  });

  it('are counted where they are hidden, each colour separately', () => {
    const green = { side: 'pompey', colour: 'green' } as const;
    expect(
      texts([
        moved(null, 'Rome-Genua', green),
        moved(null, 'Rome-Genua', green),
        moved(null, 'Rome-Genua', { ...green, colour: 'tan' }),
        moved(null, 'Rome-Ravenna', green),
      ]),
    ).toEqual([
      'Pompey moves two blocks from Rome to Genua.',
      'Pompey moves a tan block from Rome to Genua.',
      'Pompey moves a block from Rome to Ravenna.',
    ]);
  });

  it('are levies on one block, or in one city where nothing else is known', () => {
    const own = (id: string, strength: number, raised = false): Event => ({
      kind: 'levied',
      side: 'caesar',
      area: area('Rome'),
      raised,
      own: shown(id, strength),
    });
    const theirs: Event = { kind: 'levied', side: 'pompey', area: area('Utica'), raised: false, own: null };
    expect(
      texts([own('C.Legio17', 1, true), own('C.Legio17', 2), own('C.Legio7', 3), theirs, theirs]),
    ).toEqual([
      'Caesar raises Legio XVII in Rome at strength II.',
      'Caesar levies Legio VII in Rome to strength III.',
      'Pompey adds two steps in Utica.',
    ]);
  });

  it('are hits on one block until it is gone', () => {
    const hit = (id: string, strength: number): Event => ({
      kind: 'hit',
      side: 'pompey',
      block: block(id),
      strength,
    });
    expect(
      texts([
        hit('P.Legio1', 2),
        hit('P.Legio1', 1),
        {
          kind: 'eliminated',
          side: 'pompey',
          block: block('P.Legio1'),
          area: area('Rome'),
          cause: 'battle',
        },
        hit('P.Scipio', 1),
        {
          kind: 'leader-killed',
          side: 'pompey',
          block: block('P.Scipio'),
          area: area('Rome'),
          cause: 'battle',
          unlocked: null,
        },
        hit('Cleopatra', 1),
        { kind: 'cleopatra-joined', side: 'caesar', area: area('Rome'), cause: 'battle' },
        hit('P.Legio3', 3),
        hit('P.Legio4', 3),
      ]),
    ).toEqual([
      'Pompey’s Legio I takes two hits and is eliminated.',
      'Scipio takes one hit and is killed: 1 VP for Caesar.',
      'Cleopatra takes one hit, is captured and joins Caesar at I.',
      'Pompey’s Legio III takes one hit and is reduced to II.',
      'Pompey’s Legio IV takes one hit and is reduced to II.',
    ]);
  });

  it('have their areas, their side and whether they start a section', () => {
    expect(
      sentencesOf(
        [
          {
            kind: 'battle',
            area: area('Rome'),
            attacker: 'pompey',
            surprise: false,
            blocks: [shown('C.Legio7', 3)],
          },
          { kind: 'round', area: area('Rome'), round: 1 },
          { kind: 'retreated', side: 'caesar', block: block('C.Legio7'), path: path('Rome-Genua') },
          { kind: 'turn-ended', year: 705, turn: 1 },
        ],
        'caesar',
      ).map(({ areas, path: way, side, weight }) => ({ areas, path: way, side, weight })),
    ).toEqual([
      { areas: ['Rome'], path: null, side: 'pompey', weight: 'head' },
      { areas: ['Genua'], path: ['Rome', 'Genua'], side: 'caesar', weight: 'plain' },
      { areas: [], path: null, side: null, weight: 'plain' },
    ]);
  });
});
