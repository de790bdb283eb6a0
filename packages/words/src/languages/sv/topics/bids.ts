import type { messages as english } from '../../en/topics/bids.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  'bid.title': 'Bjud på din sida',
  'bid.text':
    'Båda spelarna bjuder i hemlighet: den sida de vill ha, och de rekryteringar de skulle ge motståndaren för den. När båda buden är inne visas de, och partiet börjar.',
  'bid.want': 'Sidan du vill ha',
  'bid.points': 'Rekryteringar du skulle ge för den',
  'bid.points-value': '{points|one=# rekrytering|other=# rekryteringar}',
  'bid.if-higher':
    'Vill motståndaren också ha {side} och bjuder mindre, spelar du {side} och motståndaren får {points|one=# extra rekrytering|other=# extra rekryteringar}.',
  'bid.if-zero':
    'Bjuder du 0 spelar du {side} bara om motståndaren vill ha {other}, eller också bjuder 0 och du vinner tärningsslaget.',
  'bid.if-lower':
    'Bjuder motståndaren mer spelar du {other} och får så många rekryteringar som motståndaren bjöd. Är buden lika avgör ett tärningsslag. Vill motståndaren ha {other} får ni båda den sida ni vill ha, och inga rekryteringar ges.',
  'bid.place': 'Lägg det här budet',
  'bid.binding': 'Ett lagt bud är bindande och kan inte ändras.',
  'bid.balance': 'Hur ofta varje sida vinner här',
  'bid.placed':
    'Du bjöd {points|one=# rekrytering|other=# rekryteringar} för {side}. Ingen ser ditt bud förrän båda är inne.',
  'bid.waiting': 'Väntar på att {name} ska bjuda.',
  'bid.waiting-anyone': 'Den som går med lägger det andra budet.',
  'bid.measured': 'Hur ofta Caesar vinner, enligt mätningar',
  'bid.measured-text':
    'Ur {games} partier där datorn Miles möter sig själv, i utgåva {edition}. Strecket är det 95-procentiga intervallet.',
  'bid.row-none': 'Enligt reglerna',
  'bid.row-caesar': '{points} rekryteringar för Caesar',
  'bid.row-pompey': '{points} rekryteringar för Pompejus',
  'bids.revealed':
    'Buden: {caesar} bjöd {caesarPoints} för {caesarSide}, {pompey} bjöd {pompeyPoints} för {pompeySide}.',
  'bids.given':
    '{name} får {points|one=# extra rekrytering|other=# extra rekryteringar} i det första draget med rekryteringar.',
  'bids.free': 'Inga rekryteringar ges.',
  'bids.tied': 'Buden var lika, så en av partiets tärningar avgjorde.',
  'balance.title': 'Balansen mellan sidorna',
  'balance.text':
    'Hur ofta Caesar vinner de partier som har avslutats på den här servern. Partier med en gäst, partier som datorn spelade färdigt åt en spelare och partier som gavs upp under det första året räknas inte. Ett oavgjort parti räknas som en halv vinst. Strecket vid en andel är dess 95-procentiga intervall: ju färre partier, desto bredare.',
  'balance.none': 'Inget parti som räknas har avslutats här än.',
  'balance.counted':
    '{count|one=# avslutat parti|other=# avslutade partier}, {drawn|one=# oavgjort|other=# oavgjorda}',
  'balance.by-edition': 'Efter utgåva och villkor',
  'balance.by-people': 'Mellan människor, efter rating',
  'balance.by-machine': 'Mot datorn',
  'balance.by-bid': 'Efter bud',
  'balance.edition': 'Utgåva {edition}, {terms}',
  'balance.terms-book': 'enligt reglerna',
  'balance.terms-balanced': 'jämna chanser',
  'balance.terms-bid': 'sidor efter bud',
  'balance.terms-other': 'annat handikapp',
  'balance.band': 'Båda omkring {from} till {to}',
  'balance.band-under': 'Båda under {to}',
  'balance.band-over': 'Båda {from} eller mer',
  'balance.band-other': 'Övriga: utan rating, eller längre ifrån varandra',
  'balance.machine-caesar': '{level} som Caesar',
  'balance.machine-pompey': '{level} som Pompejus',
  'balance.bid-none': 'Inga rekryteringar gavs',
  'balance.bid-caesar': '{from} till {to} för Caesar',
  'balance.bid-pompey': '{from} till {to} för Pompejus',
  'balance.computers': 'Mellan lika starka datorer',
  'balance.computers-text':
    'Inte spelat här utan uppmätt: partier där datorn Miles möter sig själv, enligt reglerna.',
  'balance.games': 'Partier',
  'balance.rate': 'Caesar vinner',
  'balance.interval': '95-procentigt intervall',
  'balance.interval-text': '{low} till {high}',
  'balance.table': 'Siffrorna',
};
