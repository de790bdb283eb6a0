// The channel to which a tournament's rounds and results are posted. Its address is never shown again.
import { useSignal } from '@preact/signals';
import type { TournamentId } from '@rubicon/protocol';
import { useCallback } from 'preact/hooks';
import { useAttempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import { useAnswer } from '../../net/use-answer.ts';
import { TextField } from '../../ui/text-field.tsx';
import { sayTournament } from '../../words/topics/tournaments.ts';

export function ChannelForm({ online, id }: { readonly online: Online; readonly id: TournamentId }) {
  const attempt = useAttempt();
  const { value, again } = useAnswer(useCallback(() => online.api.tournamentChannel(id), [online, id]));
  const url = useSignal('');
  const mention = useSignal('');
  const set = (address: string | null): void =>
    void attempt.to(async () => {
      const meant = mention.value.trim();
      await online.api.setTournamentChannel(id, address, meant === '' ? null : meant);
      url.value = '';
      await again();
    });
  return (
    <form
      class="community-fields"
      onSubmit={(event) => {
        event.preventDefault();
        set(url.value.trim());
      }}
    >
      <h3>{sayTournament('organise.channel')}</h3>
      <p role="status">
        {value === null ? '' : sayTournament(value.isSet ? 'organise.channel-on' : 'organise.channel-off')}
      </p>
      <TextField label={sayTournament('organise.channel-url')} kind="url" value={url} />
      <TextField label={sayTournament('organise.channel-mention')} value={mention} />
      <div class="enter-buttons">
        <button type="submit" class="button" disabled={attempt.busy.value || url.value.trim() === ''}>
          {sayTournament('organise.channel-set')}
        </button>
        {value?.isSet === true ? (
          <button type="button" class="button" disabled={attempt.busy.value} onClick={() => set(null)}>
            {sayTournament('organise.channel-remove')}
          </button>
        ) : null}
      </div>
      <p class="community-problem" role="alert">
        {attempt.problem.value}
      </p>
    </form>
  );
}
