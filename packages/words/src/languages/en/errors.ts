// Error messages by code: what was refused and what to do about it.
export const errors = {
  'error.line': 'Line {line}: {sentence}',
  'error.no-machine': 'It is not the computer’s turn.',
  'error.machine-lost':
    'The computer stopped unexpectedly. Nothing was changed; reload the page and it will think again.',
  'error.superseded': 'The game has moved on. Try again.',
  'error.unknown': 'That did not work. Nothing was changed.',

  // The game
  'error.bad-request': 'The game does not support that.',
  'error.stale-decision': 'The game has moved on. Check the position and choose again.',
  'error.bad-order': 'That is not a valid order.',
  'error.nothing-to-undo': 'There is nothing to undo.',
  'error.no-offer': 'There is no offer to answer.',
  'error.offer-stands': 'There is already an offer. Accept or decline it first.',
  'error.not-out-of-time': 'That side still has time left.',
  'error.flag-fallen': 'That side is already out of time.',
  'error.no-flag': 'Your opponent is not out of time.',
  'error.paused': 'The game is paused.',
  'error.not-paused': 'The game is not paused.',
  'error.bad-time': 'The times in this game run backwards.',
  'error.bad-position': 'The position in this game cannot be set up.',
  'error.no-clock': 'This game has no clock.',
  'error.bad-epoch': 'The dice of this game are not numbered correctly.',
  'error.game-over': 'The game is over.',
  'error.not-asked': 'It is your opponent’s turn.',
  'error.wrong-step': 'You cannot do that in this phase.',
  'error.not-legal': 'The rules do not allow that here.',

  // The seat
  'error.no-seat': 'No one is playing at this screen. Open the game again.',
  'error.wrong-seat':
    'You cannot decide this while both players are looking. Pass the screen to the player whose turn it is.',
  'error.no-moment': 'There is no such moment in this game.',

  // Games saved on this device
  'error.no-game': 'This game no longer exists here. It may have been removed in another window.',
  'error.bad-name': 'A name needs 1 to 60 visible characters.',
  'error.bad-options': 'These options cannot be combined.',
  'error.damaged-game': 'This game is damaged and cannot be opened. You can remove it.',
  'error.played-elsewhere': 'This game was continued in another window. You now see the current position.',
  'error.no-storage':
    'This browser does not let the page save games. Allow storage for this site, or leave private browsing.',
  'error.newer-storage': 'A newer version of this page has been used here. Reload the page.',
  'error.storage-full':
    'There is no space left to save games. Remove old ones, or free up space on this device.',
  'error.storage-failed': 'The browser could not save that. Nothing was changed; try again.',
  'error.authority-lost': 'The game had to be restarted. Nothing that was saved is lost; try again.',
  'error.authority-silent': 'The game does not respond. Nothing that was saved is lost; reload the page.',
  'error.authority-failed': 'Something went wrong. Nothing was changed.',
  'error.bad-message': 'The page sent an invalid request. Reload the page.',

  // Online
  'error.not-allowed': 'That is not allowed in this game.',

  // Files
  'error.not-a-game': 'This file is not a Rubicon game.',
  'error.not-text': 'This file is not a Rubicon game.',
  'error.not-readable': 'The file could not be read. Choose it again.',
  'error.file-too-long': 'This file is too long to be a game.',
  'error.future-version': 'This file comes from a newer version of Rubicon. Reload the page to update.',
  'error.truncated': 'The end of this file is missing. Copy or download it again.',
  'error.bad-header': 'The header of this file is not valid.',
  'error.bad-entry': 'The file contains an entry that cannot be read.',
  'error.missing-entry': 'An entry is missing from this file. Get a new copy from its source.',
  'error.changed': 'This file was changed after it was saved. Get a new copy from its source.',
  'error.impossible-game': 'The game in this file does not follow the rules.',
} as const;
