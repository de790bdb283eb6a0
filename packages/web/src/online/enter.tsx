// Who one is: a name is enough; with a password one comes back to it.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { say } from '../words/words.ts';
import type { PersonCard } from './answers.ts';
import { useAttempt } from './attempt.ts';
import type { Club } from './club.ts';

interface Props {
  readonly club: Club;
  readonly label: string; // of the button
  readonly invitation?: string | null; // opens a closed server
  readonly onEntered?: (person: PersonCard) => Promise<void> | void;
  readonly children?: ComponentChildren;
}

/** One field and one button; what it is for follows at once. */
export function Enter({ club, label, invitation = null, onEntered, children }: Props) {
  const name = useSignal('');
  const password = useSignal('');
  const knows = useSignal(false);
  const attempt = useAttempt();
  const id = useId();
  const isClosed = club.me.value?.isClosed === true && invitation === null;

  const enter = (): Promise<boolean> =>
    attempt.to(async () => {
      let person = club.person();
      if (person === null) {
        const me = knows.value
          ? await club.api.login(name.value, password.value)
          : await club.api.guest(name.value, invitation);
        club.became(me);
        person = me.person!;
      }
      await onEntered?.(person);
    });

  const who = club.person();
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
          {isClosed ? <p class="enter-note">{say('enter.closed')}</p> : null}
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
        {who === null && knows.value && club.me.value?.hasMail === true ? (
          <a class="link" href="#reset=ask">
            {say('enter.forgotten')}
          </a>
        ) : null}
      </div>
      <p class="club-problem" role="alert">
        {attempt.problem.value}
      </p>
      {who === null && !knows.value ? <p class="enter-note">{say('enter.note')}</p> : null}
    </form>
  );
}
