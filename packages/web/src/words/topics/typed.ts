// The texts of typed orders.
import { messages } from '@rubicon/words/languages/en/topics/typed';
import { topicOf, type TopicModule } from '../language.ts';

export const sayTyped = await topicOf(
  messages,
  import.meta.glob<TopicModule<typeof messages>>([
    '../../../../words/src/languages/*/topics/typed.ts',
    '!../../../../words/src/languages/en/**',
  ]),
);
