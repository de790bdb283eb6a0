import { AREA_IDS, KIND, LEVY_CITY, blockIndex, isSea, type BlockId } from '@rubicon/engine';
import { areaName, say } from '@rubicon/words';

/** Where a block is raised (§4.42): “in Ravenna”. */
export function levyPlace(block: BlockId): string {
  const index = blockIndex(block)!;
  const city = LEVY_CITY[index]!;
  if (!isSea(city)) return say('pool.levy-city', { area: areaName(AREA_IDS[city]!) });
  return say(KIND[index] === 'navis' ? 'pool.levy-port' : 'pool.levy-anywhere');
}
