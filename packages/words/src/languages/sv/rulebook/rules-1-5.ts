// Regel 1 till 5: spelet, draget, pjäserna, kartan, uppställningen.
import type { rules1To5 as english } from '../../en/rulebook/rules-1-5.ts';

export const rules1To5: Readonly<Record<keyof typeof english, string>> = {
  'c.1': 'Vilka som spelar, med vad, och hur någon vinner.',
  'r.1.1.title': 'Två sidor',
  'r.1.1.a':
    'Två spelare. Den ena för befäl för Caesar, med ljusbruna pjäser, den andra för Pompejus och senaten, med gröna.',
  'r.1.2.title': 'Att vinna',
  'r.1.2.a':
    'Kriget varar fem år med fem drag vardera. Efter varje år kommer en vinter, då båda sidor räknar sina poäng {8.2}.',
  'r.1.2.b':
    'En sida har värdet av alla städer som är egna {4.21}, och en poäng för varje dödad fientlig ledare {7.51}. Med tio poäng eller mer har den vunnit.',
  'r.1.2.c':
    'Om ingen har tio poäng efter det femte året vinner den som har flest. Har båda lika många vinner den som håller Rom. Om ingen håller Rom är partiet oavgjort.',
  'r.1.2.example':
    'Från början håller Pompejus sju poäng, Caesar bara Massilia och alltså en. Rom, Athena, Byzantium och Ephesus, tillsammans fem poäng, står tomma.',
  'r.1.3.title': 'Pjäser, kort och tärningar',
  'r.1.3.a':
    'Det finns 63 pjäser: 31 ljusbruna, 31 gröna och den blå Cleopatra. Leken har 27 kort, 20 med befäl och 7 med gudar. Tärningarna har sex sidor.',

  'c.2':
    'Ett år har fem drag. Varje drag har tre delar, alltid i den här ordningen: kort, befäl, strid. Ett drag spelas till slut innan nästa börjar.',
  'r.2.1.title': 'Kort',
  'r.2.1.a':
    'När ett år börjar blandas alla 27 korten och båda sidor får sex. Var och en lägger undan ett av dem för året, utan att visa det. De andra fem spelas, ett per drag.',
  'r.2.1.b':
    'I varje drag väljer båda ett kort i hemlighet och visar dem samtidigt. Den sida vars kort har flest marscher är spelare 1 i draget. Är marscherna lika många är Caesar spelare 1. Rekryteringar räknas inte här.',
  'r.2.1.c':
    'I partiets allra första drag är Caesar spelare 1, vilka kort som än spelas. Två gudar ställer ändå in det draget.',
  'r.2.1.d': 'Det gäller också i partiets allra första drag.',
  'r.2.1.e':
    'Den som visar en gud är spelare 1 och gör det som guden tillåter, i stället för marscher och rekryteringar. Visar båda gudar tar de ut varandra och draget är slut på en gång: ingen marscherar, ingen strider. Vad varje gud gör står under {Apollo}, {Jupiter}, {Mars}, {Mercury}, {Neptune}, {Pluto} och {Vulcan}.',
  'r.2.1.f':
    'Ett kort måste spelas i varje drag, men ingen behöver använda allt på det. Det som inte används går förlorat; inget sparas till senare.',
  'r.2.1.example':
    'Caesar visar tre marscher och en rekrytering, Pompejus tre marscher och två rekryteringar. Marscherna är lika många, så Caesar är spelare 1.',
  'r.2.2.title': 'Befäl',
  'r.2.2.a':
    'Spelare 1 gör alla kortets marscher och sedan alla dess rekryteringar. Därefter gör spelare 2 samma sak. En spelare med en gud gör det som guden tillåter, på samma ställe.',
  'r.2.2.b':
    'En marsch för pjäserna på en plats en eller två etapper vidare {6.1}. En rekrytering ger en pjäs ett steg eller sätter in en ny från poolen {6.4}. Rekryteringarna kommer efter alla marscher, så det som rekryterats flyttas inte i samma drag.',
  'r.2.3.title': 'Strid',
  'r.2.3.a':
    'När båda har marscherat och rekryterat blir det strid i varje stad och på varje hav där båda sidor finns. Striderna utkämpas en efter en, var och en till slut, i den ordning spelare 1 vill {7.1}.',

  'c.3':
    'Varje armé består av träpjäser. De står upprätt och visar framsidan bara för sin ägare; i en strid ligger de med framsidan upp för båda.',
  'r.3.11.title': 'Styrka',
  'r.3.11.a':
    'Siffran längs överkanten är pjäsens styrka nu. Så många tärningar slår pjäsen i strid. Styrkan i början är II, III eller IV, beroende på pjäs.',
  'r.3.11.b':
    'Varje träff kostar ett steg: pjäsen vrids ett kvarts varv åt vänster, och nästa lägre siffra står överst. En pjäs som förlorar sitt sista steg elimineras {7.5}.',
  'r.3.12.title': 'Stridsvärde',
  'r.3.12.a':
    'Varje pjäs har en bokstav och ett tal, till exempel A3 eller C2. Bokstaven säger när i ronden den har sin tur: alla A först, sedan B, C och D. På samma bokstav har försvararen sin tur före anfallaren {7.2}.',
  'r.3.12.b': 'Talet är pjäsens effektivitet: det högsta tärningsslag som ännu är en träff {7.4}.',
  'r.3.13.title': 'Namn och hemstad',
  'r.3.13.a':
    'En stad som står på en pjäs är den enda plats där pjäsen kan rekryteras från poolen {6.4}. Väl på kartan får den gå vart som helst, och få steg i valfri egen stad.',
  'r.3.21.title': 'Ledare',
  'r.3.21.a':
    'Varje sida har tre: Caesar, Antonius och Octavian; Pompejus, Scipio och Brutus. Två av dem börjar på kartan. Octavian och Brutus väntar tills en annan ledare på deras sida dödas {7.51}.',
  'r.3.22.title': 'Legioner',
  'r.3.22.a':
    'Örnen betyder legion. Den har ett nummer, staden där den rekryteras, och ett stridsvärde från C2 till C4; veteranerna har de bättre.',
  'r.3.23.title': 'Auxilia',
  'r.3.23.a':
    'Varje sida har fyra hjälptrupper: två lätt infanteri med stridsvärde B1 och två bågskyttar med A1. De rekryteras i valfri egen stad.',
  'r.3.24.title': 'Equitatus',
  'r.3.24.a':
    'Kavalleri med stridsvärde B2 eller B3, rekryteras i staden som står på pjäsen. Caesar har fyra, Pompejus tre, och dessutom elefanten {7.41}.',
  'r.3.25.title': 'Ballista',
  'r.3.25.a':
    'Varje sida har en kastmaskin, som rekryteras i valfri egen stad. Dess bokstav beror på om den försvarar eller anfaller {7.42}.',
  'r.3.26.title': 'Navis',
  'r.3.26.a':
    'Varje sida har fem eskadrar krigsskepp med stridsvärde D2 eller D3. Till havs har alla samma bokstav, så försvararen slår först; i land har de sin tur sist och får lida för det. De rekryteras i egna stora hamnar {4.42}.',
  'r.3.27.title': 'Cleopatra',
  'r.3.27.a':
    'Egyptens armé, med stridsvärde C1. Hon börjar på Pompejus sida och kan strida för båda {7.52}. Hon är ingen ledare: ingen får poäng för henne, och hon kan vinnas med {Jupiter}.',

  'c.4': 'Kartan visar Medelhavet och länderna omkring. Caesar sitter i norr, Pompejus i söder.',
  'r.4.1.title': 'Var pjäserna står',
  'r.4.1.a':
    'En pjäs på kartan är alltid i en stad eller på ett hav. Landpjäser står i städer. Navis ligger på hav, eller i städer som är hamnar. Städer och hav kallas med ett gemensamt ord platser.',
  'r.4.2.title': 'Städer',
  'r.4.2.a':
    'Elva städer har värdet ett eller två; tillsammans är de värda tretton. Värdet är poängen de ger {1.2}, och det ökar antalet pjäser de kan försörja om vintern {8.4}.',
  'r.4.21.title': 'Vem som håller en stad',
  'r.4.21.a': 'En stad är',
  'r.4.21.list.1': 'egen, om bara pjäser från din sida står i den;',
  'r.4.21.list.2': 'fientlig, om den är motståndarens egen;',
  'r.4.21.list.3': 'tom, om ingen står i den;',
  'r.4.21.list.4': 'omstridd, om båda sidor står i den och striden återstår.',
  'r.4.21.b':
    'Det ändras på en gång, när som helst i draget. En stad som din sista pjäs lämnar är tom, vem som än höll den förut. En stad där en enda anfallare går in är omstridd och ingens egen, tills striden är över.',
  'r.4.31.title': 'Större och mindre vägar',
  'r.4.31.a':
    'Landpjäser går från stad till stad längs vägarna. En heldragen linje är en större väg och bär fyra pjäser per sida under en befälsdel, en prickad är en mindre väg och bär två {6.11}.',
  'r.4.32.title': 'Sund',
  'r.4.32.a':
    'Fyra sund förbinder städer som vägar: Herculeum, mellan Gades och Tingis; Messana, mellan Messana och Rhegium; Hellespontus, mellan Aenos och Pergamum; och Bosphorus, mellan Byzantium och Nicomedia.',
  'r.4.32.b':
    'Två landpjäser per sida får korsa varje sund under en befälsdel, men bara en om en fiende står i staden på andra sidan.',
  'r.4.32.c':
    'Skepp bryr sig inte om sunden. Vem som håller städerna vid ett sund spelar ingen roll vare sig för Navis eller för skeppning.',
  'r.4.4.title': 'Hav',
  'r.4.4.a':
    'Det finns nio hav: Oceanus Atlanticus, Mare Hispanum, Mare Tyrrhenum, Mare Internum, Mare Hadriaticum, Mare Egypticum, Mare Aegaeum, Propontis och Pontus Euxinus. Bara Navis kan vara på ett hav, och bara Navis håller det alltså.',
  'r.4.4.b':
    'Orden är desamma som för städer {4.21}: ett hav är eget där bara dina Navis är, fientligt där bara fiendens är, tomt där inga är, och omstritt där båda är. Det ändras på en gång. Skepp i hamn håller staden, inte havet utanför.',
  'r.4.41.title': 'Öar',
  'r.4.41.a':
    'Corsica, Sardinia, Sicilia, Creta och Cyprus har städer; alla andra öar är utsmyckning. Man når dem över havet {6.2} {6.3}. Bara Sicilia har en väg till lands, Messanas sund {4.32}.',
  'r.4.42.title': 'Hamnar',
  'r.4.42.a':
    'Varje stad vid en kust är en hamn. En hamn där två hav möts hör till båda; Utica och Creta hör till tre. Kartans tabell nämner alla.',
  'r.4.42.b': 'Hamnar med ett skepp intill är stora hamnar. Bara där kan Navis rekryteras {6.4}.',

  'c.5': 'Hur kriget börjar år 705 efter stadens grundande, 49 före vår tideräkning.',
  'r.5.1.title': 'Historisk uppställning',
  'r.5.1.a':
    'Varje pjäs som är med från början står upprätt i sin historiska stad, med full styrka. Tabellen över alla pjäser säger var.',
  'r.5.2.title': 'Rekryteringspoolen',
  'r.5.2.a':
    'Alla andra pjäser väntar i sin ägares pool, upprätt, så att fienden inte ser vilka de är. Rekryteringar för dem till kartan {6.4}.',
  'r.5.2.b':
    'En eliminerad pjäs återgår till den egna sidans pool men ligger där med framsidan upp. Den kan inte rekryteras förrän nästa år {8.6}. Dödade ledare kommer inte tillbaka {7.51}.',
  'r.5.3.title': 'Fri uppställning',
  'r.5.3.a':
    'Om båda är överens får varje sida byta plats på sina pjäser på kartan som den vill, så länge varje stad behåller det antal pjäser som historien gav den. Ingen pjäs i poolen får vara med.',
  'r.5.3.example':
    'Historien ställer två av Caesars pjäser i Lugdunum, som inte är någon hamn. Med fri uppställning får vilka två som helst av hans startpjäser stå där, utom Navis.',
};
