// What is kept of people, as the server lists it: what, why, how long.
export const messages = {
  'kept.name.what':
    'Your name, the language you read, when you came, and of a password only an argon2id hash.',
  'kept.name.why': 'So that others know whom they play with, and nobody else can take your name.',
  'kept.name.how-long':
    'Until you delete the account. Guests who stay away for {count|one=one day|other=# days}, and have no game that goes on, are deleted.',
  'kept.sessions.what':
    'Where you are signed in: the kind of browser, when it came and when it was last used. No address on the network is kept.',
  'kept.sessions.why': 'So that you stay signed in, and can end a session that is not yours.',
  'kept.sessions.how-long': 'Until you sign out, or for 90 days without use.',
  'kept.games.what': 'Your games: every order, its time, the dice, how the games ended.',
  'kept.games.why': 'The log is the game: it can be played on, watched again and checked.',
  'kept.games.how-long': 'For good. When the account is deleted they stay, without your name.',
  'kept.chat.what': 'What you say in chats.',
  'kept.chat.why': 'So that it can be read again.',
  'kept.chat.how-long': 'As long as the game. When the account is deleted the lines stay, without your name.',
  'kept.notes.what':
    'Your notes, your standing orders, and how far you have looked at each game. Nobody else sees them.',
  'kept.notes.why': 'So that you find them again on every device.',
  'kept.notes.how-long': 'Until you delete the account.',
  'kept.ratings.what':
    'Your rating and its history, results, and how fast you answered in the games that ended. Everybody can see them.',
  'kept.ratings.why': 'So that people find opponents of their strength, and know what to expect.',
  'kept.ratings.how-long': 'Until you delete the account. Of guests nothing of this is kept.',
  'kept.bonds.what': 'Your friends, and whom you block or mute. Who is blocked or muted is not told.',
  'kept.bonds.why': 'So that you can play with friends, and need not meet others.',
  'kept.bonds.how-long': 'Until you change it, or one of the two deletes the account.',
  'kept.contacts.what':
    'If you want notices: your mail address, addresses that your browsers gave for push messages, your webhook.',
  'kept.contacts.why': 'To tell you that a game waits. They are given to nobody, and used for nothing else.',
  'kept.contacts.how-long': 'Until you remove them. Notices that were sent are forgotten after 30 days.',
  'kept.reports.what':
    'What you report about others, and what others report about you, with lines of the chat around it.',
  'kept.reports.why': 'So that the host can judge it.',
  'kept.reports.how-long': 'Until one of the two deletes the account.',
  'kept.logs.what':
    'What the server says about itself. No names, addresses, orders or texts of people are in it.',
  'kept.logs.why': 'So that the host can mend what breaks.',
  'kept.logs.how-long': 'As the host decides.',
} as const;
