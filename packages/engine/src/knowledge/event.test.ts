// Whole stories as each viewer is told them. What is secret from whom is tested in test/secrecy.test.ts.
import { describe, expect, test } from 'vitest';
import { cardPhase, start, type Play } from '../../test/kit/play.ts';
import { AREA_IDS } from '../board/map.ts';
import { PATH_TO, pathAreas } from '../board/paths.ts';
import { eventsFor, eventsForEach } from './event.ts';
import { VIEWERS, type Viewer } from '../board/side.ts';

/** Events as lines, from this kind on: the kind, then the values of its fields in order. */
function story(play: Play, viewer: Viewer, from: string): string[] {
  const lines = eventsFor(play.happenings, viewer).map(({ kind, ...rest }) =>
    [
      kind,
      ...Object.values(rest).map((value) =>
        typeof value === 'object' ? JSON.stringify(value).replaceAll('"', '') : String(value),
      ),
    ].join(' '),
  );
  return lines.slice(lines.findIndex((line) => line.startsWith(from)));
}

const contestedRome = (): Play =>
  start({
    cards: ['2/1', '2/3'],
    map: 'Genua: C.Legio8 3, C.Antonius 1; Ravenna: C.Legio13 1; Rome: P.Legio1 2, Cleopatra 1; Neapolis: P.Legio37 2, P.Pompey 1; Alexandria: P.Navis2',
  }).do(
    ...['move C.Legio8 Genua-Rome', 'move C.Legio13 Ravenna-Rome', 'done', 'levy C.Antonius', 'done'],
    ...[
      'move P.Legio37 Neapolis-Rome',
      'move P.Pompey Neapolis-Rome',
      'done',
      'raise P.Navis1 Alexandria',
      'done',
    ],
  );

describe('a command phase', () => {
  test('its own side is told names and strengths, others only what can be seen', () => {
    const play = contestedRome();
    expect(story(play, 'spectator', 'revealed').slice(0, 9)).toEqual([
      'revealed {caesar:2/1,pompey:2/3} {caesar:2/1,pompey:2/3} caesar tie',
      'command caesar 2/1 2 1',
      'moved caesar tan null [Genua,Rome] attack',
      'moved caesar tan null [Ravenna,Rome] attack',
      'levied caesar Genua false null',
      'command pompey 2/3 2 3',
      'moved pompey green null [Neapolis,Rome] response',
      'moved pompey green null [Neapolis,Rome] response',
      'levied pompey Alexandria true null',
    ]);
    expect(story(play, 'caesar', 'moved').slice(0, 3)).toEqual([
      'moved caesar tan C.Legio8 [Genua,Rome] attack',
      'moved caesar tan C.Legio13 [Ravenna,Rome] attack',
      'levied caesar Genua false {block:C.Antonius,strength:2}',
    ]);
    expect(story(play, 'pompey', 'command pompey').slice(1, 4)).toEqual([
      'moved pompey green P.Legio37 [Neapolis,Rome] response',
      'moved pompey green P.Pompey [Neapolis,Rome] response',
      'levied pompey Alexandria true {block:P.Navis1,strength:1}',
    ]);
  });
});

