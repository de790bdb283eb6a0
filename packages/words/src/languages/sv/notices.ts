// Sagt vid bordet vid sidan av orderna.
import type { notices as english } from '../en/notices.ts';

export const notices: Readonly<Record<keyof typeof english, string>> = {
  'notice.offer-draw': '{side} erbjuder remi.',
  'notice.accept-draw': '{side} går med på remi.',
  'notice.decline-draw': 'Remianbudet gäller inte längre: {side} avböjde det eller tog tillbaka det.',
  'notice.resign': '{side} ger upp.',
  'notice.claim-time': '{side} begär vinst: den andra sidans tid är slut.',
  'notice.flag': 'Tiden är slut för {side}.',
  'notice.pause': 'Partiet är pausat.',
  'notice.resume': 'Partiet går vidare.',
  'notice.epoch':
    'Partiet har flyttats hit: från och med nu kommer tärningarna ur en ny förseglad hemlighet.',
  'notice.outage': 'Servern var nere en stund; den tiden räknas inte för någon.',
  'notice.abort': 'Partiet är avbrutet.',
  'notice.rebase': 'Partiet går vidare från en uppställd ställning.',
};
