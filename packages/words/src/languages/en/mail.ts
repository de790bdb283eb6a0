// Notices in English.
import type { MailTexts } from '../mail-texts.ts';

const OVER = 'The game is over';

export const mail: MailTexts = {
  tag: 'en-GB',
  machine: (level) => `the machine ${level.charAt(0).toUpperCase()}${level.slice(1)}`,
  nobody: 'nobody',
  turn: {
    title: 'Your turn',
    text: (name, bc, turn) => `It is your turn against ${name}: ${bc} BC, turn ${turn}.`,
  },
  began: { title: 'The game has begun', text: (name) => `Your game against ${name} has begun.` },
  won: { title: OVER, text: (name) => `Your game against ${name} is won.` },
  lost: { title: OVER, text: (name) => `Your game against ${name} is lost.` },
  drawn: { title: OVER, text: (name) => `Your game against ${name} has ended in a draw.` },
  ended: { title: OVER, text: (name) => `Your game against ${name} has ended without a result.` },
  challenge: { title: 'A challenge', text: (name) => `${name} wants to play with you.` },
  chat: { title: (name) => `${name} says`, text: (name, line) => `${name}: ${line}` },
  reminder: {
    title: 'Your time runs out',
    text: (name, hours) =>
      `You have about ${hours === 1 ? 'an hour' : `${hours} hours`} left against ${name}.`,
  },
  several: (games) => `News of ${games} games`,
  test: { title: 'A test of notices', text: 'This is how you will be told when a game waits for you.' },
  footer: (home, link) => [`You get this because you play at ${home}.`, `No more mails: ${link}`],
  verify: {
    subject: 'Is this your address?',
    lines: ({ home, link }) => [
      `Somebody who plays at ${home} wants to be told by mail, here.`,
      '',
      `If that is you, this says so within a day: ${link}`,
      '',
      'If not there is nothing to do: no more mails will come.',
    ],
  },
  reset: {
    subject: 'A new password',
    lines: ({ name, home, link }) => [
      `Somebody, perhaps you, wants a new password for ${name} at ${home}.`,
      '',
      `Within an hour this leads to it, once: ${link}`,
      '',
      'If it was not you there is nothing to do: the password stays as it is.',
    ],
  },
};
