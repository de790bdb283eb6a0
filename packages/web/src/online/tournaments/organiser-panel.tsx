// What the organiser of a tournament can do: start, pause, replace, rule, end.
import { useSignal } from '@preact/signals';
import type { Side } from '@rubicon/engine';
import type { Tournament } from '@rubicon/protocol';
import { useAttempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import { Choose } from '../../ui/fields.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sayCommunity } from '../../words/topics/community.ts';
import { sayTournament } from '../../words/topics/tournaments.ts';
import { ChannelForm } from '../channel-form.tsx';
import { SureDialog } from './sure-dialog.tsx';
import { gameText, nameAt, roundOf, rulableGames, shortPairText } from './tournament-state.ts';

export interface TournamentProps {
  readonly online: Online;
  readonly tournament: Tournament;
  readonly onChanged: (tournament: Tournament) => void;
}

export function OrganiserPanel({ online, tournament, onChanged }: TournamentProps) {
  const attempt = useAttempt();
  const isEnding = useSignal(false);
  const { id, status } = tournament.card;
  const isOn = status !== 'over' && status !== 'off';
  const press = (word: 'start' | 'pause' | 'resume' | 'end'): void =>
    void attempt.to(async () => onChanged(await online.api.pressTournament(id, word)));
  const renderButton = (word: 'start' | 'pause' | 'resume') => (
    <button type="button" class="button" disabled={attempt.busy.value} onClick={() => press(word)}>
      {sayTournament(`organise.${word}`)}
    </button>
  );
  return (
    <section class="community-card community-next" aria-labelledby="tournament-organise">
      <h2 id="tournament-organise">{sayTournament('organise.title')}</h2>
      <div class="relations">
        {status === 'open' ? renderButton('start') : null}
        {status === 'running' ? renderButton('pause') : null}
        {status === 'paused' ? renderButton('resume') : null}
        {isOn ? (
          <button
            type="button"
            class="button"
            disabled={attempt.busy.value}
            onClick={() => (isEnding.value = true)}
          >
            {sayTournament('organise.end')}
          </button>
        ) : null}
      </div>
      <ChannelForm
        online={online}
        of={`tournaments/${id}`}
        mentionLabel={sayTournament('organise.channel-mention')}
        saved={sayCommunity('notices.saved')}
      >
        <h3>{sayTournament('organise.channel')}</h3>
      </ChannelForm>
      {isOn && tournament.played.length > 0 ? (
        <Replace online={online} tournament={tournament} onChanged={onChanged} />
      ) : null}
      {tournament.mine.rulable.length === 0 ? null : (
        <Rule online={online} tournament={tournament} onChanged={onChanged} />
      )}
      <p class="community-problem" role="alert">
        {attempt.problem.value}
      </p>
      {isEnding.value ? (
        <SureDialog
          title={sayTournament('organise.end-title')}
          text={sayTournament('organise.end-text')}
          label={sayTournament('organise.end')}
          onSure={() => press('end')}
          onClose={() => (isEnding.value = false)}
        />
      ) : null}
    </section>
  );
}

function Replace({ online, tournament, onChanged }: TournamentProps) {
  const attempt = useAttempt();
  const seats = tournament.entrants.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  const out = useSignal('1');
  const name = useSignal('');
  const replace = (): void =>
    void attempt.to(async () => {
      const { person } = await online.api.find(name.value);
      if (person === null) return attempt.complain(sayTournament('organise.no-person'));
      onChanged(await online.api.replaceInTournament(tournament.card.id, Number(out.value), person.id));
      name.value = '';
    });
  return (
    <form
      class="community-fields"
      onSubmit={(event) => {
        event.preventDefault();
        replace();
      }}
    >
      <h3>{sayTournament('organise.replace')}</h3>
      <Choose
        label={sayTournament('organise.out')}
        value={out.value}
        options={Object.fromEntries(seats.map((seat) => [String(seat), nameAt(tournament, seat)]))}
        onChange={(to) => (out.value = to)}
      />
      <TextField label={sayTournament('organise.in')} value={name} />
      <button type="submit" class="button" disabled={attempt.busy.value || name.value.trim() === ''}>
        {sayTournament('organise.replace-go')}
      </button>
      <p class="community-problem" role="alert">
        {attempt.problem.value}
      </p>
    </form>
  );
}

type Result = 'caesar' | 'pompey' | 'drawn';

function Rule({ online, tournament, onChanged }: TournamentProps) {
  const attempt = useAttempt();
  const games = rulableGames(tournament);
  const game = useSignal<string>('');
  const isAsked = useSignal(false); // whether they are sure
  const result = useSignal<Result>('drawn');
  const reason = useSignal('');
  const chosen = games.find((each) => each.game === game.value) ?? games[0]!;
  const winText = (side: Side): string =>
    sayTournament('organise.wins', { name: nameAt(tournament, chosen[side]) });
  const results: Readonly<Record<Result, string>> = {
    caesar: winText('caesar'),
    pompey: winText('pompey'),
    drawn: sayTournament('organise.drawn'),
  };
  const rule = (): void =>
    void attempt.to(async () => {
      const winner = result.value === 'drawn' ? null : result.value;
      const ruling = { game: chosen.game, winner, reason: reason.value };
      onChanged(await online.api.ruleInTournament(tournament.card.id, ruling));
      reason.value = '';
    });
  return (
    <form
      class="community-fields"
      onSubmit={(event) => {
        event.preventDefault();
        isAsked.value = true;
      }}
    >
      <h3>{sayTournament('organise.rule')}</h3>
      <Choose
        label={sayTournament('organise.game')}
        value={chosen.game}
        options={Object.fromEntries(games.map((each) => [each.game, shortPairText(tournament, each)]))}
        headingOf={(id) => sayTournament('rounds.round', { number: roundOf(tournament, id) })}
        note={gameText(tournament, chosen)}
        onChange={(to) => (game.value = to)}
      />
      <Choose<Result>
        label={sayTournament('organise.winner')}
        value={result.value}
        options={results}
        onChange={(to) => (result.value = to)}
      />
      <TextField label={sayTournament('organise.reason')} value={reason} />
      <button type="submit" class="button" disabled={attempt.busy.value || reason.value.trim() === ''}>
        {sayTournament('organise.rule-go')}
      </button>
      <p class="community-problem" role="alert">
        {attempt.problem.value}
      </p>
      {isAsked.value ? (
        <SureDialog
          title={sayTournament('organise.rule-title')}
          text={sayTournament('organise.rule-text', {
            game: gameText(tournament, chosen),
            result: results[result.value],
          })}
          label={sayTournament('organise.rule-go')}
          onSure={rule}
          onClose={() => (isAsked.value = false)}
        />
      ) : null}
    </form>
  );
}
