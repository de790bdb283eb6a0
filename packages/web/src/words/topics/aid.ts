// The texts of the sequence of play.
import { messages } from '@rubicon/words/languages/en/topics/aid';
import { topicOf, type TopicModule } from '../language.ts';

export const sayAid = await topicOf(
  messages,
  import.meta.glob<TopicModule<typeof messages>>([
    '../../../../words/src/languages/*/topics/aid.ts',
    '!../../../../words/src/languages/en/**',
  ]),
);
