// Startsidan, inställningarna och meddelandet om en ny version.
import type { start as english } from '../en/start.ts';

export const start: Readonly<Record<keyof typeof english, string>> = {
  'start.title': 'RVBICON',
  'start.inscription': 'Bellvm civile · DCCV–DCCIX',
  'start.tagline': 'Caesar mot Pompejus om den romerska världen, 49–\u206045\u00A0f.Kr.',
  'start.what':
    'Ett spel för två: ni marscherar, seglar och rekryterar träpjäser vars framsidor bara ägaren ser, och i varje drag säger ett kort hur mycket ni får göra, eller vilken gud som hjälper till. Håll städerna som räknas när vintern kommer, eller förlora Rom.',
  'start.one-screen':
    'På den här skärmen turas två spelare om med enheten, och inget lämnar den. På nätet möter du andra.',
  'start.play': 'Spela på den här skärmen',
  'start.learn': 'Lär dig spela',
  'start.machine': 'Spela mot datorn',
  'start.online': 'Spela på nätet',
  'start.machine-title': 'Mot datorn',
  'start.machine-side': 'Din sida',
  'start.machine-level': 'Hur bra den spelar',
  'start.machine-name': '{level} (dator)',
  'start.level-tiro': 'En rekryt, som också håller på att lära sig.',
  'start.level-miles': 'En soldat med förstånd, men utan stora planer.',
  'start.level-centurio': 'Tänker igenom sina marscher innan han ger order.',
  'start.level-legatus': 'Tänker ett drag framåt, och på vad du kan dölja.',
  'start.level-imperator': 'Tar sin tid, och tänker vinna.',
  'start.continue-last': 'Fortsätt {caesar} mot {pompey}',
  'start.when': '{year}, drag {turn}',
  'start.rules': 'Välj regler…',
  'start.load': 'Öppna en partifil',
  'start.load-drop': 'Släpp för att öppna partifilen.',
  'start.load-failed': 'Partifilen gick inte att öppna. {why}',
  'start.begin-failed': 'Partiet gick inte att starta. {why}',
  'start.games-failed': 'Partierna på den här enheten gick inte att läsa. {why}',
  'start.save-failed': 'Partiet gick inte att spara till en fil. {why}',
  'start.remove-failed': 'Partiet gick inte att ta bort. {why}',
  'start.settings': 'Inställningar',

  'start.games': 'Partier på den här enheten',
  'start.games-none':
    'Inga ännu. Ett parti sparas här från första ordern, och du kan lämna det när som helst.',
  'start.players': '{caesar} mot {pompey}',
  'start.game-points': 'Caesar {caesar}, Pompejus {pompey}',
  'start.game-next':
    '{seat|caesar=Caesar är vid draget|pompey=Pompejus är vid draget|other=En strid utkämpas}',
  'start.game-won':
    '{side|caesar=Caesar|pompey=Pompejus} har vunnit{reason|ten-points= med tio poäng|more-points= med flest poäng|rome= genom att hålla Rom|resignation= sedan motståndaren gett upp|time= på tid|other=}',
  'start.game-drawn': 'Oavgjort',
  'start.played': 'Senast spelat {when}',
  'start.continue': 'Fortsätt',
  'start.look': 'Se på det igen',
  'start.look-back': 'Se tillbaka',
  'start.stats': 'Statistik',
  'start.study': 'Studera partier och ställningar',
  'start.save': 'Spara till fil',
  'start.remove': 'Ta bort',
  'start.remove-title': 'Ta bort partiet?',
  'start.remove-text':
    '{players}, {year}, drag {turn}. Det försvinner från enheten för gott. Spara det till en fil först om du kan tänkas vilja ha det igen.',
  'start.remove-damaged-text': 'Partiet går inte att öppna. Det försvinner från enheten för gott.',
  'start.keep': 'Behåll det',
  'start.damaged': 'Ett skadat parti.',
  'start.damaged-why':
    'Det som är sparat av partiet går inte längre ihop, så det kan inte öppnas. De andra partierna berörs inte.',

  'start.how': 'Så går det till',
  'start.how-blocks': 'Dolda pjäser',
  'start.how-blocks-text':
    'Du ser framsidan på dina egna pjäser; av fiendens bara träet. Siffran överst är pjäsens styrka, och varje träff vrider ner den.',
  'start.how-cards': 'Ett kort var',
  'start.how-cards-text':
    'I varje drag väljer båda spelarna ett kort i hemlighet. Det ger marscher och rekryteringar, eller är ett händelsekort, och avgör vem som går först.',
  'start.how-battle': 'Bokstäver, sedan tärningar',
  'start.how-battle-text':
    'I strid slår A före B, B före C. En pjäs slår en tärning för varje styrkepoäng och träffar med sin siffra eller lägre.',
  'start.how-end':
    'Fem drag är ett år. Tio poäng om vintern vinner på en gång; efter fem år vinner den som har flest. Upplysta platser visar vad du får göra, så resten kan du lära dig medan du spelar.',

  'start.version': 'Rubicon {version}',
  'start.licence':
    'Kod och teckningar är fria under MIT-licensen. Julius Caesar, dess regelbok och dess namn tillhör Columbia Games, Inc., som inte har gjort den här utgåvan.',

  // Reglerna för ett nytt parti
  'start.rules-title': 'Välj regler',
  'start.rules-begin': 'Börja partiet',
  'start.rules-cancel': 'Tillbaka',
  'start.rules-players': 'Spelare',
  'start.rules-name': '{side|caesar=Den som spelar Caesar|pompey=Den som spelar Pompejus}',
  'start.rules-edition': 'Reglernas utgåva',
  'start.edition': 'Utgåva {edition}',
  'start.edition-2.0':
    'Den senaste. Caesar är spelare 1 i första draget, den först använda vägen är huvudanfallet, och Jupiter slår mot en stad.',
  'start.edition-1.1':
    'Korten avgör vem som är spelare 1. Huvudanfallet utses, och Jupiter väljer en färg, på land eller till havs.',
  'start.edition-1.0':
    'Som 1.1, men Jupiter håller sig på land, Navis i hamn kan bara svara, och vintern räknar poäng efter vinterkvarteren.',
  'start.rules-more': 'Valfria regler',
  'start.first-turn': 'Spelare 1 i första draget',
  'start.first-turn-edition': 'Som utgåvan säger',
  'start.first-turn-caesar': 'Caesar',
  'start.first-turn-cards': 'Korten avgör',
  'start.deployment': 'Uppställning',
  'start.deployment-historical': 'Historisk uppställning',
  'start.deployment-free': 'Fri uppställning',
  'start.cleopatra': 'Cleopatra byter sida när hon tas till fånga',
  'start.cleopatra-next-turn': 'Från sin nästa tur i striden',
  'start.cleopatra-next-round': 'Från nästa rond',
  'start.handicap': 'Handikapp',
  'start.handicap-none': 'Inget',
  'start.handicap-side': '{side|caesar=Extra åt Caesar|pompey=Extra åt Pompejus}',
  'start.handicap-points': 'Extra rekryteringar, 1 till {most}',
  'start.problem-name-empty': 'Skriv ett namn här.',
  'start.problem-name-long': 'Ett namn har högst {most} tecken; det här har {count}.',
  'start.problem-name-unseen': 'Namnet innehåller tecken som inte syns. Skriv det igen utan dem.',
  'start.problem-points': 'Skriv ett heltal från 1 till {most}.',

  // Inställningar
  'settings.title': 'Inställningar',
  'settings.done': 'Klar',
  'settings.look': 'Utseende',
  'settings.theme': 'Färger',
  'settings.theme-system': 'Som enheten',
  'settings.theme-light': 'Ljusa',
  'settings.theme-dark': 'Mörka',
  'settings.motion': 'Animationer',
  'settings.motion-system': 'Som enheten',
  'settings.motion-reduced': 'Färre',
  'settings.motion-full': 'Alla',
  'settings.language': 'Språk',
  'settings.language-system': 'Som enheten',
  'settings.plain-labels': 'Enkla etiketter',
  'settings.plain-labels-text': 'Stor, enkel text på pjäserna i stället för teckningar.',
  'settings.minimap': 'Behåll den lilla kartan',
  'settings.minimap-text': 'Även när hela spelplanen får plats på skärmen.',
  'settings.play': 'Spel',
  'settings.skip-dice': 'Visa tärningarna direkt',
  'settings.skip-dice-text': 'Utan att rulla först.',
  'settings.confirm-end': 'Fråga innan något slösas bort',
  'settings.confirm-end-text': 'När du avslutar marscher eller rekryteringar och har några kvar.',
  'settings.confirm-cards': 'Bekräfta kort',
  'settings.confirm-cards-text':
    'Klicka på ett kort och bekräfta sedan. Av: ett klick lägger undan eller spelar det.',
  'settings.no-curtain': 'Jag spelar båda sidor',
  'settings.no-curtain-text': 'Skärmen byter sida utan att spelplanen döljs emellan.',
  'settings.hearing': 'Ljud',
  'settings.sound': 'Spela ljud',
  'settings.sound-text': 'Trä, tärningar, kort och ett horn.',
  'settings.volume': 'Volym',
  'settings.kept': 'Inställningarna sparas på den här enheten.',

  // En ny version
  'offline.ready': 'En ny version är klar.',
  'offline.reload': 'Ladda om nu',
  'offline.later': 'Senare',
};
