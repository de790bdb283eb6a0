// The deck (§2.1): 27 cards of 15 faces. Cards of one face cannot be told apart, so a hand is a count for each face.
export const CARD_IDS = [
  'Apollo',
  'Jupiter',
  'Mars',
  'Mercury',
  'Neptune',
  'Pluto',
  'Vulcan',
  '4/1',
  '3/2',
  '3/1',
  '2/3',
  '2/2',
  '2/1',
  '1/3',
  '1/2',
] as const;
export type CardId = (typeof CARD_IDS)[number];

export const CARD_COUNT = CARD_IDS.length;
export const APOLLO = 0;
export const JUPITER = 1;
export const MARS = 2;
export const MERCURY = 3;
export const NEPTUNE = 4;
export const PLUTO = 5;
export const VULCAN = 6;

/** How many of each face the deck holds. */
export const COPIES = Uint8Array.from([1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 4, 3, 1, 2]);
export const DECK_SIZE = COPIES.reduce((sum, copies) => sum + copies, 0);
export const HAND_SIZE = 6;

export const isGod = (card: number): boolean => card <= VULCAN;
/** Move points of a command card; gods have none of their own. */
export const MOVES = Uint8Array.from(CARD_IDS, (id) => (id.includes('/') ? Number(id.charAt(0)) : 0));
export const LEVIES = Uint8Array.from(CARD_IDS, (id) => (id.includes('/') ? Number(id.charAt(2)) : 0));

const BY_ID = new Map<string, number>(CARD_IDS.map((id, index) => [id, index]));
export const cardIndex = (id: string): number | undefined => BY_ID.get(id);
