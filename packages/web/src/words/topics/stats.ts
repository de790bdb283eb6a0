// The texts of the statistics.
import { messages } from '@rubicon/words/languages/en/topics/stats';
import { topicOf, type TopicModule } from '../language.ts';

export const sayStats = await topicOf(
  messages,
  import.meta.glob<TopicModule<typeof messages>>([
    '../../../../words/src/languages/*/topics/stats.ts',
    '!../../../../words/src/languages/en/**',
  ]),
);
