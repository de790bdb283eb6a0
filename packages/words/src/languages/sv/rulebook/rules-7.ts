// Regel 7: strid.
import type { rules7 as english } from '../../en/rulebook/rules-7.ts';

export const rules7: Readonly<Record<keyof typeof english, string>> = {
  'c.7':
    'En strid tar upp till fyra ronder. I varje rond har varje pjäs en tur, i ordning efter snabbhet. Träffar räknas genast, så den som slår först kan eliminera en fiende innan den hinner slå.',
  'r.7.1.title': 'Striders inbördes ordning',
  'r.7.1.a':
    'När båda spelarna har marscherat och rekryterat väljer spelare 1 en strid. Den utkämpas till slut innan nästa väljs. Varje strid måste utkämpas.',
  'r.7.1.b':
    'Pjäserna avslöjas när deras strid börjar, med den styrka de har; reserverna avslöjas inte. Efter striden reses de pjäser som är kvar.',
  'r.7.1.c':
    'Ordningen har betydelse. Segraren kontrollerar platsen genast, och det kan öppna eller stänga reträtter och omgrupperingar för striderna som följer.',
  'r.7.1.d':
    'Båda spelarna marscherar innan någon strid utkämpas. Du kan alltså vara anfallare i en strid och försvarare i en annan.',
  'r.7.2.title': 'Ronder',
  'r.7.2.a':
    'I varje rond har varje pjäs en tur, då den slår, retirerar eller passar. I rond I får ingen retirera.',
  'r.7.2.b':
    'A-pjäserna har sin tur först, sedan B, C och D. Vid samma bokstav kommer försvararens pjäser före anfallarens. När alla har haft sin tur är ronden slut.',
  'r.7.2.c': 'En strid har högst fyra ronder. I rond IV måste varje anfallande pjäs retirera på sin tur.',
  'r.7.2.example':
    'Antonius (A2) och en legion (C3) anfaller Scipio (A2) och lätt infanteri (B1). Scipio slår först, eftersom försvararens A kommer före anfallarens. Sedan kommer Antonius, det lätta infanteriet och sist legionen.',
  'r.7.3.title': 'Reserver',
  'r.7.3.a':
    'I rond I strider bara huvudstyrkorna: pjäserna i huvudanfallet, och de försvarande pjäser som fanns på platsen förut.',
  'r.7.3.b':
    'Huvudanfallet är den väg eller havsgräns som anfallaren använde först {6.12}. Anfallande pjäser som kom längs en annan är reserver.',
  'r.7.3.c':
    'Huvudanfallet är den väg eller havsgräns som anfallaren har utsett {6.12}. Anfallande pjäser som kom längs en annan är reserver.',
  'r.7.3.d': 'Alla pjäser som spelare 2 svarade med {6.14} är också reserver.',
  'r.7.3.e':
    'I rond I slår reserver inte, retirerar inte och tar inga träffar. I början av rond II avslöjas de. Från och med då strider de som alla andra.',
  'r.7.3.example':
    'Pompejus anfaller Genua med tre pjäser från Rom, hans huvudanfall, och med två från Ravenna. Två av Caesars pjäser finns där, och tre till svarar från Massilia. I rond I strider tre mot två. I rond II tillkommer två och tre reserver.',
  'r.7.31.title': 'Oordning',
  'r.7.31.a':
    'Om en huvudstyrka elimineras i rond I och den sidan har reserver, hamnar reserverna i oordning. Var och en förlorar ett steg när den anländer, och strider sedan som vanligt. Det gäller både anfallande och försvarande reserver.',
  'r.7.31.b':
    'Hamnar försvararen i oordning byts rollerna under resten av striden: anfallaren är nu försvarare i alla avseenden, och den andra sidan måste retirera i rond IV.',
  'r.7.31.example':
    'Två pjäser försvarar Brundisium, och tre till har svarat. I rond I elimineras båda försvararna. De tre reserverna anländer i rond II med ett steg mindre var, och nu är det de som är anfallare.',
  'r.7.4.title': 'Träffar',
  'r.7.4.a':
    'En pjäs som slår kastar så många tärningar som den har styrka. Varje tärning som inte är högre än dess effektivitet är en träff.',
  'r.7.4.b':
    'Varje träff tar ett steg från den fientliga pjäs som är starkast just då. Är flera lika starka väljer ägaren. För nästa träff avgörs på nytt vilken som är starkast.',
  'r.7.4.c':
    'Träffar tas genast, innan någon annan pjäs har sin tur. En pjäs som elimineras före sin tur får ingen.',
  'r.7.4.example':
    'Tre träffar ges mot pjäser med styrka IV, III och I. Den första tas av den med IV. Nu har två styrka III, och ägaren väljer vilken av dem som tar den andra. Den tredje tas av den som blev över, nu ensam starkast.',
  'r.7.41.title': 'Elefanter',
  'r.7.41.a':
    'Den har två steg, IV och II. En träff tar den från IV till II, nästa eliminerar den. En rekrytering för den från II till IV. Den slår fyra tärningar eller två.',
  'r.7.42.title': 'Ballista',
  'r.7.42.a': 'Dess stridsvärde är B4 när dess sida försvarar och D4 när dess sida anfaller.',
  'r.7.5.title': 'Eliminerade pjäser',
  'r.7.5.a':
    'En pjäs som förlorar sitt sista steg lämnar kartan genast. Den går till den egna sidans pool, ligger där med framsidan upp och kan inte rekryteras igen i år {5.2}.',
  'r.7.51.title': 'Ledare',
  'r.7.51.a':
    'En ledare som förlorar sitt sista steg är dödad och kommer aldrig tillbaka. Fienden behåller pjäsen som trofé, värd en poäng {1.2}.',
  'r.7.51.b':
    'När en sida förlorar sin första ledare kommer dess tredje ledare till rekryteringspoolen: Octavian eller Brutus. Från och med då kan han rekryteras i valfri egen stad till vanlig kostnad, en rekrytering.',
  'r.7.52.title': 'Cleopatra',
  'r.7.52.a':
    'Cleopatra elimineras aldrig. När hon förlorar sitt sista steg i strid går hon genast över till den andra sidan, med styrka I.',
  'r.7.52.b': 'Hon strider för sin nya sida från sin nästa tur, som ännu kan komma i samma rond.',
  'r.7.52.c': 'Hon väntar, och slår för sin nya sida från och med nästa rond.',
  'r.7.52.d': 'I varje vinterdrag reser hon hem, var hon än är {8.1}.',
  'r.7.6.title': 'Reträtt',
  'r.7.6.a':
    'I stället för att slå får en pjäs retirera på sin tur, men aldrig i rond I. En pjäs som måste retirera men inte kan det elimineras.',
  'r.7.6.b':
    'En pjäs som vill retirera måste vänta på sin tur. Snabbare fientliga pjäser slår mot den dessförinnan: så går förföljande till i det här spelet. I rond IV får en anfallande pjäs alltså slag från varje försvarande pjäs med samma eller tidigare bokstav innan den kommer undan.',
  'r.7.61.title': 'Reträtt och vägkapacitet',
  'r.7.61.a':
    'I varje rond kan en sida retirera med fyra pjäser längs en större väg, två längs en mindre, och en över ett sund. Ingen pjäs retirerar till en fientlig eller omstridd plats.',
  'r.7.62.title': 'Anfallande pjäsers reträtt',
  'r.7.62.a': 'Anfallande pjäser får retirera från rond II, och måste göra det i rond IV. De retirerar',
  'r.7.62.list.1': 'till valfri egen intilliggande stad, eller',
  'r.7.62.list.2': 'till en tom intilliggande stad, längs en väg där deras sida kom in i striden.',
  'r.7.63.title': 'Försvarande pjäsers reträtt',
  'r.7.63.a':
    'Försvarande pjäser får retirera från rond II men behöver aldrig göra det. De retirerar till valfri intilliggande stad som är egen eller tom, men inte längs en väg där anfallaren kom in.',
  'r.7.64.title': 'Reträtt via hav',
  'r.7.64.a':
    'Från en hamn får varje sida per rond retirera med en landpjäs via hav: över ett eget hav intill, till en egen hamn vid samma hav.',
  'r.7.64.b': 'Båda sidor får göra det i samma rond, var och en över sitt eget hav.',
  'r.7.64.example':
    'Båda sidor strider i Genua, en hamn vid två hav. Den ena sidan har en Navis på Mare Hispanum, den andra på Mare Tyrrhenum. Var och en kan retirera med en pjäs per rond över sitt eget hav.',
  'r.7.7.title': 'Omgruppering',
  'r.7.7.a':
    'När en strid är över får segraren flytta sina pjäser där till intilliggande städer som är egna eller tomma. Reserver som ännu inte har stridit får också gå.',
  'r.7.7.b':
    'Vägkapaciteten gäller {6.11}: fyra längs en större väg, två längs en mindre, två över ett sund. Ingen pjäs omgrupperar genom skeppning.',
  'r.7.8.title': 'Sjöstrid',
  'r.7.8.a':
    'Där Navis från båda sidor är på samma hav utkämpas en sjöstrid, på samma sätt som en strid i land. Alla har sin tur på D, försvararen först. I rond IV måste anfallaren retirera om någon försvarande Navis är kvar.',
  'r.7.81.title': 'Navis i landstrid',
  'r.7.81.a':
    'Navis får anfalla en hamn från ett hav intill, ensamma eller tillsammans med landpjäser. Gränsen de korsar räknas som en väg. Navis i en hamn som anfalls försvarar den. De har sin tur på D.',
  'r.7.82.title': 'Navis reträtt',
  'r.7.82.a': 'Navis får retirera på sin tur, D, från rond II. Anfallande Navis retirerar',
  'r.7.82.list.1': 'till havet eller hamnen de kom från, om platsen är egen eller tom,',
  'r.7.82.list.2': 'till ett eget hav intill, eller',
  'r.7.82.list.3': 'till en egen hamn vid samma hav.',
  'r.7.82.b': 'Försvarande Navis retirerar',
  'r.7.82.list.4': 'till ett eget hav intill,',
  'r.7.82.list.5': 'till ett tomt hav intill, om inte anfallaren kom därifrån, eller',
  'r.7.82.list.6': 'till en egen hamn vid samma hav.',
  'r.7.82.c': 'Navis som inte kan retirera strider vidare. Måste de retirera elimineras de.',
  'r.7.83.title': 'Navis omgruppering',
  'r.7.83.a':
    'Navis som har vunnit en sjöstrid får omgruppera till ett intilliggande hav som är eget eller tomt, eller till en egen eller tom hamn vid det hav där de stred.',
};
