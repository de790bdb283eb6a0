// Reglerna i korthet med egna ord; där utgåvorna skiljer sig sägs det.
import type { rules as english } from '../english/rules.ts';

export const rules: Readonly<Record<keyof typeof english, string>> = {
  'rule.title.1.1': 'Två sidor',
  'rule.text.1.1':
    'Den ena spelaren för befäl för Caesar, med ljusbruna pjäser, den andra för Pompejus, med gröna.',
  'rule.title.1.2': 'Att vinna',
  'rule.text.1.2':
    'Kriget varar fem år med fem drag vardera. Varje vinter räknar båda sidor ihop värdet på de städer de håller och en poäng för varje dödad fientlig ledare. Tio poäng vinner på en gång. Efter det femte året vinner den som har flest, därefter den som håller Rom; annars är det oavgjort.',
  'rule.title.1.3': 'Pjäserna',
  'rule.text.1.3':
    'Det finns 31 ljusbruna pjäser, 31 gröna och den blå Cleopatra, samt en lek på 27 kort: 20 befälskort och 7 gudar.',
  'rule.title.2.1': 'Kort',
  'rule.text.2.1':
    'Varje år får vardera sidan sex kort och lägger undan ett osett; de andra fem spelas, ett per drag, båda samtidigt och med baksidan upp. Den som visar flest marscher är spelare 1, och Caesar om de är lika. En gud gör sin spelare till spelare 1, men två gudar på en gång avslutar draget. I utgåva 2.0 är Caesar spelare 1 i det allra första draget, vad som än spelas. Apollo kan inte spelas i årets första drag.',
  'rule.title.2.2': 'Befäl',
  'rule.text.2.2':
    'Spelare 1 marscherar och rekryterar därefter; spelare 2 gör samma sak efter honom. Man får göra mindre än kortet tillåter, men inget sparas till senare.',
  'rule.title.2.3': 'Strider',
  'rule.text.2.3':
    'När båda har marscherat och rekryterat blir det strid överallt där båda sidor finns på samma plats. Striderna utkämpas en i taget, i den ordning spelare 1 vill.',

  'rule.title.3.11': 'Styrka',
  'rule.text.3.11':
    'Siffran längs överkanten är pjäsens styrka just nu: så många tärningar slår den. En träff vrider pjäsen ett kvarts varv åt vänster, ner till nästa siffra.',
  'rule.title.3.12': 'Stridsvärde',
  'rule.text.3.12':
    'Bokstaven säger när i ronden en pjäs har sin tur, A först och D sist, försvararen före anfallaren. Siffran är det högsta tärningsslag som träffar.',
  'rule.title.3.13': 'Hemstad',
  'rule.text.3.13': 'En stad som står på pjäsen är den enda plats där den kan rekryteras från poolen.',
  'rule.title.3.21': 'Ledare',
  'rule.text.3.21': 'Varje sida har tre. Två börjar på kartan; den tredje väntar tills någon av dem dödas.',
  'rule.title.3.22': 'Legioner',
  'rule.text.3.22':
    'Örnen med sitt nummer är en legion, med stridsvärde C2 till C4. Den rekryteras i staden som står på den.',
  'rule.title.3.23': 'Auxilia',
  'rule.text.3.23':
    'Varje sida har två lätt infanteri (B1) och två bågskyttar (A1). Hjälptrupperna rekryteras i valfri egen stad.',
  'rule.title.3.24': 'Equitatus',
  'rule.text.3.24':
    'Kavalleri med stridsvärde B2 eller B3, rekryteras i staden som står på pjäsen. Caesar har fyra; Pompejus har tre och elefanten.',
  'rule.title.3.25': 'Ballista',
  'rule.text.3.25':
    'En kastmaskin för varje sida, rekryteras i valfri egen stad. Den har sin tur tidigt i försvar och sent i anfall.',
  'rule.title.3.26': 'Navis',
  'rule.text.3.26':
    'Fem krigsskepp för varje sida, med stridsvärde D2 eller D3, rekryteras i egna stora hamnar. I strid på land kommer de sent till tur.',
  'rule.title.3.27': 'Cleopatra',
  'rule.text.3.27':
    'Egyptens armé, med stridsvärde C1. Hon börjar hos Pompejus men kan byta sida, och hon är ingen ledare: ingen får poäng för henne.',

  'rule.title.4.1': 'Var pjäserna står',
  'rule.text.4.1': 'Landpjäser står i städer, Navis till havs eller i hamnar.',
  'rule.title.4.2': 'Städer',
  'rule.text.4.2':
    'Elva städer är värda en eller två poäng, tretton tillsammans. Samma tal ökar vad de kan försörja om vintern.',
  'rule.title.4.21': 'Vem som håller en stad',
  'rule.text.4.21':
    'En stad är egen för den sida som ensam har pjäser i den, tom när ingen är där och omstridd så länge båda är där. Det ändras i samma stund som en pjäs kommer eller går.',
  'rule.title.4.31': 'Vägar',
  'rule.text.4.31': 'En heldragen väg är större och bär fyra pjäser, en prickad är mindre och bär två.',
  'rule.title.4.32': 'Sund',
  'rule.text.4.32':
    'Två landpjäser får korsa vart och ett av de fyra sunden under en befälsdel, men bara en om en fiende står på andra sidan. Skepp bryr sig inte om sunden.',
  'rule.title.4.4': 'Hav',
  'rule.text.4.4':
    'Bara Navis håller ett hav, på samma villkor som en stad: eget, tomt, omstritt, från det ena ögonblicket till det andra.',
  'rule.title.4.41': 'Öar',
  'rule.text.4.41':
    'Corsica, Sardinia, Sicilia, Creta och Cyprus har städer. Utom över Messanas sund når man dem bara sjövägen.',
  'rule.title.4.42': 'Hamnar',
  'rule.text.4.42':
    'Varje stad vid en kust är hamn för de hav den gränsar till, upp till tre för Utica och Creta. Hamnarna med ett skepp intill är stora: där byggs Navis.',

  'rule.title.5.1': 'Hur kriget börjar',
  'rule.text.5.1': 'Pjäserna från år 705 står i sina historiska städer med full styrka.',
  'rule.title.5.2': 'Rekryteringspoolen',
  'rule.text.5.2':
    'Pjäser som inte är på kartan väntar upprätt i ägarens pool, osedda av fienden. De eliminerade ligger med framsidan upp och kan inte rekryteras igen förrän nästa år.',
  'rule.title.5.3': 'Fri uppställning',
  'rule.text.5.3':
    'Ett alternativ: båda sidor fördelar i hemlighet om sina egna startpjäser mellan sina egna startstäder. Varje stad får så många som historien gav den, Navis står i hamnar, och ingen pjäs kommer från poolen.',

  'rule.title.6.1': 'Gruppmarscher',
  'rule.text.6.1':
    'En marsch sätter en plats i rörelse: alla dess pjäser eller några, var och en dit den vill, högst två städer eller hav bort. En pjäs som möter en fiende stannar där. Ingen flyttar två gånger i samma drag, annat än för reträtt och omgruppering.',
  'rule.title.6.11': 'Vägkapacitet',
  'rule.text.6.11':
    'Under en befälsdel skickar en sida högst fyra pjäser längs en större väg, två längs en mindre, två över ett sund, eller en mot en fiende. Alla grupper och båda riktningarna räknas ihop; de två sidorna räknas var för sig.',
  'rule.title.6.12': 'Anfall',
  'rule.text.6.12':
    'Att gå in på en plats med fiender är att anfalla, och det går bara från en plats intill: ett steg på vägen, inte fler. Pjäser får komma flera vägar, som utgår från flera platser och kostar en marsch var. I utgåva 2.0 är den väg som används först huvudanfallet; i 1.0 och 1.1 utser anfallaren det efter sin sista marsch.',
  'rule.title.6.13': 'Låsning',
  'rule.text.6.13':
    'Varje anfallare i huvudstyrkan låser en pjäs som stod på platsen. Försvararen väljer vilka som stannar; de andra får gå därifrån, men inte en väg där fienden kom in.',
  'rule.title.6.14': 'Svarsmarsch',
  'rule.text.6.14':
    'Spelare 2 får skicka pjäser från en plats intill till en plats där han är anfallen. De strider från reserven och låser inte upp någon.',
  'rule.title.6.15': 'Stackning',
  'rule.text.6.15': 'Under året får hur många pjäser som helst stå tillsammans. Vintern är en annan sak.',
  'rule.title.6.2': 'Förflyttning av Navis',
  'rule.text.6.2':
    'En Navis går från hamn till hav, hav till hamn eller hav till hav: två steg, eller ett steg för att anfalla. Den lämnar en stad på samma marsch som landpjäserna där. I utgåva 1.0 kan den inte anfalla ett hav från en hamn, bara svara där.',
  'rule.title.6.3': 'Skeppning',
  'rule.text.6.3':
    'En landpjäs skeppas från en hamn till valfri egen eller tom hamn över angränsande hav som alla är egna, en marsch för varje pjäs. Det sker före alla andra marscher. En Navis måste stanna på varje hav som korsats tills befälsdelen är slut.',
  'rule.title.6.4': 'Rekrytering',
  'rule.text.6.4':
    'En rekrytering ger en pjäs ett steg, eller sätter in en ny pjäs från poolen med lägsta styrka, som sedan kan få fler. Allt detta bara i egna städer, aldrig till havs. Legioner, Equitatus och elefanten kommer i staden som står på dem, Navis i stora hamnar, de andra i valfri egen stad.',

  'rule.title.7.1': 'Hur strider går till',
  'rule.text.7.1':
    'Spelare 1 väljer en strid, pjäserna i den vänds upp, och den utkämpas till slut innan nästa börjar. Därefter reser de sig igen.',
  'rule.title.7.2': 'Ronder och turer',
  'rule.text.7.2':
    'I varje rond har varje pjäs en tur: den slår, passar eller, från rond II, retirerar. A går före B, C och D, och på samma bokstav försvararen först. Det blir högst fyra ronder; i den fjärde måste varje anfallare retirera när turen kommer.',
  'rule.title.7.3': 'Huvudstyrka och reserver',
  'rule.text.7.3':
    'Anfallare som kom huvudvägen och försvarare som redan var där strider från början. Alla som kom andra vägar, och alla som svarade, är reserver: osedda och utom räckhåll i rond I går de in i rond II. I utgåva 2.0 är den först använda vägen huvudvägen; i 1.0 och 1.1 utser man den.',
  'rule.title.7.31': 'Oordning',
  'rule.text.7.31':
    'Om en huvudstyrka är borta i rond I förlorar dess reserver ett steg var när de går in. Drabbar det försvararen är han anfallare under resten av striden.',
  'rule.title.7.4': 'Slag och träffar',
  'rule.text.7.4':
    'En pjäs slår så många tärningar som dess styrka; varje tärning upp till dess effektivitet är en träff. Varje träff tas av den just då starkaste fientliga pjäsen, och bland lika starka väljer ägaren.',
  'rule.title.7.41': 'Elefanten',
  'rule.text.7.41': 'Den har bara IV och II: varje träff, och varje rekrytering, är värd två styrkepoäng.',
  'rule.title.7.42': 'Ballistan i strid',
  'rule.text.7.42':
    'Den har sin tur med B-pjäserna när den försvarar, med D-pjäserna när den anfaller, och träffar på 4 eller lägre.',
  'rule.title.7.5': 'Eliminerade pjäser',
  'rule.text.7.5':
    'En pjäs som förlorar sitt sista steg läggs med framsidan upp i den egna sidans pool och är ute till nästa år.',
  'rule.title.7.51': 'Dödade ledare',
  'rule.text.7.51':
    'En dödad ledare kommer aldrig tillbaka och är värd en poäng för fienden. Den första på en sida som dör frigör den tredje ledaren, som då kan rekryteras i valfri egen stad.',
  'rule.title.7.52': 'Cleopatra till fånga',
  'rule.text.7.52':
    'När Cleopatra skulle elimineras går hon över till den andra sidan med styrka I och strider för den från sin nästa tur, som kan komma i samma rond. Som alternativ väntar hon till nästa rond.',

  'rule.title.7.6': 'Reträtt',
  'rule.text.7.6':
    'I stället för att slå får en pjäs retirera på sin tur, men aldrig i rond I. En pjäs som måste retirera och inte kan går förlorad.',
  'rule.title.7.61': 'Reträtt och vägkapacitet',
  'rule.text.7.61':
    'I varje rond får en sida skicka fyra pjäser längs en större väg, två längs en mindre och en över ett sund. Ingen reträtt leder in bland fiender.',
  'rule.title.7.62': 'Anfallares reträtt',
  'rule.text.7.62':
    'Till en egen plats intill, eller till en tom den väg den egna sidan kom in. Från rond II får de; i rond IV måste de.',
  'rule.title.7.63': 'Försvarares reträtt',
  'rule.text.7.63':
    'Till en egen eller tom plats intill, men inte en väg där anfallaren kom in. Från rond II.',
  'rule.title.7.64': 'Reträtt via hav',
  'rule.text.7.64':
    'En landpjäs per sida och rond får lämna en hamn över ett eget hav till en egen hamn vid samma hav.',
  'rule.title.7.7': 'Omgruppering',
  'rule.text.7.7':
    'Efter en strid får segraren flytta sina pjäser där en stad bort, till egna eller tomma platser, inom vägkapaciteten. Ett sund bär två. Ingen skeppas.',
  'rule.title.7.8': 'Sjöstrid',
  'rule.text.7.8':
    'Navis från båda sidor på samma hav strider som andra pjäser, försvararen först. Anfallare som är kvar i rond IV måste bort.',
  'rule.title.7.81': 'Navis i landstrid',
  'rule.text.7.81':
    'Navis får anfalla en hamn från ett hav intill, och de som ligger i hamn försvarar den, på bokstaven D.',
  'rule.title.7.82': 'Navis reträtt',
  'rule.text.7.82':
    'Från en hamn går de bara ut till havs, från havet också till egna hamnar vid det. Anfallare går tillbaka där de kom ifrån eller till egna vatten; försvarare till egna vatten eller till tomma som anfallaren inte kom ifrån.',
  'rule.title.7.83': 'Navis omgruppering',
  'rule.text.7.83':
    'Segrande Navis får gå till ett angränsande hav, och efter en sjöstrid in i en hamn vid havet, egen eller tom.',

  'rule.title.8.1': 'Cleopatra reser hem',
  'rule.text.8.1':
    'Om vintern återvänder Cleopatra till Alexandria. Om hennes nuvarande vänners fiende håller staden går hon över till honom med den styrka hon har.',
  'rule.title.8.2': 'Vinnare',
  'rule.text.8.2':
    'Poängen räknas: tio vinner. Det sker direkt efter Cleopatras hemresa; i utgåva 1.0 först efter hamn och vinterkvarter.',
  'rule.title.8.3': 'Navis återgår till hamn',
  'rule.text.8.3':
    'Varje Navis till havs går till en egen hamn vid det havet, Caesars först. Där ingen finns upplöses den.',
  'rule.title.8.4': 'Vinterkvarter',
  'rule.text.8.4':
    'En stad försörjer tre pjäser, och en till för varje poäng den är värd. Ägaren upplöser resten efter eget val; Cleopatra stannar alltid.',
  'rule.title.8.5': 'Upplösning',
  'rule.text.8.5':
    'Alla pjäser utom Cleopatra får gå tillbaka till poolen, Caesars först. Stegen går förlorade, men pjäsen kan rekryteras igen nästa år.',
  'rule.title.8.6': 'Ett nytt år',
  'rule.text.8.6':
    'Pjäser som låg med framsidan upp reser sig igen, och alla 27 korten blandas och delas ut på nytt.',

  'card.text.command':
    'Upp till {moves|=1=en marsch|=2=två marscher|=3=tre marscher|=4=fyra marscher|other=# marscher}, sedan upp till {levies|=1=en rekrytering|=2=två rekryteringar|=3=tre rekryteringar|other=# rekryteringar}.',
  'card.text.Apollo':
    'Blir det kort som fienden spelade i förra draget, som också avgör vem som är spelare 1. Spelad mot en annan gud avslutar han draget. Inte i årets första drag.',
  'card.text.Jupiter':
    'Välj en fientlig stad intill en egen. En pjäs där, som lotten avgör, går över till dig; en ledare eller Navis förlorar i stället ett steg. I utgåva 1.0 och 1.1 anger du också pjäsens färg; i 1.1 kan även skepp till havs drabbas.',
  'card.text.Mars':
    'En grupp landpjäser marscherar. I en strid där du anfaller slår hela din huvudstyrka före alla försvarare i rond I.',
  'card.text.Mercury':
    'En grupp landpjäser marscherar upp till tre städer bort, eller anfaller upp till två städer bort.',
  'card.text.Neptune':
    'En grupp Navis seglar. I en strid där du anfaller slår hela din huvudstyrka före alla försvarare i rond I.',
  'card.text.Pluto':
    'En grupp landpjäser marscherar, och fler av dem får anfalla samma väg: sex längs en större väg, tre längs en mindre, två över ett sund.',
  'card.text.Vulcan':
    'Välj en fientlig stad: varje pjäs i den förlorar ett steg. De med styrka I elimineras, ledare också. Cleopatra med styrka I skonas; i utgåva 1.0 och 1.1 går hon över till dig.',

  'kind.text.leader':
    'Snabb på sin tur och svår att ersätta: dödas han är han borta för gott och värd en poäng för fienden.',
  'kind.text.legio': 'Arméns ryggrad, med tur på bokstaven C. Rekryteras i staden som står på pjäsen.',
  'kind.text.equitatus': 'Kavalleri, med tur före legionerna. Rekryteras i staden som står på pjäsen.',
  'kind.text.elephant':
    'Stark och skör: den har bara stegen IV och II, och varje träff kostar två. Rekryteras i Utica.',
  'kind.text.auxilia':
    'Bågskyttar och lätt infanteri: tidig tur, träffar bara på 1. Rekryteras i valfri egen stad.',
  'kind.text.ballista': 'Har sin tur på B i försvar, på D i anfall. Rekryteras i valfri egen stad.',
  'kind.text.navis': 'Håller hav, bär arméer över dem och har sin tur sist. Rekryteras i stora hamnar.',
  'kind.text.cleopatra':
    'Strider för den som har henne. Slagen byter hon sida med styrka I; om vintern reser hon hem till Alexandria.',
};
