// Lektion I till VI.
import type { firstHalf as english } from '../../en/tutorial/first-half.ts';

export const firstHalf: Readonly<Record<keyof typeof english, string>> = {
  // 1
  'board.title': 'Spelplanen och krigsdimman',
  'board.about': 'Städer, hav, dina pjäser, och det du inte ser av fiendens',
  'board.city.tell':
    'Det här är den romerska världen år 49 f.Kr.: städer förbundna av vägar, och nio hav. Några städer har en siffra. Det är vad de är värda i poäng, och Rom är värt II.',
  'board.city.do':
    'Välj Rom på kartan: tryck på namnet, eller gå dit med M och piltangenterna och tryck på Retur.',
  'board.own.tell':
    'Du är Caesar. De ljusbruna pjäserna med röda etiketter är dina, och du ser deras framsidor. En pjäs är en ledare, en legion, Equitatus, Auxilia, en Ballista eller en Navis.',
  'board.own.do': 'Välj Caesar själv: hans pjäs står i Ravenna, norr om Rubicon.',
  'board.own.not.legion':
    'Det är Legion XIII, som gick över Rubicon med honom. Caesars pjäs har lagerkransen.',
  'board.own.not.fleet': 'Det är en Navis, en flotta. Caesars pjäs har lagerkransen.',
  'board.fog.tell':
    'De gröna pjäserna tillhör Pompejus. Du ser bara baksidorna: hur många de är, men inte vilka eller hur starka. Han ser dina på samma sätt. Bara en strid vänder på dem.',
  'board.fog.do': 'Välj Neapolis och se hur lite du får veta om de tre pjäserna där.',
  'board.sea.tell':
    'Bara Navis ligger på havet. Städerna med ett ankare eller ett skepp är hamnar: där kan Navis lägga till och landpjäser skeppas ut.',
  'board.sea.do': 'Välj Mare Tyrrhenum, havet utanför Rom.',
  'board.points.tell':
    'En stad räknas för dig så länge bara dina pjäser står i den. En död ledare är en poäng för hans fiende. Den som har tio poäng när ett år är slut vinner; efter fem år vinner den som har flest.',
  'board.points.do': 'Öppna poängen, i fältet längst upp. Pompejus börjar med sju, du med en.',
  'board.learned.1': 'Du ser dina egna pjäser och hur många fiendens är: inte mer.',
  'board.learned.2': 'Städer med en siffra och döda ledare är poäng, och tio vid årets slut vinner.',

  // 2
  'blocks.title': 'Vad en pjäs säger',
  'blocks.about': 'Styrkan, bokstaven som säger när den slår, siffran som säger hur bra',
  'blocks.strength.tell':
    'Den romerska siffran längs överkanten är pjäsens styrka: så många tärningar slår den i strid. Fem pjäser står i Genua.',
  'blocks.strength.do': 'Välj Legion X: den har styrka III.',
  'blocks.strength.not.seventh': 'Det är Legion VII: den har siffran I. Legion X har III längs överkanten.',
  'blocks.strength.not.caesar': 'Caesar har också styrka III, men uppgiften gäller Legion X.',
  'blocks.worn.tell':
    'Varje träff vrider en pjäs ett kvarts varv, så att nästa lägre siffra hamnar överst. En pjäs som träffas vid I elimineras.',
  'blocks.worn.do': 'Välj den pjäs som nästa träff skulle eliminera.',
  'blocks.worn.not.other': 'Den här kan ännu förlora ett steg. Leta efter siffran I längs en överkant.',
  'blocks.letter.tell':
    'Bredvid bilden står en bokstav och en siffra. Bokstaven avgör slagordningen: A slår före B, B före C, C före D. Vid samma bokstav slår försvararen först.',
  'blocks.letter.do': 'Välj den pjäs som slår först.',
  'blocks.letter.not.horse': 'Equitatus är B och slår före legionerna. En pjäs här har ett A.',
  'blocks.letter.not.legion': 'Legioner är C. En pjäs här har ett A.',
  'blocks.letter.not.fleet': 'En Navis är D och slår sist av alla. En pjäs här har ett A.',
  'blocks.firepower.tell':
    'Siffran är effektiviteten: varje tärning som visar den, eller lägre, är en träff. Med C2 träffar 1 eller 2, med C3 också 3.',
  'blocks.firepower.do': 'Välj den pjäs som träffar med en fyra.',
  'blocks.firepower.not.caesar': 'Effektivitet 3: en fyra är en miss. En legion här är bättre.',
  'blocks.firepower.not.other': 'Effektivitet 2: en fyra är en miss. En legion här är mycket bättre.',
  'blocks.fleet.tell':
    'Legion X slår alltså tre tärningar med full styrka, och oftast träffar två av dem. Den var Caesars bästa. En av pjäserna här hör hemma på havet.',
  'blocks.fleet.do': 'Välj Navis. Den seglar och marscherar aldrig.',
  'blocks.fleet.not.land': 'Den här pjäsen marscherar på land. Navis har ett skepp på sig och ett D.',
  'blocks.learned.1': 'Styrkan är hur många tärningar en pjäs slår, och hur många träffar den tål.',
  'blocks.learned.2':
    'Bokstaven säger när den slår, A till D; siffran är vad en tärning får visa för att träffa.',

  // 3
  'cards.title': 'Kort: vem som går, och hur långt',
  'cards.about': 'Marscher och rekryteringar, spelare 1, ordningen i ett drag',
  'cards.discard.tell':
    'Ett år har fem drag. När det börjar får varje sida sex kort och lägger undan ett, osett. Ett kort ger marscher, den stora siffran, och rekryteringar, den lilla.',
  'cards.discard.do': 'Lägg undan det svagaste kortet: I marsch och II rekryteringar.',
  'cards.discard.not.levies':
    'Det ger få marscher, men tre rekryteringar i ett drag är värda att behålla. Lägg undan I marsch och II rekryteringar.',
  'cards.discard.not.moves':
    'Tre marscher är det mesta du har här. Behåll det kortet, och lägg undan I marsch och II rekryteringar.',
  'cards.play.tell':
    'I varje drag spelar båda sidor ett kort med baksidan upp och vänder dem samtidigt. Den som har flest marscher är spelare 1 och går först.',
  'cards.play.do': 'Du vill gå först: spela III marscher och I rekrytering.',
  'cards.play.not.two':
    'Två marscher kan vara för lite: Pompejus kan ha lika många, eller fler. Spela III marscher och I rekrytering.',
  'cards.play.not.one': 'Med en marsch går du nästan säkert som tvåa. Spela III marscher och I rekrytering.',
  'cards.moves.tell':
    'Pompejus spelade II marscher och III rekryteringar: du har fler marscher, så du går först. Du marscherar först och rekryterar sedan. Marscher som inte används går förlorade.',
  'cards.moves.do': 'Att marschera lär du dig härnäst. Avsluta marscherna så länge.',
  'cards.moves.not.move': 'En bra marsch, men det är nästa lektion. Avsluta marscherna här.',
  'cards.levies.tell':
    'Nu dina rekryteringar: nya pjäser, och ny styrka åt gamla. Det som rekryteras nu kan inte flyttas i det här draget. Sedan är det Pompejus tur att göra samma sak.',
  'cards.levies.do': 'Avsluta också rekryteringarna, och låt Pompejus gå.',
  'cards.levies.not.levy': 'Rekryteringar har en egen lektion. Avsluta dem här.',
  'cards.tie.tell':
    'Striderna kommer när båda har marscherat; det fanns inga, och nästa drag börjar. Har båda korten lika många marscher går Caesar först. Rekryteringarna räknas inte där.',
  'cards.tie.do': 'Spela II marscher och I rekrytering, och behåll de bättre korten.',
  'cards.tie.not.one':
    'En marsch skulle troligen låta Pompejus gå först. Spela II marscher och I rekrytering.',
  'cards.tie.not.two':
    'Lika många marscher, men fler rekryteringar: spara det till senare, och spela II marscher och I rekrytering.',
  'cards.learned.1': 'Flest marscher går först, och Caesar om de är lika.',
  'cards.learned.2': 'Spelare 1 marscherar och rekryterar, sedan spelare 2; därefter utkämpas alla strider.',

  // 4
  'roads.title': 'Vägar och grupper',
  'roads.about': 'Vad en marsch är, hur många pjäser en väg bär, var man måste stanna',
  'roads.group.tell':
    'En marsch sätter en grupp i rörelse: några eller alla pjäser i en stad. De behöver inte gå tillsammans, och inte till samma plats.',
  'roads.group.do': 'Skicka Legion IX och Legion X från Massilia till Genua: välj båda och sedan Genua.',
  'roads.group.not.rome': 'Det går att nå Rom, men uppgiften gäller Genua, en väg bort.',
  'roads.group.not.lugdunum':
    'Det är gruppen i Lugdunum, och den skulle kosta en marsch till. Börja med Massilia.',
  'roads.two.tell':
    'En pjäs får gå två städer bort, om ingen fiende finns på vägen eller vid målet. Gruppen i Massilia är redan i rörelse, så det kostar ingen ny marsch.',
  'roads.two.do': 'Skicka Legion XI från Massilia genom Genua till Rom.',
  'roads.two.not.short': 'Den kan gå längre: rakt fram till Rom. En pjäs som har flyttats flyttas inte igen.',
  'roads.two.not.neapolis': 'Neapolis ligger tre vägar bort, och Pompejus står där. Två vägar är det mesta.',
  'roads.full.tell':
    'En större väg, den heldragna linjen, bär fyra pjäser per sida i ett drag. Tre har gått från Massilia till Genua: talet på vägen räknar dem.',
  'roads.full.do': 'Skicka Legion XII till Genua. Då är vägen full.',
  'roads.full.not.seventh':
    'Legion VII har förlorat ett steg: låt den vila. Legion XII tar den sista platsen på vägen.',
  'roads.full.not.on': 'Vidare till nästa stad: det går också, men Legion XII behövs i Genua.',
  'roads.minor.tell':
    'En mindre väg, den prickade linjen, bär bara två. Nu marscherar en annan grupp, och den kostar din andra marsch.',
  'roads.minor.do': 'Skicka Legion XIV och Legion XVI från Lugdunum till Genua längs den mindre vägen.',
  'roads.minor.not.on': 'De kan gå vidare från Genua, men det är där de behövs.',
  'roads.minor.not.horse': 'Equitatus väntar. Legion XIV och Legion XVI tar de två platserna på vägen.',
  'roads.minor.not.seventh':
    'Legion VII stannar i Massilia. Dess väg är full, och omvägen skulle ta en plats på den mindre vägen.',
  'roads.stop.tell':
    'Nu är också den mindre vägen full. Den som går in i en stad med fiender måste stanna där: det är ett anfall, och det når bara en väg bort, aldrig två.',
  'roads.stop.do': 'Anfall Neapolis med Legion VIII, som står intill, i Rom.',
  'roads.stop.not.full':
    'Två har redan gått längs den här mindre vägen, och Massilias väg är full: Equitatus stannar.',
  'roads.stop.not.away': 'Då skulle Legion VIII marschera bort. Fienden är i Neapolis, en väg söderut.',
  'roads.learned.1':
    'En marsch är för en grupp; dess pjäser går upp till två städer, var och en dit den vill.',
  'roads.learned.2': 'En större väg bär fyra, en mindre två; fiender avslutar en marsch.',

  // 5
  'attack.title': 'Anfall: huvudstyrka och reserv',
  'attack.about': 'Den första vägen är huvudanfallet; de som kommer via andra vägar strider senare',
  'attack.enemy.tell':
    'Tre fiender håller Rom. Du vet inte vilka de är. Du har tre marscher, och legioner i tre städer.',
  'attack.enemy.do': 'Välj Rom och se vad man vet om staden.',
  'attack.main.tell':
    'Vägen där du först går in i en fientlig stad är huvudanfallet. Alla pjäser som kommer längs den är huvudstyrka, och de strider från första ronden.',
  'attack.main.do': 'Skicka alla tre legionerna från Genua till Rom.',
  'attack.main.not.ravenna':
    'Då skulle vägen från Ravenna bli huvudanfallet, med en legion, och de tre från Genua komma sent. Börja med Genua.',
  'attack.main.not.massilia':
    'Massilia ligger två vägar från Rom. Den som anfaller kommer från en stad intill.',
  'attack.main.not.thirteenth': 'Legion XIII får sin roll strax. Först de tre legionerna i Genua.',
  'attack.reserve.tell':
    'Dina legioner har nu ett H: huvudstyrka. Pjäser som går in via en annan väg är reserver. De väntar under första ronden och strider från den andra.',
  'attack.reserve.do': 'Skicka Legion XIII från Ravenna till Rom, längs den mindre vägen.',
  'attack.reserve.not.away': 'Legion XIII behövs i Rom, som din reserv.',
  'attack.far.tell':
    'En marsch är kvar, och Legion XI. Från Massilia når den inte striden i Rom: ett anfall når bara en väg bort.',
  'attack.far.do': 'För Legion XI till Genua, så att ingen tar den tomma staden bakom dig.',
  'attack.far.not.rome':
    'Två vägar: för långt för ett anfall, och för långt för att förstärka ett. Gå till Genua.',
  'attack.far.not.away': 'Genua står tomt bakom din armé. Dit ska Legion XI.',
  'attack.end.tell': 'Alla marscher är gjorda. Nu får Pompejus svara; sedan utkämpas striden.',
  'attack.end.do': 'Avsluta marscherna.',
  'attack.fight.tell':
    'Pjäserna vänds upp. Pompejus slog först och missade. I rond I kan bara din huvudstyrka strida; Legion XIII, med sitt R, väntar.',
  'attack.fight.do': 'Slå med Legion X.',
  'attack.fight.not.other': 'Alla legioner får sin tur. Börja med Legion X, som träffar med en fyra.',
  'attack.fight.not.pass': 'Den som passar ger bort sin tur. Slå med Legion X.',
  'attack.fight.not.reserve': 'Legion XIII är reserv: den går in i rond II.',
  'attack.learned.1': 'Den första vägen är huvudanfallet; andra vägar för in reserver, till rond II.',
  'attack.learned.2': 'Ett anfall kommer från staden intill: aldrig från två vägar bort.',

  // 6
  'pinning.title': 'Låst, och hur man svarar',
  'pinning.about': 'Vilka som måste stanna när du anfalls, vilka som får gå, vilka som får komma',
  'pinning.lock.tell':
    'Pompejus gick först, och kom från Rom in i Genua med två pjäser. Varje pjäs i hans huvudstyrka låser en av dina. Hänglåset visar hur många som hålls: två av tre.',
  'pinning.lock.do': 'Välj Genua.',
  'pinning.leave.tell':
    'Vilka av dina som stannar bestämmer du, så länge två gör det. Antonius har styrka I; en död ledare vore en poäng för Pompejus.',
  'pinning.leave.do': 'För Antonius i säkerhet i Massilia.',
  'pinning.leave.not.legion':
    'Går en legion är Antonius en av de två som måste stanna och strida, med styrka I. Låt honom gå.',
  'pinning.leave.not.road': 'Vägen som fienden kom längs är stängd för dig. Massilia är öppet.',
  'pinning.leave.not.elsewhere':
    'Då vore han ur striden, men det är i Massilia han ska vila. Skicka honom dit.',
  'pinning.respond.tell':
    'Nu är de två legionerna låsta, och inget kan flytta dem. Men hjälp får komma från en stad intill: den svarar, som reserv, och strider från rond II.',
  'pinning.respond.do': 'Skicka Caesar och Legion XIII från Ravenna till Genua.',
  'pinning.respond.not.sixteenth':
    'Legion XVI kunde också hjälpa, men din andra marsch är för Ravenna: där står två pjäser.',
  'pinning.respond.not.pinned': 'Den här legionen är låst: två anfallare, och två måste stanna.',
  'pinning.respond.not.away': 'Det leder bort från striden. Dina legioner är i Genua.',
  'pinning.end.tell':
    'Båda har ett R: de går in när rond II börjar. Till dess måste dina legioner hålla ut. Som försvarare slår de först vid samma bokstav.',
  'pinning.end.do': 'Avsluta marscherna, så börjar striden.',
  'pinning.learned.1': 'Varje anfallare i huvudstyrkan låser en försvarare; de andra får gå.',
  'pinning.learned.2':
    'Hjälp kommer från staden intill, alltid som reserv; ingen lämnar staden via fiendens väg.',
};
