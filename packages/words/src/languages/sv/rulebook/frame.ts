// Det som står omkring reglerna: sidan själv, dess delar, det första kapitlet och tabellerna.
import type { frame as english } from '../../en/rulebook/frame.ts';

export const frame: Readonly<Record<keyof typeof english, string>> = {
  'book.title': 'Reglerna',
  'book.contents': 'Innehåll',
  'book.contents.open': 'Visa innehållet',
  'book.contents.close': 'Dölj innehållet',
  'book.home': 'Till startsidan',
  'book.search': 'Sök i reglerna',
  'book.search.none': 'Hittade inget för ”{query}”.',
  'book.search.found': '{count|one=# ställe|other=# ställen} för ”{query}”',
  'book.previous': 'Föregående: {title}',
  'book.next': 'Nästa: {title}',
  'book.turn-page': 'Föregående och nästa del',
  'book.print': 'Skriv ut den här delen',
  'book.whole': 'Hela boken på en sida',
  'book.open': 'Öppna i regelboken',
  'book.edition': 'Min utgåva',
  'book.edition.all': 'Alla, med skillnaderna utmärkta',
  'book.edition.one': 'Utgåva {edition}',
  'book.only': 'Utgåva {editions}',
  'book.option': 'Alternativ',
  'book.example': 'Exempel',
  'book.ruling': 'Utslag {number}',
  'book.rule': '{number} {title}',
  'book.reference': 'regel {number}',
  'book.lost': 'Det finns ingen regel {word}. Innehållet visar alla som finns.',
  'book.figure.places': 'På spelplanen: {places}',
  'book.line.attacks': 'anfaller',
  'book.line.defends': 'försvarar',

  'part.game': 'Spelet på en sida',
  'part.1': 'Introduktion',
  'part.2': 'Drag',
  'part.3': 'Arméer',
  'part.4': 'Spelplan',
  'part.5': 'Uppställning',
  'part.6': 'Befäl',
  'part.7': 'Strid',
  'part.8': 'Vinterdrag',
  'part.gods': 'Händelsekort och befälskort',
  'part.blocks': 'Alla pjäser',
  'part.map': 'Städer, hav och vägar',
  'part.public': 'Vad som är öppet och vad som är hemligt',
  'part.editions': 'Utgåvorna jämförda',
  'part.rulings': 'Alla utslag',
  'part.index': 'Sakregister',

  'game.what.title': 'Vad det är',
  'game.what.a':
    'I januari 49 f.Kr. går Caesar över Rubicon med en legion, och republiken är i krig med sig själv. Den ena spelaren leder Caesars arméer, den andra Pompejus och senatens. Spelplanen är den romerska världen från Spanien till Syrien: 67 städer, nio hav och vägarna mellan dem.',
  'game.what.b':
    'Arméerna är träpjäser som bara visar framsidan för sin ägare. Du ser var fiendens pjäser är och hur många, inte vilka eller hur starka. Den osäkerheten är spelets hjärta: du spanar genom att strida, och du bluffar genom att stå stilla.',
  'game.see.title': 'Vad du ser',
  'game.see.a':
    'På en pjäs: siffran längs överkanten är dess styrka nu, bokstaven säger när den har sin tur i en strid, och talet bredvid bokstaven är det högsta tärningsslag som träffar {3.12}. Ljusbruna pjäser tillhör Caesar, gröna tillhör Pompejus, och den blå är Cleopatra, som kan strida för båda.',
  'game.see.b':
    'På kartan: heldragna linjer är större vägar för fyra pjäser, prickade är mindre vägar för två {4.31}. En siffra i en stad är dess poängvärde {4.2}. Ett skepp vid en stad betyder stor hamn, där Navis rekryteras {4.42}.',
  'game.turn.title': 'Ett drag',
  'game.turn.a':
    'Båda spelar ett kort med baksidan upp och avslöjar det. Den som har flest marscher är spelare 1 {2.1}. Spelare 1 marscherar med grupper och rekryterar, därefter gör spelare 2 samma sak {2.2}. Sedan blir det strid på varje plats där båda sidor har pjäser, en efter en {2.3}.',
  'game.year.title': 'Ett år och dess vinterdrag',
  'game.year.a':
    'Fem drag är ett år. Sedan kommer vinterdraget {8.1}: Cleopatra reser hem, vinnaren avgörs, Navis återgår till hamn, och varje stad försörjer bara så många pjäser. Eliminerade pjäser kan rekryteras igen nästa år, utom ledare.',
  'game.win.title': 'Hur man vinner',
  'game.win.a':
    'Kartans städer är värda tretton poäng; varje dödad fientlig ledare är en till. Den som har tio poäng någon vinter har vunnit. Efter den femte vintern vinner den som har flest {1.2}.',
  'game.win.b':
    'Pompejus börjar med sju poäng och Caesar med en. Tiden är på Pompejus sida, så Caesar måste anfalla. Pompejus har Navis och hela Östern, och behöver tid att samla dem.',
  'game.first.title': 'Tre saker att veta före första partiet',
  'game.first.a':
    'Du anfaller bara från en intilliggande plats {6.12}. En armé som vill anfalla måste alltså först komma nära, och fienden ser den komma.',
  'game.first.b':
    'Den väg du först anfaller längs avgör vilka som strider i rond I; alla andra är reserver och kommer senare {7.3}. En anfallare som inte har vunnit efter tre ronder måste retirera i den fjärde {7.2}.',
  'game.first.c':
    'Utan Navis på rätt hav kommer ingen armé över vattnet {6.3}. Navis är få och tar tid att rekrytera. En enda på rätt hav är värd en armé.',

  'gods.about':
    'Leken har 27 kort: 20 befälskort och sju händelsekort, ett av varje. Den som spelar ett händelsekort är spelare 1 och gör det som står här, i stället för marscher och rekryteringar. Två händelsekort som spelas samtidigt ställer in varandra, och draget är över {2.1}.',
  'gods.common':
    'Mars, Merkurius och Pluto flyttar bara landpjäser, Neptunus flyttar bara Navis. Inget av dem tillåter skeppning, och inget händelsekort ger rekryteringar. En spelare får göra mindre än kortet tillåter, eller inget alls.',
  'gods.command': 'Befälskort',
  'gods.command.a':
    'Ett befälskort ger marscher och rekryteringar. Först kommer alla marscher, sedan alla rekryteringar {6.1} {6.4}. Det som inte används går förlorat.',
  'gods.column.card': 'Kort',
  'gods.column.moves': 'Marscher',
  'gods.column.levies': 'Rekryteringar',
  'gods.column.copies': 'I leken',
  'god.Apollo.a':
    'Apollo kopierar det kort som motståndaren spelade i förra draget. Det kopierade kortet avgör vem som är spelare 1, som om det hade spelats nu: ett händelsekort går först, annars flest marscher, och Caesar om marscherna är lika många. Det ger sina marscher och rekryteringar, eller verkar som det händelsekort det är.',
  'god.Apollo.b':
    'Att kopiera ett händelsekort ställer inte in draget. Apollo mot ett händelsekort som spelas i samma drag gör det, som två händelsekort alltid gör. Apollo kan inte spelas i årets första drag, för då finns inget att kopiera; det kan läggas undan då.',
  'god.Jupiter.a':
    'Välj en fientlig stad som ligger intill en egen stad längs väg eller över sund. En av fiendens pjäser i den, slumpvis vald, byter sida till dig. Med träpjäser avgör en tärning: varje pjäs får lika många av dess siffror, och man slår om ifall en siffra blir över. Med tre pjäser är 1–2 den första, 3–4 den andra och 5–6 den tredje; med fem pjäser slås en sexa om.',
  'god.Jupiter.b':
    'Välj en fientlig stad som ligger intill en egen stad längs väg eller över sund, eller ett hav med fientliga Navis där du har en egen hamn, och en färg. En av fiendens pjäser där i den färgen, slumpvis vald, byter sida till dig.',
  'god.Jupiter.c':
    'Välj en fientlig stad som ligger intill en egen stad längs väg eller över sund, och en färg. En av fiendens pjäser där i den färgen, slumpvis vald, byter sida till dig.',
  'god.Jupiter.d':
    'Du ser på den och ställer den i en egen stad intill den stad den lämnade. Den behåller sin styrka och är din i alla avseenden från den stunden. En ledare eller Navis byter inte sida: den avslöjas och förlorar i stället ett steg. Cleopatra är ingen ledare, så hon kan byta sida.',
  'god.Mars.a':
    'Flytta en grupp landpjäser. Välj sedan en strid där du anfaller. I dess första rond slår alla pjäser i din huvudstyrka före alla försvarare, i bokstavsordning.',
  'god.Mars.b':
    'Från rond II gäller den vanliga ordningen, försvararen först. Försvararen kan alltså slå två gånger i rad, sist i rond I och först i rond II. Du får anfalla flera platser, men bara en strid är ett överraskningsanfall.',
  'god.Mercury.a':
    'Flytta en grupp landpjäser. Var och en får gå en etapp mer än vanligt: tre etapper utan att anfalla, eller två varav den andra är anfallet. Pjäserna får gå åt olika håll och behöver inte använda den extra etappen.',
  'god.Neptune.a':
    'Flytta en grupp Navis. Välj sedan en strid där du anfaller, till havs eller i land. I dess första rond slår alla pjäser i din huvudstyrka före alla försvarare, som med {Mars}.',
  'god.Pluto.a':
    'Flytta en grupp landpjäser. Fler av dem får anfalla längs samma väg: sex längs en större väg, tre längs en mindre, två över ett sund. Det gäller bara den väg de anfaller längs. För andra marscher, svarsmarscher, reträtter och omgrupperingar gäller vanlig vägkapacitet {6.11}.',
  'god.Vulcan.a':
    'Välj en fientlig stad som inte är omstridd. Varje pjäs i den förlorar ett steg. De med styrka I elimineras, Navis och ledare också. Navis till havs går säkra.',
  'god.Vulcan.b': 'Cleopatra förlorar inget steg om hon har styrka I.',
  'god.Vulcan.c':
    'Cleopatra med styrka I elimineras inte: hon går över till den som spelar Vulcanus. Är andra på hennes gamla sida kvar i staden anfaller hon dem.',

  'blocks.about':
    'Alla 63 pjäser med full styrka. ”Hemstad” är där en pjäs måste ställas när den rekryteras {6.4}. ”Börjar” är dess stad i den historiska uppställningen {5.1}, eller rekryteringspoolen {5.2}.',
  'blocks.of': 'Pjäser hos {side}',
  'blocks.column.block': 'Pjäs',
  'blocks.column.rating': 'Stridsvärde',
  'blocks.column.full': 'Styrka',
  'blocks.column.raised': 'Hemstad',
  'blocks.column.begins': 'Börjar',
  'blocks.anywhere': 'valfri egen stad',
  'blocks.major-port': 'valfri stor hamn',
  'blocks.once': 'när en ledare har dödats',
  'blocks.never': 'aldrig i en rekryteringspool',
  'blocks.pool': 'rekryteringspool',
  'blocks.ballista': 'B4 i försvar, D4 i anfall',
  'kind.leader':
    'Ledare har hög snabbhet och är svåra att ersätta. En dödad ledare kommer aldrig tillbaka och är värd en poäng för fienden {7.51}.',
  'kind.legio': 'Arméns ryggrad. En legion har sin tur på C och rekryteras i sin hemstad.',
  'kind.equitatus': 'Kavalleri. Equitatus har sin tur på B, före legionerna, och rekryteras i sin hemstad.',
  'kind.elephant':
    'Stark men sårbar. Den har bara två steg, IV och II, så en träff halverar dess tärningar och en andra träff eliminerar den {7.41}. Den rekryteras i Utica.',
  'kind.auxilia':
    'Lätt infanteri med tur på B och bågskyttar med tur på A. De slår tidigt men träffar bara på 1. De rekryteras i valfri egen stad.',
  'kind.ballista':
    'Den har sin tur på B i försvar, på D i anfall, och träffar på 4 eller lägre {7.42}. Den rekryteras i valfri egen stad.',
  'kind.navis':
    'Krigsskepp. Navis kontrollerar hav, öppnar dem för arméer och har sin tur på D. De rekryteras i stora hamnar.',
  'kind.cleopatra':
    'Egyptens armé. Förlorar hon sitt sista steg i strid går hon över till den andra sidan med styrka I {7.52}. Om vintern reser hon hem till Alexandria {8.1}.',

  'map.about':
    'Städerna som har ett värde, hamnarna vid varje hav, och sunden. En stads värde är dess poäng {1.2}, och läggs till vad den kan försörja om vintern {8.4}.',
  'map.values': 'Städer som har ett värde',
  'map.column.city': 'Stad',
  'map.column.value': 'Poäng',
  'map.column.feeds': 'Försörjer om vintern',
  'map.column.port': 'Hamn vid',
  'map.total': 'Tillsammans',
  'map.seas': 'Haven och deras hamnar',
  'map.column.sea': 'Hav',
  'map.column.ports': 'Hamnar; stora med fet stil',
  'map.column.borders': 'Intilliggande hav',
  'map.straits': 'Sund',
  'map.column.strait': 'Sund',
  'map.column.between': 'Mellan',
  'map.limits': 'Vägkapacitet',
  'map.column.way': 'Väg',
  'map.column.move': 'Befälsdelen',
  'map.column.attack': 'Vid anfall',
  'map.column.pluto': 'Med Pluto',
  'map.column.retreat': 'Reträtt per rond',
  'map.column.regroup': 'Omgruppering',
  'map.way.major': 'Större väg',
  'map.way.minor': 'Mindre väg',
  'map.way.strait': 'Sund',
  'map.way.sea': 'Havsgräns, eller hamn och hav',
  'map.no-limit': 'obegränsat',
  'map.inland': 'inland',

  'public.about': 'Vad varje spelare får veta i varje ögonblick. När partiet är slut är inget hemligt.',
  'public.open.title': 'Alla ser',
  'public.open.a':
    'Hur många pjäser som är på varje plats, deras färg, vem som för befäl över dem, och vilka som har flyttats i draget. Cleopatra och en pjäs som bytt sida känns alltså igen.',
  'public.open.b':
    'Varje färd, längs vilken väg eller havsgräns varje anfallare kom in, och vilka som är huvudstyrka eller reserv; var rekryteringar användes, och om det blev en ny pjäs av dem.',
  'public.open.c':
    'Eliminerade pjäser, dödade ledare, om den tredje ledaren är tillgänglig, hur många pjäser som står i varje rekryteringspool och hur många kort som är på varje hand; att ett kort är valt, kort som har avslöjats, och alla tärningar.',
  'public.open.d':
    'Allt som i en strid händer med pjäser som deltar i den. Reserver avslöjas när de anländer. En pjäs som bara förlorar ett steg genom {Jupiter} visas för alla.',
  'public.hidden.title': 'Hemligt',
  'public.hidden.a':
    'Vilken och hur stark en fientlig pjäs är, utom i en strid där den deltar. Efter striden reser den sig och är en bland många igen.',
  'public.hidden.b':
    'Vilka pjäser som står upprätt i fiendens rekryteringspool; fiendens hand, undanlagda och valda kort; order som ännu kan ångras, och för alltid de som ångrades.',
  'public.hidden.c':
    'Vilken pjäs som byter sida genom {Jupiter} vet de två spelarna, inte de som ser på. Omgrupperingar och vinterns förflyttningar visar bara antal.',

  'editions.about':
    'Rubicon spelar reglernas tre utgåvor. De skiljer sig på de här punkterna; allt annat är gemensamt. Några saker till kan man komma överens om i alla utgåvor: se alternativen nedan.',
  'editions.column.what': 'Vad',
  'editions.firstTurn': 'Spelare 1 i spelets första drag {2.1}',
  'editions.firstTurn.caesar': 'Caesar, vad som än spelas; två händelsekort ställer ändå in draget',
  'editions.firstTurn.cards': 'som korten säger',
  'editions.jupiter': 'Vad {Jupiter} kan riktas mot',
  'editions.jupiter.city': 'en stad: vilken fientlig pjäs som helst i den, slumpvis',
  'editions.jupiter.colour-or-sea': 'en stad och en färg, eller Navis på ett hav där du har en egen hamn',
  'editions.jupiter.colour': 'en stad och en färg',
  'editions.mainAttack': 'Huvudanfallet {6.12} {7.3}',
  'editions.mainAttack.first-entry': 'den väg eller havsgräns som används först',
  'editions.mainAttack.declared': 'utses efter den sista marschen',
  'editions.navisAttackFromPort': 'Navis som anfaller ett hav från en hamn {6.2}',
  'editions.navisAttackFromPort.true': 'tillåtet',
  'editions.navisAttackFromPort.false': 'inte tillåtet; de får svara från en hamn',
  'editions.vulcanCleopatra': 'Cleopatra med styrka I under {Vulcan}',
  'editions.vulcanCleopatra.spared': 'förlorar inget steg',
  'editions.vulcanCleopatra.joins': 'går över till den som spelar Vulcanus',
  'editions.winterVictory': 'När vinnaren avgörs {8.2}',
  'editions.winterVictory.before-harbour': 'efter att Cleopatra rest hem, före hamn och vinterkvarter',
  'editions.winterVictory.after-supply': 'efter hamn och vinterkvarter, före upplösandet',
  'editions.options': 'Alternativ',
  'editions.options.first': 'Vem som är spelare 1 i spelets första drag kan man komma överens om {2.1}.',
  'editions.options.free': 'Fri uppställning {5.3}.',
  'editions.options.cleopatra': 'Cleopatra kan få vänta till nästa rond sedan hon bytt sida {7.52}.',
  'editions.options.handicap':
    'Ett handikapp: en sida får ett antal extra rekryteringar, bestämt före partiet, i sitt första drag med rekryteringar. Det den inte använder då går förlorat.',
  'bids.title': 'Bud på sidor (ett val i Rubicon)',
  'bids.ours':
    'Det här är ingen regel i det utgivna spelet. Det är ett val i Rubicon, för partier på nätet mellan två människor som är överens om det: i stället för att lotta sidorna bjuder de på dem.',
  'bids.secret':
    'Varje spelare bjuder i hemlighet: en sida, och ett antal rekryteringar från 0 till 20. Ett bud kan inte ändras. När båda buden är inne visas de samtidigt och partiet börjar.',
  'bids.different':
    'Vill spelarna ha olika sidor får var och en sin, och inga rekryteringar ges: ingen av dem skulle vilja byta.',
  'bids.same':
    'Vill båda ha samma sida går den till det högre budet. Den andra spelaren får den andra sidan, och exakt så många extra rekryteringar som det högre budet. För det lägre budet ges inget.',
  'bids.tie':
    'Vill båda ha samma sida och bjuder lika mycket avgör en tärning vem som får sidan; den andra får rekryteringarna. Tärningen är en av dem som servern band sig vid före buden, så vem som helst kan kontrollera den efter partiet.',
  'bids.points':
    'Rekryteringarna är ett handikapp, som ovan: de läggs till i sidans första drag med rekryteringar, och det som inte används då går förlorat. Ett bud på 0 ger inget.',
  'editions.options.bids':
    'Bud på sidor: i stället för att lotta bjuder två människor rekryteringar för den sida de vill ha. Det är ett val i Rubicon, som beskrivs nedan.',
};
