import { SIDES, areaIndex, isSea, type BlockId, type Event, type Side, type Viewer } from '@rubicon/engine';
import { areaName, blockName, sideName, listAll, paragraph, say } from '@rubicon/words';
import { SideMark } from '../pieces/mark.tsx';
import { summaryOf } from './battle-summary.ts';
import './battle-result.css';

interface ResultProps {
  readonly events: readonly Event[]; // from the start of the battle
  readonly viewer: Viewer;
  readonly onClose: () => void;
}

/** The result of a battle, until it is dismissed. */
export function BattleResult({ events, viewer, onClose }: ResultProps) {
  const summary = summaryOf(events);
  if (summary === null) return null;
  const { area, winner, lost, retreated, joined } = summary;
  const key = isSea(areaIndex(area)!) ? 'battle.result.sea' : 'battle.result';
  // The viewer's own losses first
  const sides = viewer === 'pompey' ? SIDES.toReversed() : SIDES;
  const words = sides.map((side) => lossOf(side, lost[side], retreated[side].length));
  return (
    <section class={`battle-result battle-result-${winner}`}>
      <SideMark side={winner} />
      <div>
        <h3 class="battle-result-title">{say(key, { side: sideName(winner), area: areaName(area) })}</h3>
        <p>
          {paragraph([
            ...words,
            ...(joined === null ? [] : [say('battle.result.joined', { side: sideName(joined) })]),
          ])}
        </p>
      </div>
      <button type="button" class="button" onClick={onClose}>
        {say('battle.result.close')}
      </button>
    </section>
  );
}

function lossOf(side: Side, blocks: readonly BlockId[], retreated: number): string {
  const name = sideName(side);
  const loss =
    blocks.length === 0
      ? say('battle.result.unhurt', { side: name })
      : say('battle.result.lost', { side: name, blocks: listAll(blocks.map(blockName)) });
  return retreated === 0 ? loss : paragraph([loss, say('battle.result.retreated', { count: retreated })]);
}
