// The channel to which a tournament or a game is posted: who has given it, and giving or taking it away.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useCallback } from 'preact/hooks';
import type { ChannelOwner } from '../net/api.ts';
import { useAttempt } from '../net/attempt.ts';
import type { Online } from '../net/online.ts';
import { useAnswer } from '../net/use-answer.ts';
import { TextField } from '../ui/text-field.tsx';
import { useDraft } from '../ui/use-draft.ts';
import { sayCommunity } from '../words/topics/community.ts';

interface Props {
  readonly online: Online;
  readonly of: ChannelOwner;
  readonly mentionLabel: string;
  readonly saved: string; // said once another channel is given
  readonly children?: ComponentChildren; // above it
}

export function ChannelForm({ online, of, mentionLabel, saved, children }: Props) {
  const attempt = useAttempt();
  const { value, again } = useAnswer(useCallback(() => online.api.channel(of), [online, of]));
  const url = useSignal('');
  const mention = useDraft(value?.mention ?? '');
  const done = useSignal('');
  const hasChannel = value !== null && value.giver !== null;
  const address = url.value.trim();
  const change = (work: () => Promise<unknown>, saying: string): void => {
    done.value = '';
    void attempt.to(async () => {
      await work();
      url.value = '';
      await again();
      done.value = saying;
    });
  };
  const save = (): void => {
    const meant = mention.value.trim();
    const channel = { mention: meant === '' ? null : meant, ...(address !== '' && { url: address }) };
    change(() => online.api.setChannel(of, channel), address === '' ? sayCommunity('notices.saved') : saved);
  };
  const givenBy = (): string => {
    if (value === null) return '';
    const { giver } = value;
    if (giver === null) return sayCommunity('channel.none');
    return giver.id === online.person()?.id
      ? sayCommunity('channel.own')
      : sayCommunity('channel.given', { name: giver.name });
  };
  return (
    <form
      class="community-fields"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {children}
      <p role="status">{[done.value, givenBy()].filter(Boolean).join(' ')}</p>
      <TextField
        label={sayCommunity(hasChannel ? 'channel.new-url' : 'channel.url')}
        kind="url"
        value={url}
      />
      <TextField label={mentionLabel} value={mention} />
      <p class="enter-note">{sayCommunity('account.webhook-note')}</p>
      <div class="enter-buttons">
        <button type="submit" class="button" disabled={attempt.busy.value || (address === '' && !hasChannel)}>
          {sayCommunity('account.save')}
        </button>
        {hasChannel ? (
          <button
            type="button"
            class="button"
            disabled={attempt.busy.value}
            onClick={() => change(() => online.api.removeChannel(of), '')}
          >
            {sayCommunity('channel.remove')}
          </button>
        ) : null}
      </div>
      <p class="community-problem" role="alert">
        {attempt.problem.value}
      </p>
    </form>
  );
}
