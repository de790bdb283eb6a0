// The report of a battle.
export const messages = {
  'battle-report.won': '{side} wins the battle of {area}',
  'battle-report.won.sea': '{side} wins the battle on {area}',
  'battle-report.details': 'Details',
  'battle-report.close': 'Close',
  'battle-report.more': '{nth} of {count}',

  'battle-report.lead':
    '{when}. {side} attacked{surprise|yes= by surprise|no=}; {rounds|=1=one round was fought|=2=two rounds were fought|=3=three rounds were fought|other=all four rounds were fought}.',
  'battle-report.attacker': 'attacker',
  'battle-report.defender': 'defender',
  'battle-report.steps': '{steps|=0=no steps lost|one=# step lost|other=# steps lost}',
  'battle-report.points': '{points} VP',
  'battle-report.stands': 'strength {strength} of {before}',
  'battle-report.unharmed': 'unharmed, strength {strength}',
  'battle-report.retreated': 'retreated to {area}',
  'battle-report.eliminated': 'eliminated',
  'battle-report.killed': 'killed',
  'battle-report.captured': 'joined {side}',
  'battle-report.dice': 'Hits by round',
  'battle-report.dice.note': 'The mark shows the hits to be expected from the firepower of the blocks.',
  'battle-report.round': 'Round',
  'battle-report.total': 'Total',
  'battle-report.hits': '{hits|=0=no hits|one=# hit|other=# hits}, {expected} expected',
  'battle-report.rolled': 'of {dice|one=# die|other=# dice}',
  'battle-report.no-dice': 'no dice',
  'battle-report.odds': 'Odds before the battle',
} as const;
