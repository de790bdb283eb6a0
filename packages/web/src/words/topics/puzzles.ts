// The texts of the puzzles.
import { messages } from '@rubicon/words/languages/en/topics/puzzles';
import { topicOf, type TopicModule } from '../language.ts';

export const sayPuzzles = await topicOf(
  messages,
  import.meta.glob<TopicModule<typeof messages>>([
    '../../../../words/src/languages/*/topics/puzzles.ts',
    '!../../../../words/src/languages/en/**',
  ]),
);
