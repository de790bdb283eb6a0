// The texts of plans: orders left for the next turn.
import { messages } from '@rubicon/words/languages/en/topics/plans';
import { topicOf, type TopicModule } from '../language.ts';

export const sayPlans = await topicOf(
  messages,
  import.meta.glob<TopicModule<typeof messages>>([
    '../../../../words/src/languages/*/topics/plans.ts',
    '!../../../../words/src/languages/en/**',
  ]),
);
