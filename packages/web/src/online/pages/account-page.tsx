// The account: password, sessions, tokens, notifications, stored data, and deletion.
import { useSignal } from '@preact/signals';
import { useCallback } from 'preact/hooks';
import { currentLanguage, say } from '@rubicon/words';
import { ago } from '../../ui/ago.ts';
import { download } from '../../ui/download.ts';
import { openPage } from '../../routes/address.ts';
import { sayCommunity } from '../../words/topics/community.ts';
import type { PersonCard, SignedIn } from '../../net/answers.ts';
import { useAttempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import { Enter } from '../enter.tsx';
import { NoticeSettings } from './notice-settings.tsx';
import { Shell } from '../shell.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAnswer } from '../../net/use-answer.ts';
import { useNow } from '../../ui/use-now.ts';

export function AccountPage({ online }: { readonly online: Online }) {
  const person = online.person();
  return (
    <Shell online={online} page="account" title={sayCommunity('account.title')}>
      {person === null ? (
        <section class="community-card">
          <Enter online={online} label={say('enter.guest')} />
        </section>
      ) : (
        <Account online={online} person={person} />
      )}
      <p>
        <a class="link" href="#privacy">
          {sayCommunity('account.privacy')}
        </a>
      </p>
      <p>
        <a class="link" href={`status?lang=${currentLanguage()}`}>
          {sayCommunity('account.status')}
        </a>
      </p>
    </Shell>
  );
}

interface Props {
  readonly online: Online;
  readonly person: PersonCard;
}

function Account({ online, person }: Props) {
  const attempt = useAttempt();
  const signOut = (): void =>
    void attempt.to(async () => {
      await online.api.logout();
      online.became({ ...online.me.value!, person: null });
      openPage('online');
    });
  const takeAll = (): void =>
    void attempt.to(async () => {
      const url = URL.createObjectURL(new Blob([await online.api.exported()], { type: 'application/json' }));
      download(url, `${person.name}.json`);
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    });
  return (
    <div class="account-cards">
      <section class="community-card" aria-labelledby="account-name">
        <h2 id="account-name">{person.name}</h2>
        <a class="link" href={`#person=${person.id}`}>
          {sayCommunity('person.profile')}
        </a>
        <Password online={online} person={person} />
        <button type="button" class="button" onClick={signOut}>
          {sayCommunity('account.sign-out')}
        </button>
        {person.isGuest ? <p class="enter-note">{sayCommunity('account.sign-out-guest')}</p> : null}
        <p class="community-problem" role="alert">
          {attempt.problem.value}
        </p>
      </section>
      <Sessions online={online} />
      <Tokens online={online} />
      {person.isGuest ? <NoNotices /> : <NoticeSettings online={online} />}
      <section class="community-card" aria-labelledby="account-remove">
        <h2 id="account-remove">{sayCommunity('account.remove')}</h2>
        <button type="button" class="button" onClick={takeAll}>
          {sayCommunity('account.export')}
        </button>
        <Removal online={online} person={person} />
      </section>
    </div>
  );
}

const NoNotices = () => (
  <section class="community-card" aria-labelledby="account-notices">
    <h2 id="account-notices">{sayCommunity('account.notices')}</h2>
    <p class="enter-note">{sayCommunity('notices.guest')}</p>
  </section>
);

function Password({ online, person }: Props) {
  const password = useSignal('');
  const current = useSignal('');
  const isSet = useSignal(false);
  const attempt = useAttempt();
  const set = (): void =>
    void attempt.to(async () => {
      await online.api.setPassword(password.value, person.isGuest ? null : current.value);
      password.value = '';
      current.value = '';
      isSet.value = true;
      await online.refresh();
    });
  return (
    <form
      class="community-fields"
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      {person.isGuest ? <p>{sayCommunity('account.keep-text')}</p> : null}
      {person.isGuest ? null : (
        <TextField label={sayCommunity('account.current')} kind="current-password" value={current} />
      )}
      <TextField label={sayCommunity('account.password')} kind="new-password" value={password} />
      <button type="submit" class="button primary" disabled={attempt.busy.value || password.value.length < 8}>
        {sayCommunity(person.isGuest ? 'account.keep' : 'account.change')}
      </button>
      <p role="status">
        {attempt.problem.value ?? (isSet.value ? sayCommunity('account.password-set') : '')}
      </p>
    </form>
  );
}

function Sessions({ online }: { readonly online: Online }) {
  const { value, again } = useAnswer(useCallback(() => online.api.sessions(), [online]));
  const end = (work: Promise<void>): void => void work.then(again, again);
  const others = value?.sessions.filter(({ isThis }) => !isThis) ?? [];
  return (
    <section class="community-card" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{sayCommunity('account.sessions')}</h2>
      <ul class="community-lines">
        {value?.sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            onEnd={() => end(online.api.endSession(session.id))}
          />
        ))}
      </ul>
      {others.length > 1 ? (
        <button type="button" class="button" onClick={() => end(online.api.endOtherSessions())}>
          {sayCommunity('account.end-others')}
        </button>
      ) : null}
    </section>
  );
}

