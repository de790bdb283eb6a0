// The texts about hidden enemy blocks.
import { messages } from '@rubicon/words/languages/en/topics/intel';
import { topicOf, type TopicModule } from '../language.ts';

export const sayIntel = await topicOf(
  messages,
  import.meta.glob<TopicModule<typeof messages>>([
    '../../../../words/src/languages/*/topics/intel.ts',
    '!../../../../words/src/languages/en/**',
  ]),
);
