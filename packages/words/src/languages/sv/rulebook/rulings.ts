// Det som reglernas text lämnar öppet, avgjort. Numren är desamma på alla språk.
import type { rulings as english } from '../../en/rulebook/rulings.ts';

export const rulings: Readonly<Record<keyof typeof english, string>> = {
  'rulings.about':
    'Regelboken lämnar en del öppet. Det här är Rubicons avgöranden; vart och ett står också vid den regel det hör till. Där reglernas text talar gäller texten.',
  'ruling.1':
    'Båda väljer sitt kort i hemlighet. Ett val får ändras eller tas tillbaka tills båda har valt, det undanlagda kortet tills årets första kort har visats. Den som tar tillbaka det undanlagda tar tillbaka det valda kortet med det.',
  'ruling.2':
    'Apollo är det kort som motståndaren spelade i förra draget, även om det draget ställdes in: för vem som är spelare 1, för marscher och för rekryteringar. Mot ett händelsekort som spelas i samma drag ställer det in draget.',
  'ruling.3': 'En spelare får göra mindre än kortet tillåter, eller inget alls.',
  'ruling.4':
    'I spelets första drag kan Pompejus ha ett händelsekort som spelare 2. Mars och Neptunus hjälper då bara där Pompejus själv anfaller. Jupiter får slå mot en omstridd stad, Vulcanus inte.',
  'ruling.5':
    'En marsch gäller en plats under hela befälsdelen. Dess pjäser går en och en och i valfri ordning, också mellan andra gruppers marscher. Den som har kommit fram flyttas inte mer.',
  'ruling.6':
    'En marsch är en färd på högst två etapper, med Merkurius tre. En plats med fientliga pjäser kan bara vara dess slut: på första etappen, med Merkurius också på den andra. En svarsmarsch är alltid en enda etapp. En färd går aldrig rakt tillbaka; med Merkurius får den sluta där den började.',
  'ruling.7':
    'Kapaciteten räknas för varje sida, befälsdel och väg, båda riktningarna och alla grupper sammanlagt. Ett sund bär två, och bara en av dem in i en stad där en fiende står, även om fienden är en Navis. Det bedöms när pjäsen går över.',
  'ruling.8':
    'Den som går in på en plats där fienden har pjäser är anfallaren, och förblir det tills oordning byter rollerna. Om spelare 2 går in i en stad som spelare 1 har tagit i samma drag är det spelare 2 som anfaller, och alla pjäser där försvarar från rond I.',
  'ruling.9':
    'En ingång är den förbindelse som användes: väg, sund, hamn och hav, eller hav och hav. Exakt en ingång är huvudanfallet. Där det utses görs det för varje plats som anfalls genom två eller fler ingångar, efter den sista marschen och före rekryteringarna. Med Merkurius är det färdens sista förbindelse som räknas, och en grupp får komma genom två ingångar.',
  'ruling.10':
    'Låsning binder bara spelare 2. Av de pjäser som stod på platsen när den spelarens befälsdel började måste i varje ögonblick lika många vara där som huvudstyrkan har anfallare. Att skeppas eller segla ut är att lämna. De som svarar räknas inte. De andra får gå vart som helst, men inte genom någon ingång som fienden använt.',
  'ruling.11':
    'En svarsmarsch kommer från en intilliggande plats, går i reserv och håller sig inom den vanliga kapaciteten.',
  'ruling.12':
    'Skeppning sker före alla andra marscher, även före förflyttning av Navis. Varje skeppning kostar en marsch. Ägaren väljer haven, som i tur och ordning måste gränsa till varandra; en hamn förenar inte två hav. En omväg som innehåller en kortare väg mellan samma hamnar erbjuds inte. Vilken Navis som helst får vara den som stannar.',
  'ruling.13':
    'Navis och landpjäser i samma hamn är en grupp. Hamn, hav, hamn är en marsch på två etapper, och det är hav, hamn, hav också.',
  'ruling.14':
    'Mars och Neptunus: striden väljs efter den sista marschen, bland dem där deras spelare anfaller. Finns ingen blir det ingen verkan. Bara huvudstyrkan har nytta av det, och bara i rond I.',
  'ruling.15':
    'Jupiter: staden måste ligga intill en egen stad som inte är omstridd. Spelaren ser pjäsen och väljer sedan dess nya plats bland sådana städer. Tas den sista anfallaren i en huvudstyrka blir den ingång som användes först av de återstående huvudanfall, utan oordning; tas den sista anfallaren blir det ingen strid.',
  'ruling.16':
    'En pjäs som har bytt sida och elimineras eller upplöses återgår till rekryteringspoolen i sin egen färg. Annars stannar den, också över vintrar. Cleopatra kommer aldrig till någon pool.',
  'ruling.17':
    'En ledare som reduceras under I är dödad, vad som än orsakade det, och ger en poäng. Den första dödade ledaren på en sida gör dess tredje ledare tillgänglig, vars egen död också räknas. En upplöst ledare är inte dödad: ingen får poäng, ingen tredje ledare blir tillgänglig, och han kan rekryteras igen i valfri egen stad.',
  'ruling.18':
    'När Vulcanus får Cleopatra att byta sida anfaller hon dem som är kvar bredvid henne, som huvudstyrka, och låser en av dem. Eftersom hon inte kom längs någon väg retirerar hon bara till egna städer eller via hav. Var hon ensam är staden hennes nya sidas.',
  'ruling.19':
    'Man rekryterar i egna städer som inte är omstridda, också i dem man gått in i under draget. En ny pjäs kommer med sitt lägsta steg och kan få fler direkt. Elefanten kommer med II för en rekrytering och har IV för två. Cleopatra och pjäser som bytt sida får steg som alla andra.',
  'ruling.20':
    'Pjäser med samma bokstav på samma sida har sin tur i den ordning ägaren vill. I rond IV måste en anfallare som har en tillåten reträtt ta den, och en som saknar reträtt elimineras. I vilken ordning de går avgör vem som får plats.',
  'ruling.21':
    'Ballistans bokstav följer den roll dess sida har i det ögonblicket. En elefant räknas som 4 eller 2, för tärningar och för att vara starkast.',
  'ruling.22':
    'Träffar delas ut en i taget till den starkaste pjäsen i striden, aldrig till reserver i rond I. Träffar som ingen är kvar att ta går förlorade.',
  'ruling.23':
    'Rond I slutar genast när en huvudstyrka är borta. Dess reserver förlorar ett steg var när rond II börjar; är ingen pjäs kvar har den andra sidan vunnit. Var det försvararens huvudstyrka byts rollerna för resten av striden, och reträtter följer de nya rollerna. Var det anfallarens består rollerna.',
  'ruling.24':
    'Cleopatra är genast huvudstyrka på sin nya sida. Fler träffar i samma slag tas av hennes gamla sidas andra pjäser. Hon slår i samma rond om hon inte redan har gjort det, och hennes nya sidas tur på C inte är över. Förloras hon genom oordning byter hon också sida, med styrka I, och slår i rond II. En tvungen reträtt utan utväg är en förlust som alla andra.',
  'ruling.25':
    'Reträttens kapacitet räknas för varje sida och rond, och det gör även den enda pjäs som får retirera via hav. Anfallare får använda alla ingångar som deras sida använt i striden. En reträtt via hav använder ingen väg, och ingen ingång stänger den; men den går aldrig över ett omstritt hav. En försvarare som inte kan eller vill retirera stannar.',
  'ruling.26':
    '”Samma hav” är det hav där striden står. Från en strid i en hamn retirerar Navis alltså bara till hav. Anfallande Navis får använda alla ingångar som Navis på deras sida använt. Försvarande Navis får retirera till ett eget hav även om anfallaren kom därifrån, och aldrig till en tom hamn.',
  'ruling.27':
    'Alla segrarens pjäser på platsen får omgruppera, till olika intilliggande platser om segraren vill. Navis som vunnit i en hamn får gå till ett intilliggande hav som är eget eller tomt.',
  'ruling.28':
    'Cleopatra byter sida om vintern bara om hennes sidas fiende står i Alexandria. Är staden tom behåller hon sin sida och håller den. En stad som hon ensam höll är tom innan poängen räknas.',
  'ruling.29': 'Ägaren väljer hamnarna, och Caesars Navis går först, i alla utgåvor.',
  'ruling.30':
    'Vinterkvarteren räknar varje pjäs i en stad, Navis och Cleopatra också, men det är aldrig hon som måste gå. Caesar går först, och så även vid upplösningen.',
  'ruling.31':
    'Pjäser som eliminerats under året reser sig när det nya börjar, döda ledare aldrig. Upplösta pjäser står genast upprätt i poolen.',
  'ruling.32':
    'Tio poäng vinner när poängen räknas, vilket år som helst. Efter år fem: flest poäng, sedan Rom, sedan oavgjort.',
  'ruling.33':
    'Fri uppställning sker innan korten delas ut. Båda ställer upp sina pjäser samtidigt och i hemlighet, och de visas när båda är klara. Navis står i hamnar; Cleopatra är med.',
};
