// Hjälp för den som ska besluta: odds i strider, tips.
import type { aids as first } from '../en/aids.ts';
import type { aids as later } from '../en/later/aids.ts';

export const aids: Readonly<Record<keyof typeof first | keyof typeof later, string>> = {
  'settings.aids': 'Hjälp',
  'settings.odds': 'Visa odds i strider',
  'settings.odds-text': 'I strider och före ett anfall, utifrån det du kan veta.',
  'settings.hints': 'Tillåt tips',
  'settings.hints-text': 'En knapp som nämner de bästa order den hittar.',
  'settings.intel': 'Visa underrättelser',
  'settings.intel-text':
    'Vid fiendens pjäser: vilka som kan stå där, utifrån det du kan veta, och vilka som senast sågs där.',

  'odds.label': 'Odds',
  'odds.weighing': 'Räknar på oddsen …',
  'odds.wins': '{side} vinner: {chance}',
  'odds.thrown-back': '{side} måste retirera: {chance}',
  'odds.thrown-back.short': 'måste retirera',
  'odds.lost': 'Förlorade steg: {caesar} för Caesar, {pompey} för Pompejus',
  'odds.lost.short': 'förlorade steg',
  'odds.dies': '{block} dödas: {chance}',
  'odds.dies.short': '{block} dödas',
  'odds.exact': 'exakt, om båda strider vidare',
  'odds.sampled': '± {spread}, om båda strider vidare',
  'odds.guessed': '± {spread}, om båda strider vidare; dolda pjäser gissade',
  'odds.in-words': 'Odds, {certainty}. {odds}.',
  'odds.also': '{odds}; {more}',
  'odds.less': 'under {chance}',
  'odds.more': 'över {chance}',

  'hint.ask': 'Tips',
  'hint.title': 'Tips',
  'hint.note': 'chans att vinna partiet',
  'hint.looking': 'Tänker framåt: {done} av {all}',
  'hint.stop': 'Avbryt',
  'hint.close': 'Stäng',
  'hint.order': '{order}; chans att vinna partiet {chance}',
  'hint.give': 'Ge den här ordern',
  'hint.none': 'Hittade ingenting.',
  'hint.found': '{count|one=En order|other=# order}, den bästa först.',
  'keys.hint': 'Be om ett tips',
};
