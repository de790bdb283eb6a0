import type { Odds } from '@rubicon/ai';
import { describe, expect, test } from 'vitest';
import { positions, rubicon, savedGame } from './kit.ts';

const oddsOf = async (...argv: string[]): Promise<Odds[]> => {
  const { code, out, err } = await rubicon('odds', ...argv, '--json');
  expect([code, err]).toEqual([0, '']);
  return (JSON.parse(out) as { battles: Odds[] }).battles;
};

describe('blocks named by hand', () => {
  test('give a table', async () => {
    const { code, out } = await rubicon(
      'odds',
      '--attack',
      'C.Legio10:3,C.Caesar:3',
      '--defend',
      'P.Legio1:4',
    );
    expect(code).toBe(0);
    expect(out).toContain('Battle in Rome, Caesar attacks from Asculum\n');
    expect(out).toContain('Caesar  C.Caesar III, C.Legio10 III');
    expect(out).toMatch(/Caesar wins +\d+\.\d %\n/);
    expect(out).toMatch(/C\.Caesar killed +\d+\.\d %\n/);
    expect(out).toMatch(/exact, from \d+ situations/);
  });

  test('with reserves, surprise, policies and editions', async () => {
    const lists = [
      '--attack',
      'C.Legio10:2',
      '--attack-reserve',
      'C.Caesar',
      '--defend',
      'P.Legio1',
      '--defend-reserve',
      'P.Ballista',
    ];
    const [plain] = await oddsOf(...lists);
    const [surprised] = await oddsOf(...lists, '--surprise', 'mars', '--edition', '1.1');
    const [leaving] = await oddsOf(...lists, '--pompey', 'withdraw');
    expect(plain).toMatchObject({
      exact: true,
      attacker: 'caesar',
      policies: { caesar: 'fight', pompey: 'fight' },
    });
    expect(surprised!.wins.caesar.value).toBeGreaterThan(plain!.wins.caesar.value);
    expect(leaving!.stepsLost.pompey.value).toBeLessThan(plain!.stepsLost.pompey.value);
  });

  test('are simulated on request, the same for the same seed', async () => {
    const argv = ['--attack', 'P.Navis1', '--defend', 'C.Navis1', '--battles', '200', '--seed', '5'];
    const [one] = await oddsOf(...argv);
    expect(one).toMatchObject({ exact: false, battles: 200, area: 'Tyrrhenum' });
    expect((await oddsOf(...argv))[0]).toEqual(one);
    const { out } = await rubicon('odds', ...argv);
    expect(out).toMatch(/Pompey wins +\d+\.\d % {3}\(\d+\.\d % to \d+\.\d %\)/);
  });

  test.each([
    [['--attack', 'C.Legio99', '--defend', 'P.Legio1'], 2, 'unknown-block'],
    [['--attack', 'C.Legio10:4', '--defend', 'P.Legio1'], 2, 'whole number from 1 to 3'],
    [['--attack', 'C.Legio10', '--defend', 'P.Legio1', '--area', 'Roma'], 2, 'Did you mean Rome?'],
    [['--attack', 'C.Legio10', '--defend', 'P.Legio1', '--caesar', 'flee'], 2, 'fight, outnumbered'],
    [['--attack', 'C.Legio10', '--defend', 'P.Legio1', '--surprise', 'venus'], 2, 'mars, neptune'],
    [['--attack', 'C.Legio10'], 1, 'one that defends'],
    [['--attack', 'C.Legio10', '--defend', 'C.Legio9'], 1, 'the same side'],
    [['--attack', 'C.Legio10,P.Legio2', '--defend', 'P.Legio1'], 1, 'both sides stand together'],
    [['--attack', 'C.Legio10', '--defend', 'P.Legio1,P.Legio1'], 1, 'named twice'],
    [['--attack', 'C.Legio10,C.Navis1', '--defend', 'P.Legio1'], 1, 'different ways'],
    [['--attack', 'C.Navis1', '--defend', 'P.Legio1', '--area', 'Toletum'], 1, 'no way in by sea'],
    [[], 2, 'No battle is given'],
  ] as const)('%j is refused', async (argv, exit, words) => {
    const { code, err } = await rubicon('odds', ...argv);
    expect(code).toBe(exit);
    expect(err).toContain(words);
  });
});

describe('positions and games', () => {
  const battles = [...positions(6)].filter(([name]) => /battle round|hits/.test(name));

  test.each(battles)('%s', async (_, { line, edition }) => {
    const found = await oddsOf(line, '--edition', edition);
    expect(found.length).toBeGreaterThan(0);
    for (const { wins, thrownBack } of found)
      expect(wins.caesar.value + wins.pompey.value + thrownBack.value).toBeCloseTo(1);
  });

  test('an attack is planned on a game as one side sees it', async () => {
    const file = await savedGame();
    const argv = [file, '--at', '4', '--area', 'Rome'];
    expect((await rubicon('odds', ...argv)).err).toContain('There is no battle in Rome');
    const { code, err } = await rubicon('odds', ...argv, '--by', 'C.Legio13', '--as', 'caesar');
    expect([code, err]).toEqual([1, expect.stringContaining('There is no enemy in Rome')]);
    expect((await rubicon('odds', file, '--by', 'C.Legio13')).err).toContain('Add --area');
  });

  test('hidden blocks are averaged over samples of what a side knows', async () => {
    const line =
      'position/1 turn=705.2 step=move asked=caesar first=caesar moves=3 levies=1 ' +
      'hands=2/3+2/3+2/2,3/1+3/1+2/1 discards=1/2,1/2 played=3/1,2/2 effects=3/1,2/2 last=2/2,2/1 seen=3/1+2/2+2/2+2/1 ' +
      'map=Ravenna(C.Caesar:3,C.Legio13:3);Rome(P.Legio1:4);Alexandria(Cleopatra:4) locked=C.Octavian,P.Brutus';
    const plan = [line, '--area', 'Rome', '--by', 'C.Caesar,C.Legio13'];
    const [truth] = await oddsOf(...plan);
    const [believed] = await oddsOf(...plan, '--as', 'caesar', '--battles', '300');
    expect(truth).toMatchObject({ exact: true, attacker: 'caesar' });
    expect(believed).toMatchObject({ exact: false, battles: 300 });
    expect(believed!.wins.caesar.value).not.toBe(truth!.wins.caesar.value);
    const { out } = await rubicon('odds', ...plan, '--as', 'caesar', '--battles', '50');
    expect(out).toContain('1 hidden block');
    expect(out).not.toContain('P.Legio1 ');
  });
});
