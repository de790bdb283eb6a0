// Rules of battle, retreats, losses and winter, deleted one at a time.
import { deletionsIn, type Deletion } from './deletion.ts';

const battle = deletionsIn('rules/battle.ts', [
  ['2.3', 'Player 1 chooses among the battles', '    if (only >= 0) return false;\n', ''],
  ['3.11', 'a die for each point of strength', 'let i = d[STRENGTH + block]!; i > 0', 'let i = 1; i > 0'],
  ['3.12', 'the defender before the attacker', 'return 2 * letter + attacks;', 'return 2 * letter;'],
  ['7.2', 'letter by letter', 'if (turnOf(d, block) !== d[BATTLE_TURN]) continue;', ''],
  [
    '7.2',
    'attackers retreat in round 4',
    'd[ROUND] === LAST_ROUND && d[ATTACKER + d[BATTLE]! - 1] === d[ASKED]! + 1',
    'd[ROUND] === 0',
  ],
  ['7.3', 'reserves stand aside in round 1', ' && (d[ROUND]! > 1 || isMain(d, block));', ';'],
  [
    '7.31',
    'disrupted reserves lose a step',
    "for (const block of blocks) loseStep(d, block, 'disruption', run);",
    '',
  ],
  [
    'ruling 23',
    'a disrupted defender becomes the attacker',
    'if (swapped) d[ATTACKER + area] = side + 1;',
    '',
  ],
  ['7.4', 'a hit is not above the firepower', 'if (face <= FIREPOWER[block]!) hits += 1;', 'hits += 1;'],
  ['7.4', 'between equals the owner chooses', 'else if (tied) return false;\n  else takeHit', 'else takeHit'],
  [
    'ruling 22',
    'no hits on reserves in round 1',
    'if (d[HOLDER + block] !== side || !isFighting(d, block)) continue;',
    'if (d[HOLDER + block] !== side || d[AREA + block] !== d[BATTLE]! - 1) continue;',
  ],
  [
    '7.42',
    'an attacking ballista acts at D',
    'IS_BALLISTA[block] === 1 && attacks === 1 ? LETTER_D : LETTER[block]!',
    'LETTER[block]!',
  ],
  [
    'ruling 14',
    'in a surprised round attackers act first',
    'if (d[ROUND] === 1 && d[SURPRISE] === d[BATTLE]) return attacks === 1 ? letter : letter + 4;',
    '',
  ],
  [
    'ruling 24',
    'a captured Cleopatra whose turn is over waits',
    'if (turn >= d[BATTLE_TURN]! && turn < next) {',
    'if (turn < next) {',
  ],
  ['7.6', 'no retreat in round 1', 'if (d[ROUND] === 1) continue;', ''],
  [
    'ruling 20',
    'who cannot retreat when he must perishes',
    'if (mustRetreat && orders.length === before) orders.add(PERISH, block, 0);',
    '',
  ],
  [
    '7.61',
    'limits begin anew each round',
    'd[STEP] = BATTLE_STEP;\n  d.fill(0, USED, USED + LINK_COUNT);',
    'd[STEP] = BATTLE_STEP;',
  ],
]);

const losses = deletionsIn('rules/losses.ts', [
  ['7.41', 'the elephant loses two', '- STEP_SIZE[block]!;', '- 1;'],
  ['7.5', 'the eliminated lie face-up', 'toPool(d, block, FACE_UP);', 'toPool(d, block, POOL);'],
  ['7.51', 'a death unlocks the third leader', 'if (unlocks) place(d, third, POOL);', ''],
  [
    'ruling 17',
    'leaders die for good',
    'else if (IS_LEADER[block] === 1) killLeader(d, block, cause, run);\n  ',
    '',
  ],
  [
    '7.52',
    'Cleopatra changes sides',
    'if (block === CLEOPATRA) cleopatraJoins(d, cause, run);\n  else if',
    'if',
  ],
  [
    'ruling 18',
    'outside a battle she attacks those she leaves',
    'if (d[ATTACKER + area] === 0 && countOf(d, 1 - side, area) > 0) d[ATTACKER + area] = side + 1;',
    '',
  ],
]);

