// The texts about stored personal data.
import { messages } from '@rubicon/words/languages/en/topics/privacy';
import { topicOf, type TopicModule } from '../language.ts';

export const sayPrivacy = await topicOf(
  messages,
  import.meta.glob<TopicModule<typeof messages>>([
    '../../../../words/src/languages/*/topics/privacy.ts',
    '!../../../../words/src/languages/en/**',
  ]),
);

type KeptKey = keyof typeof messages;

export const isKept = (key: string): key is KeptKey => Object.hasOwn(messages, key);
