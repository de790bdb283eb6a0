// Emails and notifications in English.
import type { MailTexts } from '../mail-texts.ts';
import { names } from './names.ts';

const OVER = 'The game is over';

export const mail: MailTexts = {
  tag: 'en-GB',
  machine: (level) => `the computer ${level.charAt(0).toUpperCase()}${level.slice(1)}`,
  nobody: 'no one',
  rome: names['area.Rome'],
  turn: {
    title: 'Your turn',
    text: (name, bc, turn) => `It is your turn against ${name}: ${bc} BC, turn ${turn}.`,
    planStopped: (whys) => `Your plan stopped: ${whys.join('; ')}.`,
    planWhys: {
      place: (area) => `${area} was not as expected`,
      battle: (area) => `it did not foresee the battle of ${area}`,
      first: 'Player 1 was not the side it expected',
      card: 'the enemy did not play the card it expected',
      block: 'one of your blocks was not as expected',
      points: 'the victory points were not as expected',
      order: 'one of its orders was not legal',
      god: 'the enemy played a card that it did not foresee',
      turn: 'you were asked for something it did not cover',
      rolled: 'its last order revealed something new',
      draw: 'your opponent offers a draw',
      'taken-back': 'orders were taken back',
      'by-hand': 'you gave another order',
    },
  },
  began: { title: 'The game has started', text: (name) => `Your game against ${name} has started.` },
  won: { title: OVER, text: (name) => `You won against ${name}.` },
  lost: { title: OVER, text: (name) => `You lost against ${name}.` },
  drawn: { title: OVER, text: (name) => `Your game against ${name} ended in a draw.` },
  endOffered: {
    title: 'Offer to end the game',
    text: (name) =>
      `${name} offers to end your game, as you have hardly a chance left. You can resign or play on.`,
  },
  ended: { title: OVER, text: (name) => `Your game against ${name} ended without a result.` },
  endedEarly: (name, tournament) =>
    `Your game against ${name} was ended early. How it counts in ${tournament} is on the tournament’s page.`,
  challenge: { title: 'Challenge', text: (name) => `${name} challenges you to a game.` },
  found: {
    title: 'Opponent found',
    text: (name) => `Your opponent is ${name}. The game starts once you are both ready.`,
  },
  bid: {
    title: 'Place your bid',
    text: (name) => `${name} has placed a bid. The game starts as soon as you place yours.`,
  },
  round: {
    title: (tournament) => tournament,
    text: (name, round) => `Round ${round}: your game against ${name} can begin.`,
    bye: (round) => `Round ${round}: you have a bye.`,
    ends: (name, round, hours) =>
      `Round ${round} ends in about ${hours === 1 ? 'an hour' : `${hours} hours`}: your game against ${name} is not over yet.`,
    over: (reached) =>
      reached === null
        ? 'The tournament has ended.'
        : reached.division === null
          ? `The tournament has ended. Your place: ${reached.place}.`
          : `The tournament has ended. Your place: ${reached.place} in division ${reached.division}.`,
    off: 'The tournament was called off.',
  },
  chat: { title: (name) => `Message from ${name}`, text: (name, line) => `${name}: ${line}` },
  reminder: {
    title: 'Your time is running out',
    text: (name, hours) =>
      `You have about ${hours === 1 ? 'an hour' : `${hours} hours`} left against ${name}.`,
  },
  several: (games) => `News in ${games} games`,
  test: {
    title: 'Test notification',
    text: 'You will be notified like this when a game is waiting for you.',
  },
  preview: {
    home: { title: 'Rubicon', text: 'Caesar against Pompey for the Roman world: a block wargame for two.' },
    pair: (caesar, pompey) => `${caesar} (Caesar) against ${pompey} (Pompey)`,
    waiting: 'The game has not started yet.',
    board: (bc, turn, score) => `${bc} BC, turn ${turn}; victory points ${score}.`,
    won: (name, score) => `${name} won; victory points ${score}.`,
    drawn: (score) => `A draw; victory points ${score}.`,
    aborted: 'The game ended without a result.',
    endedEarly: (tournament) => `The game was ended early. How it counts is on the page of ${tournament}.`,
    person: (name, rating) =>
      rating === null ? `${name} plays Rubicon.` : `${name} plays Rubicon, rated ${rating}.`,
    tournament: (people, winners) =>
      winners.length === 0 ? `A tournament of ${people}.` : `Won by ${winners.join(' and ')}.`,
  },
  channel: {
    open: {
      title: 'A game is waiting for an opponent',
      text: (name) => `${name} has opened a game and is waiting for an opponent.`,
    },
    round: (round) => `Round ${round} has begun:`,
    standings: (leaders) => `Standings: ${leaders}`,
    decided: {
      deadline: (winner, score) =>
        winner === null
          ? `A draw by victory points when time was up, ${score}.`
          : `${winner} won by victory points when time was up, ${score}.`,
      forfeit: (winner) => (winner === null ? 'Both players lost by forfeit.' : `${winner} won by forfeit.`),
      ruled: (winner, reason) =>
        `Ruled by the organiser: ${winner === null ? 'a draw' : `${winner} wins`}. ${reason}`,
    },
    toPlay: (people) => `To play: ${people}`,
  },
  footer: (home, link) => [`You get this email because you play at ${home}.`, `Unsubscribe: ${link}`],
  verify: {
    subject: 'Confirm your email address',
    lines: ({ home, link }) => [
      `Someone who plays at ${home} asked for notifications at this address.`,
      '',
      `If this was you, confirm within a day: ${link}`,
      '',
      'If not, you can ignore this email: you will get no more.',
    ],
  },
  reset: {
    subject: 'Reset your password',
    lines: ({ name, home, link }) => [
      `Someone, perhaps you, asked to reset the password of ${name} at ${home}.`,
      '',
      `To choose a new password, use this link within an hour; it works once: ${link}`,
      '',
      'If this was not you, you can ignore this email: your password stays as it is.',
    ],
  },
};