describe('a battle', () => {
  test('is told to all alike: fire, hits, Cleopatra, disruption, the swap, retreat, the end', () => {
    // Legio 8 takes Cleopatra and kills Legio 1 in round 1; Pompey dies of disruption, Legio 37 fights on as attacker
    const play = contestedRome()
      .do('pass P.Legio1', 'pass Cleopatra')
      .roll(1, 1, 1)
      .do('fire C.Legio8', 'hit P.Legio1');
    expect([play.step, play.side, play.battle]).toEqual([
      'battle',
      'caesar',
      { area: 'Rome', round: 2, attacker: 'pompey' },
    ]);
    play.roll(6, 6, 6).do('fire C.Legio8').do('pass C.Legio13').roll(6).do('fire Cleopatra');
    play.do('retreat P.Legio37 Rome-Neapolis').do('regroup C.Legio13 Rome-Asculum', 'done');
    for (const viewer of ['caesar', 'pompey', 'spectator'] as const) {
      expect(story(play, viewer, 'battle').filter((line) => !line.startsWith('regrouped'))).toEqual([
        'battle Rome caesar false [{block:C.Legio8,strength:3},{block:P.Legio1,strength:2},{block:Cleopatra,strength:1}]',
        'round Rome 1',
        'passed pompey P.Legio1',
        'passed pompey Cleopatra',
        'fired caesar C.Legio8 [1,1,1] 3',
        'hit pompey P.Legio1 2',
        'hit pompey P.Legio1 1',
        'eliminated pompey P.Legio1 Rome battle',
        'hit pompey Cleopatra 1',
        'cleopatra-joined caesar Rome battle',
        'round Rome 2',
        'reserves caesar Rome [{block:C.Legio13,strength:1}]',
        'reserves pompey Rome [{block:P.Pompey,strength:1},{block:P.Legio37,strength:2}]',
        'disrupted pompey Rome [P.Pompey,P.Legio37] true',
        'leader-killed pompey P.Pompey Rome disruption P.Brutus',
        'fired caesar C.Legio8 [6,6,6] 0',
        'passed caesar C.Legio13',
        'fired caesar Cleopatra [6] 0',
        'retreated pompey P.Legio37 [Rome,Neapolis]',
        'won caesar Rome',
        'turn-ended 706 2',
      ]);
    }
    expect(story(play, 'caesar', 'regrouped')[0]).toBe('regrouped caesar tan C.Legio13 [Rome,Asculum]');
    expect(story(play, 'pompey', 'regrouped')[0]).toBe('regrouped caesar tan null [Rome,Asculum]');
  });

  test('hits that nobody is left to take are lost', () => {
    const play = start({ map: 'Genua: C.Legio8 3; Rome: P.Legio1 1' })
      .do('move C.Legio8 Genua-Rome', 'done', 'done', 'done', 'done')
      .do('pass P.Legio1')
      .roll(1, 2, 6)
      .do('fire C.Legio8');
    expect(story(play, 'spectator', 'fired').slice(0, 5)).toEqual([
      'fired caesar C.Legio8 [1,2,6] 2',
      'hit pompey P.Legio1 1',
      'eliminated pompey P.Legio1 Rome battle',
      'hits-lost pompey 1',
      'won caesar Rome',
    ]);
  });

  test('round 4: who has nowhere to go is eliminated', () => {
    const play = start({ map: 'Genua: C.Legio8 1; Rome: P.Legio1 1' }).do(
      'move C.Legio8 Genua-Rome',
      'done',
      'done',
    );
    play
      .do('done', 'done')
      .do(
        'pass P.Legio1',
        'pass C.Legio8',
        'pass P.Legio1',
        'pass C.Legio8',
        'pass P.Legio1',
        'pass C.Legio8',
        'pass P.Legio1',
      );
    expect(play.legal()).toEqual(['retreat C.Legio8 Rome-Genua']);
    const cut = start({
      cards: ['2/2', '2/2'],
      map: 'Genua: C.Legio8 1; Rome: P.Legio1 1; Massilia: P.Legio2 1',
    })
      .do('move C.Legio8 Genua-Rome', 'done', 'done', 'move P.Legio2 Massilia-Genua', 'done', 'done')
      .do(
        'pass P.Legio1',
        'pass C.Legio8',
        'pass P.Legio1',
        'pass C.Legio8',
        'pass P.Legio1',
        'pass C.Legio8',
        'pass P.Legio1',
        'perish C.Legio8',
      );
    expect(story(cut, 'spectator', 'round Rome 4').slice(2, 4)).toEqual([
      'eliminated caesar C.Legio8 Rome no-retreat',
      'won pompey Rome',
    ]);
  });
});

