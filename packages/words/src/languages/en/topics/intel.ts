// Estimates of hidden enemy blocks.
export const messages = {
  'intel.label': 'Intelligence',
  'intel.thinking': 'Working out what could be here…',
  'intel.nothing': 'Nothing is hidden here.',
  'intel.sum': 'In total about {steps} steps, and {hits} hits per round.',
  'intel.seen': 'Last seen here:',
  'intel.sighting': '{block}, in {year}, turn {turn}',
  'intel.unseen': 'No enemy blocks were last seen here.',
} as const;
