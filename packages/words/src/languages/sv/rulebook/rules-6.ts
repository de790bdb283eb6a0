// Regel 6: marscher och rekryteringar.
import type { rules6 as english } from '../../en/rulebook/rules-6.ts';

export const rules6: Readonly<Record<keyof typeof english, string>> = {
  'c.6':
    'Spelare 1 gör alla kortets marscher och sedan alla dess rekryteringar. Därefter gör spelare 2 samma sak. Pjäser anfaller bara från en plats intill, så tänk ett drag framåt.',
  'r.6.1.title': 'Gruppmarscher',
  'r.6.1.a':
    'Ett befälskort ger ett till fyra marschpoäng (MP), alltså marscher. En marsch flyttar en grupp: några eller alla pjäser på en plats, var och en dit ägaren vill. En pjäs går en etapp till en intilliggande plats. Om den inte anfaller får den gå en etapp till.',
  'r.6.1.b':
    'En pjäs måste stanna där den möter fientliga pjäser. Den får passera platser som är egna eller tomma.',
  'r.6.1.c':
    'En pjäs som har marscherat flyttas inte igen i samma drag, annat än för att retirera {7.6} eller omgruppera {7.7}. Med träpjäser lägger man den med baksidan upp för att markera det.',
  'r.6.1.example':
    'En marsch för gruppen i Ravenna. Caesar går till Rom, hans legion via Aquileia till Salone, och hans Navis till Mare Hadriaticum. Allt detta är en enda gruppmarsch.',
  'r.6.11.title': 'Vägkapacitet',
  'r.6.11.a': 'Under en befälsdel får en spelare föra längs varje väg, alla marscher sammanlagt:',
  'r.6.11.list.1': 'fyra pjäser längs en större väg,',
  'r.6.11.list.2': 'två längs en mindre väg,',
  'r.6.11.list.3': 'två över ett sund, men bara en om den anfaller.',
  'r.6.11.b':
    'Båda riktningarna och alla grupper räknas ihop. Varje väg på en pjäs färd räknas, inte bara den sista. Spelarna räknas var för sig: det den ena använt hindrar inte den andra. Havsgränser, och gränser mellan hamn och hav, har ingen begränsning.',
  'r.6.11.example':
    'Spelare 1 marscherar med sina fyra pjäser i Rom via Genua till Massilia och lämnar båda städerna tomma. Senare i draget marscherar spelare 2 med fyra från Ravenna via Genua till Rom. Båda har använt vägen mellan Genua och Rom fullt ut. Hade en enda av spelare 1:s pjäser stannat i Genua hade spelare 2 inte kunnat passera.',
  'r.6.12.title': 'Anfall',
  'r.6.12.a':
    'Pjäser som går in på en fientlig plats anfaller, och de fientliga pjäserna där försvarar. Platsen är genast omstridd.',
  'r.6.12.b':
    'Anfall kommer från en intilliggande plats: en pjäs som anfaller går en etapp och inte mer. Du får anfalla en plats längs flera vägar eller havsgränser. De börjar på olika platser, så var och en kostar en marsch.',
  'r.6.12.c':
    'Den väg eller havsgräns du använder först är huvudanfallet. Alla pjäser som kommer längs den, även senare i befälsdelen, är huvudstyrka. Alla som kommer längs en annan är reserver {7.3}.',
  'r.6.12.d':
    'Om du anfaller en plats längs mer än en väg eller havsgräns utser du, efter din sista marsch och före dina rekryteringar, vilken av dem som är huvudanfallet. Alla pjäser som kom längs den är huvudstyrka, de andra är reserver {7.3}. Det går inte att ändra senare.',
  'r.6.12.example':
    'Sex pjäser står i Utica. Fienden står i Iomnium, som ligger intill, och i Siga bortom. Siga ligger två etapper bort och kan inte anfallas. Det kan Iomnium, av fyra pjäser längs den större vägen. De andra två kan inte anfalla Iomnium via Badias, för det vore två etapper. {Mercury} tillåter båda.',
  'r.6.13.title': 'Låsning',
  'r.6.13.a':
    'Varje anfallande pjäs i huvudstyrkan låser en pjäs som fanns på platsen förut. En låst pjäs får inte marschera. Reserver låser ingen. Försvararen väljer vilka av sina pjäser som är låsta.',
  'r.6.13.b':
    'Olåsta pjäser får marschera som vanligt när det är deras spelares tur: bort, för att anfalla eller för att svara någon annanstans. Men de får inte gå längs någon väg eller havsgräns där fienden kom in, vare sig som huvudanfall eller reserv.',
  'r.6.13.example':
    'Fem pjäser står i Ancyra. Tre anfaller från Appia, huvudanfallet, och två från Sinope i reserv. Tre av de fem är låsta. Två får gå därifrån, till Eusebia eller Nicomedia, inte till Appia eller Sinope.',
  'r.6.14.title': 'Svarsmarsch',
  'r.6.14.a':
    'Spelare 2 får använda marscher för att förstärka sina försvarande pjäser på en omstridd plats. Pjäser svarar bara från intilliggande platser. Pjäser som är låsta någon annanstans kan inte svara.',
  'r.6.14.b':
    'Pjäser som svarar hamnar alltid i reserven {7.3}. De frigör inte de pjäser som är låsta {6.13}.',
  'r.6.15.title': 'Stackning',
  'r.6.15.a':
    'Under året får hur många pjäser som helst vara på en plats. I vinterdraget finns en gräns {8.4}.',
  'r.6.2.title': 'Navis förflyttning',
  'r.6.2.a':
    'En Navis går mellan en hamn och ett hav intill, i båda riktningarna, eller från ett hav till ett hav intill. Den går aldrig direkt från hamn till hamn: havet emellan räknas, så det är två etapper.',
  'r.6.2.b':
    'Precis som på land går Navis två etapper utan att anfalla, eller en etapp för att anfalla. I en hamn är Navis och landpjäser en grupp: en marsch flyttar båda.',
  'r.6.2.c': 'Navis anfaller och svarar bara från ett hav eller en hamn intill.',
  'r.6.2.d':
    'Navis anfaller ett hav bara från ett annat hav, aldrig från en hamn. Från en hamn får de ändå svara på ett anfall på ett hav intill.',
  'r.6.2.example':
    'En Navis i Athena går till Mare Aegaeum. Är ingen fiende där får den fortsätta: till Mare Internum, Mare Egypticum eller Propontis, eller in i valfri egen eller tom hamn vid Mare Aegaeum. Pergamum, nära Asiens kust, är ingen hamn.',
  'r.6.3.title': 'Skeppning',
  'r.6.3.a':
    'En landpjäs får skeppas från en hamn till valfri annan hamn som är egen eller tom. Den korsar ett hav, eller flera som i tur och ordning ligger intill varandra. Varje hav på vägen måste vara eget {4.4}. Varje pjäs kostar en egen marsch.',
  'r.6.3.b':
    'Skeppning sker före alla andra marscher i befälsdelen. Haven måste alltså vara egna innan något annat har flyttats.',
  'r.6.3.c':
    'En pjäs flyttas inte både till lands och till sjöss i samma drag. På varje hav som korsats måste en Navis stanna tills befälsdelen är slut; andra Navis får flyttas.',
  'r.6.3.d':
    'Ingen pjäs skeppas någonsin till en fientlig eller omstridd hamn. Från en omstridd stad får olåsta landpjäser skeppas, om ett hav intill är eget {6.13}.',
  'r.6.3.example':
    'Pompejus har en Navis på Mare Egypticum och en på Mare Internum. Med två marscher skeppar han två legioner från Alexandria till tomma Tacape, innan han gör något annat.',
  'r.6.4.title': 'Rekrytering',
  'r.6.4.a':
    'Ett befälskort ger ett till tre rekryteringspoäng (RP), alltså rekryteringar. Varje rekrytering',
  'r.6.4.list.1': 'lägger till ett steg på en pjäs på kartan, eller',
  'r.6.4.list.2': 'sätter in en ny pjäs från rekryteringspoolen, med dess lägsta styrka.',
  'r.6.4.b':
    'En pjäs kan få flera steg i samma drag, vart och ett för en rekrytering. En ny pjäs kan få steg genast. Även pjäser som har marscherat i draget kan få steg. I samma stad kan flera nya pjäser rekryteras. Ingen pjäs går över sin maximala styrka.',
  'r.6.4.c':
    'Nya pjäser och steg kräver en egen stad: aldrig en tom eller omstridd, och aldrig ett hav. Nya pjäser sätts in så här:',
  'r.6.4.list.3': 'ledare, Auxilia och Ballista: i valfri egen stad;',
  'r.6.4.list.4': 'legioner, Equitatus och elefanten: i sin hemstad, om den är egen;',
  'r.6.4.list.5': 'Navis: i valfri egen stor hamn. Steg får de i valfri egen hamn.',
  'r.6.4.d': 'Hemstaden gäller bara när pjäsen rekryteras. Steg kan den sedan få i valfri egen stad.',
  'r.6.4.example':
    'Med tre rekryteringar sätter Pompejus in elefanten i Utica med styrka II, ger den ett steg så att den har IV, och ger Scipio i Antioch ett steg.',
};
