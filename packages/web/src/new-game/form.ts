// The form for a new game, headless: turns the fields into a game request, or a problem for each field.
import { sideName, say } from '@rubicon/words';
import { NO_MACHINES } from '../authority/table.ts';
import {
  BALANCED,
  CURRENT_EDITION,
  MAX_HANDICAP,
  SIDES,
  type Edition,
  type RuleOptions,
  type Side,
} from '@rubicon/engine';
import type { NewGame } from '../authority/authority.ts';
import { storedName } from '../words/player-name.ts';

export interface FormValues {
  readonly edition: Edition;
  readonly caesar: string;
  readonly pompey: string;
  readonly firstTurn: 'edition' | NonNullable<RuleOptions['firstTurn']>;
  readonly freeDeployment: boolean;
  readonly cleopatraActs: NonNullable<RuleOptions['cleopatraActs']>;
  readonly handicapSide: 'none' | Side;
  readonly handicapPoints: string;
}

type Field = Side | 'handicapPoints';
export type Problems = Partial<Readonly<Record<Field, string>>>;
type Read = { readonly wanted: NewGame } | { readonly problems: Problems };

export const MAX_NAME = 60;

export const emptyForm = (): FormValues => ({
  edition: CURRENT_EDITION,
  caesar: sideName('caesar'),
  pompey: sideName('pompey'),
  firstTurn: 'edition',
  freeDeployment: false,
  cleopatraActs: 'next-turn',
  handicapSide: 'none',
  handicapPoints: '2',
});

export const isBalanced = ({ firstTurn, handicapSide, handicapPoints }: FormValues): boolean =>
  firstTurn === BALANCED.firstTurn &&
  handicapSide === BALANCED.handicap.side &&
  handicapPoints === String(BALANCED.handicap.points);

export function withBalance(values: FormValues, isOn: boolean): FormValues {
  if (!isOn) return { ...values, firstTurn: 'edition', handicapSide: 'none' };
  const { firstTurn, handicap } = BALANCED;
  return { ...values, firstTurn, handicapSide: handicap.side, handicapPoints: String(handicap.points) };
}

export function readForm(values: FormValues): Read {
  const points = Number(values.handicapPoints);
  const hasHandicap = values.handicapSide !== 'none';
  const problems: Problems = {
    ...Object.fromEntries(
      SIDES.flatMap((side) => {
        const problem = nameProblem(cleanName(values[side]));
        return problem === null ? [] : [[side, problem]];
      }),
    ),
    ...(hasHandicap && !(Number.isInteger(points) && points >= 1 && points <= MAX_HANDICAP)
      ? { handicapPoints: say('start.problem-points', { most: MAX_HANDICAP }) }
      : {}),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return {
    wanted: {
      edition: values.edition,
      players: {
        caesar: storedName('caesar', cleanName(values.caesar)),
        pompey: storedName('pompey', cleanName(values.pompey)),
      },
      machines: NO_MACHINES,
      rules: {
        ...(values.firstTurn === 'edition' ? {} : { firstTurn: values.firstTurn }),
        ...(values.freeDeployment ? { freeDeployment: true } : {}),
        ...(values.cleopatraActs === 'next-turn' ? {} : { cleopatraActs: values.cleopatraActs }),
        ...(values.handicapSide === 'none' ? {} : { handicap: { side: values.handicapSide, points } }),
      },
    },
  };
}

// Some scripts are written with joiners
const UNSEEN = /(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}]|^[\u200C\u200D]+$/u;

const cleanName = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

function nameProblem(name: string): string | null {
  if (name === '') return say('start.problem-name-empty');
  if (name.length > MAX_NAME) return say('start.problem-name-long', { most: MAX_NAME, count: name.length });
  if (UNSEEN.test(name)) return say('start.problem-name-unseen');
  return null;
}
