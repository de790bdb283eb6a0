// The header of the battle panel: title, roles and the track of rounds.
import { AREA_IDS, areaIndex, isSea, type AreaId } from '@rubicon/engine';
import { areaName, roman, sideName, listAll, paragraph, say } from '@rubicon/words';
import type { BattleModel } from './battle-model.ts';
import './battle-head.css';

interface HeadProps {
  readonly model: BattleModel;
  readonly titleId: string;
  readonly onFold: () => void;
}

const ROUNDS = [1, 2, 3, 4] as const;

export const battleTitle = (area: AreaId): string =>
  say(isSea(areaIndex(area) ?? AREA_IDS.length) ? 'battle.title.sea' : 'battle.title', {
    area: areaName(area),
  });

export function BattleHead({ model, titleId, onFold }: HeadProps) {
  return (
    <header class="battle-head">
      <div class="battle-head-words">
        <h2 id={titleId} class="battle-title">
          {battleTitle(model.area)}
        </h2>
        <p class="battle-lead">{leadOf(model)}</p>
      </div>
      <div class="battle-track">
        <ol class="battle-rounds" aria-label={say('battle.rounds')}>
          {ROUNDS.map((round) => (
            <li
              key={round}
              class={`battle-round ${round === model.round ? 'battle-round-now' : round < model.round ? 'battle-round-past' : ''}`}
              aria-current={round === model.round ? 'step' : undefined}
            >
              <span aria-hidden="true">{roman(round)}</span>
              <span class="unseen">
                {say(round === model.round ? 'battle.round.now' : 'battle.round', { round: roman(round) })}
              </span>
            </li>
          ))}
        </ol>
        <p class="battle-track-note">{say('battle.round.note', { round: model.round })}</p>
      </div>
      <button type="button" class="button battle-fold" onClick={onFold}>
        {say('battle.fold')}
      </button>
    </header>
  );
}

function leadOf(model: BattleModel): string {
  return paragraph([attackOf(model), model.surprised ? say('battle.surprise') : defenceOf(model)]);
}

function attackOf({ attacker, swapped }: BattleModel): string {
  const side = sideName(attacker.side);
  if (swapped) return say('battle.attacks.swapped', { side });
  if (attacker.main === null) return say('battle.attacks', { side });
  const from = areaName(attacker.main);
  if (attacker.support.length === 0) return say('battle.attacks.from', { side, from });
  return say('battle.attacks.support', { side, from, others: listAll(attacker.support.map(areaName)) });
}

function defenceOf({ defender, swapped }: BattleModel): string {
  const side = sideName(defender.side);
  if (swapped || defender.support.length === 0) return say('battle.defends', { side });
  return say('battle.defends.support', { side, others: listAll(defender.support.map(areaName)) });
}
