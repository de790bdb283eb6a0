// What a seat may think of what it cannot see.
export const messages = {
  'intel.label': 'Intelligence',
  'intel.thinking': 'Thinking who may stand here …',
  'intel.nothing': 'Nothing is hidden here.',
  'intel.sum': 'Together about {steps} steps, and {hits} hits in a round.',
  'intel.seen': 'Last seen here:',
  'intel.sighting': '{block}, in {year}, turn {turn}',
  'intel.unseen': 'None of the enemy’s blocks was last seen here.',
} as const;
