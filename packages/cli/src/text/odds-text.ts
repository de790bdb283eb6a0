// The odds of a battle as a table.
import type { BattlePolicy, Estimate, Odds } from '@rubicon/ai';
import { SIDES, type View } from '@rubicon/engine';
import { ROMAN, counted, nameOfSide } from './sentences.ts';
import { wrap, type Paint } from '../shell/terminal.ts';

const POLICY: Readonly<Record<BattlePolicy, string>> = {
  fight: 'fights while it may',
  outnumbered: 'leaves while it is the weaker',
  spare: 'fights, but takes out a leader at I',
  withdraw: 'leaves as soon as it may',
};

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const number = (value: number): string => value.toFixed(2);

/** A number, and how sure it is where that is not wholly. */
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
    ...SIDES.map((side): [string, string] => [`${nameOfSide(side)} wins`, estimated(wins[side], percent)]),
    [`${nameOfSide(attacker)} thrown back`, estimated(thrownBack, percent)],
    ...SIDES.map((side): [string, string] => [
      `steps ${nameOfSide(side)} loses`,
      estimated(stepsLost[side], number),
    ]),
    ...leaders.map(({ block, dies }): [string, string] => [`${block} dies`, estimated(dies, percent)]),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return [
    paint('bold', `Battle in ${area}, ${nameOfSide(attacker)} attacks${from}${surprise}`),
    ...SIDES.flatMap((side) => [
      ...wrap(`  ${nameOfSide(side)}  `, forceOf(view, area, side), ','),
      `          ${POLICY[policies[side]]}`,
    ]),
    '',
    ...rows.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`),
    '',
    paint(
      'dim',
      odds.exact
        ? `  exact, from ${counted(odds.situations, 'situation')}`
        : `  from ${counted(odds.battles, 'battle')} fought, with 95% intervals`,
    ),
  ];
}

/** The blocks of a side there, those in reserve marked, and how many are hidden. */
function forceOf(view: View, area: string, side: string): string[] {
  return view.stacks.flatMap((stack) => {
    if (stack.area !== area || stack.side !== side) return [];
    const role = stack.role === 'reserve' ? ' [reserve]' : '';
    if (stack.blocks === null) return [`${counted(stack.count, 'hidden block')}${role}`];
    return stack.blocks.map(({ block, strength }) => `${block} ${ROMAN[strength]}${role}`);
  });
}
