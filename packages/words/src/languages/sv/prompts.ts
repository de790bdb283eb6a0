// Vad en spelare ska göra, och varför. Uppmaningen talar till den sida som bestämmer.
import type { prompts as first } from '../en/prompts.ts';
import type { prompts as later } from '../en/later/prompts.ts';

export const prompts: Readonly<Record<keyof typeof first | keyof typeof later, string>> = {
  'ask.title.deploy': '{side} ställer upp',
  'ask.title.discard': '{side} lägger undan ett kort',
  'ask.title.cards': '{side} väljer ett kort',
  'ask.title.jupiter': '{side} anropar Jupiter',
  'ask.title.defect': 'En pjäs går över till {side}',
  'ask.title.vulcan': '{side} anropar Vulcanus',
  'ask.title.move': '{side} marscherar',
  'ask.title.main': '{side} utser huvudanfallet',
  'ask.title.surprise': '{side} planerar en överraskning',
  'ask.title.levy': '{side} rekryterar',
  'ask.title.fight': '{side} väljer en strid',
  'ask.title.battle': '{side} strider {where}',
  'ask.title.hits': '{side} tar träffar {where}',
  'ask.title.regroup': '{side} omgrupperar {where}',
  'ask.title.harbour': '{side} för Navis till hamn',
  'ask.title.supply': '{side}: vinterkvarter',
  'ask.title.disband': '{side} får upplösa pjäser',

  'ask.wait': 'Det är {side} som bestämmer.',
  'ask.wait.shared': 'Striden utkämpas öppet, inför båda spelarna.',
  'ask.wait.command': 'Det är {side} som bestämmer, med {moves} och {levies}.',

  'ask.deploy':
    'Välj en pjäs och sedan en upplyst stad. {count|=1=En pjäs|other=# pjäser} återstår att ställa upp; varje stad får så många som historien gav den.',
  'ask.deploy.placed':
    'Alla pjäser har fått sin plats: avsluta uppställningen, eller ta först tillbaka en pjäs.',

  'ask.discard': 'Välj ett av dina sex kort att lägga undan för året. Det visas inte.',
  'ask.play':
    'Välj ett kort att spela med baksidan upp. Den sida som har flest marscher är spelare 1, och Caesar om de är lika; den som spelar ett händelsekort är alltid spelare 1.',
  'ask.play.first':
    'Välj ett kort att spela med baksidan upp. I krigets första drag är Caesar spelare 1, vad som än spelas.',
  'ask.play.apollo': 'Apollo har inget att kopiera i årets första drag.',
  'ask.play.again': '{card} ligger på bordet. Tills {enemy} också har valt kan du byta till ett annat kort.',

  'ask.jupiter.city':
    'Välj en upplyst stad. En fientlig pjäs där, som lotten avgör, går över till dig; en ledare eller Navis förlorar i stället ett steg.',
  'ask.jupiter.colour':
    'Välj en upplyst stad och en färg. En fientlig pjäs i den färgen, som lotten avgör, går över till dig; en ledare eller Navis förlorar i stället ett steg.',
  'ask.jupiter.colour-or-sea':
    'Välj en upplyst plats och en färg. En fientlig pjäs i den färgen, som lotten avgör, går över till dig; en ledare eller Navis förlorar i stället ett steg.',
  'ask.defect': '{block} går över med styrka {strength}. Välj den egna stad dit pjäsen ska.',
  'ask.defect.unknown': 'En {colour} pjäs går över. Välj den egna stad dit den ska.',
  'ask.vulcan':
    'Välj en upplyst stad. Varje fientlig pjäs i den förlorar ett steg, och de med styrka I elimineras.',

  'ask.move':
    'Välj pjäser, sedan en upplyst plats. {moves|=0=Ingen marsch är kvar, men fler pjäser får följa efter från platser som redan är på marsch|=1=En marsch är kvar, för pjäserna på en plats|=2=Två marscher är kvar, var och en för pjäserna på en plats|=3=Tre marscher är kvar, var och en för pjäserna på en plats|=4=Fyra marscher är kvar, var och en för pjäserna på en plats|other=# marscher är kvar, var och en för pjäserna på en plats}; den som möter en fiende stannar där och anfaller.',
  'ask.move.embark': 'Pjäser som ska skeppas går först, för en marsch var.',
  'ask.move.Mars':
    'Välj landpjäser från en plats, sedan en upplyst plats. Mars hjälper till i en strid där du anfaller.',
  'ask.move.Mercury':
    'Välj landpjäser från en plats, sedan en upplyst plats. Med Merkurius går de upp till tre etapper, eller upp till två för att anfalla.',
  'ask.move.Neptune':
    'Välj Navis från en plats, sedan en upplyst plats. Neptunus hjälper till i en strid där du anfaller.',
  'ask.move.Pluto':
    'Välj landpjäser från en plats, sedan en upplyst plats. Med Pluto får sex anfalla längs en större väg, tre längs en mindre och två över ett sund.',
  'ask.move.follow': 'Fler pjäser får följa efter från samma plats. Avsluta marscherna när alla har gått.',
  'ask.move.none': 'Inga fler pjäser kan flyttas: avsluta marscherna.',

  'ask.main':
    'Välj den väg eller havsgräns som är huvudanfallet mot {areas}. Pjäser som kom via andra väntar i reserv till rond II.',
  'ask.surprise':
    'Välj en strid där du anfaller. Med {card} slår din huvudstyrka där före alla försvarare i rond I.',

  'ask.levy':
    'Välj en pjäs i en egen stad som ska få ett steg, eller en pjäs i poolen och en upplyst stad att rekrytera den i. {levies|=1=En rekrytering är|=2=Två rekryteringar är|=3=Tre rekryteringar är|other=# rekryteringar är} kvar.',
  'ask.levy.spent': 'Alla rekryteringar är gjorda: avsluta rekryteringarna.',
  'ask.levy.none': 'Det finns inget att rekrytera: avsluta rekryteringarna.',

  'ask.fight':
    '{count|one=Börja striden.|=2=Välj vilken av två strider som ska utkämpas härnäst. Hur den slutar kan öppna eller stänga reträttvägar i den andra.|other=Välj vilken av # strider som ska utkämpas härnäst. Hur den slutar kan öppna eller stänga reträttvägar i de andra.}',
  'ask.battle':
    'Rond {round}: {role|attacker=anfallande|defender=försvarande} {letter}-pjäser har turen. Välj en pjäs och låt den slå eller passa{round1|yes=; ingen retirerar i rond I|no=}.',
  'ask.battle.retreat':
    'Rond {round}: {role|attacker=anfallande|defender=försvarande} {letter}-pjäser har turen. Välj en pjäs och låt den slå, passa eller retirera till en upplyst plats.',
  'ask.battle.must':
    'Rond IV: anfallarna måste retirera. Välj en pjäs och den upplysta plats dit den retirerar.',
  'ask.battle.lost':
    'Rond IV: anfallarna måste retirera, men det finns ingen väg ut. Välj en pjäs som elimineras.',
  'ask.hits':
    'Välj vilken av dina starkaste pjäser som tar {hits|=1=träffen|=2=den första av två träffar|=3=den första av tre träffar|=4=den första av fyra träffar|other=den första av # träffar}.',
  'ask.regroup': 'Striden är vunnen. Välj pjäser och sedan en upplyst plats intill, eller låt dem stanna.',

  'ask.harbour':
    'Vintern närmar sig. {count|=1=En Navis är|=2=Två Navis är|=3=Tre Navis är|=4=Fyra Navis är|other=Alla # Navis är} till havs: välj en egen hamn vid samma hav.',
  'ask.supply': 'Upplös {blocks}. En stad försörjer tre pjäser, och en till för varje poäng den är värd.',
  'ask.supply.city': '{count|=1=en pjäs|=2=två pjäser|=3=tre pjäser|other=# pjäser} i {city}',
  'ask.disband':
    'Välj pjäser att skicka tillbaka till poolen, om du vill. Deras steg går förlorade, men de kan rekryteras igen nästa år.',

  'ask.over.won': '{winner} vinner',
  'ask.over.drawn': 'Oavgjort',
  'ask.over.ended': 'Partiet är slut',
  'ask.over.ten-points': '{winner} har {points} poäng vid slutet av {year}; tio räcker.',
  'ask.over.more-points': 'Efter fem år har {winner} {points} poäng, fler än fienden.',
  'ask.over.rome': 'Efter fem år är poängen lika, och {winner} håller Rom.',
  'ask.over.equal': 'Efter fem år är poängen lika, och ingen håller Rom.',
  'ask.over.resignation': '{loser} har gett upp.',
  'ask.over.aborted': 'Det avbröts och räknas inte.',
  'ask.over.in-tournament':
    'Partiet avslutades i förtid. Hur det räknas i {tournament} står på turneringens sida.',
  'ask.over.agreement': 'Båda sidor har kommit överens om det.',
  'ask.over.time': 'Tiden är slut för {loser}.',

  // Det som hörs men inte läses: för skärmläsare
  'hear.label': 'Uppläsning',
  'hear.asked': '{title}: {what}.',
  'hear.asked.key': '{line} E: {label}.',
  'hear.over': '{title}. {sentence}',
  'hear.undone': '{count|one=En order ångrad.|other=# order ångrade.}',
  'hear.count': '{side} räknar {list}: {points} poäng.',
  'hear.count.city': '{area} {points}',
  'hear.count.leader': '{block} stupad {points}',
  'hear.battle.fire': 'rond {round}, slå eller passa med {blocks}',
  'hear.battle.retreat': 'rond {round}, slå, passa eller retirera med {blocks}',
  'hear.battle.must': 'anfallaren måste retirera med {blocks}',
  'hear.battle.lost': 'ingen reträtt, {blocks} elimineras',
  'hear.hits': '{hits|one=# träff|other=# träffar} på {blocks}',
};
