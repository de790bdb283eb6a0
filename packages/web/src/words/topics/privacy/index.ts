// Says what is kept of people.
import { topicOf } from '../../words.ts';
import { messages } from './en.ts';

export const sayPrivacy = await topicOf(messages, {
  sv: () => import('./sv.ts'),
  ja: () => import('./ja.ts'),
});

type KeptKey = keyof typeof messages;

export const isKept = (key: string): key is KeptKey => Object.hasOwn(messages, key);
