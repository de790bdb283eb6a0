// Who met in a battle and what became of them, as small blocks: the picture of a report.
import { SIDES } from '@rubicon/engine';
import { Block } from '../pieces/block.tsx';
import { SideMark } from '../pieces/mark.tsx';
import { woodOf } from '../pieces/wood-of.ts';
import { plainLabels } from '../settings/settings.ts';
import type { BattleReport } from './battle-report.ts';
import './battle-meeting.css';

/** Decorative: the losses are told in words beside it. */
export function BattleMeeting({ report }: { readonly report: BattleReport }) {
  return (
    <div class="battle-meeting" aria-hidden="true">
      {SIDES.map((side) => (
        <div key={side} class="battle-meeting-side">
          <SideMark side={side} />
          {report.of[side].blocks.map(({ block, entered, left, fate }) => {
            const isGone = left === 0;
            return (
              <span key={`${block} ${fate}`} class={isGone ? 'battle-meeting-gone' : ''}>
                <Block
                  block={block}
                  colour={woodOf(block)}
                  strength={isGone ? entered : left}
                  pose={isGone && fate !== 'captured' ? 'tipped' : 'standing'}
                  plain={plainLabels.value}
                />
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
