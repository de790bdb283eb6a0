// Account and community pages, loaded when one of them is first opened.
import { account } from '../community/account.ts';

export const messages = {
  ...account,
  // The terms of a game
  'terms.allowed': 'allowed: {aids}',
  'terms.nothing': 'no player aids',
  'terms.odds': 'odds',
  'terms.hints': 'hints',
  'terms.intel': 'intelligence',
  'terms.undo': 'undo',
  'terms.free': 'free deployment',
  'terms.bid': 'sides by bid',
  'aids.note':
    'They apply to both players and are shown to anyone who joins. Games with hints are never rated.',

  // An invitation
  'join.side': 'You will play {side}.',
  'join.bid': 'Before the game starts, you and your opponent bid in secret for the side you want.',
  'side.bid-rules': 'The rules of bidding',
  'side.bid-note':
    'Both players bid levy points in secret for the side they want. By the book in edition {edition}, Caesar wins {rate} of the games between equal computers.',
  'join.gone': 'This invitation is no longer valid: someone else has joined, or the game was aborted.',
  'join.own': 'This is your own invitation. Send the link to someone else.',
  'enter.code': 'Invitation code for this server',
  'enter.code-note': 'This server is invitation only. Ask its admin for a code.',

  // Lists of games
  'games.challenge': '{name} challenges you. Accept to start.',
  'games.sit': 'Accept',
  'games.challenged': 'Waiting for {name} to accept',
  'games.older': 'Older games',
  'games.newer':
    '{count|one=# more game needs|other=# more games need} a newer version of the server, and can be opened once it is updated.',

  'games.filter': 'Show',
  'games.filter-all': 'all games',
  'games.filter-live': 'live games',
  'games.filter-slow': 'correspondence games',

  // Play now
  'play-now.title': 'Find an opponent',
  'play-now.note':
    'Finds someone near your rating who wants the same kind of game. If no one is waiting, you wait until someone comes along.',
  'play-now.go': 'Play now',
  'play-now.terms': 'Change the terms',
  'play-now.from': 'You play from (your time)',
  'play-now.to': 'to',
  'play-now.any': 'any time of day',
  'seeking.title': 'Looking for an opponent.',
  'seeking.live': 'Keep this page open. If you close it, the search ends.',
  'seeking.slow':
    'You can close this page. The search goes on for a week, and you are notified when an opponent is found.',
  'seeking.stop': 'Stop looking',
  'seeking.computer': 'Play a computer while you wait',
  'seeking.back': 'Back to the search',
  'seeking.found': '{name} is waiting for you. The game starts when you go to it.',
  'seeking.found-title': 'Opponent found',
  'seeking.go': 'Go to the game',
  'seeking.over': 'The search has ended.',

  // The channel of a game or a tournament
  'channel.title': 'A channel for this game',
  'channel.text':
    'The channel gets the board after each turn, as spectators see it, a message when someone is to play, and the result. Either player can set a channel, and either can remove it.',
  'channel.none': 'There is no channel yet.',
  'channel.own': 'You have set a channel. Its address is secret and is not shown again.',
  'channel.given': '{name} has set a channel. Its address is secret and is not shown.',
  'channel.url': 'Webhook address of the channel',
  'channel.new-url': 'Webhook address of another channel',
  'channel.mention': 'Your Discord ID or name, to mention you when it is your turn',
  'channel.remove': 'Remove the channel',
  'channel.saved': 'Saved. The board will be posted there in a few seconds.',

  // Before the game starts
  'bid.has': 'has bid',
  'bid.has-not': 'has not bid yet',
  'waiting.turn-away': 'Remove {name} and wait for someone else',
  'copy.failed': 'This browser does not allow copying. Select the link and copy it by hand.',
  'copy.done': 'Link copied.',
  'copy.link': 'Copy the link',
  'watch.title': 'On now',
  'watch.best': 'The best live game',
  'watch.great': 'No live game is on. Here is a great game from the past:',
  'watch.none': 'No game is on, and none has been finished yet.',
  'watch.others': 'Other games',
  'watch.slow': 'By correspondence',
  'watch.open': 'Open the table',
  'watch.replay': 'Replay',
  'watch.revealed': 'Show everything that was hidden',
  'watch.public': 'As spectators saw it',
  'watch.rated': '{name}, rated {rating}',
  'watch.unrated': '{name}, unrated',
  'watch.stop': 'Stop',
  'watch.play': 'Play',
  'watch.story': 'What happened',

  // During the game
  'abort.title': 'Abort the game?',
  'abort.text': 'The game ends at once for both players and does not count.',
  'vacation.title': 'Go on vacation?',
  'vacation.text':
    'The clocks stop while you are away. A day counts as used once it starts; you have {count|one=# day|other=# days} left.',
  'chat.new': '{name}: {text}',
  'chat.seen': 'Dismiss',
  'chat.report': 'Report',
  'chat.report-line': 'Report the message of {name}: {text}',

  // Standing orders
  'standing.battle': 'One battle of this game',
  'standing.area': 'Battle of',
  'standing.fought': '{area} (battle to fight)',
  'standing.set': '{area} (has its own orders)',
  'standing.as-habit': 'As in all my games',
  'standing.as-usual': 'As in the rest of this game',
  'standing.own': 'Custom: {count|one=# rule|other=# rules}',
  'standing.retreat': 'Retreat first to',
  'standing.retreat-any': 'where most of my blocks are',
  'standing.one-note': 'You can set these before anyone attacks. They end with the battle.',
  'standing.gone': 'Removed.',

  // Players
  'person.by-side': 'Rating with each side',
  'person.side-rating': '{side}: {rating} ± {give} after {count|one=# game|other=# games}',
  'person.side-none': '{side}: no rated game yet',
  'ratings.balance': 'How often each side wins',
  'person.profile': 'Your profile',
  'person.no-games': 'No finished games yet',
  'link.on': 'Go to the games',
  'link.reset-done': 'Your password is set, and you were logged out everywhere. Log in with it.',
  'link.verify-done': 'Your email address is confirmed. Notifications will be sent there.',
  'link.unsubscribe-done': 'No more emails will be sent. Other notifications stay as they are.',

  // Notifications
  'notices.test': 'Send a test',
  'notices.test-sent': 'A test is on its way.',
  'notices.saved': 'Saved.',
  'notices.guest':
    'To get notifications by email, in the browser or by webhook, first sign up with a password.',
  'notices.language': 'Notifications use the language of this page.',
  'notices.verified': 'This address is confirmed.',

  // Errors
  'error.newer-game':
    'This game needs a newer version of the server. It can be opened once the server is updated.',
  'error.damaged-game': 'This game is damaged. Contact the admin of the server.',
  'error.bad-name':
    'A name has 1 to 24 letters of one script, or digits. Between them it may have spaces, dots, hyphens and apostrophes.',
  'error.invitation-needed': 'This server is invitation only, and that code is not valid.',
  'error.not-delivered': 'It was not delivered. Check your settings and try again.',
  'error.no-mail': 'This server does not send email.',
  'error.too-many-bonds': 'This list is full. Remove someone first.',
  'error.too-many-devices': 'You have the maximum number of browsers. Remove one first.',
  'error.no-tournament': 'There is no such tournament.',
  'error.members-only': 'You need an account for tournaments. Set a password on the account page first.',
  'error.host-only': 'On this server only organisers chosen by the admin can create tournaments.',
  'error.not-the-organiser': 'Only the organiser can do that.',
  'error.private-game': 'Only its players may see a private game, so it cannot have a channel.',
  'error.no-channel': 'The channel has been removed. Enter its address again.',
  'error.bad-tournament': 'A tournament cannot have these settings. Change them and try again.',
  'error.too-many-tournaments': 'You are organising too many tournaments at once. End one of them first.',
  'error.registration-closed': 'Registration for this tournament has closed.',
  'error.tournament-full': 'This tournament is full.',
  'error.already-in': 'This player is already in the tournament.',
  'error.not-in': 'This player is not in the tournament.',
  'error.too-few-people': 'There are too few players to start.',
  'error.tournament-begun': 'The tournament has already started.',
  'error.tournament-not-running': 'The tournament has not started yet.',
  'error.tournament-over': 'The tournament is over.',
  'error.never-away': 'In this tournament no one can sit out a round.',
  'error.bad-return': 'Choose a date in the future, within a year, or leave it empty.',
  'error.no-such-pairing': 'There is no such game in this tournament.',
  'error.too-late-to-rule':
    'You can no longer rule on this game: later rounds depend on it, or the tournament ended without its result.',
  'error.no-bid': 'Place a bid to start this game.',
  'error.not-by-bid': 'There is no bidding for sides in this game.',
  'error.bid-needs-people':
    'You can bid for sides only against another person, and only in a game without another handicap.',
  'error.same-entropy': 'Something went wrong with your part of the dice. Try again.',
  'error.tournament-game': 'You cannot leave or abort a tournament game. You can resign it.',
  'error.too-many-waiting': 'Too many of your games are waiting to start. Leave one of them first.',
  'error.oneself': 'That is you.',
  'error.blocked': 'You have blocked this player. Unblock them first.',
  'error.no-such-session': 'That session has already ended.',
  'error.session-needed': 'Log in again to do that.',
  'error.no-such-line': 'That message no longer exists.',
} as const;
