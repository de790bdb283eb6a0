// Rules deleted from the code one at a time: set-up, cards, movement, gods, levies, views. Battle and winter are beside.
import { BATTLE_DELETIONS } from './battle-deletions.ts';
import { deletionsIn, type Deletion } from './deletion.ts';

const cards = deletionsIn('rules/card-phase.ts', [
  ['1.3', 'a card dealt leaves the deck', 'deck[card]!--;', ''],
  [
    '2.1',
    'two god cards cancel the turn',
    "if (isGod(played[CAESAR]) && isGod(played[POMPEY])) return [null, 'cancelled'];",
    '',
  ],
  [
    '2.1',
    'Caesar is Player 1 on the first turn of the game',
    "if (state.rules.firstTurn === 'caesar' && d[YEAR] === 0 && d[TURN] === 1) return [CAESAR, 'first-turn'];",
    '',
  ],
  ['2.1', 'ties go to Caesar', "lead === 0 ? [CAESAR, 'tie']", "lead === 0 ? [POMPEY, 'tie']"],
  [
    'ruling 1',
    'nothing is revealed until both have committed',
    'd[COMMITTED + CAESAR] !== 0 && d[COMMITTED + POMPEY] !== 0',
    'd[COMMITTED + CAESAR] !== 0 || d[COMMITTED + POMPEY] !== 0',
  ],
  [
    'ruling 2',
    'Apollo copies',
    'd[EFFECT + side] = card === APOLLO ? d[LAST + 1 - side]! : card + 1;',
    'd[EFFECT + side] = card + 1;',
  ],
]);

const flow = deletionsIn('rules/flow.ts', [
  [
    '2.2',
    'Player 2 has a command phase',
    'if (d[ASKED] === first) {',
    'if (d[ASKED] === first && d[FIRST] === 0) {',
  ],
  ['8.3', 'Navis without a port are disbanded', '      disbandStrandedNavis(d, run);\n', ''],
  [
    '8.5',
    'Pompey has his turn in the steps of winter',
    'if (d[ASKED] === CAESAR) d[ASKED] = POMPEY;\n  else beginInWinter',
    'beginInWinter',
  ],
]);

const blocks = deletionsIn('board/blocks.ts', [
  [
    '3.24',
    'cavalry and the elephant have cities of their own',
    'bytes((row) => (row[4] === null ?',
    "bytes((row) => (row[4] === null || row[1] === 'equitatus' || row[1] === 'elephant' ?",
  ],
  ['3.25', 'the ballista is a kind of its own', "Number(row[1] === 'ballista')", 'Number(row[0] === null)'],
  [
    '3.27',
    'Cleopatra begins with Pompey',
    "HOME_SIDE = bytes((row) => (row[0].startsWith('C.') ? 0 : 1));",
    "HOME_SIDE = bytes((row) => (row[0].startsWith('C') ? 0 : 1));",
  ],
]);

const map = deletionsIn('board/map.ts', [
  ['4.31', 'limits of roads', 'ROAD_LIMIT = limits(4, 2, 2)', 'ROAD_LIMIT = limits(99, 99, 99)'],
  [
    '4.1',
    'land blocks keep to roads, Navis to seas and ports',
    'LINKS_AT[area]!.filter((link) => (IS_ROAD[link] === 1) === roads)',
    'LINKS_AT[area]!.filter((link) => IS_ROAD[link] === 1 || !roads)',
  ],
]);

const state = deletionsIn('state/state.ts', [
  [
    '4.21',
    'a city where the enemy stands too is contested, not friendly',
    'countOf(d, side, area) > 0 && countOf(d, 1 - side, area) === 0;',
    'countOf(d, side, area) > 0;',
  ],
  [
    '4.4',
    'a contested sea is not friendly',
    'if (isFriendly(d, side, area)) mask',
    'if (countOf(d, side, area) > 0) mask',
  ],
  [
    'ruling 16',
    'a defector returns to the pool of its own side',
    '  d[HOLDER + block] = HOME_SIDE[block]!;\n  d[STRENGTH + block] = 0;',
    '  d[STRENGTH + block] = 0;',
  ],
]);

