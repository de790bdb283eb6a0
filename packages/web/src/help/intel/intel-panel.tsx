// Which blocks may be in an enemy stack, and what was last seen there: shown in the panel of the location.
import { KIND, blockIndex, type AreaId, type BlockId, type Side } from '@rubicon/engine';
import { useEffect } from 'preact/hooks';
import { blockName, roman, yearName, chanceText, decimalText, enumeration } from '@rubicon/words';
import { isOwn } from '../../authority/thinking/remembered-beliefs.ts';
import type { History, Table } from '../../authority/table.ts';
import { Block } from '../../pieces/block.tsx';
import { plainLabels } from '../../settings/settings.ts';
import { sayIntel } from '../../words/topics/intel.ts';
import { intelAt, type AreaIntel } from './area-intel.ts';
import { intelClient } from './intel-client.ts';
import { sightingsOf, type Sighting } from './sightings.ts';
import './intel.css';

export interface IntelProps {
  readonly area: AreaId;
  readonly table: Table & { readonly seat: Side };
  readonly history: History;
}

const SHOWN = 8;
const UNLIKELY = 0.02; // too unlikely to draw

export function IntelPanel({ area, table, history }: IntelProps) {
  const { game, view, seat } = table;
  const { known, ask } = intelClient();
  useEffect(() => {
    if (isOwn(view)) ask({ game, told: history.told.flatMap(({ events }) => events), view });
  }, [ask, game, history, view]);
  if (!isOwn(view)) return null;
  const fresh = known.value?.view === view ? known.value : null;
  const intel = fresh === null ? null : intelAt(fresh.places, area);
  const sightings = sightingsOf(history.told, seat === 'caesar' ? 'pompey' : 'caesar');
  const seen = sightings.filter((sighting) => sighting.area === area);
  return (
    <section class="intel" aria-label={sayIntel('intel.label')}>
      <h3 class="intel-title">{sayIntel('intel.label')}</h3>
      {intel === null ? (
        <p class="about-note">{sayIntel(fresh === null ? 'intel.thinking' : 'intel.nothing')}</p>
      ) : (
        <Faces intel={intel} table={table} sightings={sightings} />
      )}
      {seen.length === 0 ? (
        <p class="about-note">{sayIntel('intel.unseen')}</p>
      ) : (
        <>
          <p class="intel-seen">{sayIntel('intel.seen')}</p>
          <ul class="intel-sightings">
            {seen.map((sighting) => (
              <li key={sighting.block}>{sightingText(sighting)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Faces({
  intel: { blocks, steps, hits },
  table,
  sightings,
}: {
  readonly intel: AreaIntel;
  readonly table: Table;
  readonly sightings: readonly Sighting[];
}) {
  const likely = blocks.filter(({ chance }) => chance >= UNLIKELY).slice(0, SHOWN);
  const colour = table.seat === 'caesar' ? 'green' : 'tan';
  return (
    <>
      <ul class="intel-blocks">
        {likely.map(({ block, chance }) => (
          <li key={block}>
            <span class="intel-block" style={{ opacity: String(0.35 + 0.65 * chance) }} aria-hidden="true">
              <Block
                block={block}
                colour={KIND[blockIndex(block)!] === 'cleopatra' ? 'blue' : colour}
                strength={lastStrength(sightings, block)}
                plain={plainLabels.value}
              />
            </span>
            <span class="intel-name">{blockName(block)}</span> <b>{chanceText(chance)}</b>
          </li>
        ))}
      </ul>
      <p class="intel-sum">{sayIntel('intel.sum', { steps: decimalText(steps), hits: decimalText(hits) })}</p>
    </>
  );
}

/** As last seen: the block may have been levied since. */
function lastStrength(sightings: readonly Sighting[], block: BlockId): number | 'unknown' {
  const strength = sightings.find((sighting) => sighting.block === block)?.strength ?? 0;
  return strength < 1 ? 'unknown' : strength;
}

const sightingText = ({ block, strength, year, turn }: Sighting): string =>
  sayIntel('intel.sighting', {
    block: enumeration([blockName(block), ...(strength === null || strength < 1 ? [] : [roman(strength)])]),
    year: yearName(year),
    turn: roman(turn),
  });
