// Personal data as the server lists it: what is stored, why, for how long.
export const messages = {
  'stored.name.what':
    'Your name, your language, when you joined, and only an argon2id hash of your password.',
  'stored.name.why': 'So that others know who they are playing, and no one else can take your name.',
  'stored.name.how-long':
    'Until you delete your account. Guests who stay away for {count|one=# day|other=# days} and have no running game are deleted.',
  'stored.sessions.what':
    'Where you are logged in: the kind of browser, when you logged in and when it was last used. No IP addresses are stored.',
  'stored.sessions.why': 'So that you stay logged in, and can end a session that is not yours.',
  'stored.sessions.how-long': 'Until you log out, or after 90 days without use.',
  'stored.games.what':
    'Your games: every order, its time, the dice and the results; and the tournaments you were in.',
  'stored.games.why': 'The log is the game: it can be continued, replayed and checked.',
  'stored.games.how-long': 'For good. When you delete your account they stay, without your name.',
  'stored.chat.what': 'Your chat messages.',
  'stored.chat.why': 'So that they can be read again.',
  'stored.chat.how-long': 'As long as the game. When you delete your account they stay, without your name.',
  'stored.notes.what':
    'Your notes, your standing orders and plans, and how much of each game you have seen. Only you can see them.',
  'stored.notes.why': 'So that you have them on every device.',
  'stored.notes.how-long': 'Until you delete your account.',
  'stored.ratings.what':
    'Your rating and its history, your results, and how fast you replied in finished games. Everyone can see them.',
  'stored.ratings.why': 'So that players find opponents of their strength, and know what to expect.',
  'stored.ratings.how-long': 'Until you delete your account. None of this is stored for guests.',
  'stored.puzzles.what':
    'Which puzzles you have tried, whether your first answer was right, and your puzzle rating. Only you can see them.',
  'stored.puzzles.why': 'So that puzzles suit you on every device, and puzzles get a rating.',
  'stored.puzzles.how-long': 'Until you delete your account.',
  'stored.bonds.what':
    'Your friends, and the players you block or mute. They are not informed if you block or mute them.',
  'stored.bonds.why': 'So that you can play with friends, and avoid others.',
  'stored.bonds.how-long': 'Until you change it, or one of you deletes their account.',
  'stored.contacts.what':
    'If you want notifications: your email address, the push addresses of your browsers, your webhook, and the channels you set for games and tournaments.',
  'stored.contacts.why':
    'To notify you about your games. They are not shared, and not used for anything else.',
  'stored.contacts.how-long': 'Until you remove them. Sent notifications are deleted after 30 days.',
  'stored.reports.what':
    'Your reports about others and their reports about you, with the chat messages around them.',
  'stored.reports.why': 'So that the admin can review them.',
  'stored.reports.how-long': 'Until one of you deletes their account.',
  'stored.logs.what':
    'Technical logs of the server. They contain no names, addresses, orders or texts of players.',
  'stored.logs.why': 'So that the admin can fix problems.',
  'stored.logs.how-long': 'As the admin decides.',
} as const;