const retreat = deletionsIn('rules/retreat.ts', [
  ['7.61', 'limits of retreat', ' || d[USED + link]! >= RETREAT_LIMIT[link]!) continue;', ') continue;'],
  [
    '7.62',
    'attackers retreat to friends or where they came from',
    'attacks ? countOf(d, side, to) > 0 || enteredBy(d, link, area, side) :',
    'attacks ? true :',
  ],
  [
    '7.63',
    'defenders do not retreat where the attacker came from',
    'enteredBy(d, link, area, side) : !enteredBy(d, link, area, 1 - side);',
    'enteredBy(d, link, area, side) : true;',
  ],
  ['7.64', 'one retreat by sea a round', 'if ((d[SEA_RETREATS]! >> side) & 1) return;', ''],
  [
    'ruling 25',
    'a retreat by sea ends in a friendly port',
    'if (to !== area && !isSea(to) && isFriendly(d, side, to))',
    'if (to !== area && !isSea(to) && isOpen(d, side, to))',
  ],
  ['ruling 26', 'Navis retreat to friendly areas', 'if (isFriendly(d, side, to)) return true;', ''],
  [
    '7.82',
    'defending Navis do not go where the attacker came from',
    'isSea(to) && !enteredBy(d, link, area, 1 - side);',
    'isSea(to);',
  ],
  [
    '7.7',
    'limits of regroups',
    'if (isOpen(d, side, to) && d[USED + link]! < ROAD_LIMIT[link]!) orders',
    'if (isOpen(d, side, to)) orders',
  ],
  [
    'ruling 27',
    'regroups go to friendly or vacant areas',
    'if (isOpen(d, side, to) && d[USED + link]! < ROAD_LIMIT[link]!) orders',
    'if (d[USED + link]! < ROAD_LIMIT[link]!) orders',
  ],
  [
    '7.83',
    'Navis regroup by sea',
    '(IS_NAVIS[block] === 1 ? NAVIS_EXITS : LAND_EXITS)[area]!',
    'LAND_EXITS[area]!',
  ],
]);

const winter = deletionsIn('rules/winter.ts', [
  [
    '1.2',
    'a point for each enemy leader killed',
    'if (d[AREA + block] === DEAD && HOME_SIDE[block] !== side) points += 1;',
    '',
  ],
  [
    '1.2',
    'a tie goes to who holds Rome',
    "else if (countOf(d, CAESAR, ROME) > 0) end(d, 'caesar', 'rome', run);",
    '',
  ],
  [
    '4.2',
    'values of cities',
    'if (VALUE[city]! > 0 && isFriendly(d, side, city)) points += VALUE[city]!;',
    '',
  ],
  [
    '8.1',
    'Cleopatra joins who holds Alexandria',
    '    handOver(d, CLEOPATRA, 1 - d[HOLDER + CLEOPATRA]!);\n',
    '',
  ],
  ['8.1', 'Cleopatra goes home', '  place(d, CLEOPATRA, ALEXANDRIA);\n', ''],
  [
    'ruling 28',
    'in a vacant Alexandria she keeps her side',
    'countOf(d, 1 - d[HOLDER + CLEOPATRA]!, ALEXANDRIA) > 0',
    'true',
  ],
  ['8.2', 'Pompey wins at ten points too', 'caesar >= TO_WIN || pompey >= TO_WIN', 'caesar >= TO_WIN'],
  ['ruling 32', 'ten points win', 'caesar >= TO_WIN || pompey >= TO_WIN', 'caesar + pompey < 0'],
  [
    'ruling 29',
    'Navis go to friendly ports only',
    'if (!isSea(to) && isFriendly(d, side, to)) orders',
    'if (!isSea(to)) orders',
  ],
  ['8.4', 'a valuable city feeds more', 'SUPPLY + VALUE[city]!', 'SUPPLY'],
  ['ruling 30', 'Cleopatra is not the one to starve', ' || block === CLEOPATRA) continue;', ') continue;'],
  ['8.5', 'Cleopatra is never disbanded', ' && block !== CLEOPATRA)', ')'],
  ['ruling 31', 'the disbanded stand upright', 'toPool(d, block, POOL);', 'toPool(d, block, FACE_UP);'],
  ['8.6', 'the fallen stand up', 'if (d[AREA + block] === FACE_UP) d[AREA + block] = POOL;', ';'],
]);

export const BATTLE_DELETIONS: readonly Deletion[] = [...battle, ...losses, ...retreat, ...winter];
