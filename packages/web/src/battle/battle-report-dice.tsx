// The dice of a battle: hits by round for both sides, each bar with a mark where the expected hits would have ended.
import { SIDES, type PerSide, type Side } from '@rubicon/engine';
import { decimalText, roman, sideName } from '@rubicon/words';
import { SideMark } from '../pieces/mark.tsx';
import { sayBattleReport as say } from '../words/topics/battle-report.ts';
import type { PartyReport, RoundDice } from './battle-report.ts';

export function BattleReportDice({ of }: { readonly of: PerSide<PartyReport> }) {
  const rounds = of.caesar.rounds.map(({ round }) => round);
  const most = Math.max(
    1,
    ...SIDES.flatMap((side) => of[side].rounds.flatMap(({ hits, expected }) => [hits, expected])),
  );
  return (
    <section class="battle-report-dice">
      <h3>{say('battle-report.dice')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col" class="battle-report-round">
              {say('battle-report.round')}
            </th>
            {SIDES.map((side) => (
              <th key={side} scope="col" class={side}>
                <SideMark side={side} /> {sideName(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <tr key={round}>
              <th scope="row" class="battle-report-round">
                {roman(round)}
              </th>
              {SIDES.map((side) => (
                <td key={side}>
                  <Dice side={side} dice={of[side].rounds[round - 1]!} most={most} />
                </td>
              ))}
            </tr>
          ))}
          {rounds.length > 1 && (
            <tr class="battle-report-total">
              <th scope="row">{say('battle-report.total')}</th>
              {SIDES.map((side) => (
                <td key={side}>
                  <Dice side={side} dice={of[side].total} most={null} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <p class="battle-report-note">{say('battle-report.dice.note')}</p>
    </section>
  );
}

interface DiceProps {
  readonly side: Side;
  readonly dice: Omit<RoundDice, 'round'>;
  readonly most: number | null; // the hits of a whole bar; null = no bar
}

function Dice({ side, dice: { dice, hits, expected }, most }: DiceProps) {
  if (dice === 0) return <span class="battle-report-none">{say('battle-report.no-dice')}</span>;
  return (
    <>
      {most !== null && (
        <span class="battle-report-bar" aria-hidden="true">
          <span
            class={`battle-report-fill battle-report-fill-${side}`}
            style={{ inlineSize: `${(100 * hits) / most}%` }}
          />
          <span class="battle-report-mark" style={{ insetInlineStart: `${(100 * expected) / most}%` }} />
        </span>
      )}
      <span class="battle-report-numbers">
        {say('battle-report.hits', { hits, expected: decimalText(expected) })}{' '}
        <small>{say('battle-report.rolled', { dice })}</small>
      </span>
    </>
  );
}
