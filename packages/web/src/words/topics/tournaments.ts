// The texts of the tournament pages.
import { messages } from '@rubicon/words/languages/en/topics/tournaments';
import { topicOf, type TopicModule } from '../language.ts';

export const sayTournament = await topicOf(
  messages,
  import.meta.glob<TopicModule<typeof messages>>([
    '../../../../words/src/languages/*/topics/tournaments.ts',
    '!../../../../words/src/languages/en/**',
  ]),
);