const deployment = deletionsIn('rules/deployment.ts', [
  ['3.21', 'the third leader is locked', 'for (const leader of THIRD_LEADER) d[AREA + leader] = LOCKED;', ''],
  ['5.1', 'full strength at the start', 'd[STRENGTH + block] = FULL[block]!;', 'd[STRENGTH + block] = 1;'],
  ['5.3', 'no more blocks in a city than at first', 'if (freePlaces(d, side, city) === 0) continue;', ''],
  [
    'ruling 33',
    'Navis are deployed in ports only',
    'if (IS_NAVIS[block] === 1 ? port : !port || portPlaces > navisLeft) orders',
    'orders',
  ],
]);

const movement = deletionsIn('rules/movement.ts', [
  ['6.1', 'a group costs a move point', '    d[MOVES_LEFT]!--;\n  }', '  }'],
  [
    'ruling 5',
    'who arrived this turn does not move again',
    'if (d[HOLDER + block] !== side || d[MOVED + block] === 1) continue;',
    'if (d[HOLDER + block] !== side) continue;',
  ],
  ['ruling 13', 'all blocks of an area are one group', 'if (d[ACTIVE + from] === 0) {', '{'],
  [
    '6.11',
    'the limit of a road on every step',
    'goOn = (d[USED + link]! & ~STRAIT_ATTACKED) < ROAD_LIMIT[link]!;',
    'goOn = true;',
  ],
  [
    'ruling 7',
    'the limit of a road into a battle',
    'return (used & ~STRAIT_ATTACKED) < ROAD_LIMIT[link]!;',
    'return true;',
  ],
  [
    '4.32',
    'one block over a strait into a defended city',
    'if (IS_STRAIT[link] === 1 && used >= STRAIT_ATTACKED) return false;',
    '',
  ],
  [
    '6.12',
    'attacks come from an adjacent area',
    'if (depth > (god === MERCURY && !responds ? 2 : 1)) return false;',
    '',
  ],
  [
    'ruling 6',
    'a response comes from an adjacent area, with Mercury too',
    'god === MERCURY && !responds ? 2 : 1',
    'god === MERCURY ? 2 : 1',
  ],
  [
    '6.12',
    'the first entry is the main attack',
    "if (state.rules.mainAttack === 'first-entry') d[MAIN + to] = link + 1;",
    '',
  ],
  ['6.13', 'pinning', 'return isOpen(d, side, area) || unpinned(d, side, area) > 0;', 'return true;'],
  ['ruling 10', 'only the main force pins', 'else if (isMain(d, block)) free -= 1;', 'else free -= 1;'],
  [
    '6.13',
    'unpinned blocks do not leave by an entry of the enemy',
    'if (goOn && depth === 1 && fought) goOn = !enteredBy(d, link, area, 1 - side);',
    '',
  ],
  ['6.14', 'who enters a battle later is in reserve', '  d[ENTRY + block] = link + 1;\n', ''],
  ['ruling 8', 'who enters among enemies attacks', '    d[ATTACKER + to] = side + 1;\n', ''],
  [
    '6.3',
    'one Navis stays on a sea crossed',
    'if (held === 1 && countOf(d, side, area) === 1) return false;',
    '',
  ],
  ['6.3', 'amphibious moves come before all others', '  d[EMBARK_CLOSED] = 1;\n', ''],
  [
    '6.3',
    'amphibious moves end in a friendly or vacant port',
    'if ((route.seas & ~seas) === 0 && isOpen(d, side, route.to))',
    'if ((route.seas & ~seas) === 0)',
  ],
  [
    'ruling 12',
    'all seas crossed are friendly',
    'if ((route.seas & ~seas) === 0 && isOpen(d, side, route.to))',
    'if (isOpen(d, side, route.to))',
  ],
]);

const paths = deletionsIn('board/paths.ts', [
  ['ruling 6', 'no stepping straight back', 'if (to === camefrom) continue;', ''],
  ['6.2', 'Navis sail two steps', '{ of: NAVIS_EXITS, depth: 2 }', '{ of: NAVIS_EXITS, depth: 1 }'],
  ['ruling 12', 'no detours at sea', 'if ((PORT_SEAS[from]! & seas) !== bit(sea)) return;', ''],
]);

