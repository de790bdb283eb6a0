// The lesson list, the lesson card, and answers to mistakes that no lesson foresees.
export const page = {
  // The lesson list
  'learn.heading': 'Learn to play',
  'learn.lead':
    'Twelve short lessons on the real board. You make every move yourself, and no mistake counts.',
  'learn.begin': 'Start the first lesson',
  'learn.progress': '{done} of {count} lessons; next: {title}',
  'learn.go-on': 'Continue',
  'learn.continue': 'Continue: {title}',
  'learn.again': 'All lessons are done. You can repeat any of them.',
  'learn.total':
    '{done|=0=No lessons done|one=# lesson done|other=# lessons done} of {count}, about {minutes} minutes in all',
  'learn.minutes': '{count|one=# minute|other=# minutes}',
  'learn.done': 'Done',
  'learn.at': 'At step {step} of {count}',
  'learn.new': 'Not started',
  'learn.list': 'Lessons',
  'learn.home': 'Start page',
  'learn.forget': 'Reset progress',
  'learn.gone': 'There is no such lesson.',

  // The card of a lesson
  'card.label': 'Lesson {number}: {title}',
  'card.step': 'Step {step} of {count}',
  'card.back': 'Back',
  'card.restart': 'Restart',
  'card.contents': 'All lessons',
  'card.show': 'Show me',
  'card.watch': 'Done. Watch what Pompey does.',
  'card.dice': 'Done. Watch the dice.',
  'card.fold': 'Hide the lesson',
  'card.unfold': 'Show the lesson',
  'card.not': 'Not quite.',
  'card.end': 'Lesson {number} is done',
  'card.learned': 'What you learned',
  'card.rules': 'Read more:',
  'card.rule': 'Rule {number}',
  'card.next': 'Next: {title}',

  // Answers to other mistakes
  'wrong.block': 'That was {given}. This step is about {wanted}.',
  'wrong.place': '{block} would end in {given}. Move it to {wanted} instead.',
  'wrong.way': '{block} would reach {given} by another route. Follow the arrow.',
  'wrong.look': 'That is {given}. Look for {wanted}: it is ringed on the map.',
  'wrong.card': 'That card is {given}. This step is about {wanted}.',
  'wrong.end': 'That would end the phase, but there is still something to do.',
  'wrong.all': 'You selected several blocks. Select only one.',
  'wrong.kind': 'The rules allow that, but it is not what this step is about. It was undone.',
  'wrong.cannot': '{block} cannot move to {given} now. The locations it can reach are ringed in gold.',
  'wrong.still': '{block} can do nothing now.',
  'wrong.menu': 'You cannot resign or draw a lesson. Leave whenever you like: your progress is saved.',
} as const;
