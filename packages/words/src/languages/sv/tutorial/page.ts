// Vad innehållet och lektionens kort säger, och svaren som ingen lektion förutser.
import type { page as english } from '../../en/tutorial/page.ts';

export const page: Readonly<Record<keyof typeof english, string>> = {
  // Innehållet
  'learn.heading': 'Lär dig spela',
  'learn.lead': 'Tolv korta lektioner på den riktiga spelplanen. Du gör allt själv, och inga misstag räknas.',
  'learn.begin': 'Börja med första lektionen',
  'learn.progress': '{done} av {count} lektioner; nästa: {title}',
  'learn.go-on': 'Fortsätt',
  'learn.continue': 'Fortsätt: {title}',
  'learn.again': 'Alla lektioner är klara. Var och en kan göras om.',
  'learn.total':
    '{done|=0=Ingen lektion klar|one=# lektion klar|other=# lektioner klara} av {count}, ungefär {minutes} minuter sammanlagt',
  'learn.minutes': '{count|one=# minut|other=# minuter}',
  'learn.done': 'Klar',
  'learn.at': 'Vid uppgift {step} av {count}',
  'learn.new': 'Inte börjad',
  'learn.list': 'Lektioner',
  'learn.home': 'Startsidan',
  'learn.forget': 'Glöm vad som är klart',
  'learn.gone': 'Den lektionen finns inte.',

  // Lektionens kort
  'card.label': 'Lektion {number}: {title}',
  'card.step': 'Uppgift {step} av {count}',
  'card.back': 'Tillbaka',
  'card.restart': 'Börja om',
  'card.contents': 'Alla lektioner',
  'card.show': 'Visa mig',
  'card.watch': 'Klart. Se vad Pompejus gör.',
  'card.dice': 'Klart. Se hur tärningarna faller.',
  'card.fold': 'Fäll ihop lektionen',
  'card.unfold': 'Visa lektionen',
  'card.not': 'Inte så.',
  'card.end': 'Lektion {number} är klar',
  'card.learned': 'Det här har du lärt dig',
  'card.rules': 'Läs vidare:',
  'card.rule': 'Regel {number}',
  'card.next': 'Nästa: {title}',

  // Svar på det som ingen lektion förutser
  'wrong.block': 'Det var {given}. Uppgiften gäller {wanted}.',
  'wrong.place': '{block} skulle hamna i {given}. Här är målet {wanted}.',
  'wrong.way': '{block} skulle nå {given} via en annan väg. Ta den väg som pilen visar.',
  'wrong.look': 'Det är {given}. Leta efter {wanted}: platsen har en ring på kartan.',
  'wrong.card': 'Det kortet är {given}. Uppgiften gäller {wanted}.',
  'wrong.end': 'Då skulle den här delen ta slut, och något återstår att göra i den.',
  'wrong.all': 'Du tog flera pjäser på en gång. Tryck på en enda pjäs.',
  'wrong.kind': 'Det tillåter reglerna, men det är inte vad uppgiften gäller. Det togs tillbaka.',
  'wrong.cannot': '{block} kan inte gå till {given} nu. Vart den kan gå visas med guldringar.',
  'wrong.still': '{block} kan inte göra något nu.',
  'wrong.menu':
    'En lektion ger man inte upp, och den slutar inte i remi. Lämna den när du vill: din plats sparas.',
};
