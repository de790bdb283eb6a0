// What the contents and the card of a lesson say, and the answers that no lesson foresees.
export const page = {
  // The contents
  'learn.heading': 'Learn to play',
  'learn.lead':
    'Twelve short lessons on the real board. You do everything yourself, and nothing you do here can go wrong.',
  'learn.begin': 'Begin with the first lesson',
  'learn.continue': 'Continue: {title}',
  'learn.again': 'All lessons are done. Each can be taken again.',
  'learn.total':
    '{done|=0=None done yet|one=# lesson done|other=# lessons done} of {count}, about {minutes} minutes in all',
  'learn.minutes': '{count|one=# minute|other=# minutes}',
  'learn.done': 'Done',
  'learn.at': 'At step {step} of {count}',
  'learn.new': 'Not begun',
  'learn.list': 'Lessons',
  'learn.home': 'Start page',
  'learn.forget': 'Forget what is done',
  'learn.gone': 'There is no such lesson.',

  // The card of a lesson
  'card.label': 'Lesson {number}: {title}',
  'card.step': 'Step {step} of {count}',
  'card.back': 'Back',
  'card.restart': 'Begin again',
  'card.contents': 'All lessons',
  'card.show': 'Show me',
  'card.watch': 'Done. Watch what Pompey does.',
  'card.dice': 'Done. See how the dice fall.',
  'card.fold': 'Fold the lesson away',
  'card.unfold': 'Show the lesson',
  'card.not': 'Not so.',
  'card.end': 'Lesson {number} is done',
  'card.learned': 'What you learned',
  'card.rules': 'To read on:',
  'card.rule': 'Rule {number}',
  'card.next': 'Next: {title}',
  'card.play': 'To the start page',

  // Answers to what no lesson foresees
  'wrong.block': 'That was {given}. This step is about {wanted}.',
  'wrong.place': '{block} would end in {given}. Here it goes to {wanted}.',
  'wrong.way': '{block} would reach {given} by another way. Take the way of the arrow.',
  'wrong.look': 'That is {given}. Look for {wanted}: it is ringed on the map.',
  'wrong.card': 'That card is {given}. This step is about {wanted}.',
  'wrong.end': 'That would end the phase, and something is still to be done in it.',
  'wrong.all': 'You took several blocks at once. Press one block alone.',
  'wrong.kind': 'The rules allow that, but it is not what this step is about. It was taken back.',
  'wrong.cannot': '{block} cannot go to {given} now. Where it can go is ringed in gold.',
  'wrong.still': '{block} can do nothing now.',
  'wrong.menu': 'A lesson is not resigned or drawn. Leave it whenever you like: your place is kept.',
} as const;
