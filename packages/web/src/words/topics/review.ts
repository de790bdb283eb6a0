// The texts of the review of a finished game.
import { messages } from '@rubicon/words/languages/en/topics/review';
import { topicOf, type TopicModule } from '../language.ts';

export const sayReview = await topicOf(
  messages,
  import.meta.glob<TopicModule<typeof messages>>([
    '../../../../words/src/languages/*/topics/review.ts',
    '!../../../../words/src/languages/en/**',
  ]),
);
