// The odds of a battle as a table.
import type { BattlePolicy, Estimate, Odds } from '@rubicon/ai';
import { SIDES, type View } from '@rubicon/engine';
import { roman, sideName } from '@rubicon/words';
import { counted, percent } from './numbers.ts';
import { wrap, type Paint } from '../shell/terminal.ts';

const POLICY: Readonly<Record<BattlePolicy, string>> = {
  fight: 'fights as long as it can',
  outnumbered: 'retreats while it is weaker',
  spare: 'fights, but retreats a leader at I',
  withdraw: 'retreats as soon as it can',
};

const number = (value: number): string => value.toFixed(2);

/** A number, and its interval if it is not exact. */
function estimated({ value, low, high }: Estimate, write: (value: number) => string): string {
  const text = write(value).padStart(7);
  return low === high ? text : `${text}   (${write(low)} to ${write(high)})`;
}

export function oddsText(odds: Odds, view: View, paint: Paint): string[] {
  const { area, attacker, policies, wins, thrownBack, stepsLost, leaders } = odds;
  const main = view.battles.find((battle) => battle.area === area)?.main ?? null;
  const from = main === null ? '' : ` from ${main}`;
  const surprise = view.surprise === area ? ' by surprise' : '';
  const rows: [string, string][] = [
    ...SIDES.map((side): [string, string] => [`${sideName(side)} wins`, estimated(wins[side], percent)]),
    [`${sideName(attacker)} retreats (round 4)`, estimated(thrownBack, percent)],
    ...SIDES.map((side): [string, string] => [
      `steps lost by ${sideName(side)}`,
      estimated(stepsLost[side], number),
    ]),
    ...leaders.map(({ block, dies }): [string, string] => [`${block} killed`, estimated(dies, percent)]),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return [
    paint('bold', `Battle in ${area}, ${sideName(attacker)} attacks${from}${surprise}`),
    ...SIDES.flatMap((side) => [
      ...wrap(`  ${sideName(side)}  `, forceOf(view, area, side), ','),
      `          ${POLICY[policies[side]]}`,
    ]),
    '',
    ...rows.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`),
    '',
    paint(
      'dim',
      odds.exact
        ? `  exact, from ${counted(odds.situations, 'situation')}`
        : `  from ${counted(odds.battles, 'simulated battle')}, with 95 % intervals`,
    ),
  ];
}

/** The blocks of a side in the battle, with reserves marked and hidden blocks counted. */
function forceOf(view: View, area: string, side: string): string[] {
  return view.stacks.flatMap((stack) => {
    if (stack.area !== area || stack.side !== side) return [];
    const role = stack.role === 'reserve' ? ' [reserve]' : '';
    if (stack.blocks === null) return [`${counted(stack.count, 'hidden block')}${role}`];
    return stack.blocks.map(({ block, strength }) => `${block} ${roman(strength)}${role}`);
  });
}
