import type { messages as english } from '../../en/topics/intel.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  'intel.label': 'Underrättelser',
  'intel.thinking': 'Tänker efter vilka som kan stå här …',
  'intel.nothing': 'Här är ingenting dolt.',
  'intel.sum': 'Tillsammans omkring {steps} steg, och {hits} träffar på en rond.',
  'intel.seen': 'Sågs senast här:',
  'intel.sighting': '{block}, {year}, drag {turn}',
  'intel.unseen': 'Ingen av fiendens pjäser sågs senast här.',
};
