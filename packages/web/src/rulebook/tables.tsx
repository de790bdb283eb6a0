// Tables of blocks, cards and the map, generated from the engine's data.
import {
  AREA_IDS,
  BLOCK_COUNT,
  BLOCK_IDS,
  CARD_IDS,
  CITY_COUNT,
  CLEOPATRA,
  COPIES,
  FIREPOWER,
  FULL,
  HOME_SIDE,
  IS_MAJOR_PORT,
  IS_NAVIS,
  KIND,
  LETTER,
  LEVIES,
  LEVY_CITY,
  LINKS,
  LINK_KINDS,
  MOVES,
  PLUTO_LIMIT,
  RETREAT_LIMIT,
  ROAD_LIMIT,
  SIDES,
  START_CITY,
  THIRD_LEADER,
  VALUE,
  isGod,
  isSea,
} from '@rubicon/engine';
import type { ComponentChildren } from 'preact';
import { areaName, blockName, cardMark, roman, sideName, enumeration, listAll } from '@rubicon/words';
import { sayRulebook, type BookKey } from '../words/topics/rulebook.ts';

interface Row {
  readonly key: string;
  readonly head: ComponentChildren; // the header of the row
  readonly cells: readonly ComponentChildren[];
}

interface TableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

export function Table({ caption, columns, rows }: TableProps) {
  return (
    <table class="book-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const said = (...keys: BookKey[]): string[] => keys.map((key) => sayRulebook(key));

export const CommandCards = () => (
  <Table
    caption={sayRulebook('gods.command')}
    columns={said('gods.column.card', 'gods.column.moves', 'gods.column.levies', 'gods.column.copies')}
    rows={CARD_IDS.flatMap((card, index) =>
      isGod(index)
        ? []
        : [{ key: card, head: cardMark(card), cells: [MOVES[index], LEVIES[index], COPIES[index]] }],
    )}
  />
);

const ratingOf = (block: number): string =>
  KIND[block] === 'ballista'
    ? sayRulebook('blocks.ballista')
    : `${'ABCD'.charAt(LETTER[block]!)}${FIREPOWER[block]}`;

function raisedIn(block: number): string {
  if (block === CLEOPATRA) return sayRulebook('blocks.never');
  if (IS_NAVIS[block] === 1) return sayRulebook('blocks.major-port');
  const city = LEVY_CITY[block]!;
  const where = city < CITY_COUNT ? areaName(AREA_IDS[city]!) : sayRulebook('blocks.anywhere');
  return THIRD_LEADER.includes(block) ? enumeration([where, sayRulebook('blocks.once')]) : where;
}

const beginsIn = (block: number): string =>
  START_CITY[block]! < CITY_COUNT ? areaName(AREA_IDS[START_CITY[block]!]!) : sayRulebook('blocks.pool');

export const BlockTables = () => (
  <>
    {SIDES.map((side, index) => (
      <Table
        key={side}
        caption={sayRulebook('blocks.of', { side: sideName(side) })}
        columns={said(
          'blocks.column.block',
          'blocks.column.rating',
          'blocks.column.full',
          'blocks.column.raised',
          'blocks.column.begins',
        )}
        rows={Array.from({ length: BLOCK_COUNT }, (_, block) => block)
          .filter((block) => HOME_SIDE[block] === index)
          .map((block) => ({
            key: BLOCK_IDS[block]!,
            head: blockName(BLOCK_IDS[block]!),
            cells: [ratingOf(block), roman(FULL[block]!), raisedIn(block), beginsIn(block)],
          }))}
      />
    ))}
  </>
);

const areas = Array.from({ length: AREA_IDS.length }, (_, area) => area);
const nameAt = (area: number): string => areaName(AREA_IDS[area]!);
const byName = (a: number, b: number): number => nameAt(a).localeCompare(nameAt(b));

/** The areas linked to an area by links of a kind. */
const joinedTo = (area: number, kind: (typeof LINK_KINDS)[number]): number[] =>
  LINKS.flatMap((link) =>
    link.kind !== kind ? [] : link.a === area ? [link.b] : link.b === area ? [link.a] : [],
  ).sort(byName);

const FED = 3;
const STRAIT_NAMES: Readonly<Record<string, string>> = {
  Gades: 'Herculeum',
  Messana: 'Messana',
  Aenos: 'Hellespontus',
  Byzantium: 'Bosphorus',
};

export function MapTables() {
  const worth = areas
    .filter((area) => VALUE[area]! > 0)
    .sort((a, b) => VALUE[b]! - VALUE[a]! || byName(a, b));
  const total = worth.reduce((sum, area) => sum + VALUE[area]!, 0);
  return (
    <>
      <Table
        caption={sayRulebook('map.values')}
        columns={said('map.column.city', 'map.column.value', 'map.column.feeds', 'map.column.port')}
        rows={[
          ...worth.map((area) => {
            const seas = joinedTo(area, 'port');
            return {
              key: AREA_IDS[area]!,
              head: nameAt(area),
              cells: [
                VALUE[area]!,
                FED + VALUE[area]!,
                seas.length === 0 ? sayRulebook('map.inland') : listAll(seas.map(nameAt)),
              ],
            };
          }),
          { key: 'total', head: sayRulebook('map.total'), cells: [total, '', ''] },
        ]}
      />
      <Table
        caption={sayRulebook('map.limits')}
        columns={said(
          'map.column.way',
          'map.column.move',
          'map.column.attack',
          'map.column.pluto',
          'map.column.retreat',
          'map.column.regroup',
        )}
        rows={(['major', 'minor', 'strait', 'sea'] as const).map((kind) => limitsOf(kind))}
      />
      <Table
        caption={sayRulebook('map.seas')}
        columns={said('map.column.sea', 'map.column.borders', 'map.column.ports')}
        rows={areas.filter(isSea).map((sea) => ({
          key: AREA_IDS[sea]!,
          head: nameAt(sea),
          cells: [listAll(joinedTo(sea, 'sea').map(nameAt)), <Ports key={sea} of={joinedTo(sea, 'port')} />],
        }))}
      />
      <Table
        caption={sayRulebook('map.straits')}
        columns={said('map.column.strait', 'map.column.between')}
        rows={LINKS.filter(({ kind }) => kind === 'strait').map(({ a, b }) => ({
          key: AREA_IDS[a]!,
          head: STRAIT_NAMES[AREA_IDS[a]!],
          cells: [listAll([nameAt(a), nameAt(b)])],
        }))}
      />
    </>
  );
}

/** Only one block may cross a strait against an enemy (§4.32). */
function limitsOf(kind: 'major' | 'minor' | 'strait' | 'sea'): Row {
  const link = LINKS.findIndex((each) => each.kind === kind);
  const head = sayRulebook(`map.way.${kind}`);
  const none = sayRulebook('map.no-limit');
  if (kind === 'sea') return { key: kind, head, cells: [none, none, '–', none, none] };
  const limit = ROAD_LIMIT[link]!;
  const against = kind === 'strait' ? 1 : limit;
  return { key: kind, head, cells: [limit, against, PLUTO_LIMIT[link]!, RETREAT_LIMIT[link]!, limit] };
}

const Ports = ({ of }: { readonly of: readonly number[] }) => (
  <>
    {of.map((port, i) => (
      <>
        {i === 0 ? '' : ', '}
        {IS_MAJOR_PORT[port] === 1 ? <b>{nameAt(port)}</b> : nameAt(port)}
      </>
    ))}
  </>
);
