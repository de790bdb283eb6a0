// Standing orders as most people want them; whoever wants others sets them by the protocol.
import type { BattleOrders, Standing } from '@rubicon/protocol';

export const STANDING_KINDS = ['none', 'fight', 'cautious', 'hold'] as const;
type StandingKind = (typeof STANDING_KINDS)[number];

export interface StandingChoice {
  readonly kind: StandingKind;
  readonly hits: BattleOrders['hits'];
  readonly spareLeaders: boolean;
}

export const NO_STANDING: StandingChoice = { kind: 'none', hits: 'least-firepower', spareLeaders: true };

const RULES: Readonly<Record<Exclude<StandingKind, 'none'>, BattleOrders['rules']>> = {
  fight: [{ do: 'fire' }, { do: 'retreat' }],
  cautious: [
    { do: 'retreat', who: 'leaders', strengthAtMost: 1 },
    { do: 'retreat', role: 'attacker', outnumbered: 1.5 },
    { do: 'retreat', outnumbered: 2 },
    { do: 'fire' },
    { do: 'retreat' },
  ],
  hold: [{ do: 'ask' }],
};

/** Null withdraws them. What holds for single battles stays. */
export function standingOf(
  { kind, hits, spareLeaders }: StandingChoice,
  before: Standing | null,
): Standing | null {
  const battles = before?.battles ?? [];
  if (kind === 'none') return battles.length === 0 ? null : { usual: null, battles };
  return {
    usual: { rules: RULES[kind], hits, spareLeaders, retreatTo: before?.usual?.retreatTo ?? [] },
    battles,
  };
}

/** Which choice standing orders are; null if they have rules of their own. */
export function choiceIn(standing: Standing | null): StandingChoice | null {
  const usual = standing?.usual ?? null;
  if (usual === null) return NO_STANDING;
  const text = JSON.stringify(usual.rules);
  const kind = STANDING_KINDS.find((each) => each !== 'none' && JSON.stringify(RULES[each]) === text);
  return kind === undefined ? null : { kind, hits: usual.hits, spareLeaders: usual.spareLeaders };
}
