// Lektion VII till XII.
import type { secondHalf as english } from '../../en/tutorial/second-half.ts';

export const secondHalf: Readonly<Record<keyof typeof english, string>> = {
  // 7
  'battle.title': 'Strid',
  'battle.about': 'Ronder, turer efter bokstav, träffar, reserver, reträtt och omgruppering',
  'battle.first.tell':
    'En strid varar upp till fyra ronder. I varje rond går turen genom bokstäverna A, B, C och D, och vid varje bokstav slår försvararen först. Du anfaller Rom, och ingen där har ett A.',
  'battle.first.do': 'Slå med Caesar: tre tärningar, och 1 till 3 är träff.',
  'battle.first.not.pass': 'Då gör Caesar ingenting. I rond I finns ingen anledning att hålla igen: slå.',
  'battle.hit.tell':
    'Två träffar: båda togs av Pompejus starkaste pjäs. Sedan slog hans Equitatus och träffade dig en gång. En träff tas av den starkaste pjäsen; bland lika starka väljer ägaren.',
  'battle.hit.do': 'Låt Legion X ta träffen.',
  'battle.hit.not.caesar':
    'Det får du, men med styrka II slår Caesar en tärning mindre, och han slår först av alla. Och dödas han har Pompejus en poäng. Låt Legion X ta den.',
  'battle.tenth.tell':
    'Båda Pompejus legioner slog och missade: vid samma bokstav slår försvararen först. Nu är det ditt C.',
  'battle.tenth.do': 'Slå med Legion X: två tärningar, och 1 till 4 är träff.',
  'battle.tenth.not.pass': 'Legion X träffar med två tärningar av tre. Använd den: slå.',
  'battle.second.tell':
    'Rond II: Legion XIII, din reserv, har kommit. Från och med nu får en pjäs också retirera på sin tur i stället för att slå.',
  'battle.second.do': 'Alla Pompejus pjäser är på I. Slå med Caesar.',
  'battle.second.not.pass': 'Fienden är försvagad; låt honom inte komma undan. Slå.',
  'battle.second.not.retreat':
    'Caesar har full styrka och Pompejus pjäser är på I: den här striden går att vinna. Slå.',
  'battle.retreat.tell':
    'Equitatus är eliminerad; båda legionerna slog och missade. Rom faller även utan Legion X, som är på II. En anfallande pjäs retirerar till en egen stad intill, eller till en tom längs en väg som din sida har använt.',
  'battle.retreat.do': 'Låt Legion X retirera till Ravenna, där du har en Navis.',
  'battle.retreat.not.fire': 'Den skulle slå bra. Men skona den den här gången: retirera till Ravenna.',
  'battle.retreat.not.thirteenth': 'Legion XIII får sin tur efter det här. Först retirerar Legion X.',
  'battle.retreat.not.genua': 'Den vägen är också öppen, men ingen är där som stöd. Ravenna är ditt.',
  'battle.retreat.not.pass': 'Den som passar stannar och kan träffas. Låt den retirera.',
  'battle.win.tell': 'Två legioner med styrka I är allt Pompejus har kvar.',
  'battle.win.do': 'Slå med Legion XIII: tre tärningar, och 1 till 3 är träff.',
  'battle.win.not.pass': 'Striden vinns med ett slag. Slå.',
  'battle.win.not.retreat': 'Ett slag kan vinna Rom: stanna och slå.',
  'battle.regroup.tell':
    'Rom är ditt: två poäng. Segraren får omgruppera: varje pjäs får gå till en egen eller tom stad intill striden, så många som vägarna bär.',
  'battle.regroup.do': 'Skicka Legion XIII till Genua, och behåll Caesar i Rom.',
  'battle.regroup.not.caesar': 'Caesar ska hålla Rom: en stad räknas bara så länge någon står i den.',
  'battle.regroup.not.elsewhere': 'Dit får den gå, men ditt nästa fälttåg behöver den i Genua.',
  'battle.regroup.not.done': 'Du får låta alla stå där de är. Här skickar du först Legion XIII till Genua.',
  'battle.learned.1': 'A till D, försvararen först; träffar tas av den starkaste pjäsen.',
  'battle.learned.2':
    'Reserver går in i rond II; från och med då får pjäser retirera, och i rond IV måste anfallare.',

  // 8
  'sea.title': 'Havet',
  'sea.about': 'Skeppning, och Navis i strid',
  'sea.held.tell':
    'Ett hav är ditt eget så länge bara dina Navis är på det. Din Navis III är ensam på havet utanför Italien.',
  'sea.held.do': 'Välj Mare Tyrrhenum.',
  'sea.embark.tell':
    'Över ett eget hav kan landpjäser skeppas från hamn till hamn. Det kostar en marsch per pjäs, hamnen vid målet måste vara egen eller tom, och skeppning kommer före alla andra marscher.',
  'sea.embark.do': 'Skeppa Legion X från Genua över havet till Lilybaeum, på Sicilien.',
  'sea.embark.not.neapolis':
    'Pompejus håller Neapolis, och man skeppar aldrig till en fientlig hamn: bara Navis anfaller från havet. Lilybaeum är tomt.',
  'sea.embark.not.syracuse':
    'Syracuse ligger vid ett annat hav, och staden hålls av Pompejus. Lilybaeum ligger vid havet du håller.',
  'sea.embark.not.elsewhere': 'Den kan skeppas dit också. Men Sicilien är målet: till Lilybaeum.',
  'sea.embark.not.march':
    'Vänta: så snart något har marscherat eller seglat kan ingen skeppas i det här draget. Skeppningen kommer först.',
  'sea.fight.tell':
    'En Navis måste stanna på havet som du skeppade över tills befälsdelen är slut: fanan visar det. Navis går från hamn till hav, från hav till hamn eller från hav till hav: två etapper, eller en för att anfalla.',
  'sea.fight.do': 'Anfall fiendens Navis på Mare Hispanum med Navis I, från Massilia.',
  'sea.fight.not.held': 'Navis III håller havet för skeppningen och måste stanna.',
  'sea.fight.not.second': 'Det är Navis II, i Ravenna: på andra sidan Italien. Navis I ligger i Massilia.',
  'sea.fight.not.embark':
    'Det vore en andra skeppning, och den kostar en marsch du behöver. Anfall med Navis I.',
  'sea.sail.tell':
    'Striden utkämpas efter alla marscher, som på land. Alla Navis är D, så försvararen slår först. Navis kan också anfalla en fientlig hamn från ett hav intill. En marsch är kvar.',
  'sea.sail.do': 'Segla med Navis II från Ravenna genom Mare Hadriaticum till Mare Internum.',
  'sea.sail.not.short': 'Den får gå vidare: havet bortom är tomt. Segla till Mare Internum.',
  'sea.sail.not.port': 'Då skulle den lägga till i en hamn igen. Den behövs på Mare Internum.',
  'sea.sail.not.embark': 'För sent: en Navis har seglat, och skeppning kommer före alla andra marscher.',
  'sea.learned.1':
    'Över egna hav skeppas landpjäser från hamn till hamn: en marsch per pjäs, före alla andra marscher, aldrig till en fientlig hamn.',
  'sea.learned.2': 'Navis seglar två etapper, eller en för att anfalla ett hav eller en hamn intill.',

  // 9
  'levies.title': 'Rekryteringar',
  'levies.about': 'Steg åt försvagade pjäser, nya pjäser från poolen, och vilka som väntar i den',
  'levies.step.tell':
    'Efter marscherna rekryterar du. En rekrytering ger ett steg åt en pjäs på kartan, eller sätter in en ny pjäs. Bara i städer som är egna och inte omstridda.',
  'levies.step.do': 'Legion X är på I. Ge den ett steg: välj den på kartan.',
  'levies.step.not.caesar': 'Caesar kunde också behöva det. Men Legion X vore borta med nästa träff.',
  'levies.step.not.full': 'Legion VIII har full styrka: det finns inget att lägga till.',
  'levies.step.not.raise': 'Det är en ny pjäs, och kommer härnäst. Först ett steg åt Legion X.',
  'levies.legion.tell':
    'Nya pjäser kommer från poolen, med styrka I. En legion rekryteras bara i sin hemstad, om du håller den. Legion XII hör hemma i Genua.',
  'levies.legion.do': 'Rekrytera Legion XII i Genua.',
  'levies.legion.not.other': 'Det är en annan legion. Den som hör till Genua är Legion XII.',
  'levies.legion.not.auxilia': 'Auxilia kommer härnäst. Först legionen.',
  'levies.legion.not.step': 'Det ger ett steg åt en pjäs på kartan. Ta den här gången en ny från poolen.',
  'levies.auxilia.tell':
    'Auxilia, Ballista och ledare rekryteras i valfri egen stad. I Ravenna står bara Caesar.',
  'levies.auxilia.do': 'Rekrytera Auxilia I i Ravenna: välj den i poolen, sedan Ravenna.',
  'levies.auxilia.not.elsewhere': 'Där får den rekryteras. Men det är Ravenna som behöver en vakt.',
  'levies.auxilia.not.legion': 'Legioner har sina hemstäder. Det här gäller Auxilia I, till Ravenna.',
  'levies.auxilia.not.enemy': 'Neapolis tillhör Pompejus. Man rekryterar i egna städer.',
  'levies.fleet.tell':
    'Navis byggs i stora hamnar, de med ett skepp intill: det har Massilia och Ravenna, men inte Genua, som har ett ankare.',
  'levies.fleet.do': 'Bygg Navis I i Massilia.',
  'levies.fleet.not.ravenna':
    'Ravenna är också en stor hamn. Men du vill ha den här Navis på det västra havet: Massilia.',
  'levies.fleet.not.genua': 'Genua är en hamn, men ingen stor. Bygg den i Massilia.',
  'levies.fleet.not.other':
    'En annan Navis hade dugt lika bra. Ta Navis I den här gången, och bygg den i Massilia.',
  'levies.end.tell':
    'Legion XVI ligger med framsidan upp i poolen: den eliminerades i år och kommer tillbaka nästa. Octavian kan rekryteras först när en annan av dina ledare har dödats.',
  'levies.end.do': 'En rekrytering är kvar; den kan inte sparas. Avsluta rekryteringarna ändå.',
  'levies.end.not.more': 'Väl använd, men du har sett hur det går till. Avsluta rekryteringarna här.',
  'levies.learned.1': 'En rekrytering är ett steg åt en pjäs, eller en ny pjäs med styrka I.',
  'levies.learned.2':
    'Legioner och Equitatus i sin hemstad, Navis i en stor hamn, de andra i valfri egen stad.',

  // 10
  'gods.title': 'Händelsekorten',
  'gods.about': 'Sju kort som bryter mot reglerna',
  'gods.play.tell':
    'Sju kort är händelsekort, ett för var och en av sju gudar. De gör sådant som inget befälskort kan göra, och den som spelar ett är spelare 1. De ger inga rekryteringar.',
  'gods.play.do': 'Spela Jupiter.',
  'gods.play.not.command': 'Det är ett vanligt befälskort. Spela Jupiter, och se vad ett händelsekort gör.',
  'gods.play.not.other': 'Det kortet får sin tur. Först Jupiter.',
  'gods.jupiter.tell':
    'Jupiter får en fientlig pjäs att byta sida: en som lotten väljer, i en stad intill en av dina. Ledare och Navis byter inte sida, de förlorar ett steg.',
  'gods.jupiter.do': 'Välj Tarraco, och bekräfta: det ett händelsekort gör går inte att ångra.',
  'gods.jupiter.not.done': 'Då vore kortet bortkastat. Välj Tarraco.',
  'gods.home.tell':
    'En legion med styrka IV går över till dig, som den är. Den går till en av dina städer intill Tarraco.',
  'gods.home.do': 'Låt den gå till Narbo.',
  'gods.home.not.far': 'Där finns bara Equitatus, djupt inne i Spanien. Narbo är säkrare.',
  'gods.vulcan.tell':
    'Pompejus har använt sitt kort, och ett nytt drag börjar. Vulcanus tar ett steg från varje pjäs i en fientlig stad.',
  'gods.vulcan.do': 'Spela Vulcanus.',
  'gods.vulcan.not.mars':
    'Med Mars slår dina pjäser först i rond I i en av striderna. Det här draget hör till Vulcanus.',
  'gods.vulcan.not.command': 'Det är ett vanligt befälskort. Spela Vulcanus.',
  'gods.erupt.tell':
    'Tre pjäser står i Neapolis, under Vesuvius: ju fler de är, desto fler steg förlorar de.',
  'gods.erupt.do': 'Välj Neapolis, och bekräfta.',
  'gods.erupt.not.small': 'Där står färre pjäser. Neapolis har tre.',
  'gods.erupt.not.done': 'Då vore kortet bortkastat. Välj Neapolis.',
  'gods.cancel.tell':
    'En pjäs överlevde det inte. Nu något att minnas: spelar båda sidor ett händelsekort gäller inget av dem, och draget är genast slut.',
  'gods.cancel.do': 'Spela Mars, och se vad Pompejus har.',
  'gods.cancel.not.command': 'Ett bra befälskort, men spela Mars den här gången.',
  'gods.learned.1':
    'Den som spelar ett händelsekort går först och gör det som står på kortet; det ger inga rekryteringar.',
  'gods.learned.2': 'Två händelsekort i samma drag tar ut varandra, och draget är förlorat för båda.',

  // 11
  'winter.title': 'Vinter',
  'winter.about': 'Poäng, hamnar, vinterkvarter, och vilka som skickas hem',
  'winter.end.tell':
    'Efter det femte draget kommer vintern. Först reser Cleopatra hem till Alexandria, och poängen räknas: den som har tio har vunnit.',
  'winter.end.do': 'Avsluta rekryteringarna, årets sista.',
  'winter.end.not.levy': 'Det vore ett steg till. Men nu gäller det vintern: avsluta rekryteringarna.',
  'winter.harbour.tell':
    'Ingen har tio. Cleopatra lämnade Athena tomt, så staden räknas inte för någon. Navis till havs måste gå till en egen hamn vid samma hav, eller upplösas.',
  'winter.harbour.do': 'För Navis I till Rom.',
  'winter.harbour.not.genua':
    'Fyra pjäser är redan i Genua, och staden kan inte försörja alla. För den till Rom.',
  'winter.supply.tell':
    'En stad försörjer tre pjäser, och så många till som dess siffra: Rom fem, Massilia fyra, Genua tre. Genua har fyra.',
  'winter.supply.do': 'Välj den pjäs i Genua som du bäst kan undvara: Legion VII, med styrka I.',
  'winter.supply.not.strong': 'Då kastar du bort fler steg. Legion VII har bara ett.',
  'winter.disband.tell':
    'En upplöst pjäs återgår till poolen och kan rekryteras igen nästa år. Nu får du också upplösa andra pjäser. Din Equitatus i Asturica är långt från allt, med styrka I.',
  'winter.disband.do': 'Upplös Equitatus II i Asturica.',
  'winter.disband.not.done': 'Du behöver inte upplösa någon. Men pröva en gång, med Equitatus i Asturica.',
  'winter.disband.not.other': 'Behåll den pjäsen. Equitatus i Asturica gör ingen nytta där.',
  'winter.reset.tell':
    'Det räcker. Pompejus gör samma sak; sedan reser sig alla som fallit i år i poolerna, och sex nya kort delas ut.',
  'winter.reset.do': 'Avsluta vintern.',
  'winter.reset.not.more': 'Inga fler: du kommer att behöva dem. Avsluta vintern.',
  'winter.points.tell': 'Ett nytt år. Se hur det står: du håller Rom och Massilia.',
  'winter.points.do': 'Öppna poängen, i fältet längst upp.',
  'winter.learned.1': 'Vinter: Cleopatra hem, poäng, Navis till hamn, vinterkvarter, upplösning, nya kort.',
  'winter.learned.2': 'En stad försörjer tre pjäser och sin siffra; resten går till poolen.',

  // 12
  'war.title': 'Ett första kort parti',
  'war.about': 'Två drag mot Tiro, datorns lättaste nivå',
  'war.card.tell':
    '45 f.Kr., partiets två sista drag. Varje sida har tre poäng, och vid lika poäng vinner den som håller Rom: just nu Pompejus. Din motståndare är nu datorn, och tärningarna är inte längre bestämda i förväg.',
  'war.card.do': 'Spela ett kort. Flest marscher går först; du har två kort till två drag.',
  'war.move.tell':
    'Dina marscher. I Rom står två pjäser; du kan komma från Genua, Ravenna och Asculum. Den första vägen är ditt huvudanfall. Oddsen visas innan du anfaller, och Tips säger vad en rådgivare skulle göra.',
  'war.move.do': 'Marschera som du vill, och avsluta sedan marscherna.',
  'war.levy.tell':
    'Rekryteringar: ett steg åt en försvagad pjäs, eller en ny pjäs. Tänk på vem som ska stå i Rom nästa drag.',
  'war.levy.do': 'Rekrytera som du vill, och avsluta sedan rekryteringarna.',
  'war.battle.tell':
    'Strid. Slå med den som har turen; från rond II får en svag pjäs retirera. Stapeln visar hur det troligen slutar.',
  'war.battle.do': 'Strid tills draget är över.',
  'war.last.tell':
    'Det sista draget: båda sidor spelar kortet de har kvar. Håll det som räknas: Rom är värt två, Syracuse en.',
  'war.last.do': 'Spela till årets slut.',
  'war.won': 'Du har vunnit. Rom är ditt, och världen med det.',
  'war.lost': 'Pompejus vann den här gången. Det var bara två drag: ett helt parti har tjugofem.',
  'war.drawn': 'Oavgjort. Det var bara två drag: ett helt parti har tjugofem.',
  'war.learned.1': 'Du har själv spelat alla delar av ett drag.',
  'war.learned.2': 'Spela nu ett helt parti: mot datorn, en vän vid skärmen, eller vem som helst på nätet.',
};