describe('gods', () => {
  test('Jupiter: both sides see who defects, spectators his wood; who is only reduced is seen by all', () => {
    const play = start({
      cards: ['Jupiter', '2/2'],
      map: 'Pelusium: C.Legio7; Alexandria: Cleopatra 3, P.Navis2 1',
    })
      .roll(2)
      .do('jupiter Alexandria');
    expect(story(play, 'caesar', 'struck').slice(0, 2)).toEqual([
      'struck pompey blue Cleopatra caesar Alexandria defects 3',
      'defected caesar blue Cleopatra Alexandria Pelusium 3',
    ]);
    expect(story(play, 'pompey', 'struck').slice(0, 2)).toEqual(story(play, 'caesar', 'struck').slice(0, 2));
    expect(story(play, 'spectator', 'struck').slice(0, 2)).toEqual([
      'struck pompey blue null caesar Alexandria defects null',
      'defected caesar blue null Alexandria Pelusium null',
    ]);
    const navis = start({
      cards: ['Jupiter', '2/2'],
      map: 'Pelusium: C.Legio7; Alexandria: Cleopatra 3, P.Navis2 1',
    })
      .roll(1)
      .do('jupiter Alexandria');
    expect(story(navis, 'spectator', 'struck').slice(0, 2)).toEqual([
      'struck pompey green P.Navis2 caesar Alexandria reduced 1',
      'eliminated pompey P.Navis2 Alexandria jupiter',
    ]);
  });

  test('Vulcan names only those he eliminates; a god can be left unused', () => {
    const map = 'Pelusium: C.Legio7; Alexandria: P.Scipio 1, P.Legio1 3, P.Navis2 1';
    expect(
      story(start({ cards: ['Vulcan', '2/2'], map }).do('vulcan Alexandria'), 'caesar', 'command').slice(
        0,
        5,
      ),
    ).toEqual([
      'command caesar Vulcan 0 0',
      'erupted caesar Alexandria 3',
      'leader-killed pompey P.Scipio Alexandria vulcan P.Brutus',
      'eliminated pompey P.Navis2 Alexandria vulcan',
      'command pompey 2/2 2 2',
    ]);
    expect(story(start({ cards: ['Vulcan', '2/2'], map }).do('done'), 'pompey', 'unused')[0]).toBe(
      'unused caesar Vulcan',
    );
    expect(
      story(
        start({
          edition: '1.1',
          cards: ['Vulcan', '2/2'],
          map: 'Rome: C.Legio7; Alexandria: Cleopatra 1',
        }).do('vulcan Alexandria'),
        'pompey',
        'erupted',
      ).slice(0, 2),
    ).toEqual(['erupted caesar Alexandria 1', 'cleopatra-joined caesar Alexandria vulcan']);
  });

  test('declared main attacks and the battle Mars chose are told to all', () => {
    const play = start({
      edition: '1.1',
      cards: ['2/1', '2/2'],
      map: 'Genua: C.Legio8; Ravenna: C.Legio13; Rome: P.Legio1',
    });
    play.do('move C.Legio8 Genua-Rome', 'move C.Legio13 Ravenna-Rome', 'done', 'main Ravenna-Rome');
    expect(story(play, 'pompey', 'declared')).toEqual(['declared caesar [Ravenna,Rome]']);
    const mars = start({ cards: ['Mars', '2/2'], map: 'Genua: C.Legio8; Rome: P.Legio1' }).do(
      'move C.Legio8 Genua-Rome',
      'done',
      'surprise Rome',
      'done',
      'done',
    );
    expect(story(mars, 'pompey', 'surprise')[0]).toBe('surprise caesar Rome');
    expect(story(mars, 'pompey', 'battle')[0]).toBe(
      'battle Rome caesar true [{block:C.Legio8,strength:3},{block:P.Legio1,strength:4}]',
    );
  });

  test('Jupiter in Pompey’s hand on the first turn may end a battle before it begins', () => {
    const play = start({
      turn: '705.1',
      cards: ['2/2', 'Jupiter'],
      map: 'Genua: C.Legio8; Rome: P.Legio1; Neapolis: P.Legio2',
    })
      .do('move C.Legio8 Genua-Rome', 'done', 'done')
      .roll(1)
      .do('jupiter Rome');
    expect(story(play, 'caesar', 'struck').slice(0, 4)).toEqual([
      'struck caesar tan C.Legio8 pompey Rome defects 3',
      'defected pompey tan C.Legio8 Rome Neapolis 3',
      'no-battle Rome',
      'turn-ended 705 1',
    ]);
  });
});

