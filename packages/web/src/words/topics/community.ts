// The texts of the account and community pages.
import { messages } from '@rubicon/words/languages/en/topics/community';
import { topicOf, type TopicModule } from '../language.ts';

export const sayCommunity = await topicOf(
  messages,
  import.meta.glob<TopicModule<typeof messages>>([
    '../../../../words/src/languages/*/topics/community.ts',
    '!../../../../words/src/languages/en/**',
  ]),
);
