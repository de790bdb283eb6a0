// The list of all keys.
import { say } from '@rubicon/words';
import { Dialog } from '../ui/dialog.tsx';

const ANYWHERE = [
  ['E', 'keys.end'],
  ['Z', 'keys.undo'],
  ['Y', 'keys.redo'],
  ['Shift Z', 'keys.undo-phase'],
  ['1 – 9', 'keys.numbers'],
  ['T', 'keys.take'],
  ['Esc', 'keys.escape'],
  ['M', 'keys.map'],
  ['O', 'keys.orders'],
  ['/', 'keys.typed'],
  ['H', 'keys.hint'],
  ['W', 'keys.why'],
  ['A', 'keys.aid'],
  [', .', 'keys.back'],
  ['?', 'keys.list'],
] as const;

const ON_THE_MAP = [
  ['↑ ↓ ← →', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['[ ]', 'keys.blocks'],
  ['+ − 0', 'keys.zoom'],
  ['Shift ↑ ↓ ← →', 'keys.pan'],
] as const;

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={say('keys.title')} onClose={onClose}>
      <Keys keys={ANYWHERE} />
      <h3 class="keys-where">{say('keys.on-map')}</h3>
      <Keys keys={ON_THE_MAP} />
    </Dialog>
  );
}

function Keys({ keys }: { readonly keys: typeof ANYWHERE | typeof ON_THE_MAP }) {
  return (
    <dl class="keys">
      {keys.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{say(what)}</dd>
        </div>
      ))}
    </dl>
  );
}
