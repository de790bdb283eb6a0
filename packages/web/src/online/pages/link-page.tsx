// An opened link from a mail: a new password, a confirmed address, or unsubscribe.
import { useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import { say } from '@rubicon/words';
import { openPage } from '../../routes/address.ts';
import { sayCommunity } from '../../words/topics/community.ts';
import { useAttempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import { Enter } from '../enter.tsx';
import { Shell } from '../shell.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface Props {
  readonly online: Online;
  readonly kind: 'reset' | 'verify' | 'unsubscribe';
  readonly token: string; // `ask`: requests a link
}

const DONE = {
  reset: 'link.reset-done',
  verify: 'link.verify-done',
  unsubscribe: 'link.unsubscribe-done',
} as const;

export function LinkPage({ online, kind, token }: Props) {
  const attempt = useAttempt();
  const text = useSignal('');
  const isDone = useSignal(false);
  const isAsk = kind === 'reset' && token === 'ask';
  const run = useCallback(
    (work: () => Promise<void>): void =>
      void attempt.to(async () => {
        await work();
        isDone.value = true;
        if (kind === 'reset') await online.refresh(); // a new password ends all sessions
      }),
    [attempt, isDone, online, kind],
  );
  useEffect(() => {
    if (kind === 'verify') run(() => online.api.verifyMail(token));
    if (kind === 'unsubscribe') run(() => online.api.unsubscribe(token));
  }, [online, kind, token, run]);
  return (
    <Shell
      online={online}
      page={kind}
      title={
        isAsk
          ? sayCommunity('reset.ask-title')
          : kind === 'reset'
            ? sayCommunity('reset.title')
            : say('online.title')
      }
    >
      <form
        class="community-card community-fields"
        onSubmit={(event) => {
          event.preventDefault();
          run(() => (isAsk ? online.api.askReset(text.value) : online.api.reset(token, text.value)));
        }}
      >
        {kind !== 'reset' || isDone.value ? null : (
          <>
            <TextField
              label={sayCommunity(isAsk ? 'reset.who' : 'account.password')}
              kind={isAsk ? 'text' : 'new-password'}
              value={text}
            />
            <button
              type="submit"
              class="button primary"
              disabled={attempt.busy.value || text.value.length < (isAsk ? 1 : 8)}
            >
              {sayCommunity(isAsk ? 'reset.send' : 'account.set-password')}
            </button>
          </>
        )}
        <p role="status">
          {!isDone.value ? '' : isAsk ? sayCommunity('reset.sent') : sayCommunity(DONE[kind])}
        </p>
        <p class="community-problem" role="alert">
          {attempt.problem.value}
        </p>
        {!isDone.value || isAsk || (kind === 'reset' && online.person() === null) ? null : (
          <a class="button" href="#online">
            {sayCommunity('link.on')}
          </a>
        )}
      </form>
      {kind === 'reset' && !isAsk && isDone.value && online.person() === null ? (
        <section class="community-card community-next">
          <Enter online={online} label={say('enter.login')} knows onEntered={() => openPage('online')} />
        </section>
      ) : null}
    </Shell>
  );
}
