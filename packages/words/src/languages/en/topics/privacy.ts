// Personal data as the server lists it: what is stored, why, for how long.
export const messages = {
  'kept.name.what': 'Your name, your language, when you joined, and only an argon2id hash of your password.',
  'kept.name.why': 'So that others know who they are playing, and no one else can take your name.',
  'kept.name.how-long':
    'Until you delete your account. Guests who stay away for {count|one=# day|other=# days} and have no running game are deleted.',
  'kept.sessions.what':
    'Where you are logged in: the kind of browser, when you logged in and when it was last used. No IP addresses are stored.',
  'kept.sessions.why': 'So that you stay logged in, and can end a session that is not yours.',
  'kept.sessions.how-long': 'Until you log out, or after 90 days without use.',
  'kept.games.what': 'Your games: every order, its time, the dice and the results.',
  'kept.games.why': 'The log is the game: it can be continued, replayed and checked.',
  'kept.games.how-long': 'For good. When you delete your account they stay, without your name.',
  'kept.chat.what': 'Your chat messages.',
  'kept.chat.why': 'So that they can be read again.',
  'kept.chat.how-long': 'As long as the game. When you delete your account they stay, without your name.',
  'kept.notes.what':
    'Your notes, your standing orders, and how much of each game you have seen. Only you can see them.',
  'kept.notes.why': 'So that you have them on every device.',
  'kept.notes.how-long': 'Until you delete your account.',
  'kept.ratings.what':
    'Your rating and its history, your results, and how fast you replied in finished games. Everyone can see them.',
  'kept.ratings.why': 'So that players find opponents of their strength, and know what to expect.',
  'kept.ratings.how-long': 'Until you delete your account. None of this is stored for guests.',
  'kept.bonds.what':
    'Your friends, and the players you block or mute. They are not informed if you block or mute them.',
  'kept.bonds.why': 'So that you can play with friends, and avoid others.',
  'kept.bonds.how-long': 'Until you change it, or one of you deletes their account.',
  'kept.contacts.what':
    'If you want notifications: your email address, the push addresses of your browsers, your webhook.',
  'kept.contacts.why': 'To notify you about your games. They are not shared, and not used for anything else.',
  'kept.contacts.how-long': 'Until you remove them. Sent notifications are deleted after 30 days.',
  'kept.reports.what':
    'Your reports about others and their reports about you, with the chat messages around them.',
  'kept.reports.why': 'So that the admin can review them.',
  'kept.reports.how-long': 'Until one of you deletes their account.',
  'kept.logs.what':
    'Technical logs of the server. They contain no names, addresses, orders or texts of players.',
  'kept.logs.why': 'So that the admin can fix problems.',
  'kept.logs.how-long': 'As the admin decides.',
} as const;
