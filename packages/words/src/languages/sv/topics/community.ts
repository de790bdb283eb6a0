// Klubben kring partierna: det som kom till senare och hämtas med den.
import type { messages as english } from '../../en/topics/community.ts';

import { account } from '../community/account.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  ...account,
  // Det man kommit överens om
  'terms.allowed': 'tillåtet: {aids}',
  'terms.nothing': 'ingen hjälp',
  'terms.odds': 'odds',
  'terms.hints': 'tips',
  'terms.intel': 'underrättelser',
  'terms.undo': 'ta tillbaka',
  'terms.free': 'fri uppställning',
  'terms.bid': 'sidor efter bud',
  'aids.note': 'Båda spelarna har dem, och den som går med får veta det. Ett parti med tips räknas aldrig.',

  // En inbjudan
  'join.side': 'Du kommer att spela {side}.',
  'join.bid': 'Innan partiet börjar bjuder du och motståndaren i hemlighet på den sida ni vill ha.',
  'side.bid-rules': 'Reglerna för bud',
  'side.bid-note':
    'Båda spelarna bjuder i hemlighet rekryteringar för den sida de vill ha. Enligt reglerna i utgåva {edition} vinner Caesar {rate} av partierna mellan lika starka datorer.',
  'join.gone':
    'Den här inbjudan gäller inte längre: någon annan har redan gått med, eller partiet ställdes in.',
  'join.own': 'Det här är din egen inbjudan. Skicka länken till någon annan.',
  'enter.code': 'Koden i din inbjudan till servern',
  'enter.code-note': 'Den här servern är för inbjudna. Be administratören om en kod.',

  // Listor över partier
  'games.challenge': '{name} utmanar dig. Anta utmaningen för att börja.',
  'games.sit': 'Anta utmaningen',
  'games.challenged': 'Väntar på att {name} ska anta utmaningen',
  'games.older': 'Äldre partier',
  'games.newer':
    '{count|one=Ett parti till kräver|other=# partier till kräver} en nyare version av servern, och kan öppnas när den har uppdaterats.',

  'games.filter': 'Visa',
  'games.filter-all': 'alla partier',
  'games.filter-live': 'direktpartier',
  'games.filter-slow': 'korrespondenspartier',

  // Spela nu
  'play-now.title': 'Hitta en motståndare',
  'play-now.note':
    'Hittar någon med ungefär din rating som vill spela samma slags parti. Om ingen väntar får du vänta tills någon kommer.',
  'play-now.go': 'Spela nu',
  'play-now.terms': 'Ändra villkoren',
  'play-now.from': 'Du spelar från (din tid)',
  'play-now.to': 'till',
  'play-now.any': 'när som helst på dygnet',
  'seeking.title': 'Söker en motståndare.',
  'seeking.live': 'Håll sidan öppen. Om du stänger den slutar sökningen.',
  'seeking.slow':
    'Du kan stänga sidan. Sökningen fortsätter i en vecka, och du får ett meddelande när en motståndare hittas.',
  'seeking.stop': 'Sluta söka',
  'seeking.computer': 'Spela mot datorn medan du väntar',
  'seeking.back': 'Tillbaka till sökningen',
  'seeking.found': '{name} väntar på dig. Partiet börjar när du går dit.',
  'seeking.found-title': 'Motståndare hittad',
  'seeking.go': 'Gå till partiet',
  'seeking.over': 'Sökningen är slut.',

  // The channel of a game or a tournament
  'channel.title': 'En kanal för partiet',
  'channel.text':
    'Kanalen får spelplanen efter varje drag, som åskådare ser den, ett meddelande om vem som är vid draget, och resultatet. Båda spelarna kan ange en kanal, och båda kan ta bort den.',
  'channel.none': 'Det finns ingen kanal än.',
  'channel.own': 'Du har angett en kanal. Adressen är hemlig och visas inte igen.',
  'channel.given': '{name} har angett en kanal. Adressen är hemlig och visas inte.',
  'channel.url': 'Adress till kanalens webhook',
  'channel.new-url': 'Adress till en annan kanals webhook',
  'channel.mention': 'Ditt Discord-id eller namn, som nämns när du är vid draget',
  'channel.remove': 'Ta bort kanalen',
  'channel.saved': 'Sparat. Spelplanen skickas dit om några sekunder.',

  // Innan det börjar
  'bid.has': 'har bjudit',
  'bid.has-not': 'har inte bjudit än',
  'waiting.turn-away': 'Visa bort {name} och vänta på någon annan',
  'copy.failed': 'Webbläsaren låter inte sidan kopiera. Markera länken och kopiera den för hand.',
  'copy.done': 'Länken är kopierad.',
  'copy.link': 'Kopiera länken',
  'watch.title': 'Just nu',
  'watch.best': 'Det bästa partiet just nu',
  'watch.great': 'Inget direktparti spelas just nu. Här är ett fint parti som har spelats:',
  'watch.none': 'Inget parti spelas, och inget är färdigspelat än.',
  'watch.others': 'Andra partier',
  'watch.slow': 'Korrespondens',
  'watch.open': 'Öppna bordet',
  'watch.replay': 'Spela upp',
  'watch.revealed': 'Visa allt som var dolt',
  'watch.public': 'Som åskådarna såg det',
  'watch.rated': '{name}, rating {rating}',
  'watch.unrated': '{name}, utan rating',
  'watch.stop': 'Stanna',
  'watch.play': 'Spela upp',
  'watch.story': 'Vad som hände',

  // Vid bordet
  'abort.title': 'Ställa in partiet?',
  'abort.text': 'Partiet slutar genast, för er båda, och räknas inte.',
  'vacation.title': 'Ta semester?',
  'vacation.text':
    'Ingen klocka går medan du är borta. En påbörjad dag är förbrukad; du har {count|one=en dag|other=# dagar} kvar.',
  'chat.new': '{name}: {text}',
  'chat.seen': 'Stäng',
  'chat.report': 'Anmäl',
  'chat.report-line': 'Anmäl vad {name} sade: {text}',

  // Stående order
  'standing.battle': 'I en strid i det här partiet',
  'standing.area': 'Striden om',
  'standing.fought': '{area} (strid väntar)',
  'standing.set': '{area} (har egna order)',
  'standing.as-habit': 'Som i alla mina partier',
  'standing.as-usual': 'Som i alla strider i det här partiet',
  'standing.own': 'Egna: {count|one=en regel|other=# regler}',
  'standing.retreat': 'Retirera helst till',
  'standing.retreat-any': 'där de flesta av mina pjäser står',
  'standing.one-note': 'De kan ges innan någon anfaller där, och upphör med striden.',
  'standing.gone': 'Borttagna.',

  // Människor
  'person.by-side': 'Rating med varje sida',
  'person.side-rating': '{side}: {rating} ± {give} efter {count|one=# parti|other=# partier}',
  'person.side-none': '{side}: inget räknat parti än',
  'ratings.balance': 'Hur ofta varje sida vinner',
  'person.profile': 'Din profil',
  'person.no-games': 'Inget parti är slut ännu',
  'link.on': 'Till partierna',
  'link.reset-done': 'Lösenordet är sparat, och du är utloggad överallt. Logga in med det.',
  'link.verify-done': 'E-postadressen är bekräftad. Meddelanden kommer att skickas dit.',
  'link.unsubscribe-done': 'Inga fler brev skickas. Andra meddelanden kommer som förut.',

  // Meddelanden
  'notices.test': 'Skicka ett testmeddelande',
  'notices.test-sent': 'Ett testmeddelande är på väg.',
  'notices.saved': 'Sparat.',
  'notices.guest':
    'Skapa först konto med ett lösenord, så kan du få meddelanden med e-post, i webbläsaren eller genom en webhook.',
  'notices.language': 'Meddelanden skickas på den här sidans språk.',
  'notices.verified': 'Den här adressen är bekräftad.',

  // Avslag
  'error.newer-game':
    'Partiet kräver en nyare version av servern. Det kan öppnas när servern har uppdaterats.',
  'error.damaged-game': 'Partiet har skadats där det ligger sparat. Fråga serverns administratör.',
  'error.bad-name':
    'Ett namn har 1 till 24 bokstäver ur en och samma skrift, eller siffror; mellan dem får det finnas mellanslag, punkter, bindestreck och apostrofer.',
  'error.invitation-needed': 'Den här servern är för inbjudna, och den koden gäller inte längre.',
  'error.not-delivered': 'Det kom inte fram. Se över inställningarna och försök igen.',
  'error.no-mail': 'Den här servern skickar ingen e-post.',
  'error.too-many-bonds': 'Listan är full. Ta bort någon först.',
  'error.too-many-devices': 'Du har så många webbläsare här som en person får ha. Ta bort en först.',
  'error.no-tournament': 'Det finns ingen sådan turnering.',
  'error.members-only': 'Du behöver ett konto för turneringar. Välj först ett lösenord på kontosidan.',
  'error.host-only':
    'På den här servern kan bara arrangörer som administratören har utsett skapa turneringar.',
  'error.not-the-organiser': 'Bara arrangören kan göra det.',
  'error.private-game': 'Bara spelarna får se ett privat parti, så det kan inte ha någon kanal.',
  'error.no-channel': 'Kanalen har tagits bort. Ange adressen igen.',
  'error.bad-tournament': 'En turnering kan inte ha de här inställningarna. Ändra dem och försök igen.',
  'error.too-many-tournaments': 'Du arrangerar för många turneringar på en gång. Avsluta någon av dem först.',
  'error.registration-closed': 'Anmälan till turneringen är stängd.',
  'error.tournament-full': 'Turneringen är full.',
  'error.already-in': 'Spelaren är redan med i turneringen.',
  'error.not-in': 'Spelaren är inte med i turneringen.',
  'error.too-few-people': 'Det är för få deltagare för att börja.',
  'error.tournament-begun': 'Turneringen har redan börjat.',
  'error.tournament-not-running': 'Turneringen har inte börjat än.',
  'error.tournament-over': 'Turneringen är slut.',
  'error.never-away': 'I den här turneringen kan ingen stå över en rond.',
  'error.bad-return': 'Välj ett kommande datum inom ett år, eller lämna fältet tomt.',
  'error.no-such-pairing': 'Det finns inget sådant parti i turneringen.',
  'error.too-late-to-rule':
    'Partiet kan inte längre avgöras av arrangören: senare ronder bygger på det, eller så slutade turneringen utan dess resultat.',
  'error.no-bid': 'Lägg ett bud för att börja partiet.',
  'error.not-by-bid': 'Sidorna avgörs inte av bud i det här partiet.',
  'error.bid-needs-people':
    'Bud på sidor kan bara läggas mellan två människor, i ett parti utan annat handikapp.',
  'error.same-entropy': 'Något gick fel med din del av tärningarna. Försök igen.',
  'error.tournament-game': 'Ett turneringsparti kan inte lämnas eller ställas in. Du kan ge upp det.',
  'error.too-many-waiting': 'För många av dina partier väntar på att börja. Lämna något av dem först.',
  'error.oneself': 'Det är du.',
  'error.blocked': 'Du har blockerat den personen. Häv blockeringen först.',
  'error.no-such-session': 'Den inloggningen är redan avslutad.',
  'error.session-needed': 'Logga in igen för att göra det.',
  'error.no-such-line': 'Meddelandet finns inte längre.',
};
