// Regel 7: strid.
import type { rules7 as english } from '../../en/rulebook/rules-7.ts';

export const rules7: Readonly<Record<keyof typeof english, string>> = {
  'c.7':
    'En strid tar upp till fyra ronder. I varje rond har varje pjäs en tur, de snabba före de långsamma. Träffar räknas genast, så den som slår först kan slippa svaret.',
  'r.7.1.title': 'En strid i taget',
  'r.7.1.a':
    'När båda sidor har marscherat och rekryterat väljer spelare 1 en strid. Den utkämpas till slut innan nästa väljs. Varje strid måste utkämpas.',
  'r.7.1.b':
    'Pjäserna som strider, men inte reserverna, läggs med framsidan upp med den styrka de har. Efteråt reser sig de som är kvar.',
  'r.7.1.c':
    'Ordningen har betydelse. Den som vinner en strid håller platsen genast, och det öppnar eller stänger reträtter och omgrupperingar för striderna som återstår.',
  'r.7.2.title': 'Ronder och turer',
  'r.7.2.a':
    'I varje rond har varje pjäs en tur, då den slår, retirerar eller passar. I rond I får ingen retirera.',
  'r.7.2.b':
    'A-pjäserna har sin tur först, sedan B, C och D. På samma bokstav kommer försvararens pjäser före anfallarens. När alla har haft sin tur är ronden slut.',
  'r.7.2.c':
    'En strid har högst fyra ronder. I den fjärde måste varje anfallande pjäs retirera när dess tur kommer.',
  'r.7.2.example':
    'Antonius (A2) och en legion (C3) anfaller Scipio (A2) och lätt infanteri (B1). Scipio slår först, eftersom försvararens A går före anfallarens. Sedan kommer Antonius, det lätta infanteriet och sist legionen.',
  'r.7.3.title': 'Huvudstyrka och reserver',
  'r.7.3.a':
    'I rond I strider bara huvudstyrkorna: anfallarna som kom med huvudanfallet, och försvararna som redan stod på platsen.',
  'r.7.3.b':
    'Huvudanfallet är den väg som anfallaren använde först {6.12}. Anfallare som kom någon annan väg är reserver.',
  'r.7.3.c':
    'Huvudanfallet är den väg som anfallaren har utsett {6.12}. Anfallare som kom någon annan väg är reserver.',
  'r.7.3.d': 'Alla pjäser som spelare 2 svarade med {6.14} är också reserver.',
  'r.7.3.e':
    'Reserver slår inte, retirerar inte och tar inga träffar i rond I. När rond II börjar läggs de med framsidan upp, och från och med då strider de som alla andra.',
  'r.7.3.example':
    'Pompejus anfaller Genua med tre pjäser från Rom, hans huvudanfall, och med två från Ravenna. Två av Caesars pjäser står där, och tre till kommer från Massilia som svar. I rond I strider tre mot två. I rond II tillkommer två och tre.',
  'r.7.31.title': 'Oordning',
  'r.7.31.a':
    'Om en huvudstyrka är borta i rond I och den sidan har reserver, hamnar de i oordning: när de går in förlorar de ett steg var, och strider sedan som vanligt.',
  'r.7.31.b':
    'Hamnar försvararen i oordning byts rollerna under resten av striden: anfallaren är nu försvarare, med allt vad det innebär, och den andra sidan måste retirera i rond IV.',
  'r.7.31.example':
    'Två pjäser försvarar Brundisium, och tre till har svarat. I rond I faller båda försvararna. De tre går in i rond II med ett steg mindre var, och nu är det de som är anfallare.',
  'r.7.4.title': 'Slag och träffar',
  'r.7.4.a':
    'En pjäs som slår kastar så många tärningar som den har styrka. Varje tärning som inte är högre än dess effektivitet är en träff.',
  'r.7.4.b':
    'Varje träff tar ett steg från den fientliga pjäs i striden som är starkast just då. Är flera lika starka väljer ägaren. Nästa träff söker på nytt den starkaste.',
  'r.7.4.c': 'Träffar tas genast, innan någon annan har sin tur. En pjäs som faller före sin tur får ingen.',
  'r.7.4.example':
    'Tre träffar faller på pjäser med styrka IV, III och I. Den första tas av den med IV. Nu har två styrka III, och ägaren väljer vilken av dem som tar den andra. Den tredje tas av den andra av de två, nu ensam starkast.',
  'r.7.41.title': 'Elefanten',
  'r.7.41.a':
    'Den har två steg, IV och II. En träff tar den från IV till II, nästa eliminerar den; en rekrytering för den från II till IV. Den slår fyra tärningar eller två.',
  'r.7.42.title': 'Ballistan i strid',
  'r.7.42.a': 'Den strider som B4 när dess sida försvarar och som D4 när dess sida anfaller.',
  'r.7.5.title': 'Eliminerade pjäser',
  'r.7.5.a':
    'En pjäs som förlorar sitt sista steg lämnar kartan genast. Den går till den egna sidans pool, ligger där med framsidan upp och kan inte rekryteras igen i år {5.2}.',
  'r.7.51.title': 'Dödade ledare',
  'r.7.51.a': 'En ledare som förlorar sitt sista steg är död för gott, och värd en poäng för fienden {1.2}.',
  'r.7.51.b':
    'När en sida förlorar en ledare för första gången kommer dess tredje ledare till poolen: Octavian eller Brutus. Från och med då kan han rekryteras i valfri egen stad.',
  'r.7.52.title': 'Cleopatra till fånga',
  'r.7.52.a':
    'Cleopatra elimineras aldrig. När hon förlorar sitt sista steg i strid går hon genast över till den andra sidan, med styrka I.',
  'r.7.52.b': 'Hon strider för sin nya sida från sin nästa tur, som ännu kan komma i samma rond.',
  'r.7.52.c': 'Som alternativ väntar hon: hon slår för sin nya sida från och med nästa rond.',
  'r.7.52.d': 'Om vintern reser hon hem, var hon än är {8.1}.',
  'r.7.6.title': 'Reträtt',
  'r.7.6.a':
    'I stället för att slå får en pjäs retirera på sin tur; aldrig i rond I. En pjäs som måste retirera och inte kan elimineras.',
  'r.7.6.b':
    'En pjäs som vill undan måste vänta på sin tur. Snabbare fiender slår mot den dessförinnan: så går förföljande till i det här spelet.',
  'r.7.61.title': 'Reträtt och vägkapacitet',
  'r.7.61.a':
    'I varje rond kan en sida skicka fyra retirerande pjäser längs en större väg, två längs en mindre, och en över ett sund. Ingen retirerar till en plats som är fientlig eller omstridd.',
  'r.7.62.title': 'Anfallares reträtt',
  'r.7.62.a': 'Anfallande pjäser får retirera från rond II, och måste i rond IV. De går en etapp,',
  'r.7.62.list.1': 'till valfri egen stad intill, eller',
  'r.7.62.list.2': 'till en tom stad intill, längs en väg där deras sida kom in i striden.',
  'r.7.63.title': 'Försvarares reträtt',
  'r.7.63.a':
    'Försvarande pjäser får retirera från rond II och måste aldrig. De går en etapp, till valfri egen eller tom stad intill, men inte längs en väg där anfallaren kom in.',
  'r.7.64.title': 'Reträtt via hav',
  'r.7.64.a':
    'Från en hamn får en landpjäs per sida och rond retirera över ett eget hav intill till en egen hamn vid samma hav.',
  'r.7.64.b': 'Båda sidor får göra det i samma rond, var och en över sitt eget hav.',
  'r.7.64.example':
    'Båda strider i Genua, en hamn vid två hav. Den ena sidan har en Navis på Mare Hispanum, den andra på Mare Tyrrhenum. Var och en kan skicka en pjäs per rond över sitt eget hav.',
  'r.7.7.title': 'Omgruppering',
  'r.7.7.a':
    'När en strid är över får segraren flytta sina pjäser där en etapp, till egna eller tomma städer intill. Reserver som ännu inte har stridit får också gå.',
  'r.7.7.b':
    'Vägkapaciteten gäller: fyra längs en större väg, två längs en mindre, två över ett sund. Ingen omgrupperar genom skeppning.',
  'r.7.8.title': 'Sjöstrid',
  'r.7.8.a':
    'Där Navis från båda sidor är på samma hav blir det strid som vilken annan. Alla har sin tur på D, försvararen först. I rond IV måste anfallarna retirera, om någon försvarare är kvar.',
  'r.7.81.title': 'Navis i landstrid',
  'r.7.81.a':
    'Navis får anfalla en hamn från ett hav intill, ensamma eller tillsammans med landpjäser; deras väg är en ingång som en landsväg. Navis i en hamn som anfalls försvarar den. De har sin tur på D.',
  'r.7.82.title': 'Navis reträtt',
  'r.7.82.a': 'Navis retirerar på sin tur, D, från rond II. Anfallande Navis går',
  'r.7.82.list.1': 'tillbaka till havet eller hamnen de kom från, om platsen är egen eller tom,',
  'r.7.82.list.2': 'till ett eget hav intill, eller',
  'r.7.82.list.3': 'från en sjöstrid, till en egen hamn vid det havet.',
  'r.7.82.b': 'Försvarande Navis går',
  'r.7.82.list.4': 'till ett eget hav intill,',
  'r.7.82.list.5': 'till ett tomt hav intill, om inte anfallaren kom därifrån, eller',
  'r.7.82.list.6': 'från en sjöstrid, till en egen hamn vid det havet.',
  'r.7.82.c':
    'Navis som inte har någonstans att ta vägen strider vidare, eller elimineras där de måste retirera.',
  'r.7.83.title': 'Navis omgruppering',
  'r.7.83.a':
    'Navis som har vunnit en sjöstrid får gå till ett eget eller tomt hav intill, eller till en egen eller tom hamn vid det havet.',
};
