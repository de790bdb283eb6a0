// The texts of “why can’t I?”.
import { messages } from '@rubicon/words/languages/en/topics/why';
import { topicOf, type TopicModule } from '../language.ts';

export const sayWhy = await topicOf(
  messages,
  import.meta.glob<TopicModule<typeof messages>>([
    '../../../../words/src/languages/*/topics/why.ts',
    '!../../../../words/src/languages/en/**',
  ]),
);
