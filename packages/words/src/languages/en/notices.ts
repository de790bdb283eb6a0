// Log entries that are not orders: draw offers, resignation, time, pauses.
export const notices = {
  'notice.offer-draw': '{side} offers a draw.',
  'notice.accept-draw': '{side} accepts the draw.',
  'notice.decline-draw': 'The draw offer is off: {side} declined or withdrew it.',
  'notice.resign': '{side} resigns.',
  'notice.claim-time': '{side} claims the win: the opponent is out of time.',
  'notice.flag': '{side} is out of time.',
  'notice.pause': 'The game is paused.',
  'notice.resume': 'The game continues.',
  'notice.epoch': 'The game was moved here: from now on the dice come from a new sealed secret.',
  'notice.outage': 'The server was down for a while; that time is not counted for either side.',
  'notice.abort': 'The game was aborted.',
  'notice.rebase': 'The game continues from a position that was set up.',
} as const;
