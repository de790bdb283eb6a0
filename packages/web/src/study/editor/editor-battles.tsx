// The attacker of each battle about to begin, and the road or sea border of the main attack.
import { SIDES, type AreaId, type Side } from '@rubicon/engine';
import { areaName, sideName } from '@rubicon/words';
import { battleTitle } from '../../battle/battle-head.tsx';
import { sayStudy } from '../../words/topics/study.ts';
import type { EditorState } from './editor-state.ts';
import { Choice } from './editor-choice.tsx';
import type { Attack } from './setup-battles.ts';
import { battlesOf } from './setup.ts';

export function EditorBattles({ editor: { setup } }: { readonly editor: EditorState }) {
  const attack = (area: AreaId, next: Attack): void => {
    setup.value = { ...setup.value, attacks: new Map(setup.value.attacks).set(area, next) };
  };
  return (
    <>
      {battlesOf(setup.value).map(({ area, side, from, options }) => (
        <section key={area} class="editor-battle" aria-label={battleTitle(area)}>
          <h3>{battleTitle(area)}</h3>
          <Choice
            label={sayStudy('editor.attacker')}
            value={side}
            options={SIDES.map((each) => [each, sideName(each)])}
            onChoose={(value) => attack(area, { side: value as Side, from: null })}
          />
          {from === null ? null : (
            <Choice
              label={sayStudy('editor.attacked-from')}
              value={from}
              options={options.map((way) => [way, areaName(way)])}
              onChoose={(value) => attack(area, { side, from: value as AreaId })}
            />
          )}
        </section>
      ))}
    </>
  );
}
