// What happened, told step by step in place of the prompt.
import { paragraph, roman, say, yearName } from '@rubicon/words';
import type { Table } from '../../authority/table.ts';
import { historySentences } from '../../words/notice-sentences.ts';
import type { Recap } from '../session/session-state.ts';
import type { TableContext } from '../state/context.ts';

interface Props {
  readonly context: TableContext;
  readonly table: Table;
  readonly recap: Recap;
}

export function RecapPanel({ context: { session }, table, recap }: Props) {
  const { entry, events } = recap.frames[recap.index]!.step;
  const said = historySentences({ ...entry, events }, table.seat);
  return (
    <section class="prompt" aria-label={say('prompt.label')}>
      <h2 class="prompt-title">
        {say('prompt.recap')}{' '}
        <small>{say('log.turn', { year: yearName(entry.year), turn: roman(entry.turn) })}</small>
      </h2>
      <p class="prompt-text">{paragraph(said.map(({ text }) => text))}</p>
      <div class="prompt-buttons">
        <button type="button" class="button primary" onClick={session.skipRecap}>
          {say('prompt.skip')} <kbd>Esc</kbd>
        </button>
      </div>
    </section>
  );
}
