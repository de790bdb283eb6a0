// Regel 1 till 5: spelet, draget, pjäserna, kartan, uppställningen.
import type { rules1To5 as english } from '../../en/rulebook/rules-1-5.ts';

export const rules1To5: Readonly<Record<keyof typeof english, string>> = {
  'c.1': 'Vilka som spelar, med vad, och hur en spelare vinner.',
  'r.1.1.title': 'Antal spelare',
  'r.1.1.a':
    'Två spelare. Den ena för befäl för Caesar, med ljusbruna pjäser. Den andra för befäl för Pompejus och senaten, med gröna pjäser.',
  'r.1.2.title': 'Vinnare',
  'r.1.2.a':
    'Spelet varar fem år med fem drag vardera. Efter varje år kommer ett vinterdrag, då båda spelarna räknar sina poäng {8.2}.',
  'r.1.2.b':
    'En spelare har värdet av alla egna städer {4.21}, och en poäng för varje dödad fientlig ledare {7.51}. Den som har tio poäng eller mer vinner.',
  'r.1.2.c':
    'Har ingen tio poäng när det femte året är slut vinner spelaren med flest poäng. Har båda lika många vinner den som håller Rom. Om ingen håller Rom är partiet oavgjort.',
  'r.1.2.example':
    'Från början har Pompejus sju poäng och Caesar bara en, för Massilia. Rom, Athena, Byzantium och Ephesus, tillsammans fem poäng, står tomma. Caesar måste alltså anfalla, annars förlorar han tidigt.',
  'r.1.3.title': 'Innehåll',
  'r.1.3.a':
    'Det finns 63 pjäser: 31 ljusbruna, 31 gröna och den blå Cleopatra. Leken har 27 kort: 20 befälskort och 7 händelsekort. Till spelet hör fyra sexsidiga tärningar.',

  'c.2':
    'Ett år har fem drag. Varje drag har tre delar, alltid i den här ordningen: kort, befäl, strid. Ett drag spelas till slut innan nästa börjar.',
  'r.2.1.title': 'Kort',
  'r.2.1.a':
    'När ett år börjar blandas alla 27 korten och varje spelare får sex. Var och en lägger undan ett av dem utan att avslöja det. De andra fem spelas, ett per drag.',
  'r.2.1.b':
    'I varje drag spelar båda ett kort med baksidan upp. Sedan avslöjas båda korten. Ett befälskort visar marscher och rekryteringar. Spelare 1 i draget är den vars kort har flest marscher. Är marscherna lika många är Caesar spelare 1. Rekryteringarna räknas inte här.',
  'r.2.1.c':
    'I spelets första drag är Caesar spelare 1, vilka kort som än spelas. Två händelsekort ställer ändå in det draget.',
  'r.2.1.d': 'Det gäller också i spelets första drag.',
  'r.2.1.e':
    'Den som spelar ett händelsekort är spelare 1 och gör det som kortet tillåter, i stället för marscher och rekryteringar. Spelar båda händelsekort ställs båda in och draget är slut: ingen marscherar och ingen strider. Varje händelsekort har ett eget avsnitt: {Apollo}, {Jupiter}, {Mars}, {Mercury}, {Neptune}, {Pluto} och {Vulcan}.',
  'r.2.1.f':
    'Du måste spela ett kort i varje drag, men du behöver inte använda allt på det. Marscher och rekryteringar som inte används går förlorade; de kan inte sparas.',
  'r.2.1.example':
    'Caesar spelar tre marscher och en rekrytering, Pompejus tre marscher och två rekryteringar. Marscherna är lika många, så Caesar är spelare 1.',
  'r.2.2.title': 'Befäl',
  'r.2.2.a':
    'Spelare 1 gör alla kortets marscher och sedan alla dess rekryteringar. Därefter gör spelare 2 samma sak. Den som har ett händelsekort använder det i stället, i samma del av draget.',
  'r.2.2.b':
    'Varje marsch låter en grupp, alltså några eller alla pjäser på en plats, gå en eller två etapper {6.1}. Pjäser som går två etapper får varken anfalla eller förstärka en strid. Pjäser som går in på en plats med fientliga pjäser måste stanna där.',
  'r.2.2.c':
    'Varje rekrytering ger en pjäs på kartan ett steg, eller sätter in en ny pjäs från rekryteringspoolen {6.4}. Rekryteringarna kommer efter alla marscher, så nya pjäser flyttas inte i samma drag.',
  'r.2.3.title': 'Strid',
  'r.2.3.a':
    'När båda har marscherat och rekryterat blir det strid i varje stad och på varje hav där båda spelarna har pjäser. Striderna utkämpas en efter en, var och en till slut, i den ordning spelare 1 väljer {7.1}.',

  'c.3':
    'Varje armé består av träpjäser. De står upprätt och visar framsidan bara för sin ägare. Fienden ser varken vilka de är eller hur starka de är: det är spelets strategiska osäkerhet (fog of war). I en strid ligger pjäserna med framsidan upp för båda.',
  'r.3.1.title': 'Uppgifter på pjäserna',
  'r.3.1.a': 'Varje pjäs visar sin styrka och sitt stridsvärde. Många visar också en hemstad.',
  'r.3.11.title': 'Styrka',
  'r.3.11.a':
    'Den romerska siffran längs överkanten är pjäsens styrka just nu. Så många tärningar slår pjäsen i strid. Den maximala styrkan är II, III eller IV, beroende på pjäs.',
  'r.3.11.b':
    'Varje träff tar ett steg: pjäsen vrids ett kvarts varv åt vänster, och nästa lägre siffra står överst. En pjäs som förlorar sitt sista steg elimineras {7.5}.',
  'r.3.12.title': 'Stridsvärde',
  'r.3.12.a':
    'Stridsvärdet är en bokstav och en siffra, till exempel A3 eller C2. Bokstaven är pjäsens snabbhet. Den avgör när i ronden pjäsen har sin tur: alla A först, sedan B, C och D. Vid samma bokstav har försvararens pjäser sin tur före anfallarens {7.2}.',
  'r.3.12.b': 'Siffran är pjäsens effektivitet: det högsta tärningsslag som ännu är en träff {7.4}.',
  'r.3.13.title': 'Hemstäder',
  'r.3.13.a':
    'Legioner, Equitatus och elefanten har en stad angiven på pjäsen. Det är deras hemstad, den enda stad där de kan rekryteras från poolen {6.4}. Väl på kartan får de gå vart som helst, och få steg i valfri egen stad.',
  'r.3.2.title': 'Pjästyper',
  'r.3.2.a':
    'Varje spelare har ledare, legioner, Auxilia, Equitatus, en Ballista och Navis. Pompejus har dessutom en elefant. Cleopatra hör inte till någon av arméerna.',
  'r.3.21.title': 'Ledare',
  'r.3.21.a':
    'Varje sida har tre ledare: Caesar, Antonius och Octavian; Pompejus, Scipio och Brutus. Två av dem börjar på kartan. Octavian och Brutus kan rekryteras först när en annan ledare på deras sida har dödats {7.51}.',
  'r.3.22.title': 'Legioner',
  'r.3.22.a':
    'Örnen betyder legion. Pjäsen visar legionens nummer och hemstad. Stridsvärdet är C2, C3 eller C4; veteranlegionerna har de bättre.',
  'r.3.23.title': 'Auxilia – hjälptrupper',
  'r.3.23.a':
    'Varje sida har fyra Auxilia: två lätt infanteri med stridsvärde B1 och två bågskyttar med A1. De rekryteras i valfri egen stad.',
  'r.3.24.title': 'Equitatus – kavalleri',
  'r.3.24.a':
    'Equitatus är kavalleri med stridsvärde B2 eller B3. De rekryteras i sin hemstad, precis som legioner. Fyra finns på Caesars sida och tre på Pompejus, som dessutom har elefanten {7.41}.',
  'r.3.24.b':
    'På kartan är hemstäderna för Equitatus utmärkta med en symbol, en häst. En elefant visar Utica, där elefanten rekryteras.',
  'r.3.25.title': 'Ballista – kastmaskiner',
  'r.3.25.a':
    'Varje sida har en Ballista, som rekryteras i valfri egen stad. Dess bokstav beror på om den försvarar eller anfaller {7.42}.',
  'r.3.26.title': 'Navis – flottor',
  'r.3.26.a':
    'Varje sida har fem Navis. Det är krigsskepp med stridsvärde D2 eller D3. I en sjöstrid har alla samma bokstav, så den saknar betydelse. I en strid i land har de sin tur sist, vilket gör dem sårbara. De rekryteras i egna stora hamnar {4.42}.',
  'r.3.26.b':
    'Navis vinner sjöherravälde och öppnar på så sätt haven för skeppning {6.3}. De kan också anfalla fientliga hamnar och inta tomma.',
  'r.3.27.title': 'Cleopatra',
  'r.3.27.a':
    'Cleopatra är Egyptens armé, med stridsvärde C1. Hon börjar på Pompejus sida och kan strida för båda {7.52}. Hon är ingen ledare: ingen får poäng för henne, och {Jupiter} kan få henne att byta sida.',

  'c.4':
    'Spelplanen visar Medelhavet och länderna omkring. Caesar sitter i norr, Pompejus i söder. Korsade svärd visar krigets slagfält; de har ingen betydelse i spelet.',
  'r.4.1.title': 'Städer, hav, hamnstäder',
  'r.4.1.a':
    'En pjäs på kartan är alltid i en stad eller på ett hav. Landpjäser står i städer. Navis ligger på hav, eller i städer som är hamnar. Städer och hav kallas med ett gemensamt ord platser.',
  'r.4.2.title': 'Städer',
  'r.4.2.a':
    'Elva städer har ett poängvärde, ett eller två, och tretton tillsammans. Värdet är de poäng som staden ger {1.2}. Det ökar också antalet pjäser som staden kan försörja om vintern {8.4}.',
  'r.4.21.title': 'Kontroll av städer',
  'r.4.21.a': 'En stad är',
  'r.4.21.list.1': 'egen, om bara dina pjäser är i den;',
  'r.4.21.list.2': 'fientlig, om den är motståndarens egen;',
  'r.4.21.list.3': 'tom, om inga pjäser är i den;',
  'r.4.21.list.4': 'omstridd, om båda spelarna har pjäser i den och striden återstår.',
  'r.4.21.b':
    'Kontrollen ändras genast, när som helst i draget. En stad som din sista pjäs lämnar är tom och alltså neutral, vem som än höll den förut. En stad där en enda anfallande pjäs går in är omstridd och ingens egen, tills striden är över.',
  'r.4.3.title': 'Vägar',
  'r.4.3.a': 'Vägar förbinder städerna. Landpjäser marscherar från stad till stad längs dem.',
  'r.4.31.title': 'Vägtyper',
  'r.4.31.a':
    'En heldragen linje är en större väg. Under en befälsdel får varje spelare föra fyra pjäser längs den. En prickad linje är en mindre väg, för två pjäser {6.11}.',
  'r.4.32.title': 'Sund',
  'r.4.32.a':
    'Fyra sund förbinder städer som vägar: Herculeum, mellan Gades och Tingis; Messana, mellan Messana och Rhegium; Hellespontus, mellan Aenos och Pergamum; och Bosphorus, mellan Byzantium och Nicomedia.',
  'r.4.32.b':
    'Under en befälsdel får varje spelare föra två landpjäser över varje sund, men bara en om fientliga pjäser finns i staden på andra sidan.',
  'r.4.32.c':
    'Navis påverkas inte av sund. Vem som kontrollerar städerna vid ett sund spelar ingen roll, vare sig för Navis eller för skeppning.',
  'r.4.4.title': 'Hav',
  'r.4.4.a':
    'Det finns nio hav: Oceanus Atlanticus, Mare Hispanum, Mare Tyrrhenum, Mare Internum, Mare Hadriaticum, Mare Egypticum, Mare Aegaeum, Propontis och Pontus Euxinus. Bara Navis kan vara på ett hav, och bara Navis kontrollerar det alltså.',
  'r.4.4.b':
    'Kontroll över hav fungerar som kontroll av städer {4.21}: ett hav är eget om bara dina Navis är där, fientligt om bara fiendens är där, tomt om inga är där, och omstritt om båda är där. Det ändras genast. Navis i hamn kontrollerar staden, inte havet utanför.',
  'r.4.41.title': 'Öar',
  'r.4.41.a':
    'Corsica, Sardinia, Sicilia, Creta och Cyprus har städer; alla andra öar är utsmyckning. Pjäser når öarna med Navis förflyttning {6.2} eller skeppning {6.3}. Bara Sicilia nås också till lands, över Messanas sund {4.32}.',
  'r.4.42.title': 'Hamnar',
  'r.4.42.a':
    'Varje stad vid en kust är en hamn. En hamn på gränsen mellan två hav är hamn vid båda; Utica och Creta är hamnar vid tre. Tabellen över haven nämner alla hamnar.',
  'r.4.42.b': 'Hamnar med ett skepp intill är stora hamnar. Bara där kan Navis rekryteras {6.4}.',

  'c.5': 'Hur spelet börjar, år 705 i den romerska kalendern. Det är 49 f.Kr.',
  'r.5.1.title': 'Historisk uppställning',
  'r.5.1.a':
    'Varje pjäs i den historiska uppställningen står upprätt i sin stad, med full styrka. Tabellen över alla pjäser visar var.',
  'r.5.2.title': 'Rekryteringspool',
  'r.5.2.a':
    'Alla andra pjäser står i sin ägares rekryteringspool, upprätt, så att fienden inte ser vilka de är. Rekryteringar för dem till kartan {6.4}.',
  'r.5.2.b':
    'En eliminerad pjäs återgår till den egna sidans pool men ligger där med framsidan upp. Den kan inte rekryteras igen förrän nästa år {8.6}. Dödade ledare kommer inte tillbaka {7.51}.',
  'r.5.3.title': 'Fri uppställning',
  'r.5.3.a':
    'Om båda är överens får varje spelare fritt byta plats på sina pjäser på kartan, så länge varje stad behåller det antal pjäser som den har i den historiska uppställningen. Pjäser i rekryteringspoolen får inte användas.',
  'r.5.3.example':
    'I den historiska uppställningen står två av Caesars pjäser i Lugdunum, som inte är någon hamn. Med fri uppställning får vilka två som helst av hans startpjäser stå där, utom Navis.',
};
