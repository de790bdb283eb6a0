// Stridspanelen.
import type { battle as first } from '../en/battle.ts';
import type { battle as later } from '../en/later/battle.ts';

export const battle: Readonly<Record<keyof typeof first | keyof typeof later, string>> = {
  'battle.title': 'Striden om {area}',
  'battle.title.sea': 'Striden på {area}',
  'battle.attacks': '{side} anfaller.',
  'battle.attacks.from': '{side} anfaller från {from}.',
  'battle.attacks.support': '{side} anfaller från {from}, med reserver från {others}.',
  'battle.attacks.swapped': 'Huvudstyrkan är borta: nu är det {side} som anfaller.',
  'battle.defends': '{side} försvarar sig och slår först på varje bokstav.',
  'battle.defends.support': '{side} försvarar sig med hjälp från {others} och slår först på varje bokstav.',
  'battle.surprise': 'Överraskning: i den här ronden slår alla anfallare före alla försvarare.',
  'battle.rounds': 'Ronder',
  'battle.round': 'Rond {round}',
  'battle.round.now': 'Rond {round}, pågår',
  'battle.round.note':
    '{round|=1=Ingen reträtt i rond I.|=2=Från och med nu får pjäser retirera.|=3=I rond IV måste anfallaren retirera.|other=Anfallaren måste retirera nu eller elimineras.}',
  'battle.fold': 'Se kartan',
  'battle.unfold': 'Tillbaka till striden',

  'battle.role.attacker': 'anfaller',
  'battle.role.defender': 'försvarar',
  'battle.force': '{blocks|one=# pjäs|other=# pjäser}, {dice|one=# tärning|other=# tärningar}',
  'battle.lost': 'Förlorat: {blocks}',
  'battle.dice': 'Tärningar',
  'battle.dice.note': 'En för varje styrkepoäng. Pjäsens siffra eller lägre är träff.',
  'battle.reserve': 'Reserv',
  'battle.reserve.note': 'Reserver går in i rond II. Till dess varken slår de eller tar träffar.',
  'battle.reserve.from': 'från {from}',
  'battle.reserve.count': '{count|one=# pjäs|other=# pjäser} i reserv',
  'battle.none': 'ingen',
  'battle.ahead': 'har turen kvar',
  'battle.cell': '{side}, bokstav {letter}',
  'battle.cell.dice': 'Tärningsslag på bokstav {letter}',
  'battle.throw': '{block}: {dice}; {hits|=0=ingen träff|=1=en träff|other=# träffar}',

  'battle.block': '{block}, styrka {strength}, {rating}',
  'battle.block.acted': '{block}, styrka {strength}, {rating}, har haft sin tur',
  'battle.block.fallen': '{block}, eliminerad',
  'battle.block.retreated': '{block}, har retirerat',
  'battle.block.choose': 'Välj {block}, styrka {strength}, {rating}',

  'battle.turn': '{side} har turen på {letter}',
  'battle.turn.retreat': '{side} måste retirera på {letter}',
  'battle.turn.hits':
    '{side} tar {hits|=1=en träff|=2=två träffar|=3=tre träffar|=4=fyra träffar|other=# träffar}',
  'battle.turn.won': '{side} vinner striden',
  'battle.ask.many': 'Välj vilken av de {count|=2=två|=3=tre|=4=fyra|other=#} pjäserna som börjar.',
  'battle.ask.hits': 'Välj vilken av de starkaste pjäserna som tar {hits|=1=den|other=nästa}.',
  'battle.ask.target': 'En träff skulle drabba {block}, den starkaste pjäsen hos {side}.',
  'battle.ask.target.tie': 'En träff skulle drabba en av de starkaste pjäserna hos {side}, som själv väljer.',
  'battle.begins': 'Striden börjar.',
  'battle.ask.wait': '{player} bestämmer.',
  'battle.fire': 'Slå med {block}',
  'battle.fire.detail':
    '{dice|one=# tärning|other=# tärningar}, träff på {power|=1=bara 1|other=# eller lägre}',
  'battle.fire.name':
    'Slå med {block}, {dice|one=# tärning|other=# tärningar}, träff på {power|=1=bara 1|other=# eller lägre}',
  'battle.rolling': '{block} slår.',
  'battle.volley': '{count|=2=Slå med båda|=3=Slå med alla tre|=4=Slå med alla fyra|other=Slå med alla #}',
  'battle.volley.name':
    '{count|=2=Slå med båda|=3=Slå med alla tre|=4=Slå med alla fyra|other=Slå med alla #} pjäserna på den här bokstaven, en efter en',
  'battle.on': 'Kämpa vidare',
  'battle.on.detail':
    '{round|=1=slå med alla till rond II|=2=slå med alla till rond III|=3=slå med alla till rond IV|other=slå med alla}',
  'battle.on.hits':
    '{round|=1=slå med alla, lägst stridsvärde tar träffarna, till rond II|=2=slå med alla, lägst stridsvärde tar träffarna, till rond III|=3=slå med alla, lägst stridsvärde tar träffarna, till rond IV|other=slå med alla, lägst stridsvärde tar träffarna}',
  'battle.on.both':
    '{round|=1=båda slår med alla till rond II|=2=båda slår med alla till rond III|=3=båda slår med alla till rond IV|other=båda slår med alla}',
  'battle.running':
    '{round|=1=Slår med alla pjäser till rond II.|=2=Slår med alla pjäser till rond III.|=3=Slår med alla pjäser till rond IV.|other=Slår med alla pjäser.}',
  'battle.running.retreat': 'Retirerar till {place}.',
  'battle.stop': 'Stopp',
  'battle.stopped.leader': 'Stopp: {block} har bara ett steg kvar.',
  'battle.stopped.losses': 'Stopp: mer än halva styrkan är förlorad.',
  'battle.stopped.full': 'Fler pjäser kan inte retirera till {place}.',
  'battle.retreat.all': 'alla {count}',
  'battle.retreat.all.name': 'Retirera med alla {count} till {place}, när deras tur kommer',
  'battle.running.volley': 'Slår med alla pjäser på den här bokstaven.',
  'battle.pass': 'Passa',
  'battle.pass.name': 'Passa med {block}',
  'battle.retreat': '{block} retirerar till',
  'battle.retreat.name': '{block} retirerar till {place}',
  'battle.retreat.over': '{place} över {sea}',
  'battle.perish': '{block} elimineras',
  'battle.hit.title': 'Låt träffen tas av',
  'battle.hit': 'Låt {block} ta träffen',
  'battle.finish': 'Slå färdigt',
  'battle.orders': 'Order',

  'battle.result.lost': '{side} förlorade {blocks}.',
  'battle.result.unhurt': '{side} förlorade ingen pjäs.',
  'battle.result.retreated': '{count|one=# pjäs|other=# pjäser} retirerade.',
  'battle.result.joined': 'Cleopatra hör nu till {side}.',
};
