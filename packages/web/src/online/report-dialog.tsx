// Reports a person, or a chat line, to the admin.
import { useSignal } from '@preact/signals';
import type { PersonId, ReportBody } from '@rubicon/protocol';
import { REPORT_REASONS, type ReportReason } from '@rubicon/protocol/lists';
import { Choose } from '../ui/fields.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { sayCommunity } from '../words/topics/community.ts';
import { useAttempt } from '../net/attempt.ts';
import type { Online } from '../net/online.ts';
import { TextField } from '../ui/text-field.tsx';

interface Props {
  readonly online: Online;
  readonly about: { readonly id: PersonId; readonly name: string };
  readonly line?: NonNullable<ReportBody['line']>; // a chat line, reported with the lines around it
  readonly quote?: string;
  readonly onClose: () => void;
}

export function ReportDialog({ online, about, line, quote, onClose }: Props) {
  const reason = useSignal<ReportReason>('abuse');
  const text = useSignal('');
  const isSent = useSignal(false);
  const attempt = useAttempt();
  const send = (): void =>
    void attempt.to(async () => {
      const body = { person: about.id, reason: reason.value, text: text.value };
      await online.api.report(line === undefined ? body : { ...body, line });
      isSent.value = true;
    });
  return (
    <Dialog
      title={sayCommunity('report.title', { name: about.name })}
      onClose={onClose}
      buttons={
        isSent.value ? null : (
          <button type="button" class="button primary" disabled={attempt.busy.value} onClick={send}>
            {sayCommunity('report.send')}
          </button>
        )
      }
    >
      {isSent.value ? null : (
        <div class="community-fields">
          {quote === undefined ? null : <blockquote class="report-quote">{quote}</blockquote>}
          <Choose
            label={sayCommunity('report.reason')}
            value={reason.value}
            options={
              Object.fromEntries(
                REPORT_REASONS.map((each) => [each, sayCommunity(`report.reason-${each}`)]),
              ) as Record<ReportReason, string>
            }
            onChange={(to) => (reason.value = to)}
          />
          <TextField label={sayCommunity('report.text')} value={text} />
        </div>
      )}
      <p role="status">{attempt.problem.value ?? (isSent.value ? sayCommunity('report.sent') : '')}</p>
    </Dialog>
  );
}