describe('cards and winter', () => {
  test('a discard and a commitment are told to their own side only', () => {
    const play = cardPhase({
      turn: '706.1',
      hands: [
        ['2/2', '3/1', 'Mars'],
        ['1/2', '2/1', 'Pluto'],
      ],
      map: 'Rome: C.Legio8; Utica: P.Legio1',
    });
    play.do('caesar: discard 2/2', 'caesar: play 3/1', 'pompey: discard 1/2');
    expect(eventsFor(play.happenings, 'caesar')).toEqual([
      { kind: 'discarded', side: 'caesar', card: '2/2' },
      { kind: 'committed', side: 'caesar', card: '3/1' },
    ]);
    expect(eventsFor(play.happenings, 'pompey')).toEqual([
      { kind: 'discarded', side: 'pompey', card: '1/2' },
    ]);
    expect(eventsFor(play.happenings, 'spectator')).toEqual([]);
  });

  test('winter: numbers to others, names to the owner; the deal', () => {
    const play = start({
      turn: '706.5',
      cards: ['Mars', 'Pluto'],
      map: 'Alexandria: P.Legio1; Pelusium: Cleopatra~ 2; Hispanum: C.Navis1; Massilia: C.Legio7, C.Legio8, C.Legio9, C.Legio10; Euxinus: P.Navis2',
    }).do('harbour C.Navis1 Hispanum-Massilia', 'disband C.Legio7', 'disband C.Legio8', 'done', 'done');
    expect(story(play, 'spectator', 'revealed')).toEqual([
      'revealed {caesar:Mars,pompey:Pluto} {caesar:Mars,pompey:Pluto} null cancelled',
      'turn-ended 706 5',
      'cleopatra-home pompey Pelusium true',
      'scored 706 {caesar:1,pompey:2}',
      'harboured caesar tan null [Hispanum,Massilia]',
      'disbanded pompey green null Euxinus no-port',
      'disbanded caesar tan null Massilia supply',
      'disbanded caesar tan null Massilia choice',
      'dealt 707 null',
    ]);
    expect(story(play, 'caesar', 'harboured')[0]).toBe('harboured caesar tan C.Navis1 [Hispanum,Massilia]');
    expect(story(play, 'pompey', 'disbanded')[0]).toBe('disbanded pompey green P.Navis2 Euxinus no-port');
    expect(story(play, 'pompey', 'dealt')[0]!.split(',')).toHaveLength(6);
  });

  test('the end', () => {
    const play = start({
      turn: '709.5',
      cards: ['Mars', 'Pluto'],
      map: 'Rome: C.Legio8; Alexandria: Cleopatra',
    });
    expect(story(play, 'spectator', 'scored')).toEqual([
      'scored 709 {caesar:2,pompey:2}',
      'ended caesar rome',
    ]);
    const draw = start({
      turn: '709.5',
      cards: ['Mars', 'Pluto'],
      map: 'Athena: C.Legio8; Utica: C.Legio7; Alexandria: Cleopatra',
    });
    expect(story(draw, 'spectator', 'ended')).toEqual(['ended null equal']);
  });

  test('an amphibious move shows its route', () => {
    const play = start({ map: 'Rome: C.Legio8; Tyrrhenum: C.Navis1; Utica: P.Legio1' }).do(
      'embark C.Legio8 Rome-Tyrrhenum-Caralis',
    );
    expect(story(play, 'pompey', 'embarked')).toEqual(['embarked caesar tan null [Rome,Tyrrhenum,Caralis]']);
    expect(story(play, 'caesar', 'embarked')).toEqual([
      'embarked caesar tan C.Legio8 [Rome,Tyrrhenum,Caralis]',
    ]);
  });
});

test('all viewers at once are told what each is told alone', () => {
  const { happenings } = contestedRome();
  const each = eventsForEach(happenings);
  for (const viewer of VIEWERS) expect(each[viewer]).toEqual(eventsFor(happenings, viewer));
  expect(each.caesar).not.toEqual(each.pompey);
});

test('a path is named area by area, and there once for all who are told of it', () => {
  const pathTold = (areas: readonly number[], viewer: Viewer) => {
    const [event] = eventsFor([{ kind: 'moved', block: 0, side: 0, areas, as: 'move' }], viewer);
    return event?.kind === 'moved' ? event.path : [];
  };
  const named = (areas: readonly number[]) => areas.map((area) => AREA_IDS[area]!);
  const all = [...PATH_TO.keys()].map(pathAreas);
  for (const areas of all) {
    expect(pathTold(areas, 'caesar')).toEqual(named(areas));
    expect(pathTold(areas, 'spectator')).toBe(pathTold([...areas], 'caesar'));
  }
  const long = [3, 0, 1, 2, 0];
  expect(pathTold(long, 'caesar')).toEqual(named(long));
});
