// The form for an online game, headless: turns the choices into a game request.
import { BALANCED, CURRENT_EDITION, type Edition } from '@rubicon/engine';
import type { NewGame, Pace, PersonId } from '@rubicon/protocol';
import {
  CUSTOM_KINDS,
  FIRST_CUSTOM,
  readPace,
  type CustomKind,
  type CustomPace,
  type PaceProblems,
} from './custom-pace.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const PACE_PRESETS = {
  none: { kind: 'none' },
  'live-short': { kind: 'live', bankMs: 45 * MINUTE_MS, incrementMs: 10_000 },
  live: { kind: 'live', bankMs: 90 * MINUTE_MS, incrementMs: 30_000 },
  days: { kind: 'correspondence', bankMs: 14 * DAY_MS, incrementMs: 12 * HOUR_MS, vacationDays: 14 },
  slow: { kind: 'correspondence', bankMs: 30 * DAY_MS, incrementMs: 2 * DAY_MS, vacationDays: 30 },
  decision: { kind: 'per-decision', decisionMs: 3 * DAY_MS, vacationDays: 14 },
} as const satisfies Record<string, Pace>;
export type PresetName = keyof typeof PACE_PRESETS;
export const PRESET_NAMES = Object.keys(PACE_PRESETS) as readonly PresetName[];
export const presetPace = (name: PresetName): Pace => PACE_PRESETS[name];

/** `own:KIND` is one that the player sets. */
export type PaceName = PresetName | `own:${CustomKind}`;
export const PACE_NAMES: readonly PaceName[] = [
  ...PRESET_NAMES,
  ...CUSTOM_KINDS.map((kind) => `own:${kind}` as const),
];

export const customKind = (name: PaceName): CustomKind | null =>
  CUSTOM_KINDS.find((kind) => name === `own:${kind}`) ?? null;

/** `machine:LEVEL` and `person:ID` name the opponent. */
export type OpponentName = UnnamedOpponent | `machine:${string}` | `person:${string}`;
type UnnamedOpponent = Exclude<NewGame['opponent']['kind'], 'machine' | 'person'>;

export interface Chosen {
  readonly edition: Edition;
  readonly freeDeployment: boolean;
  readonly isBalanced: boolean;
  readonly opponent: OpponentName;
  readonly side: NewGame['side'];
  readonly pace: PaceName;
  readonly custom: CustomPace;
  readonly visibility: NewGame['visibility'];
  readonly aids: NewGame['aids'];
  readonly rated: boolean;
}

export const firstChoice = (opponent: OpponentName): Chosen => ({
  edition: CURRENT_EDITION,
  freeDeployment: false,
  isBalanced: false,
  opponent,
  side: 'random',
  pace: opponent === 'open' ? 'live' : 'days',
  custom: FIRST_CUSTOM,
  visibility: 'public',
  aids: { odds: true, hints: false, intel: true, undo: true },
  rated: true,
});

type Read = { readonly wanted: NewGame } | { readonly problems: PaceProblems };

export function readOnlineForm(chosen: Chosen): Read {
  const own = customKind(chosen.pace);
  if (own === null) return { wanted: wantedOf(chosen, PACE_PRESETS[chosen.pace as PresetName]) };
  const read = readPace(own, chosen.custom);
  return 'pace' in read ? { wanted: wantedOf(chosen, read.pace) } : read;
}

function wantedOf(chosen: Chosen, pace: Pace): NewGame {
  const opponent = opponentOf(chosen.opponent);
  const side = sideIn(chosen);
  return {
    edition: chosen.edition,
    rules: {
      ...(chosen.freeDeployment && { freeDeployment: true }),
      ...(chosen.isBalanced && side !== 'bid' && BALANCED),
    },
    side,
    opponent,
    pace,
    aids: chosen.aids,
    // An open game must be listed to be found
    visibility: opponent.kind === 'open' ? 'public' : chosen.visibility,
    ...(chosen.rated ? {} : { rated: false }), // left out: rated if possible
  };
}

/** Sides are bid for between two people. */
export const canBeBidFor = (opponent: OpponentName): boolean =>
  opponent !== 'self' && !opponent.startsWith('machine:');

/** The side as chosen, where the opponent allows it. */
export const sideIn = ({ side, opponent }: Pick<Chosen, 'side' | 'opponent'>): NewGame['side'] =>
  side === 'bid' && !canBeBidFor(opponent) ? 'random' : side;

function opponentOf(name: OpponentName): NewGame['opponent'] {
  const [kind, whom] = name.split(':');
  switch (kind) {
    case 'machine':
      return { kind, level: whom as Extract<NewGame['opponent'], { kind: 'machine' }>['level'] };
    case 'person':
      return { kind, person: whom as PersonId };
    default:
      return { kind: kind as UnnamedOpponent };
  }
}
