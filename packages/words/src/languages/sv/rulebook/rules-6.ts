// Regel 6: marscher och rekryteringar.
import type { rules6 as english } from '../../en/rulebook/rules-6.ts';

export const rules6: Readonly<Record<keyof typeof english, string>> = {
  'c.6':
    'Spelare 1 gör alla kortets marscher och sedan alla dess rekryteringar; därefter gör spelare 2 samma sak. Fälttåg vinns med marscher: man kan bara anfalla från en plats intill, så tänk ett drag framåt.',
  'r.6.1.title': 'Gruppmarscher',
  'r.6.1.a':
    'Ett befälskort ger en till fyra marscher. En marsch sätter en plats i rörelse: alla dess pjäser, eller några av dem, var och en dit ägaren vill. En pjäs går en etapp till nästa plats, eller två etapper om den inte anfaller.',
  'r.6.1.b': 'En pjäs stannar där den möter en fiende. Den får passera platser som är egna eller tomma.',
  'r.6.1.c':
    'En pjäs som har flyttats flyttas inte igen i samma drag, annat än för att retirera {7.6} eller omgruppera {7.7}.',
  'r.6.1.example':
    'En marsch sätter Ravenna i rörelse. Caesar går till Rom, hans legion via Aquileia till Salone, och hans Navis till Mare Hadriaticum. Allt detta är en marsch.',
  'r.6.11.title': 'Vägkapacitet',
  'r.6.11.a': 'Under en befälsdel kan en sida skicka längs varje väg, alla marscher sammanlagt:',
  'r.6.11.list.1': 'fyra pjäser längs en större väg,',
  'r.6.11.list.2': 'två längs en mindre väg,',
  'r.6.11.list.3': 'två över ett sund, men bara en mot en fiende.',
  'r.6.11.b':
    'Båda riktningarna och alla grupper räknas ihop. Varje väg på en pjäs färd räknas, inte bara den sista. De två sidorna räknas var för sig: det den ena använt hindrar inte den andra. Gränser mellan hav, och mellan hamn och hav, har ingen begränsning.',
  'r.6.11.example':
    'Spelare 1 skickar sina fyra pjäser i Rom via Genua till Massilia och lämnar båda städerna tomma. Senare i draget skickar spelare 2 fyra från Ravenna via Genua till Rom. Båda har använt vägen mellan Genua och Rom fullt ut. Hade en enda av spelare 1:s pjäser stannat i Genua hade ingen kunnat passera där.',
  'r.6.12.title': 'Anfall',
  'r.6.12.a':
    'Den som går in på en plats som fienden håller anfaller, och de som står där försvarar. Platsen är genast omstridd.',
  'r.6.12.b':
    'Anfall kommer från en plats intill: en pjäs som anfaller går en etapp och inte mer. Du får anfalla en plats flera vägar. De börjar på olika platser, så var och en kostar en marsch.',
  'r.6.12.c':
    'Den väg du använder först är huvudanfallet. Alla som kommer den vägen, även senare i befälsdelen, är huvudstyrka. Alla som kommer andra vägar är reserver {7.3}.',
  'r.6.12.d':
    'Om du anfaller en plats mer än en väg utser du, efter din sista marsch och före dina rekryteringar, vilken av dem som är huvudanfallet. Alla som kom den vägen är huvudstyrka, de andra reserver {7.3}. Det går inte att ändra senare.',
  'r.6.12.example':
    'Sex pjäser står i Utica, fienden i Iomnium intill och i Siga bortom. Siga ligger två etapper bort och kan inte anfallas. Det kan Iomnium, av fyra pjäser längs den större vägen. De andra två kan inte gå till Iomnium via Badias, för det vore också två etapper. {Mercury} tillåter båda.',
  'r.6.13.title': 'Låsning',
  'r.6.13.a':
    'Varje anfallare i huvudstyrkan låser en av de pjäser som stod på platsen förut. Reserver låser ingen. Den som är anfallen väljer vilka pjäser som stannar.',
  'r.6.13.b':
    'De andra får marschera som vanligt när det är deras sidas tur att marschera: bort, för att anfalla någon annanstans, eller för att svara någon annanstans. Men de får inte gå ut längs någon väg där fienden kom in, vare sig som huvudanfall eller reserv.',
  'r.6.13.example':
    'Fem pjäser står i Ancyra. Tre anfaller från Appia, huvudanfallet, och två från Sinope i reserv. Tre av de fem är låsta. Två får gå därifrån, till Eusebia eller Nicomedia, inte till Appia eller Sinope.',
  'r.6.14.title': 'Svarsmarsch',
  'r.6.14.a':
    'Spelare 2 får använda marscher för att föra pjäser från en plats intill till en plats där spelare 1 anfaller honom. Det måste vara en enda etapp. Pjäser som är låsta någon annanstans kan inte komma.',
  'r.6.14.b': 'De som svarar är alltid reserver {7.3}. De frigör inte de pjäser som är låsta.',
  'r.6.15.title': 'Stackning',
  'r.6.15.a':
    'Under året får hur många pjäser som helst stå tillsammans på en plats. Vintern sätter en gräns {8.4}.',
  'r.6.2.title': 'Förflyttning av Navis',
  'r.6.2.a':
    'En Navis går från en hamn till ett hav intill, från ett hav till en hamn vid det, eller från ett hav till ett hav det gränsar till. Den går aldrig från hamn till hamn annat än över havet emellan; det är två etapper.',
  'r.6.2.b':
    'Två etapper utan att anfalla, eller en etapp som anfaller, precis som på land. I en hamn är Navis och landpjäser en grupp: en marsch sätter båda i rörelse.',
  'r.6.2.c': 'Navis anfaller och svarar bara från havet eller hamnen intill.',
  'r.6.2.d':
    'Navis anfaller ett hav bara från ett annat hav, aldrig från en hamn. Från en hamn får de ändå svara på ett anfall på havet utanför.',
  'r.6.2.example':
    'En Navis i Athena går till Mare Aegaeum. Är ingen fiende där får den fortsätta: till Mare Internum, Mare Egypticum eller Propontis, eller in i valfri egen eller tom hamn vid Mare Aegaeum. Pergamum, nära Asiens kust, är ingen hamn.',
  'r.6.3.title': 'Skeppning',
  'r.6.3.a':
    'En landpjäs får skeppas från en hamn till valfri annan hamn som är egen eller tom, över ett hav eller flera som i tur och ordning gränsar till varandra. Varje hav på vägen måste vara eget {4.4}. Varje pjäs kostar en egen marsch.',
  'r.6.3.b':
    'De här marscherna kommer före alla andra i befälsdelen. Haven måste alltså vara egna innan något annat har flyttats.',
  'r.6.3.c':
    'En pjäs går inte både till lands och till sjöss i samma drag. På varje hav som korsats måste en Navis stanna tills befälsdelen är slut; andra får gå vidare.',
  'r.6.3.d':
    'Ingen landstiger någonsin i en hamn som är fientlig eller omstridd. Från en omstridd stad får olåsta landpjäser skeppas, om ett hav intill är eget {6.13}.',
  'r.6.3.example':
    'Pompejus har en Navis på Mare Egypticum och en på Mare Internum. Med två marscher skeppar han två legioner från Alexandria till tomma Tacape, innan han gör något annat.',
  'r.6.4.title': 'Rekrytering',
  'r.6.4.a': 'Ett befälskort ger en till tre rekryteringar. Var och en',
  'r.6.4.list.1': 'lägger till ett steg på en pjäs på kartan, eller',
  'r.6.4.list.2': 'sätter in en ny pjäs från poolen på kartan, med dess lägsta styrka.',
  'r.6.4.b':
    'En pjäs kan få flera steg i samma drag, vart och ett för en rekrytering, och en ny pjäs kan få fler direkt. Även pjäser som flyttats i draget kan få steg. Flera nya pjäser får komma till samma stad. Ingen pjäs går över sin fulla styrka.',
  'r.6.4.c':
    'Man rekryterar bara i egna städer: aldrig i tomma eller omstridda, och aldrig till havs. Nya pjäser kommer',
  'r.6.4.list.3': 'ledare, Auxilia och Ballista: i valfri egen stad;',
  'r.6.4.list.4': 'legioner, Equitatus och elefanten: i staden som står på dem, om den är egen;',
  'r.6.4.list.5': 'Navis: i valfri egen stor hamn. Steg får de i valfri egen hamn.',
  'r.6.4.d': 'Staden på en pjäs gäller bara när den sätts in. Steg kan den få i valfri egen stad.',
  'r.6.4.example':
    'Med tre rekryteringar sätter Pompejus in elefanten i Utica, med styrka II, för den till IV med den andra, och ger Scipio i Antioch ett steg med den tredje.',
};
