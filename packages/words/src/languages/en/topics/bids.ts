// Bids for sides, and how often each side wins.
export const messages = {
  'bid.title': 'Bid for your side',
  'bid.text':
    'Each player bids in secret: the side they want, and the levy points they would give the other player for it. When both bids are in, they are revealed and the game starts.',
  'bid.want': 'The side you want',
  'bid.points': 'Levy points you would give for it',
  'bid.points-value': '{points|one=# levy point|other=# levy points}',
  'bid.if-higher':
    'If your opponent also wants {side} and bids less, you play {side} and they get {points|one=# extra levy point|other=# extra levy points}.',
  'bid.if-zero':
    'If you bid 0, you play {side} only if your opponent wants {other}, or also bids 0 and you win the die roll.',
  'bid.if-lower':
    'If they bid more, you play {other} and get the points they bid. If the bids are equal, a die roll decides. If they want {other}, each of you plays the side you want and no points are given.',
  'bid.place': 'Place this bid',
  'bid.binding': 'A bid is binding and cannot be changed.',
  'bid.balance': 'How often each side wins here',
  'bid.placed':
    'You bid {points|one=# levy point|other=# levy points} for {side}. No one sees your bid until both are in.',
  'bid.waiting': 'Waiting for {name} to bid.',
  'bid.waiting-anyone': 'Whoever joins will place the other bid.',
  'bid.measured': 'How often Caesar wins, as measured',
  'bid.measured-text':
    'From {games} games of the computer Miles against itself, in edition {edition}. The bar is the 95 % interval.',
  'bid.row-none': 'By the book',
  'bid.row-caesar': '{points} levy points for Caesar',
  'bid.row-pompey': '{points} levy points for Pompey',
  'bids.revealed':
    'The bids: {caesar} bid {caesarPoints} for {caesarSide}, {pompey} bid {pompeyPoints} for {pompeySide}.',
  'bids.given':
    '{name} gets {points|one=# extra levy point|other=# extra levy points} in the first turn with levies.',
  'bids.free': 'No points are given.',
  'bids.tied': 'The bids were equal, so one of the game’s dice decided.',
  'balance.title': 'Balance of the sides',
  'balance.text':
    'How often Caesar wins the games finished on this server. Games with a guest, games a computer finished for a player, and games given up in the first year do not count. A draw counts as half a win. The bar beside a rate is its 95 % interval: the fewer games, the wider it is.',
  'balance.none': 'No game that counts has been finished here yet.',
  'balance.counted': '{count|one=# finished game|other=# finished games}, {drawn|one=# draw|other=# draws}',
  'balance.by-edition': 'By edition and terms',
  'balance.by-people': 'Between people, by rating',
  'balance.by-machine': 'Against the computer',
  'balance.by-bid': 'By bid',
  'balance.edition': 'Edition {edition}, {terms}',
  'balance.terms-book': 'by the book',
  'balance.terms-balanced': 'balanced',
  'balance.terms-bid': 'sides by bid',
  'balance.terms-other': 'other handicap',
  'balance.band': 'Both about {from} to {to}',
  'balance.band-under': 'Both under {to}',
  'balance.band-over': 'Both {from} or more',
  'balance.band-other': 'Others: unrated, or further apart',
  'balance.machine-caesar': '{level} as Caesar',
  'balance.machine-pompey': '{level} as Pompey',
  'balance.bid-none': 'No points given',
  'balance.bid-caesar': '{from} to {to} points for Caesar',
  'balance.bid-pompey': '{from} to {to} points for Pompey',
  'balance.computers': 'Between equal computers',
  'balance.computers-text':
    'Not played here but measured: games of the computer Miles against itself, by the book.',
  'balance.games': 'Games',
  'balance.rate': 'Caesar wins',
  'balance.interval': '95 % interval',
  'balance.interval-text': '{low} to {high}',
  'balance.table': 'The numbers',
} as const;
