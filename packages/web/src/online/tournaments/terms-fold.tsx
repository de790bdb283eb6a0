// How a tournament is played, to be opened by whoever wants to know before they join.
import { sayTournament } from '../../words/topics/tournaments.ts';
import { termsTexts } from './tournament-state.ts';

export const TermsFold = (played: Parameters<typeof termsTexts>[0]) => (
  <details class="tournament-terms">
    <summary>{sayTournament('terms.title')}</summary>
    <ul>
      {termsTexts(played).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </details>
);
