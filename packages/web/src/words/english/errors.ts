// What was refused and what to do about it, by the code of the refusal.
export const errors = {
  'error.line': 'Line {line}: {sentence}',
  'error.no-machine': 'It is not the turn of a machine.',
  'error.machine-lost':
    'The machine lost its thread. Nothing was changed; reload the page and it begins to think again.',
  'error.superseded': 'The table has gone on since. Ask again.',
  'error.unknown': 'That did not work, and nothing was changed.',

  // The game
  'error.bad-request': 'That cannot be asked of the game.',
  'error.stale-decision': 'The game has gone on since. Look at the table and choose again.',
  'error.bad-order': 'That is no order the game knows.',
  'error.nothing-to-undo': 'There is nothing left to take back.',
  'error.no-offer': 'No draw is on offer.',
  'error.offer-stands': 'A draw is on offer already. It can be accepted or declined.',
  'error.not-out-of-time': 'That side has time left.',
  'error.flag-fallen': 'That side is out of time already.',
  'error.no-flag': 'The other side is not out of time.',
  'error.paused': 'The game is paused.',
  'error.not-paused': 'The game is not paused.',
  'error.bad-time': 'The times in this game run backwards.',
  'error.bad-position': 'The position in this game cannot be set up.',
  'error.no-clock': 'This game is played without a clock.',
  'error.bad-epoch': 'The dice of this game are not numbered as they should be.',
  'error.game-over': 'The game is over.',
  'error.not-asked': 'It is for the other side to decide.',
  'error.wrong-step': 'That is not asked for now.',
  'error.not-legal': 'The rules do not allow that here.',

  // The seat
  'error.no-seat': 'Nobody has sat down at this game. Open it again.',
  'error.wrong-seat': 'This is not decided with both looking on. Hand the screen to the side that is asked.',
  'error.no-moment': 'There is no such moment to look back at.',

  // Games kept here
  'error.no-game': 'This game is not here any more. It may have been removed in another window.',
  'error.bad-name': 'A name needs 1 to 60 characters that can be seen.',
  'error.bad-options': 'A game cannot be played with these options together.',
  'error.damaged-game': 'This game was damaged where it is kept and cannot be opened. You can remove it.',
  'error.played-elsewhere': 'This game was played on in another window. The table shows how it stands now.',
  'error.no-storage':
    'This browser does not let the page keep games. Allow storage for it, or leave the private window.',
  'error.newer-storage': 'A newer version of this page has been here. Load the page again.',
  'error.storage-full': 'There is no room left to keep games. Remove old ones, or free space on this device.',
  'error.storage-failed': 'The browser could not store that. Nothing was changed; try again.',
  'error.authority-lost': 'The table had to be set up again. Nothing that was stored is lost; try again.',
  'error.authority-silent':
    'The table does not answer. Nothing that was stored is lost; load the page again.',
  'error.authority-failed': 'Something went wrong that should not have. Nothing was changed.',
  'error.bad-message': 'The page asked for something that cannot be asked. Load the page again.',

  // Files
  'error.not-a-game': 'This file is no game of Rubicon.',
  'error.not-text': 'This file is no game of Rubicon.',
  'error.not-readable': 'The file could not be read. Choose it again.',
  'error.file-too-long': 'This file is longer than any game.',
  'error.future-version': 'This file comes from a newer version of Rubicon. Load the page again to get it.',
  'error.truncated': 'The end of this file is missing. Copy or download it again.',
  'error.bad-header': 'The beginning of this file is not written as it should be.',
  'error.bad-entry': 'The file holds an entry that cannot be read.',
  'error.missing-entry': 'An entry is missing from this file. Ask for it again from where it came.',
  'error.changed': 'This file was changed after it was saved. Ask for it again from where it came.',
  'error.impossible-game': 'The game in this file does not follow the rules.',
} as const;
