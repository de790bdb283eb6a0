// An answer in the language of the page.
import { areaName, blockName, cardName } from '@rubicon/words';
import { sayTutorial } from '../words/topics/tutorial.ts';
import type { Answer } from './answer.ts';

export function answerText(answer: Answer): string {
  switch (answer.kind) {
    case 'listed':
      return sayTutorial(answer.key);
    case 'block':
      return sayTutorial('wrong.block', { given: blockName(answer.given), wanted: blockName(answer.wanted) });
    case 'place':
      return sayTutorial('wrong.place', {
        block: blockName(answer.block),
        given: areaName(answer.given),
        wanted: areaName(answer.wanted),
      });
    case 'way':
      return sayTutorial('wrong.way', { block: blockName(answer.block), given: areaName(answer.given) });
    case 'look':
      return sayTutorial('wrong.look', { given: areaName(answer.given), wanted: areaName(answer.wanted) });
    case 'card':
      return sayTutorial('wrong.card', { given: cardName(answer.given), wanted: cardName(answer.wanted) });
    case 'cannot':
      return sayTutorial('wrong.cannot', { block: blockName(answer.block), given: areaName(answer.given) });
    case 'still':
      return sayTutorial('wrong.still', { block: blockName(answer.block) });
    case 'end':
    case 'all':
    case 'kind':
    case 'menu':
      return sayTutorial(`wrong.${answer.kind}`);
  }
}
