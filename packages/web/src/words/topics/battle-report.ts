// The texts of battle reports.
import { messages } from '@rubicon/words/languages/en/topics/battle-report';
import { topicOf, type TopicModule } from '../language.ts';

export const sayBattleReport = await topicOf(
  messages,
  import.meta.glob<TopicModule<typeof messages>>([
    '../../../../words/src/languages/*/topics/battle-report.ts',
    '!../../../../words/src/languages/en/**',
  ]),
);
