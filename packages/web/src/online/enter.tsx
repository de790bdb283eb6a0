// Sign-up and login: a name is enough; a password lets its owner log in again.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { currentLanguage, say } from '@rubicon/words';
import { sayCommunity } from '../words/topics/community.ts';
import type { PersonCard } from '../net/answers.ts';
import { useAttempt } from '../net/attempt.ts';
import type { Online } from '../net/online.ts';
import { TextField } from '../ui/text-field.tsx';

interface Props {
  readonly online: Online;
  readonly label: string; // of the button
  readonly knows?: boolean; // this name has a password
  readonly onEntered?: (person: PersonCard) => Promise<void> | void;
  readonly children?: ComponentChildren;
}

/** One field and one button; the page continues at once. */
export function Enter({ online, label, knows: knew = false, onEntered, children }: Props) {
  const name = useSignal('');
  const password = useSignal('');
  const knows = useSignal(knew);
  const code = useSignal(''); // of an invitation to a closed server
  const attempt = useAttempt();
  const id = useId();
  const needsCode = online.me.value?.isClosed === true && !knows.value;

  const enter = (): Promise<boolean> =>
    attempt.to(async () => {
      let person = online.person();
      if (person === null) {
        const me = knows.value
          ? await online.api.login(name.value, password.value, currentLanguage())
          : await online.api.guest(name.value, currentLanguage(), needsCode ? code.value.trim() : null);
        online.became(me);
        person = me.person!;
      }
      await onEntered?.(person);
    });

  const who = online.person();
  return (
    <form
      class="enter"
      onSubmit={(event) => {
        event.preventDefault();
        if (who === null && name.value.trim() === '') attempt.complain(say('enter.first'));
        else void enter();
      }}
    >
      {children}
      {who !== null ? (
        <p class="enter-who">{say(who.isGuest ? 'enter.guest-as' : 'enter.as', { name: who.name })}</p>
      ) : (
        <>
          <div class="field">
            <label for={id}>{say('enter.name')}</label>
            <input
              id={id}
              class="field-box"
              type="text"
              name="username"
              autocomplete="username"
              maxLength={24}
              value={name.value}
              onInput={(event) => (name.value = event.currentTarget.value)}
            />
          </div>
          {needsCode ? (
            <>
              <p class="enter-note">{sayCommunity('enter.code-note')}</p>
              <TextField label={sayCommunity('enter.code')} value={code} />
            </>
          ) : null}
          {knows.value ? (
            <div class="field">
              <label for={`${id}-password`}>{say('enter.password')}</label>
              <input
                id={`${id}-password`}
                class="field-box"
                type="password"
                autocomplete="current-password"
                value={password.value}
                onInput={(event) => (password.value = event.currentTarget.value)}
              />
            </div>
          ) : null}
        </>
      )}
      <div class="enter-buttons">
        <button type="submit" class="button primary" disabled={attempt.busy.value}>
          {who === null && knows.value && onEntered === undefined ? say('enter.login') : label}
        </button>
        {who === null ? (
          <button type="button" class="link" onClick={() => (knows.value = !knows.value)}>
            {say(knows.value ? 'enter.have-not' : 'enter.have')}
          </button>
        ) : null}
        {who === null && knows.value && online.me.value?.hasMail === true ? (
          <a class="link" href="#reset=ask">
            {say('enter.forgotten')}
          </a>
        ) : null}
      </div>
      <p class="community-problem" role="alert">
        {attempt.problem.value}
      </p>
      {who === null && !knows.value ? <p class="enter-note">{say('enter.note')}</p> : null}
    </form>
  );
}
