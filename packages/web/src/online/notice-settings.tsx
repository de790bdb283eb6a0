// What one is told when away, and by which way.
import { useSignal } from '@preact/signals';
import type { NoticeChannel, NoticeKind, NoticeSwitches } from '@rubicon/protocol';
import { useCallback, useEffect } from 'preact/hooks';
import { enumeration, say } from '../words/words.ts';
import { useAttempt } from './attempt.ts';
import type { Club } from './club.ts';
import { canBeTold, subscribe } from './push-device.ts';
import { TextField } from './text-field.tsx';
import { useAnswer } from './use-answer.ts';

const KINDS = ['turn', 'began', 'ended', 'challenge', 'chat', 'reminder'] as const satisfies NoticeKind[];

export function NoticeSettings({ club }: { readonly club: Club }) {
  const { value, again } = useAnswer(useCallback(() => club.api.notices(), [club]));
  const mail = useSignal('');
  const webhook = useSignal('');
  const password = useSignal('');
  const attempt = useAttempt();
  useEffect(() => {
    mail.value = value?.mail.address ?? '';
    webhook.value = value?.webhook.url ?? '';
  }, [value, mail, webhook]);
  if (value === null) return null;
  const ways: readonly NoticeChannel[] = [
    'push',
    ...(value.mail.isAvailable ? (['mail'] as const) : []),
    'webhook',
  ];
  const turn = (kind: NoticeKind, way: NoticeChannel, on: boolean): void => {
    const switches: NoticeSwitches = {
      ...value.switches,
      [kind]: { ...value.switches[kind], [way]: on },
    };
    void attempt.to(async () => {
      await club.api.setNotices(switches);
      await again();
    });
  };
  const keep = (work: () => Promise<void>): void =>
    void attempt.to(async () => {
      await work();
      await again();
    });
  return (
    <section class="club-card" aria-labelledby="account-notices">
      <h2 id="account-notices">{say('account.notices')}</h2>
      <p class="enter-note">{say('account.notices-text')}</p>
      <table class="club-table">
        <thead>
          <tr>
            <th scope="col">{say('account.notices')}</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {say(`account.way-${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{say(`account.notice-${kind}`)}</th>
              {ways.map((way) => (
                <td key={way}>
                  <input
                    type="checkbox"
                    aria-label={enumeration([say(`account.notice-${kind}`), say(`account.way-${way}`)])}
                    checked={value.switches[kind][way]}
                    onChange={(event) => turn(kind, way, event.currentTarget.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="club-lines" aria-label={say('account.devices')}>
        {value.push.devices.map(({ id, label }) => (
          <li key={id}>
            <span id={`device-${id}`}>{label}</span>
            <button
              type="button"
              class="link"
              aria-describedby={`device-${id}`}
              onClick={() => keep(() => club.api.removeDevice(id))}
            >
              {say('account.end')}
            </button>
          </li>
        ))}
      </ul>
      {canBeTold() ? (
        <button
          type="button"
          class="button"
          disabled={attempt.busy.value}
          onClick={() => keep(async () => void (await club.api.addDevice(await subscribe(value.push.key))))}
        >
          {say('account.push-here')}
        </button>
      ) : null}
      {value.mail.isAvailable ? (
        <form
          class="club-fields"
          onSubmit={(event) => {
            event.preventDefault();
            keep(() => club.api.setMail(mail.value === '' ? null : mail.value, password.value));
          }}
        >
          <TextField label={say('account.mail')} kind="email" value={mail} />
          <TextField label={say('account.remove-password')} kind="current-password" value={password} />
          <button type="submit" class="button" disabled={attempt.busy.value}>
            {say('account.save')}
          </button>
          {value.mail.address !== null && !value.mail.isVerified ? (
            <p class="enter-note">{say('account.mail-unverified')}</p>
          ) : null}
        </form>
      ) : null}
      <form
        class="club-fields"
        onSubmit={(event) => {
          event.preventDefault();
          keep(() => club.api.setWebhook(webhook.value === '' ? null : webhook.value));
        }}
      >
        <TextField label={say('account.webhook')} kind="url" value={webhook} />
        <button type="submit" class="button" disabled={attempt.busy.value}>
          {say('account.save')}
        </button>
      </form>
      <p class="club-problem" role="alert">
        {attempt.problem.value}
      </p>
    </section>
  );
}
