// A refusal, with the rule it is about or a way to recover.
import { say } from '@rubicon/words';
import { refusalText } from '../authority/refusal-words.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { TableContext } from './state/context.ts';
import { ruleOfRefusal } from './state/refusal-rules.ts';

/** Problems that reloading the page solves. */
const RELOADING: ReadonlySet<string> = new Set([
  'authority-failed',
  'authority-lost',
  'authority-silent',
  'bad-message',
  'machine-lost',
  'newer-storage',
  'other-protocol',
]);

export function TroubleDialog({ context }: { readonly context: TableContext }) {
  const trouble = context.session.trouble.value;
  if (trouble === null) return null;
  const rule = ruleOfRefusal(trouble);
  return (
    <Dialog
      title={say('trouble.title')}
      onClose={() => {
        context.session.dismissTrouble();
        if (trouble.code === 'no-game') context.leave(); // there is no game to stay for
      }}
      buttons={
        RELOADING.has(trouble.code) ? (
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {say('failure.reload')}
          </button>
        ) : null
      }
    >
      <p>
        {refusalText(trouble)}{' '}
        {rule === null ? null : (
          <button
            type="button"
            class="link prompt-rule"
            onClick={() => {
              context.session.dismissTrouble();
              context.overlay.value = { kind: 'rule', rule };
            }}
          >
            {say('prompt.rule', { number: rule })}
          </button>
        )}
      </p>
    </Dialog>
  );
}
