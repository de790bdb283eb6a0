// Which personal data is stored, why, and for how long: the text of the privacy page. It lives beside the code that
// stores the data, so that a change to one is a reminder of the other.
import type { Privacy } from '@rubicon/protocol';

export interface PrivacyFacts {
  readonly contact: string | null;
  readonly guestDays: number;
}

export const privacyOf = ({ contact, guestDays }: PrivacyFacts): Privacy => ({
  contact,
  guestDays,
  kept: [
    {
      id: 'name',
      what: 'Your name, the language you read, when you came, and of a password only an argon2id hash.',
      why: 'So that others know whom they play with, and nobody else can take your name.',
      howLong: `Until you delete the account. Guests who stay away for ${guestDays} days, and have no game that goes on, are deleted.`,
    },
    {
      id: 'sessions',
      what: 'Where you are signed in: the kind of browser, when it came and when it was last used. No address on the network is kept.',
      why: 'So that you stay signed in, and can end a session that is not yours.',
      howLong: 'Until you sign out, or for 90 days without use.',
    },
    {
      id: 'games',
      what: 'Your games: every order, its time, the dice, how the games ended; and the tournaments you were in.',
      why: 'The log is the game: it can be played on, watched again and checked.',
      howLong: 'For good. When the account is deleted they stay, without your name.',
    },
    {
      id: 'chat',
      what: 'What you say in chats.',
      why: 'So that it can be read again.',
      howLong: 'As long as the game. When the account is deleted the lines stay, without your name.',
    },
    {
      id: 'notes',
      what: 'Your notes, your standing orders and plans, and how far you have looked at each game. Nobody else sees them.',
      why: 'So that you find them again on every device.',
      howLong: 'Until you delete the account.',
    },
    {
      id: 'ratings',
      what: 'Your rating and its history, results, and how fast you answered in the games that ended. Everybody can see them.',
      why: 'So that people find opponents of their strength, and know what to expect.',
      howLong: 'Until you delete the account. Of guests nothing of this is kept.',
    },
    {
      id: 'puzzles',
      what: 'Which puzzles you have tried, whether the first answer was right, and your puzzle rating. Nobody else sees them.',
      why: 'So that puzzles suit you on every device, and are rated themselves.',
      howLong: 'Until you delete the account.',
    },
    {
      id: 'bonds',
      what: 'Your friends, and whom you block or mute. Who is blocked or muted is not told.',
      why: 'So that you can play with friends, and need not meet others.',
      howLong: 'Until you change it, or one of the two deletes the account.',
    },
    {
      id: 'contacts',
      what: 'If you want notices: your mail address, addresses that your browsers gave for push messages, your webhook.',
      why: 'To tell you that a game waits. They are given to nobody, and used for nothing else.',
      howLong: 'Until you remove them. Notices that were sent are forgotten after 30 days.',
    },
    {
      id: 'reports',
      what: 'What you report about others, and what others report about you, with lines of the chat around it.',
      why: 'So that the host can judge it.',
      howLong: 'Until one of the two deletes the account.',
    },
    {
      id: 'logs',
      what: 'What the server says about itself. No names, addresses, orders or texts of people are in it.',
      why: 'So that the host can mend what breaks.',
      howLong: 'As the host decides.',
    },
  ],
});
