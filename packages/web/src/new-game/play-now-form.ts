// The terms of “Play now”, headless: remembered on this device, and turned into a press.
import { CURRENT_EDITION, EDITIONS, type Edition } from '@rubicon/engine';
import type { AskId, Hours, NewGame, PressBody } from '@rubicon/protocol';
import { AIDS } from '@rubicon/protocol/lists';
import { PRESET_NAMES, firstChoice, readOnlineForm, type PresetName } from './online-form.ts';

export interface Terms {
  readonly pace: PresetName;
  readonly edition: Edition;
  readonly isBalanced: boolean;
  readonly side: 'random' | 'bid';
  readonly rated: boolean;
  readonly aids: NewGame['aids'];
  readonly hours: Hours | null; // of this device; null: any
}

const { aids } = firstChoice('open');
const FIRST: Terms = {
  pace: 'live-short',
  edition: CURRENT_EDITION,
  isBalanced: false,
  side: 'random',
  rated: true,
  aids,
  hours: null,
};
const KEY = 'rubicon.play-now';

/** As last chosen. Storage may be forbidden or hold anything: what is not understood is as at first. */
export function rememberedTerms(): Terms {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Terms, unknown>>;
    return {
      pace: PRESET_NAMES.find((name) => name === kept.pace) ?? FIRST.pace,
      edition: EDITIONS.find((edition) => edition === kept.edition) ?? FIRST.edition,
      isBalanced: kept.isBalanced === true,
      side: kept.side === 'bid' ? 'bid' : 'random',
      rated: kept.rated !== false,
      aids: Object.fromEntries(
        AIDS.map((aid) => {
          const on = (kept.aids as Partial<Terms['aids']> | undefined)?.[aid];
          return [aid, typeof on === 'boolean' ? on : FIRST.aids[aid]];
        }),
      ) as Terms['aids'],
      hours: hoursIn(kept.hours),
    };
  } catch {
    return FIRST;
  }
}

function hoursIn(kept: unknown): Hours | null {
  const { from, to } = (kept ?? {}) as Partial<Hours>;
  return isHour(from) && isHour(to) ? { from, to } : null;
}

const isHour = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 24;

export function rememberTerms(terms: Terms): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    // They are asked again next time
  }
}

/** What is agreed with whoever is found. */
export function agreed(terms: Terms): Pick<NewGame, 'edition' | 'rules' | 'pace' | 'aids' | 'rated'> {
  const read = readOnlineForm({ ...firstChoice('open'), ...terms });
  if (!('wanted' in read)) throw new Error('A preset is always a time control.');
  const { edition, rules, pace, aids: allowed, rated } = read.wanted;
  return { edition, rules, pace, aids: allowed, ...(rated === undefined ? {} : { rated }) };
}

/** Hours count by correspondence only. `aheadHours`: how far this device is ahead of UTC. */
export function newPress(
  terms: Terms,
  press: AskId,
  aheadHours = -Math.round(new Date().getTimezoneOffset() / 60),
): PressBody {
  const wanted = agreed(terms);
  const toUtc = (hour: number): number => (hour - aheadHours + 48) % 24;
  const { hours } = terms;
  return {
    ...wanted,
    ...(terms.side === 'bid' ? { side: terms.side } : {}),
    press,
    hours:
      hours === null || wanted.pace.kind === 'live' ? null : { from: toUtc(hours.from), to: toUtc(hours.to) },
  };
}
