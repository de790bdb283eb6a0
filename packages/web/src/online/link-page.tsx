// A link in a mail was opened: a new password, an address that is one's own, no more mails.
import { useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import { say } from '../words/words.ts';
import { useAttempt } from './attempt.ts';
import type { Club } from './club.ts';
import { Shell } from './shell.tsx';
import { TextField } from './text-field.tsx';

interface Props {
  readonly club: Club;
  readonly kind: 'reset' | 'verify' | 'unsubscribe';
  readonly token: string; // `ask`: a link is asked for
}

export function LinkPage({ club, kind, token }: Props) {
  const attempt = useAttempt();
  const text = useSignal('');
  const isDone = useSignal(false);
  const isAsk = kind === 'reset' && token === 'ask';
  const run = useCallback(
    (work: () => Promise<void>): void =>
      void attempt.to(async () => {
        await work();
        isDone.value = true;
      }),
    [attempt, isDone],
  );
  useEffect(() => {
    if (kind === 'verify') run(() => club.api.verifyMail(token));
    if (kind === 'unsubscribe') run(() => club.api.unsubscribe(token));
  }, [club, kind, token, run]);
  const done = isAsk ? 'reset.sent' : (`${kind}.done` as const);
  return (
    <Shell
      club={club}
      page={kind}
      title={say(isAsk ? 'reset.ask-title' : kind === 'reset' ? 'reset.title' : 'online.title')}
    >
      <form
        class="club-card club-fields"
        onSubmit={(event) => {
          event.preventDefault();
          run(() => (isAsk ? club.api.askReset(text.value) : club.api.reset(token, text.value)));
        }}
      >
        {kind !== 'reset' || isDone.value ? null : (
          <>
            <TextField
              label={say(isAsk ? 'reset.who' : 'account.password')}
              kind={isAsk ? 'text' : 'new-password'}
              value={text}
            />
            <button type="submit" class="button primary" disabled={attempt.busy.value}>
              {say(isAsk ? 'reset.send' : 'account.set-password')}
            </button>
          </>
        )}
        <p role="status">{isDone.value ? say(done) : ''}</p>
        <p class="club-problem" role="alert">
          {attempt.problem.value}
        </p>
      </form>
    </Shell>
  );
}
