// Serverns läge på svenska; terms as in docs/glossary.md.
import type { StatusTexts } from '../status-texts.ts';

export const status: StatusTexts = {
  tag: 'sv',
  language: 'Svenska',
  title: 'Serverns läge',
  well: 'Allt är som det ska: det går att spela.',
  unwell:
    'Partier kan inte fortsätta just nu. Klockorna är stoppade; inget du har fått besked om går förlorat.',
  games: (running) => (running === 1 ? 'Ett parti spelas.' : `${running} partier spelas.`),
  since: 'I gång sedan',
  version: 'Version',
  outage: 'Senaste avbrottet',
  noOutage: 'Inget hittills',
  lasted: (from, long) => `${from}, i ${long}.`,
  clocks: 'Klockorna i alla partier var stoppade under tiden.',
  home: 'Till spelet',
};
