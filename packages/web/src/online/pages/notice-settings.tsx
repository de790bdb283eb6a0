// Notification settings: which, and over which channels.
import { useSignal } from '@preact/signals';
import type { Notices, NoticeSwitches } from '@rubicon/protocol';
import { NOTICE_CHANNELS, NOTICE_KINDS, type NoticeChannel, type NoticeKind } from '@rubicon/protocol/lists';
import { useCallback } from 'preact/hooks';
import { enumeration } from '@rubicon/words';
import { sayCommunity } from '../../words/topics/community.ts';
import { Refused } from '../../authority/authority.ts';
import { useAttempt, type Attempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import { canBeTold, subscribe } from '../../net/push-device.ts';
import { onlineRefusal } from '../../net/refusal-text.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useDraft } from '../../ui/use-draft.ts';
import { useAnswer } from '../../net/use-answer.ts';

export function NoticeSettings({ online }: { readonly online: Online }) {
  const { value, again } = useAnswer(useCallback(() => online.api.notices(), [online]));
  const done = useSignal<string | null>(null);
  const attempt = useAttempt();
  if (value === null) return null;
  const keepLocalSecrets = (work: () => Promise<unknown>, saying: string): void => {
    done.value = null;
    void attempt.to(async () => {
      await work();
      await again();
      done.value = saying;
    });
  };
  const props = { online, notices: value, attempt, keepLocalSecrets };
  return (
    <section class="community-card" aria-labelledby="account-notices">
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
  readonly online: Online;
  readonly notices: Notices;
  readonly attempt: Attempt;
  readonly keepLocalSecrets: (work: () => Promise<unknown>, saying: string) => void;
}

function Switches({ online, notices, attempt }: PartProps) {
  const switches = useSignal(notices.switches);
  const ways = NOTICE_CHANNELS.filter((channel) => channel !== 'mail' || notices.mail.isAvailable);
  // Shown at once; requests are queued so that the last setting is the one that lasts
  const turn = (kind: NoticeKind, way: NoticeChannel, on: boolean): void => {
    const next: NoticeSwitches = {
      ...switches.value,
      [kind]: { ...switches.value[kind], [way]: on },
    };
    switches.value = next;
    online.api.setNotices(next).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      switches.value = notices.switches;
      attempt.complain(onlineRefusal(error));
    });
  };
  return (
    <table class="community-table">
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
        {NOTICE_KINDS.map((kind) => (
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

const Test = ({ way, part: { online, attempt, keepLocalSecrets } }: TestProps) => (
  <button
    type="button"
    class="link"
    aria-label={enumeration([sayCommunity('notices.test'), sayCommunity(`account.way-${way}`)])}
    disabled={attempt.busy.value}
    onClick={() => keepLocalSecrets(() => online.api.testNotice(way), sayCommunity('notices.test-sent'))}
  >
    {sayCommunity('notices.test')}
  </button>
);

function Browsers(part: PartProps) {
  const { online, notices, attempt, keepLocalSecrets } = part;
  return (
    <>
      <ul class="community-lines" aria-label={sayCommunity('account.devices')}>
        {notices.push.devices.map(({ id, label }) => (
          <li key={id}>
            <span id={`device-${id}`}>{label}</span>
            <button
              type="button"
              class="link"
              aria-describedby={`device-${id}`}
              onClick={() =>
                keepLocalSecrets(() => online.api.removeDevice(id), sayCommunity('notices.saved'))
              }
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
              keepLocalSecrets(
                async () => online.api.addDevice(await subscribe(notices.push.key)),
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
  const { online, notices, attempt, keepLocalSecrets } = part;
  const { address, isVerified } = notices.mail;
  const mail = useDraft(address ?? '');
  const password = useSignal('');
  const wanted = mail.value.trim();
  const isSame = wanted === (address ?? '');
  const save = async (): Promise<void> => {
    if (isSame) return;
    await online.api.setMail(wanted === '' ? null : wanted, password.value);
    password.value = '';
  };
  return (
    <form
      class="community-fields"
      onSubmit={(event) => {
        event.preventDefault();
        keepLocalSecrets(save, sayCommunity('notices.saved'));
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
  const { online, notices, attempt, keepLocalSecrets } = part;
  const webhook = useDraft(notices.webhook.url ?? '');
  const mention = useDraft(notices.webhook.mention ?? '');
  return (
    <form
      class="community-fields"
      onSubmit={(event) => {
        event.preventDefault();
        const url = webhook.value.trim();
        const meant = mention.value.trim();
        keepLocalSecrets(
          () => online.api.setWebhook(url === '' ? null : url, meant === '' ? null : meant),
          sayCommunity('notices.saved'),
        );
      }}
    >
      <TextField label={sayCommunity('account.webhook')} kind="url" value={webhook} />
      <TextField label={sayCommunity('account.mention')} value={mention} />
      <p>{sayCommunity('account.webhook-note')}</p>
      <div class="enter-buttons">
        <button type="submit" class="button" disabled={attempt.busy.value}>
          {sayCommunity('account.save')}
        </button>
        {notices.webhook.url === null ? null : <Test way="webhook" part={part} />}
      </div>
    </form>
  );
}
