// Below the editor's map: the selected block, problems, and what to do with the position.
import { IS_LEADER, SIDES, THIRD_LEADER, blockIndex, type AreaId } from '@rubicon/engine';
import { areaName, blockName, cardName, roman, sideName, paragraph } from '@rubicon/words';
import { Block } from '../../pieces/block.tsx';
import { woodOf } from '../../pieces/wood-of.ts';
import { plainLabels } from '../../settings/settings.ts';
import { sayStudy } from '../../words/topics/study.ts';
import type { EditorState } from './editor-state.ts';
import { OFF_MAP, changeSides, fullOf, stepOf, strengthen, type OffMap } from './setup.ts';
import { faultText } from './position-fault.ts';
import type { SetupProblem } from './setup-problem.ts';

interface Props {
  readonly editor: EditorState;
  readonly said: string | null;
  readonly onStudy: () => void;
  readonly onScreen: () => void;
  readonly onMachine: () => void;
  readonly onSave: () => void;
}

export function EditorDock({ editor, said, onStudy, onScreen, onMachine, onSave }: Props) {
  const problems = editor.problems.value;
  const isGood = problems.length === 0;
  return (
    <section class="study-bar editor-dock" aria-label={sayStudy('editor.title')}>
      <Chosen editor={editor} />
      <div class="editor-verdict" aria-live="polite">
        <p class={isGood ? 'editor-good' : 'editor-bad'}>
          <b>{sayStudy(isGood ? 'editor.good' : 'editor.bad')}</b>{' '}
          {paragraph(problems.slice(0, 3).map(problemText))}
        </p>
        {said === null ? null : <p>{said}</p>}
      </div>
      <div class="study-buttons">
        <button type="button" class="button primary" disabled={!isGood} onClick={onStudy}>
          {sayStudy('editor.study')}
        </button>
        <button type="button" class="button" disabled={!isGood} onClick={onScreen}>
          {sayStudy('editor.screen')}
        </button>
        <button type="button" class="button" disabled={!isGood} onClick={onMachine}>
          {sayStudy('editor.machine')}
        </button>
        <button type="button" class="button" disabled={!isGood} onClick={onSave}>
          {sayStudy('editor.save')}
        </button>
      </div>
    </section>
  );
}

function Chosen({ editor: { setup, chosen, place } }: Pick<Props, 'editor'>) {
  const block = chosen.value;
  if (block === null) return <p class="editor-chosen study-quiet">{sayStudy('editor.intro')}</p>;
  const { where, strength, side } = setup.value.blocks.get(block)!;
  const isOff = OFF_MAP.some((each) => each === where);
  const index = blockIndex(block)!;
  return (
    <div class="editor-chosen">
      <span class="editor-block" aria-hidden="true">
        <Block
          block={block}
          colour={woodOf(block)}
          strength={isOff ? null : strength}
          detail="large"
          plain={plainLabels.value}
        />
      </span>
      <p aria-live="polite">{sayStudy('editor.chosen', { block: blockName(block) })}</p>
      {isOff ? null : (
        <div class="editor-strength" role="group" aria-label={sayStudy('editor.strength')}>
          <button
            type="button"
            class="button"
            aria-label={sayStudy('editor.strength.less')}
            disabled={strength <= stepOf(block)}
            onClick={() => (setup.value = strengthen(setup.value, block, -1))}
          >
            −
          </button>
          <b>{roman(strength)}</b>
          <button
            type="button"
            class="button"
            aria-label={sayStudy('editor.strength.more')}
            disabled={strength >= fullOf(block)}
            onClick={() => (setup.value = strengthen(setup.value, block, 1))}
          >
            +
          </button>
        </div>
      )}
      {block === 'Cleopatra' ? (
        <label class="study-select">
          <span>{sayStudy('editor.holder')}</span>
          <select
            value={side}
            onChange={({ currentTarget }) =>
              (setup.value = changeSides(setup.value, block, currentTarget.value as 'caesar'))
            }
          >
            {SIDES.map((each) => (
              <option key={each} value={each}>
                {sideName(each)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <label class="study-select">
          <span>{sayStudy('editor.where')}</span>
          <select value={where} onChange={({ currentTarget }) => place(block, currentTarget.value as OffMap)}>
            {isOff ? null : <option value={where}>{areaName(where as AreaId)}</option>}
            <option value="pool">{sayStudy('editor.where.pool')}</option>
            {IS_LEADER[index] === 1 ? (
              <option value="dead">{sayStudy('editor.where.dead')}</option>
            ) : (
              <option value="face-up">{sayStudy('editor.where.face-up')}</option>
            )}
            {THIRD_LEADER.includes(index) ? (
              <option value="locked">{sayStudy('editor.where.locked')}</option>
            ) : null}
          </select>
        </label>
      )}
    </div>
  );
}

function problemText(problem: SetupProblem): string {
  switch (problem.kind) {
    case 'place':
      return sayStudy('editor.bad.place', { block: blockName(problem.block), area: areaName(problem.area) });
    case 'contested':
      return sayStudy('editor.bad.contested', { area: areaName(problem.area) });
    case 'no-battle':
      return sayStudy('editor.bad.no-battle');
    case 'unlocked':
      return sayStudy('editor.bad.unlocked', { block: blockName(problem.block) });
    case 'hand':
      return sayStudy('editor.bad.hand', {
        side: sideName(problem.side),
        count: problem.count,
        wanted: problem.wanted,
      });
    case 'copies':
      return sayStudy('editor.bad.copies', { card: cardName(problem.card) });
    case 'other':
      return sayStudy('editor.bad.other', { why: faultText(problem.fault) });
  }
}
