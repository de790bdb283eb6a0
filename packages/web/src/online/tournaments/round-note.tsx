// The round of a tournament that a game belongs to, and until when it lasts for this game.
import type { GameCard } from '@rubicon/protocol';
import { useCallback } from 'preact/hooks';
import type { Online } from '../../net/online.ts';
import { useAnswer } from '../../net/use-answer.ts';
import { sayTournament } from '../../words/topics/tournaments.ts';
import { gamesOf, timeText } from './tournament-state.ts';

interface Props {
  readonly online: Online;
  readonly card: GameCard;
}

export function RoundNote({ online, card: { game, tournament } }: Props) {
  const { id, round } = tournament!;
  const { value } = useAnswer(useCallback(() => online.api.tournament(id), [online, id]));
  const open = value === null ? undefined : gamesOf(value).find((each) => each.game === game);
  return open === undefined || open.outcome !== null
    ? sayTournament('rounds.round', { number: round })
    : sayTournament('rounds.ends', { number: round, when: timeText(open.dueMs) });
}
