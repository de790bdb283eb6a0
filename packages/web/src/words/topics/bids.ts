// The texts of bids for sides.
import { messages } from '@rubicon/words/languages/en/topics/bids';
import { topicOf, type TopicModule } from '../language.ts';

export const sayBids = await topicOf(
  messages,
  import.meta.glob<TopicModule<typeof messages>>([
    '../../../../words/src/languages/*/topics/bids.ts',
    '!../../../../words/src/languages/en/**',
  ]),
);