const attack = deletionsIn('rules/attack.ts', [
  [
    'ruling 9',
    'a single entry is the main attack',
    'if (entries.length === 1) d[MAIN + area] = entries[0]! + 1;',
    '',
  ],
  ['ruling 9', 'of several entries one is declared', 'open ||= entries.length > 1;', ''],
  [
    'ruling 4',
    'surprise serves only where its player attacks',
    'if (d[ATTACKER + area] === d[ASKED]! + 1) orders.add(SURPRISING',
    'if (d[ATTACKER + area] !== 0) orders.add(SURPRISING',
  ],
  [
    'ruling 14',
    'Mars and Neptune choose a battle',
    'if (card === MARS || card === NEPTUNE) d[STEP] = SURPRISE_STEP;\n  else d',
    'd',
  ],
]);

const gods = deletionsIn('rules/gods.ts', [
  [
    'ruling 3',
    'Vulcan may be left unused',
    'orders.add(ERUPT, 0, city);\n  if (orders.length > 0) orders.add(DONE, 0, 0);',
    'orders.add(ERUPT, 0, city);',
  ],
  [
    'ruling 15',
    'Jupiter strikes next to a friendly city',
    'LAND_EXITS[city]!.some(({ to }) => isFriendly(d, side, to));',
    'LAND_EXITS[city]!.length >= side;',
  ],
  ['ruling 15', 'leaders and Navis do not defect', 'IS_LEADER[block] === 0 && IS_NAVIS[block] === 0', 'true'],
  ['ruling 15', 'a battle that lost its main attackers is mended', '  mendBattle(d, from, run);\n', ''],
  [
    'ruling 18',
    'Vulcan wins Cleopatra at I',
    "if (lastsOut && state.rules.vulcanCleopatra === 'joins') eliminate(d, CLEOPATRA, 'vulcan', run);",
    '',
  ],
]);

const levy = deletionsIn('rules/levy.ts', [
  ['6.4', 'a levy costs a point', '  d[LEVIES_LEFT]!--;\n', ''],
  ['6.4', 'no steps in a contested city', ' && isFriendly(d, side, area)) {', ') {'],
  ['3.13', 'legions are raised in their own city', 'named === CITY_COUNT || named === city', 'true'],
  ['3.26', 'Navis are built in major ports', 'IS_MAJOR_PORT[city] === 1', 'true'],
  [
    '5.2',
    'what is face-up in the pool cannot be levied',
    '} else if (area === POOL && HOME_SIDE',
    '} else if ((area === POOL || area === POOL + 1) && HOME_SIDE',
  ],
  [
    'ruling 19',
    'a new block comes at its lowest step',
    'd[STRENGTH + block] = lowest(block);',
    'd[STRENGTH + block] = FULL[block]!;',
  ],
]);

const stacks = deletionsIn('knowledge/stacks.ts', [
  [
    '7.1',
    'blocks are revealed only in their battle',
    'd[BATTLE] !== d[AREA + block]! + 1 || d[ROUND] === 0',
    'd[ATTACKER + d[AREA + block]!] === 0',
  ],
  ['7.3', 'reserves are hidden in round 1', 'return d[ROUND]! > 1 || isMain(d, block);', 'return true;'],
  ['ruling 33', 'free deployment is secret', ' && (!deploying || d[HOLDER + block] === own))', ')'],
]);

const view = deletionsIn('knowledge/view.ts', [
  [
    '5.2',
    'the pool of the enemy is hidden',
    'blocks: isOwner || revealed ? kept(lists.upright) : null',
    'blocks: kept(lists.upright)',
  ],
  [
    '2.1',
    'the discard is not revealed',
    'discards: perSide((side) => (mine(side) ? cardOrNull(d[DISCARD + side]!) : null))',
    'discards: perSide((side) => cardOrNull(d[DISCARD + side]!))',
  ],
]);

const event = deletionsIn('knowledge/event.ts', [
  [
    '2.1',
    'discards and commitments are told to their owner only',
    'return isOwn(h.side) ? { kind: h.kind, side: sideName(h.side), card: card(h.card) } : null;',
    'return { kind: h.kind, side: sideName(h.side), card: card(h.card) };',
  ],
]);

export const DELETIONS: readonly Deletion[] = [
  ...[...cards, ...flow, ...blocks, ...map, ...state, ...deployment],
  ...[...movement, ...paths, ...attack, ...gods, ...levy, ...BATTLE_DELETIONS],
  ...[...stacks, ...view, ...event],
];
