import { NO_MACHINES } from '../authority/table.ts';
import { describe, expect, test } from 'vitest';
import { DEFAULT_GAME } from './default-game.ts';
import { emptyForm, isBalanced, readForm, withBalance, type FormValues } from './form.ts';

const read = (changes: Partial<FormValues>) => readForm({ ...emptyForm(), ...changes });
const problemsOf = (changes: Partial<FormValues>): string[] => {
  const answer = read(changes);
  return 'problems' in answer ? Object.keys(answer.problems) : [];
};

test('a balanced game has the options it stands for, and loses them again', () => {
  const balanced = withBalance(emptyForm(), true);
  expect(isBalanced(balanced)).toBe(true);
  expect(readForm(balanced)).toMatchObject({
    wanted: { rules: { firstTurn: 'caesar', handicap: { side: 'caesar', points: 10 } } },
  });
  expect(isBalanced({ ...balanced, handicapPoints: '9' })).toBe(false);
  expect(readForm(withBalance(balanced, false))).toEqual(readForm(emptyForm()));
});

describe('readForm', () => {
  test('by default: edition 2.0 and no options', () => {
    const wanted = {
      edition: '2.0',
      rules: {},
      players: { caesar: 'Caesar', pompey: 'Pompey' },
      machines: NO_MACHINES,
    };
    expect(read({})).toEqual({ wanted });
    expect(DEFAULT_GAME).toEqual(wanted);
  });

  test('every option chosen', () => {
    expect(
      read({
        edition: '1.0',
        caesar: '  Anna \t Perenna ',
        firstTurn: 'cards',
        freeDeployment: true,
        cleopatraActs: 'next-round',
        handicapSide: 'pompey',
        handicapPoints: '20',
      }),
    ).toEqual({
      wanted: {
        edition: '1.0',
        players: { caesar: 'Anna Perenna', pompey: 'Pompey' },
        machines: NO_MACHINES,
        rules: {
          firstTurn: 'cards',
          freeDeployment: true,
          cleopatraActs: 'next-round',
          handicap: { side: 'pompey', points: 20 },
        },
      },
    });
  });

  test.each([
    ['nothing', '', true],
    ['blanks', ' \n ', true],
    ['one letter', 'Q', false],
    ['sixty letters', 'x'.repeat(60), false],
    ['sixty letters between blanks', ` ${'x'.repeat(60)} `, false],
    ['sixty-one letters', 'x'.repeat(61), true],
    ['a zero-width space', 'A\u200Bnna', true],
    ['a text direction mark', 'A\u202Enna', true],
    ['a joiner alone', '\u200D', true],
    ['a joiner within', '\u0645\u06CC\u200C\u062E', false],
    ['other scripts', 'Γάιος 凱撒', false],
    ['an accent of its own', 'Ame\u0301lie', false],
  ])('a name of %s', (_what, name, isProblem) => {
    expect(problemsOf({ caesar: name })).toEqual(isProblem ? ['caesar'] : []);
    expect(problemsOf({ pompey: name })).toEqual(isProblem ? ['pompey'] : []);
  });

  test.each(['', '0', '21', '1.5', '-1', 'two', '1e1'])('%o handicap points', (handicapPoints) => {
    const isProblem = handicapPoints !== '1e1';
    expect(problemsOf({ handicapSide: 'caesar', handicapPoints })).toEqual(
      isProblem ? ['handicapPoints'] : [],
    );
    expect(problemsOf({ handicapSide: 'none', handicapPoints })).toEqual([]);
  });

  test('all problems at once, in sentences', () => {
    const answer = read({ caesar: '', pompey: 'x'.repeat(72), handicapSide: 'caesar', handicapPoints: '0' });
    expect(answer).toEqual({
      problems: {
        caesar: 'Enter a name.',
        pompey: 'A name can have 60 characters at most; this one has 72.',
        handicapPoints: 'Enter a whole number from 1 to 20.',
      },
    });
  });
});