function SessionLine({ session, onEnd }: { readonly session: SignedIn; readonly onEnd: () => void }) {
  const { id, label, usedMs, isThis } = session;
  const nowMs = useNow(60_000);
  return (
    <li>
      <span id={`session-${id}`}>
        {label}{' '}
        <small>
          {isThis
            ? sayCommunity('account.this')
            : sayCommunity('account.used', { when: ago(usedMs, nowMs, currentLanguage()) })}
        </small>
      </span>
      {isThis ? null : (
        <button type="button" class="link" aria-describedby={`session-${id}`} onClick={onEnd}>
          {sayCommunity('account.end')}
        </button>
      )}
    </li>
  );
}

function Tokens({ online }: { readonly online: Online }) {
  const { value, again } = useAnswer(useCallback(() => online.api.tokens(), [online]));
  const label = useSignal('');
  const made = useSignal<string | null>(null);
  const attempt = useAttempt();
  const make = (): void =>
    void attempt.to(async () => {
      made.value = (await online.api.newToken(label.value)).token;
      label.value = '';
      await again();
    });
  return (
    <section class="community-card" aria-labelledby="account-tokens">
      <h2 id="account-tokens">{sayCommunity('account.tokens')}</h2>
      <p class="enter-note">{sayCommunity('account.tokens-text')}</p>
      <ul class="community-lines">
        {value?.sessions.map((token) => (
          <SessionLine
            key={token.id}
            session={token}
            onEnd={() => void online.api.endSession(token.id).then(again, again)}
          />
        ))}
      </ul>
      <form
        class="community-fields"
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <TextField label={sayCommunity('account.token-label')} value={label} />
        <button type="submit" class="button" disabled={attempt.busy.value || label.value.trim() === ''}>
          {sayCommunity('account.token-make')}
        </button>
      </form>
      {made.value === null ? null : (
        <p role="status">
          {sayCommunity('account.token-shown')} <code class="fair-hex">{made.value}</code>
        </p>
      )}
      <p class="community-problem" role="alert">
        {attempt.problem.value}
      </p>
    </section>
  );
}

function Removal({ online, person }: Props) {
  const name = useSignal('');
  const password = useSignal('');
  const attempt = useAttempt();
  const remove = (): void =>
    void attempt.to(async () => {
      await online.api.removeMe(name.value, person.isGuest ? null : password.value);
      online.became({ ...online.me.value!, person: null });
      openPage('online');
    });
  return (
    <form
      class="community-fields"
      onSubmit={(event) => {
        event.preventDefault();
        remove();
      }}
    >
      <p>{sayCommunity('account.remove-text')}</p>
      <TextField label={sayCommunity('account.remove-name')} value={name} />
      {person.isGuest ? null : (
        <TextField label={sayCommunity('account.remove-password')} kind="current-password" value={password} />
      )}
      <button type="submit" class="button" disabled={attempt.busy.value || name.value.trim() === ''}>
        {sayCommunity('account.remove-yes')}
      </button>
      <p class="community-problem" role="alert">
        {attempt.problem.value}
      </p>
    </form>
  );
}
