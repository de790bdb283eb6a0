// The club around the games: what came with it later, and is fetched with it.
import { account } from '../community/account.ts';

export const messages = {
  ...account,
  // What was agreed on
  'terms.allowed': 'allowed: {aids}',
  'terms.nothing': 'no aids',
  'terms.odds': 'odds',
  'terms.hints': 'hints',
  'terms.intel': 'intelligence',
  'terms.undo': 'taking back',
  'terms.free': 'free deployment',
  'aids.note': 'Both players have them, and whoever joins is told. A game with hints is never rated.',

  // An invitation
  'join.side': 'You would play {side}.',
  'join.gone':
    'This invitation is no longer good: somebody has sat down already, or the game was called off.',
  'join.own': 'This is your own invitation. Send the link to somebody else.',
  'enter.code': 'The code of your invitation to this server',
  'enter.code-note': 'This server is for invited people. The host gives each newcomer a code.',

  // Lists of games
  'games.challenge': '{name} challenges you. Sit down to begin.',
  'games.sit': 'Sit down',
  'games.challenged': 'Waiting for {name} to sit down',
  'games.older': 'Older games',
  'games.newer':
    '{count|one=One more game is|other=# more games are} kept by a newer version of the server, and can be opened once it has been updated.',

  // Before it begins
  'room.turn-away': 'Turn {name} away, and wait for somebody else',
  'copy.failed': 'This browser does not let the page copy. Select the link, and copy it by hand.',
  'copy.done': 'The link is copied.',

  // At the table
  'abort.title': 'Call the game off?',
  'abort.text': 'The game ends at once, for both of you, and counts for nothing.',
  'vacation.title': 'Go on vacation?',
  'vacation.text':
    'No clock runs while you are away. A day that was begun is used; you have {count|one=one day|other=# days} left.',
  'chat.new': '{name}: {text}',
  'chat.seen': 'Seen',
  'chat.report': 'Report',
  'chat.report-line': 'Report what {name} said: {text}',

  // Standing orders
  'standing.battle': 'In one battle of this game',
  'standing.area': 'The battle of',
  'standing.fought': '{area}, which is being fought',
  'standing.set': '{area}, has orders of its own',
  'standing.as-habit': 'As in all my games',
  'standing.as-usual': 'As in all battles of this game',
  'standing.own': 'As they were set by other means: {count|one=one rule|other=# rules}',
  'standing.retreat': 'Retreat first to',
  'standing.retreat-any': 'where most of my blocks stand',
  'standing.one-note': 'They may be given before anybody attacks there, and end with the battle.',
  'standing.gone': 'Withdrawn.',

  // People
  'person.profile': 'Your profile',
  'person.no-games': 'No game has ended yet',
  'link.on': 'To the games',
  'link.reset-done': 'The password is set, and you are signed out everywhere. Sign in with it.',
  'link.verify-done': 'The mail address is yours. Notices will be sent there.',
  'link.unsubscribe-done': 'No more mails will be sent. What else tells you stays as it is.',

  // Notices
  'notices.test': 'Send a test',
  'notices.test-sent': 'A test is on its way.',
  'notices.saved': 'Kept.',
  'notices.guest':
    'Keep your name with a password first: then you can be told by mail, in the browser or by a webhook.',
  'notices.language': 'They come in the language of this page.',
  'notices.verified': 'This address is yours.',

  // Refusals
  'error.newer-game':
    'A newer version of the server keeps this game. It can be opened once the server is updated.',
  'error.damaged-game': 'This game was damaged where it is kept. Ask the host of the server.',
  'error.bad-name':
    'A name has 1 to 24 letters or figures; between them may be spaces, dots, hyphens and apostrophes.',
  'error.invitation-needed': 'This server is for invited people, and that is no code that is still good.',
  'error.not-delivered': 'It did not arrive. Look at what is set, and try again.',
  'error.no-mail': 'The host of this server sends no mail.',
  'error.too-many-bonds': 'There is no room for more people in this list.',
  'error.too-many-devices': 'You have as many browsers here as one person may have. Remove one first.',
  'error.too-many-waiting': 'Too many games of yours wait to begin. Leave some of them first.',
  'error.oneself': 'That is you.',
  'error.blocked': 'You have blocked this person. Unblock them first.',
  'error.no-such-session': 'That session has ended already.',
  'error.session-needed': 'Sign in again to do that.',
  'error.no-such-line': 'What was said there is gone.',
} as const;
