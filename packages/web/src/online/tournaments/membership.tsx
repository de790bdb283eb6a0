// Joining a tournament, sitting out, and leaving.
import { useSignal } from '@preact/signals';
import type { Tournament } from '@rubicon/protocol';
import { say } from '@rubicon/words';
import { useAttempt } from '../../net/attempt.ts';
import { sayTournament } from '../../words/topics/tournaments.ts';
import type { TournamentProps } from './organiser-panel.tsx';
import { dayText, mayJoin } from './tournament-state.ts';
import { AwayDialog } from './away-dialog.tsx';
import { SureDialog } from './sure-dialog.tsx';

export function Membership({ online, tournament, onChanged }: TournamentProps) {
  const attempt = useAttempt();
  const isLeaving = useSignal(false);
  const askedMs = useSignal<number | null>(null); // when the dialog for sitting out was opened
  const { card, mine } = tournament;
  const { id, status, format } = card;
  if (online.person()?.isGuest !== false)
    return (
      <p>
        {sayTournament('new.members')}{' '}
        <a class="link" href="#account">
          {say('online.nav.account')}
        </a>
      </p>
    );
  const to = (work: () => Promise<Tournament>): void => void attempt.to(async () => onChanged(await work()));
  const leave = (): void => to(() => online.api.pressTournament(id, 'leave'));
  const canSitOut = format === 'swiss' || format === 'league';
  return (
    <div class="relations tournament-membership">
      {mayJoin(tournament, online.person()!.id) ? (
        <button
          type="button"
          class="button primary community-go"
          disabled={attempt.busy.value}
          onClick={() => to(() => online.api.pressTournament(id, 'join'))}
        >
          {sayTournament('page.join')}
        </button>
      ) : null}
      {mine.isIn && canSitOut ? (
        <button
          type="button"
          class="button"
          disabled={attempt.busy.value}
          onClick={() =>
            mine.isAway
              ? to(() => online.api.setAway(id, false))
              : (askedMs.value = Date.now() + online.connection.aheadMs.value)
          }
        >
          {sayTournament(mine.isAway ? 'page.back' : 'page.away')}
        </button>
      ) : null}
      {mine.isIn ? (
        <button
          type="button"
          class="link"
          disabled={attempt.busy.value}
          onClick={() => (status === 'open' ? leave() : (isLeaving.value = true))}
        >
          {sayTournament('page.leave')}
        </button>
      ) : null}
      {mine.isAway ? (
        <p>
          {mine.backMs === null
            ? sayTournament('page.away-now')
            : sayTournament('page.away-until', { when: dayText(mine.backMs) })}
        </p>
      ) : null}
      <p class="community-problem" role="alert">
        {attempt.problem.value}
      </p>
      {askedMs.value !== null && (format === 'swiss' || format === 'league') ? (
        <AwayDialog
          format={format}
          nowMs={askedMs.value}
          onAway={(backMs) => to(() => online.api.setAway(id, true, backMs))}
          onClose={() => (askedMs.value = null)}
        />
      ) : null}
      {isLeaving.value ? (
        <SureDialog
          title={sayTournament('page.leave-title')}
          text={sayTournament('page.leave-text')}
          label={sayTournament('page.leave')}
          onSure={leave}
          onClose={() => (isLeaving.value = false)}
        />
      ) : null}
    </div>
  );
}
