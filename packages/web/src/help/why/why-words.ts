// Wishes and reasons as sentences.
import type { Reason, Wish } from '@rubicon/engine';
import { areaName, blockName, cardName, roman, sideName, whereIs, listAll, listAny } from '@rubicon/words';
import { sayWhy } from '../../words/topics/why.ts';

export function reasonText({ code, values }: Reason): string {
  const { block, card, side, area, from, areas, limit, letter, strength } = values;
  const names = (areas ?? []).map(areaName);
  return sayWhy(`reason.${code}`, {
    block: block === undefined ? '' : blockName(block),
    card: card === undefined ? '' : cardName(card),
    side: side === undefined ? '' : sideName(side),
    area: area === undefined ? '' : areaName(area),
    where: area === undefined ? '' : whereIs(area),
    from: from === undefined ? '' : areaName(from),
    areas: code === 'sea-retreat-sea' ? listAny(names) : listAll(names), // any one sea will do, or all are crossed
    limit: limit ?? 0,
    letter: letter ?? '',
    strength: strength === undefined ? '' : roman(strength),
  });
}

/** `isNew`: the block of the levy is in the pool. */
export function wishText(wish: Wish, isNew: boolean): string {
  switch (wish.kind) {
    case 'play':
    case 'discard':
      return sayWhy(`wish.${wish.kind}`, { card: cardName(wish.card) });
    case 'jupiter':
    case 'vulcan':
    case 'surprise':
    case 'fight':
    case 'defect':
      return sayWhy(`wish.${wish.kind}`, { area: areaName(wish.area), where: whereIs(wish.area) });
    case 'main':
      return wish.from === undefined
        ? sayWhy('wish.main', { area: areaName(wish.area) })
        : sayWhy('wish.main.from', { area: areaName(wish.area), from: areaName(wish.from) });
    case 'fire':
    case 'hit':
    case 'disband':
      return sayWhy(`wish.${wish.kind}`, { block: blockName(wish.block) });
    case 'levy': {
      const block = blockName(wish.block);
      if (!isNew) return sayWhy('wish.levy', { block });
      return wish.to === undefined
        ? sayWhy('wish.raise', { block })
        : sayWhy('wish.raise.in', { block, area: areaName(wish.to) });
    }
    case 'deploy': {
      const block = blockName(wish.block);
      return wish.to === undefined
        ? sayWhy('wish.deploy', { block })
        : sayWhy('wish.deploy.in', { block, area: areaName(wish.to) });
    }
    default: {
      const block = blockName(wish.block);
      return wish.to === undefined
        ? sayWhy(`wish.${wish.kind}`, { block })
        : sayWhy(`wish.${wish.kind}.to`, { block, area: areaName(wish.to) });
    }
  }
}
