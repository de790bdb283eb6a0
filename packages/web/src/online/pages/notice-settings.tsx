// What one is told when away, and by which way.
import { useSignal } from '@preact/signals';
import type { NoticeChannel, NoticeKind, Notices, NoticeSwitches } from '@rubicon/protocol';
import { useCallback, useEffect } from 'preact/hooks';
import { enumeration } from '@rubicon/words';
import { sayCommunity } from '../../words/topics/community.ts';
import { Refused } from '../../authority/authority.ts';
import { useAttempt, type Attempt } from '../../net/attempt.ts';
import type { Club } from '../../net/online.ts';
import { canBeTold, subscribe } from '../../net/push-device.ts';
import { clubRefusal } from '../../net/refusal-text.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useAnswer } from '../../net/use-answer.ts';

const KINDS = ['turn', 'began', 'ended', 'challenge', 'chat', 'reminder'] as const satisfies NoticeKind[];

export function NoticeSettings({ club }: { readonly club: Club }) {
  const { value, again } = useAnswer(useCallback(() => club.api.notices(), [club]));
  const done = useSignal<string | null>(null);
  const attempt = useAttempt();
  if (value === null) return null;
  const keep = (work: () => Promise<unknown>, saying: string): void => {
    done.value = null;
    void attempt.to(async () => {
      await work();
      await again();
      done.value = saying;
    });
  };
  const props = { club, notices: value, attempt, keep };
  return (
    <section class="club-card" aria-labelledby="account-notices">
      <h2 id="account-notices">{sayCommunity('account.notices')}</h2>
      <p class="enter-note">
        {sayCommunity('account.notices-text')} {sayCommunity('notices.language')}
      </p>
      <Switches {...props} />
      <Browsers {...props} />
      {value.mail.isAvailable ? <Mail {...props} /> : null}
      <Webhook {...props} />
      <p role="status">{attempt.problem.value ?? done.value}</p>
    </section>
  );
}

interface PartProps {
  readonly club: Club;
  readonly notices: Notices;
  readonly attempt: Attempt;
  readonly keep: (work: () => Promise<unknown>, saying: string) => void;
}

function Switches({ club, notices, attempt }: PartProps) {
  const switches = useSignal(notices.switches);
  const ways: readonly NoticeChannel[] = [
    'push',
    ...(notices.mail.isAvailable ? (['mail'] as const) : []),
    'webhook',
  ];
  // Shown at once; what is set last is what the server hears last
  const turn = (kind: NoticeKind, way: NoticeChannel, on: boolean): void => {
    const next: NoticeSwitches = {
      ...switches.value,
      [kind]: { ...switches.value[kind], [way]: on },
    };
    switches.value = next;
    club.api.setNotices(next).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      switches.value = notices.switches;
      attempt.complain(clubRefusal(error));
    });
  };
  return (
    <table class="club-table">
      <thead>
        <tr>
          <th scope="col">{sayCommunity('account.notices')}</th>
          {ways.map((way) => (
            <th key={way} scope="col">
              {sayCommunity(`account.way-${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{sayCommunity(`account.notice-${kind}`)}</th>
            {ways.map((way) => (
              <td key={way}>
                <input
                  type="checkbox"
                  aria-label={enumeration([
                    sayCommunity(`account.notice-${kind}`),
                    sayCommunity(`account.way-${way}`),
                  ])}
                  checked={switches.value[kind][way]}
                  onChange={(event) => turn(kind, way, event.currentTarget.checked)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TestProps {
  readonly way: NoticeChannel;
  readonly part: PartProps;
}

const Test = ({ way, part: { club, attempt, keep } }: TestProps) => (
  <button
    type="button"
    class="link"
    aria-label={enumeration([sayCommunity('notices.test'), sayCommunity(`account.way-${way}`)])}
    disabled={attempt.busy.value}
    onClick={() => keep(() => club.api.testNotice(way), sayCommunity('notices.test-sent'))}
  >
    {sayCommunity('notices.test')}
  </button>
);

function Browsers(part: PartProps) {
  const { club, notices, attempt, keep } = part;
  return (
    <>
      <ul class="club-lines" aria-label={sayCommunity('account.devices')}>
        {notices.push.devices.map(({ id, label }) => (
          <li key={id}>
            <span id={`device-${id}`}>{label}</span>
            <button
              type="button"
              class="link"
              aria-describedby={`device-${id}`}
              onClick={() => keep(() => club.api.removeDevice(id), sayCommunity('notices.saved'))}
            >
              {sayCommunity('account.end')}
            </button>
          </li>
        ))}
      </ul>
      <div class="enter-buttons">
        {canBeTold() ? (
          <button
            type="button"
            class="button"
            disabled={attempt.busy.value}
            onClick={() =>
              keep(
                async () => club.api.addDevice(await subscribe(notices.push.key)),
                sayCommunity('notices.saved'),
              )
            }
          >
            {sayCommunity('account.push-here')}
          </button>
        ) : null}
        {notices.push.devices.length === 0 ? null : <Test way="push" part={part} />}
      </div>
    </>
  );
}

function Mail(part: PartProps) {
  const { club, notices, attempt, keep } = part;
  const { address, isVerified } = notices.mail;
  const mail = useSignal(address ?? '');
  const password = useSignal('');
  const wanted = mail.value.trim();
  const isSame = wanted === (address ?? '');
  const save = async (): Promise<void> => {
    if (isSame) return;
    await club.api.setMail(wanted === '' ? null : wanted, password.value);
    password.value = '';
  };
  return (
    <form
      class="club-fields"
      onSubmit={(event) => {
        event.preventDefault();
        keep(save, sayCommunity('notices.saved'));
      }}
    >
      <TextField label={sayCommunity('account.mail')} kind="email" value={mail} />
      {isSame || wanted === '' ? null : (
        <TextField label={sayCommunity('account.remove-password')} kind="current-password" value={password} />
      )}
      <div class="enter-buttons">
        <button type="submit" class="button" disabled={attempt.busy.value}>
          {sayCommunity('account.save')}
        </button>
        {isVerified ? <Test way="mail" part={part} /> : null}
      </div>
      {address === null ? null : (
        <p class="enter-note">
          {isVerified ? sayCommunity('notices.verified') : sayCommunity('account.mail-unverified')}
        </p>
      )}
    </form>
  );
}

function Webhook(part: PartProps) {
  const { club, notices, attempt, keep } = part;
  const webhook = useSignal(notices.webhook.url ?? '');
  useEffect(() => {
    webhook.value = notices.webhook.url ?? '';
  }, [notices, webhook]);
  return (
    <form
      class="club-fields"
      onSubmit={(event) => {
        event.preventDefault();
        const url = webhook.value.trim();
        keep(() => club.api.setWebhook(url === '' ? null : url), sayCommunity('notices.saved'));
      }}
    >
      <TextField label={sayCommunity('account.webhook')} kind="url" value={webhook} />
      <div class="enter-buttons">
        <button type="submit" class="button" disabled={attempt.busy.value}>
          {sayCommunity('account.save')}
        </button>
        {notices.webhook.url === null ? null : <Test way="webhook" part={part} />}
      </div>
    </form>
  );
}
