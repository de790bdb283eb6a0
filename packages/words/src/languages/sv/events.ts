// Annalerna. En sida står för sin spelare, så Caesar och Pompejus i egen person är ”själv”.
// Namn väljer form där svenskan kräver det: genitiv av Pompejus, bestämd form av ballista och elefant.
import type { events as english } from '../en/events.ts';

export const events: Readonly<Record<keyof typeof english, string>> = {
  // Delar av meningar
  'phrase.then': '{text} {next}',
  'phrase.also': '{text}, {next}',
  'phrase.in': 'i {city}',
  'phrase.on': 'på {sea}',
  'phrase.from': 'från {from}',
  'phrase.from.by': 'från {from} via {places}',
  'phrase.from.over': 'från {from} över {places}',
  'phrase.way': '{from} till {to}',
  'phrase.of': '{side|Pompejus=Pompejus|other=#s} {block}',
  'phrase.turncoat': 'avhoppade {block}',
  'phrase.the':
    '{block|ballista=ballistan|elefant=elefanten|avhoppade ballista=den avhoppade ballistan|avhoppade elefant=den avhoppade elefanten|other=den #}',
  'phrase.ballista': 'ballista',
  'phrase.elephant': 'elefant',
  'phrase.himself': '{leader} själv',
  'phrase.at': '{block} ({strength})',
  'phrase.in-colour': '{blocks} i {colour|ljusbrun=ljusbrunt|grön=grönt|other=blått}',
  'phrase.line': '{blocks}; {more}',
  'phrase.blocks':
    '{count|=1=en pjäs|=2=två pjäser|=3=tre pjäser|=4=fyra pjäser|=5=fem pjäser|=6=sex pjäser|other=# pjäser}',
  'phrase.blocks.colour':
    '{count|=1=en pjäs|=2=två pjäser|=3=tre pjäser|=4=fyra pjäser|other=# pjäser} i {colour|ljusbrun=ljusbrunt|grön=grönt|other=blått}',
  'phrase.moves':
    '{count|=0=inga marscher|=1=en marsch|=2=två marscher|=3=tre marscher|=4=fyra marscher|other=# marscher}',
  'phrase.levies':
    '{count|=0=inga rekryteringar|=1=en rekrytering|=2=två rekryteringar|=3=tre rekryteringar|other=# rekryteringar}',
  'phrase.hits':
    '{count|=0=ingen träff|=1=en träff|=2=två träffar|=3=tre träffar|=4=fyra träffar|other=# träffar}',

  // Kort
  'event.deployed': 'Båda sidor har ställt upp.',
  'event.dealt': 'År {year} börjar, och varje sida får sex kort.',
  'event.dealt.hand': 'År {year} börjar, och {side} får {hand}.',
  'event.discarded': '{side} lägger undan {card} för året.',
  'event.committed': '{side} lägger {card} med baksidan upp.',
  'event.revealed.first-turn':
    'Caesar spelar {caesar} och Pompejus {pompey}: i krigets första drag är Caesar spelare 1 i vilket fall som helst.',
  'event.revealed.god':
    'Caesar spelar {caesar} och Pompejus {pompey}: med ett händelsekort är {first} spelare 1.',
  'event.revealed.moves':
    'Caesar spelar {caesar} och Pompejus {pompey}: med flest marscher är {first} spelare 1.',
  'event.revealed.tie':
    'Caesar spelar {caesar} och Pompejus {pompey}: lika många marscher, så Caesar är spelare 1.',
  'event.revealed.cancelled':
    'Caesar spelar {caesar} och Pompejus {pompey}: två händelsekort tar ut varandra, och draget är slut.',
  'event.revealed.copy': '{card} i skepnad av {effect}',

  // Befäl
  'event.command': '{side} har {moves} och {levies}.',
  'event.command.god': '{side} har {moves} med {card} på sin sida.',
  'event.command.call': '{side} anropar {card}.',
  'event.unused': '{side} låter {card} vara.',
  'event.move': '{side} flyttar {blocks} {way}.',
  'event.move.lead': '{side} själv marscherar {way} med {blocks}.',
  'event.move.alone': '{side} själv marscherar {way}.',
  'event.attack': '{side} anfaller {to} {from} med {blocks}.',
  'event.attack.lead': '{side} själv anfaller {to} {from} med {blocks}.',
  'event.attack.alone': '{side} själv anfaller {to} {from}.',
  'event.response': '{side} svarar med {blocks} {way}, i reserv.',
  'event.response.lead': '{side} själv svarar {way} med {blocks}, i reserv.',
  'event.response.alone': '{side} själv svarar {way}, i reserv.',
  'event.embarked': '{side} skeppar {blocks} {way}.',
  'event.embarked.lead': '{side} själv skeppas {way} med {blocks}.',
  'event.embarked.alone': '{side} själv skeppas {way}.',
  'event.declared': '{side} gör huvudanfallet mot {into} {from}.',
  'event.surprise': '{side} väljer striden {where} för överraskning: anfallarna slår först i rond I.',
  'event.raised': '{side} rekryterar {block} {where} med styrka {strength}.',
  'event.raised.himself': '{side} själv går i fält {where} med styrka {strength}.',
  'event.raised.unknown':
    '{side} rekryterar {count|=1=en ny pjäs|=2=två nya pjäser|=3=tre nya pjäser|other=# nya pjäser} {where}.',
  'event.levied': '{side} förstärker {block} {where} till {strength}.',
  'event.levied.himself': '{side} själv förstärks {where} till {strength}.',
  'event.levied.unknown':
    '{side} lägger till {count|=1=ett steg|=2=två steg|=3=tre steg|other=# steg} {where}.',

  // Jupiter och Vulcanus
  'event.struck.defects':
    'Jupiters blixt slår ner i {area}: {block}, med styrka {strength}, kommer att gå över till {by}.',
  'event.struck.defects.unknown':
    'Jupiters blixt slår ner i {area}: {side} förlorar {blocks}, som kommer att gå över till {by}.',
  'event.struck.reduced':
    'Jupiters blixt slår ner i {area}: {block}, med styrka {strength}, förlorar ett steg.',
  'event.defected': '{block} går över till {side}, från {from} till {to}.',
  'event.defected.unknown': 'En {colour} pjäs går över till {side}, från {from} till {to}.',
  'event.erupted':
    '{side} kallar ner Vulcanus eld över {city}: {blocks|=1=en pjäs drabbas|=2=två pjäser drabbas|=3=tre pjäser drabbas|=4=fyra pjäser drabbas|other=# pjäser drabbas}.',

  // Strid
  'event.battle': 'Strid {where}: {attacker} anfaller. Pjäserna visas: {blocks}.',
  'event.battle.surprise':
    'Strid {where}: {attacker} anfaller och överraskar försvararna. Pjäserna visas: {blocks}.',
  'event.round': 'Rond {round} av striden {where} börjar.',
  'event.reserves': '{side} för fram reserverna {where}: {blocks}.',
  'event.disrupted':
    'Huvudstyrkan {where} är eliminerad för {side}, och reserverna förlorar ett steg var i oordningen.',
  'event.disrupted.swapped':
    'Huvudstyrkan {where} är eliminerad för {side}, och reserverna förlorar ett steg var i oordningen; från och med nu är {enemy} försvarare.',
  'event.fired': '{block} slår {dice}: {hits}.',
  'event.passed': '{block} passar.',
  'event.hit': '{block} tar {hits} och sjunker till {strength}.',
  'event.hit.last': '{block} tar {hits} och har ingen styrka kvar.',
  'event.hit.eliminated': '{block} tar {hits} och elimineras.',
  'event.hit.killed': '{block} tar {hits} och dödas, en poäng till {enemy}.',
  'event.hit.captured': 'Cleopatra tar {hits}, tas till fånga och går över till {side} med styrka I.',
  'event.hits-lost':
    'Ingen är kvar som kan ta {hits|=1=den sista träffen|=2=de två sista träffarna|=3=de tre sista träffarna|other=de # sista träffarna}.',
  'event.retreated': '{side} retirerar med {blocks} {way}.',
  'event.retreated.lead': '{side} själv retirerar {way} med {blocks}.',
  'event.retreated.alone': '{side} själv retirerar {way}.',
  'event.eliminated':
    '{block} {cause|battle=elimineras|disruption=elimineras i oordningen|no-retreat=hittar ingen reträttväg och elimineras|jupiter=elimineras av Jupiter|vulcan=elimineras i Vulcanus eld} {where}.',
  'event.leader-killed':
    '{block} {cause|battle=dödas|disruption=dödas i oordningen|no-retreat=hittar ingen reträttväg och dödas|jupiter=slås ihjäl av Jupiter|vulcan=dödas i Vulcanus eld} {where}, en poäng till {enemy}.',
  'event.unlocked': '{leader} kan nu rekryteras i hans ställe.',
  'event.cleopatra-joined':
    'Cleopatra {cause|battle=tas till fånga|disruption=tas till fånga i oordningen|no-retreat=hittar ingen reträttväg|jupiter=rövas bort av Jupiter|vulcan=flyr undan Vulcanus eld} {where} och går över till {side} med styrka I.',
  'event.won': '{side} vinner striden {where}.',
  'event.no-battle': 'Ingen anfallare är kvar {where}, så det blir ingen strid.',
  'event.regrouped': '{side} omgrupperar {blocks} {way}.',
  'event.regrouped.lead': '{side} själv omgrupperar {way} med {blocks}.',
  'event.regrouped.alone': '{side} själv omgrupperar {way}.',

  // Vintern och slutet
  'event.turn-ended': 'Drag {turn} år {year} är slut.',
  'event.cleopatra-home': 'Cleopatra reser hem till Alexandria över vintern.',
  'event.cleopatra-home.stays': 'Cleopatra tillbringar vintern hemma i Alexandria.',
  'event.cleopatra-home.joined':
    'Cleopatra reser hem till Alexandria över vintern och går över till {side}, som håller staden.',
  'event.scored': 'År {year} är slut: Caesar har {caesar} poäng och Pompejus {pompey}.',
  'event.harboured': '{side} för {blocks} {from} till hamnen i {to}.',
  'event.disbanded':
    '{side} upplöser {blocks} {where}{cause|no-port=, i brist på hamn|supply=, i brist på vinterkvarter|choice=}.',
  'event.disbanded.himself':
    '{side} själv lämnar fältet {where}{cause|no-port=, i brist på hamn|supply=, i brist på vinterkvarter|choice=}.',
  'event.ended.ten-points': '{winner} har tio poäng eller mer och vinner kriget.',
  'event.ended.more-points': 'Efter det sista året har {winner} flest poäng och vinner kriget.',
  'event.ended.rome': 'Poängen är lika efter det sista året, och {winner}, som håller Rom, vinner kriget.',
  'event.ended.equal': 'Poängen är lika efter det sista året och ingen håller Rom: kriget slutar oavgjort.',
};
