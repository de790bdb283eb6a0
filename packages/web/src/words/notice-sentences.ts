// Sentences for history entries: events, and notices besides the orders.
import { sentencesOf, type Sentence, sideName, say } from '@rubicon/words';
import type { Notice, Seat, HistoryEntry } from '../authority/table.ts';

const noticeText = ({ kind, side }: Notice): string =>
  side === null
    ? say(`notice.${kind as AuthorityNotice}`)
    : say(`notice.${kind as SideNotice}`, { side: sideName(side) });

type SideNotice = 'offer-draw' | 'accept-draw' | 'decline-draw' | 'resign' | 'claim-time' | 'flag';
type AuthorityNotice = Exclude<Notice['kind'], SideNotice>;

/** One history entry in sentences. */
export const historySentences = ({ events, notice, byPlan }: HistoryEntry, seat: Seat): Sentence[] => [
  ...(notice === undefined
    ? []
    : [
        {
          kind: null,
          text: noticeText(notice),
          areas: [],
          path: null,
          side: notice.side,
          weight: 'plain' as const,
        },
      ]),
  ...sentencesOf(events, seat).map((sentence, index) =>
    byPlan === true && index === 0
      ? { ...sentence, text: say('log.by-plan', { sentence: sentence.text }) }
      : sentence,
  ),
];
