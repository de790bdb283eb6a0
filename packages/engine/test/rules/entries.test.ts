// Roads entered from both ends in one turn, sea retreats, and what reserves are told: where one byte too few once went wrong.
import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../src/knowledge/event.ts';
import { viewFor } from '../../src/knowledge/view.ts';
import { start, type Play } from '../kit/play.ts';

/** Caesar attacks Rome and Neapolis; Pompey responds from each into the other over the road between them. */
const crossed = (...responses: string[]): Play =>
  start({
    cards: ['4/1', '3/2'],
    map: 'Genua: C.Legio7 3; Rhegium: C.Legio8 3; Rome: P.Legio1 1, P.Legio2 1; Neapolis: P.Legio3 1, P.Legio4 3',
  }).do(
    'move C.Legio7 Genua-Rome',
    'move C.Legio8 Rhegium-Neapolis',
    'done',
    'done',
    ...responses,
    'done',
    'done',
  );

describe('a road entered from both ends', () => {
  const OUT = 'move P.Legio2 Rome-Neapolis';
  const BACK = 'move P.Legio4 Neapolis-Rome';

  test('ruling 25: both entries are remembered, in whatever order they were made', () => {
    for (const play of [crossed(OUT, BACK), crossed(BACK, OUT)]) {
      const entries = viewFor(play.state, 'spectator').battles.map(({ area, entries: into }) => [
        area,
        into.map(({ from, side }) => `${from} ${side}`),
      ]);
      expect(entries).toEqual([
        ['Neapolis', ['Rhegium caesar', 'Rome pompey']],
        ['Rome', ['Genua caesar', 'Neapolis pompey']],
      ]);
    }
  });

  test('ruling 23: after the swap the new attacker retreats over his own entry, the new defender not', () => {
    for (const play of [crossed(OUT, BACK), crossed(BACK, OUT)]) {
      // Caesar kills the main force of Neapolis, its reserve dies of disruption, and he goes away again
      play
        .do('fight Neapolis', 'pass P.Legio3')
        .roll(1, 1, 1)
        .do('fire C.Legio8', 'regroup C.Legio8 Neapolis-Rhegium');
      play.do('pass P.Legio1').roll(1, 6, 6).do('fire C.Legio7');
      expect(play.battle).toEqual({ area: 'Rome', round: 2, attacker: 'pompey' });
      expect(play.legal('caesar')).not.toContain('retreat C.Legio7 Rome-Neapolis');
      play.do('pass C.Legio7');
      expect(play.legal('pompey')).toContain('retreat P.Legio4 Rome-Neapolis');
    }
  });
});

test('ruling 25: a land block may leave by sea over the sea the attacker’s Navis came from, once it is friendly', () => {
  const play = start({
    cards: ['2/2', '2/2'],
    map: 'Tyrrhenum: C.Navis1; Neapolis: P.Legio1 4, P.Navis1; Messana: P.Legio2; Internum: P.Navis2',
  })
    .do(
      'move C.Navis1 Tyrrhenum-Neapolis',
      'done',
      'done',
      'move P.Navis2 Internum-Tyrrhenum',
      'done',
      'done',
    )
    .do('pass P.Legio1', 'pass P.Navis1', 'pass C.Navis1');
  expect(play.legal()).toContain('retreat P.Legio1 Neapolis-Tyrrhenum-Messana');
});

test('§7.31 a Cleopatra lost by disruption is told once, on the side she came with', () => {
  const play = start({
    cards: ['2/2', '2/2'],
    map: 'Genua: C.Legio7 1; Ravenna: Cleopatra~ 1; Rome: P.Legio1 4',
  })
    .do('move C.Legio7 Genua-Rome', 'move Cleopatra Ravenna-Rome', 'done', 'done', 'done', 'done')
    .roll(1, 1, 6, 6)
    .do('fire P.Legio1');
  const told = eventsFor(play.happenings, 'spectator').filter(
    ({ kind }) => kind === 'reserves' || kind === 'cleopatra-joined',
  );
  expect(told).toEqual([
    { kind: 'reserves', side: 'caesar', area: 'Rome', blocks: [{ block: 'Cleopatra', strength: 1 }] },
    { kind: 'cleopatra-joined', side: 'pompey', area: 'Rome', cause: 'disruption' },
  ]);
});

test('§7.3 from round 2 on everybody in the battle is in the fight', () => {
  const play = start({ map: 'Genua: C.Legio7; Ravenna: C.Legio13; Rome: P.Legio1' }).do(
    'move C.Legio7 Genua-Rome',
    'move C.Legio13 Ravenna-Rome',
    'done',
    'done',
    'done',
    'done',
  );
  const roles = (): (string | null)[] => viewFor(play.state, 'spectator').stacks.map(({ role }) => role);
  expect(roles()).toEqual(['main', 'reserve', 'main']);
  play.do('pass P.Legio1', 'pass C.Legio7');
  expect(roles()).toEqual(['main', 'main', 'main']);
});
