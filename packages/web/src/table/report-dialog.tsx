// “Report this position”: the text, copied to the clipboard where the browser allows it, otherwise shown for copying by
// hand.
import { useEffect, useState } from 'preact/hooks';
import { say } from '@rubicon/words';
import { reportText } from './state/position-report.ts';
import type { TableContext } from './state/context.ts';
import { Dialog } from '../ui/dialog.tsx';

export function ReportDialog({
  context,
  onClose,
}: {
  readonly context: TableContext;
  readonly onClose: () => void;
}) {
  const seating = context.session.seating.value;
  const text = seating === null ? '' : reportText(seating.table, seating.history);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    void copy(text).then(setCopied);
  }, [text]);
  return (
    <Dialog title={say('menu.report')} onClose={onClose}>
      <div class="report">
        <p aria-live="polite">{copied ? say('report.copied') : say('report.copy')}</p>
        <textarea readOnly aria-label={say('menu.report')} value={text} />
      </div>
    </Dialog>
  );
}

/** Browsers refuse on hosts without TLS, and where the user forbids it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
