import { useSignal } from '@preact/signals';
import { say } from '@rubicon/words';
import { takeUpdate, waiting } from './update.ts';
import './update-notice.css';

/**
 * A small notice at the edge of the page. Its live region is always present, so that screen readers announce its
 * text.
 */
export function UpdateNotice() {
  const isPutOff = useSignal(false);
  return (
    <div role="status">
      {waiting.value !== null && !isPutOff.value && (
        <div class="update-notice">
          <span class="update-notice-text">{say('offline.ready')}</span>
          <button type="button" class="button" onClick={takeUpdate}>
            {say('offline.reload')}
          </button>
          <button type="button" class="update-notice-later link" onClick={() => (isPutOff.value = true)}>
            {say('offline.later')}
          </button>
        </div>
      )}
    </div>
  );
}
