// Presets for standing orders, for all battles or for one. Other rules can be set through the protocol, and are shown
// here unchanged.
import type { AreaId } from '@rubicon/engine';
import type { BattleOrders, Standing } from '@rubicon/protocol';

/** `none` falls back to the defaults; `own` are custom rules. */
export const STANDING_KINDS = ['none', 'ask', 'fight', 'cautious', 'hold'] as const;
export type StandingKind = (typeof STANDING_KINDS)[number] | 'own';

export interface StandingChoice {
  readonly kind: StandingKind;
  readonly hits: BattleOrders['hits'];
  readonly spareLeaders: boolean;
  readonly retreatTo: AreaId | null; // the first choice
}

const NO_CHOICE: StandingChoice = {
  kind: 'none',
  hits: 'least-firepower',
  spareLeaders: true,
  retreatTo: null,
};

const ASK: BattleOrders['rules'] = [{ do: 'ask' }];
const RULES: Readonly<Record<'fight' | 'cautious' | 'hold', BattleOrders['rules']>> = {
  fight: [{ do: 'fire' }, { do: 'retreat' }],
  cautious: [
    { do: 'retreat', who: 'leaders', strengthAtMost: 1 },
    { do: 'retreat', role: 'attacker', outnumbered: 1.5 },
    { do: 'retreat', outnumbered: 2 },
    { do: 'fire' },
    { do: 'retreat' },
  ],
  hold: ASK, // which block takes hits is left to `hits`
};

/** The orders for one battle; for all of them where `area` is null. */
export function choiceAt(standing: Standing | null, area: AreaId | null): StandingChoice {
  if (area === null) return standing?.usual ? choiceIn(standing.usual) : NO_CHOICE;
  const battle = standing?.battles.find((each) => each.area === area);
  if (battle === undefined) return NO_CHOICE;
  return battle.orders === null ? { ...NO_CHOICE, kind: 'ask' } : choiceIn(battle.orders);
}

function choiceIn({ rules, hits, spareLeaders, retreatTo }: BattleOrders): StandingChoice {
  const text = JSON.stringify(rules);
  const known = (['fight', 'cautious', 'hold'] as const).find((each) => JSON.stringify(RULES[each]) === text);
  const kind = known === 'hold' && hits === 'ask' ? 'ask' : (known ?? 'own');
  return { kind, hits, spareLeaders, retreatTo: retreatTo[0] ?? null };
}

/** Null: none are left. Orders elsewhere stay. */
export function withChoice(
  standing: Standing | null,
  area: AreaId | null,
  choice: StandingChoice,
): Standing | null {
  const { usual, battles } = standing ?? { usual: null, battles: [] };
  if (area === null) return orNull({ usual: ordersOf(choice, usual), battles });
  const before = battles.find((each) => each.area === area)?.orders ?? null;
  const others = battles.filter((each) => each.area !== area);
  if (choice.kind === 'none') return orNull({ usual, battles: others });
  const orders = choice.kind === 'ask' ? null : ordersOf(choice, before);
  return { usual, battles: [...others, { area, orders }] };
}

const orNull = (standing: Standing): Standing | null =>
  standing.usual === null && standing.battles.length === 0 ? null : standing;

function ordersOf(
  { kind, hits, spareLeaders, retreatTo: first }: StandingChoice,
  before: BattleOrders | null,
): BattleOrders | null {
  const later = (before?.retreatTo ?? []).filter((area) => area !== first);
  const retreatTo = first === null ? [] : [first, ...later];
  switch (kind) {
    case 'none':
      return null;
    case 'ask':
      return { rules: ASK, hits: 'ask', spareLeaders: false, retreatTo: [] };
    case 'own':
      return { rules: before?.rules ?? [], hits, spareLeaders, retreatTo };
    case 'fight':
    case 'cautious':
    case 'hold':
      return { rules: RULES[kind], hits, spareLeaders, retreatTo };
  }
}
