// What is special about a town, shown by its icon and its name.
import {
  AREA_IDS,
  BLOCK_IDS,
  IS_MAJOR_PORT,
  KIND,
  LEVY_CITY,
  LINKS,
  VALUE,
  areaIndex,
  isSea,
  type BlockKind,
} from '@rubicon/engine';

const levyCities = (kind: BlockKind): Set<string> =>
  new Set(BLOCK_IDS.flatMap((_, block) => (KIND[block] === kind ? (AREA_IDS[LEVY_CITY[block]!] ?? []) : [])));
/** The towns that levy cavalry and elephants. */
const HORSE = levyCities('equitatus');
const ELEPHANTS = levyCities('elephant');

/** Victory points (§4.2). */
const valueOf = (id: string): number => VALUE[areaIndex(id)!]!;

const PORTS = new Set(LINKS.filter(({ kind }) => kind === 'port').map(({ a }) => AREA_IDS[a] as string));

export interface Town {
  readonly id: string;
  readonly value: number;
  readonly port: 'none' | 'port' | 'major';
  readonly levy: 'none' | 'horse' | 'elephants';
}

const portOf = (id: string) => {
  if (IS_MAJOR_PORT[areaIndex(id)!] === 1) return 'major';
  return PORTS.has(id) ? 'port' : 'none';
};
const levyOf = (id: string) => {
  if (ELEPHANTS.has(id)) return 'elephants';
  return HORSE.has(id) ? 'horse' : 'none';
};

export const TOWNS: readonly Town[] = AREA_IDS.filter((_, area) => !isSea(area)).map((id) => ({
  id,
  value: valueOf(id),
  port: portOf(id),
  levy: levyOf(id),
}));

export const isPointTown = (id: string): boolean => valueOf(id) > 0;

/** A town's name as lettered: towns worth points in capitals, with V for U. */
export const townText = (id: string): { text: string; size: number; spacing: number } => {
  const name = id === 'CarthagoNova' ? 'Carthago Nova' : id;
  if (!isPointTown(id)) return { text: name, size: 20, spacing: 0.2 };
  return {
    text: name.toUpperCase().replaceAll('U', 'V'),
    size: valueOf(id) === 2 ? 20 : 17.5,
    spacing: 0.6,
  };
};
