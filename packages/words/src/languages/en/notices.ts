// Said at the table besides the orders.
export const notices = {
  'notice.offer-draw': '{side} offers a draw.',
  'notice.accept-draw': '{side} accepts the draw.',
  'notice.decline-draw': 'The draw is no longer on offer: {side} took it off the table.',
  'notice.resign': '{side} resigns.',
  'notice.claim-time': '{side} claims the game: the other side is out of time.',
  'notice.flag': '{side} is out of time.',
  'notice.pause': 'The game is paused.',
  'notice.resume': 'The game goes on.',
  'notice.epoch': 'The game was moved here: from now on the dice come from a new sealed secret.',
  'notice.outage': 'Nobody could play for a while; that time counts for nobody.',
  'notice.abort': 'The game is aborted; it counts for nothing.',
  'notice.rebase': 'The game goes on from a position that was set up.',
} as const;
