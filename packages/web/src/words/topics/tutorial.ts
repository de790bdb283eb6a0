// The texts of the tutorial.
import { messages } from '@rubicon/words/languages/en/topics/tutorial';
import { topicOf, type TopicModule } from '../language.ts';

export const sayTutorial = await topicOf(
  messages,
  import.meta.glob<TopicModule<typeof messages>>([
    '../../../../words/src/languages/*/topics/tutorial.ts',
    '!../../../../words/src/languages/en/**',
  ]),
);
