// The whole report of a battle: both sides' blocks and what became of them, the dice, the odds there were before it.
import { SIDES, type Side } from '@rubicon/engine';
import { useMemo } from 'preact/hooks';
import { blockName, roman, say as sayTable, sideName, yearName } from '@rubicon/words';
import { OddsBar } from '../help/odds/odds-bar.tsx';
import { Block } from '../pieces/block.tsx';
import { SideMark } from '../pieces/mark.tsx';
import { woodOf } from '../pieces/wood-of.ts';
import { plainLabels } from '../settings/settings.ts';
import type { Fought } from '../table/state/battles-fought.ts';
import type { Outlook } from '../table/state/odds-watch.ts';
import { Dialog } from '../ui/dialog.tsx';
import { sayBattleReport as say } from '../words/topics/battle-report.ts';
import { reportOf, type BlockReport, type Fate, type PartyReport } from './battle-report.ts';
import { BattleReportDice } from './battle-report-dice.tsx';
import { fateText, reportTitle, signedText } from './battle-report-words.ts';
import './battle-report-dialog.css';

interface DialogProps {
  readonly fought: Fought;
  readonly outlook: Outlook | null; // before the battle; null = not known
  readonly onClose: () => void;
}

export function BattleReportDialog({ fought, outlook, onClose }: DialogProps) {
  const report = useMemo(() => reportOf(fought), [fought]);
  const when = sayTable('log.turn', { year: yearName(report.year), turn: roman(report.turn) });
  return (
    <Dialog title={reportTitle(report)} closeLabel={say('battle-report.close')} onClose={onClose}>
      <div class="battle-report">
        <p class="battle-report-lead">
          {say('battle-report.lead', {
            when,
            side: sideName(fought.start.attacker),
            surprise: report.surprise ? 'yes' : 'no',
            rounds: report.rounds,
          })}
        </p>
        <div class="battle-report-sides">
          {SIDES.map((side) => (
            <PartyBlocks key={side} side={side} party={report.of[side]} />
          ))}
        </div>
        <BattleReportDice of={report.of} />
        {outlook === null ? null : (
          <section class="battle-report-odds">
            <h3>{say('battle-report.odds')}</h3>
            <OddsBar outlook={outlook} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

const ORDER: readonly Fate[] = ['killed', 'captured', 'eliminated', 'retreated', 'stands'];

function PartyBlocks({ side, party }: { readonly side: Side; readonly party: PartyReport }) {
  const { role, blocks, steps, points } = party;
  const sorted = blocks.toSorted((one, other) => ORDER.indexOf(one.fate) - ORDER.indexOf(other.fate));
  return (
    <section class="battle-report-side">
      <h3 class={side}>
        <SideMark side={side} /> {sideName(side)} <small>{say(`battle-report.${role}`)}</small>
      </h3>
      <p class="battle-report-sum">
        {say('battle-report.steps', { steps })}
        {points === 0 ? null : <b>{say('battle-report.points', { points: signedText(points) })}</b>}
      </p>
      <ul class="battle-report-blocks">
        {sorted.map((block) => (
          <ReportedBlock key={`${block.block} ${block.fate}`} report={block} />
        ))}
      </ul>
    </section>
  );
}

function ReportedBlock({ report }: { readonly report: BlockReport }) {
  const { block, entered, left, fate } = report;
  const isGone = left === 0;
  return (
    <li class={`battle-report-block ${isGone ? 'battle-report-gone' : ''}`}>
      <span class="battle-report-piece">
        <Block
          block={block}
          colour={woodOf(block)}
          strength={isGone ? entered : left}
          pose={isGone && fate !== 'captured' ? 'tipped' : 'standing'}
          plain={plainLabels.value}
        />
      </span>
      <span>
        <b>{blockName(block)}</b>
        <small>{fateText(report)}</small>
      </span>
    </li>
  );
}
