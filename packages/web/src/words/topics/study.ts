// The texts of replay, variations and the position editor.
import { messages } from '@rubicon/words/languages/en/topics/study';
import { topicOf, type TopicModule } from '../language.ts';

export const sayStudy = await topicOf(
  messages,
  import.meta.glob<TopicModule<typeof messages>>([
    '../../../../words/src/languages/*/topics/study.ts',
    '!../../../../words/src/languages/en/**',
  ]),
);
