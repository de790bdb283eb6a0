import type { messages as english } from '../../en/topics/battle-report.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  'battle-report.won': '{side} vinner striden om {area}',
  'battle-report.won.sea': '{side} vinner striden på {area}',
  'battle-report.details': 'Detaljer',
  'battle-report.close': 'Stäng',
  'battle-report.more': '{nth} av {count}',

  'battle-report.lead':
    '{when}. {side} anföll{surprise|yes= med överraskning|no=}; striden varade i {rounds|=1=en rond|=2=två ronder|=3=tre ronder|other=fyra ronder}.',
  'battle-report.attacker': 'anfallare',
  'battle-report.defender': 'försvarare',
  'battle-report.steps': '{steps|=0=inget steg förlorat|=1=ett steg förlorat|other=# steg förlorade}',
  'battle-report.points': '{points} poäng',
  'battle-report.stands': 'styrka {strength} av {before}',
  'battle-report.unharmed': 'oskadd, styrka {strength}',
  'battle-report.retreated': 'retirerade till {area}',
  'battle-report.eliminated': 'eliminerad',
  'battle-report.killed': 'dödad',
  'battle-report.captured': 'gick över till {side}',
  'battle-report.dice': 'Träffar rond för rond',
  'battle-report.dice.note': 'Strecket visar hur många träffar pjäsernas siffror gav anledning att vänta.',
  'battle-report.round': 'Rond',
  'battle-report.total': 'Totalt',
  'battle-report.hits': '{hits|=0=ingen träff|=1=en träff|other=# träffar}, {expected} väntade',
  'battle-report.rolled': 'på {dice|one=# tärning|other=# tärningar}',
  'battle-report.no-dice': 'inga tärningar',
  'battle-report.odds': 'Oddsen före striden',
};
