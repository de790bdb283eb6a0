// A game against the computer: choose a side and a level; choosing the level starts the game.
import { useSignal } from '@preact/signals';
import { SIDES, type RuleOptions, type Side } from '@rubicon/engine';
import { levelName, sideName, say } from '@rubicon/words';
import { SideMark } from '../pieces/mark.tsx';
import { Balance, balancedRules } from './balance.tsx';
import { FIRST_LEVEL } from './suggestion.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LEVEL_RATINGS, MACHINE_LEVELS, type MachineLevel } from '@rubicon/ai/level';
import './machine-dialog.css';

interface Props {
  readonly own?: Side; // chosen before
  readonly suggested?: MachineLevel | null; // from earlier games; null: there are none
  readonly offersBalance?: boolean; // in a game from its beginning
  readonly onBegin: (own: Side, level: MachineLevel, rules: RuleOptions) => void;
  readonly onClose: () => void;
}

export function MachineDialog(props: Props) {
  const { own: before = 'caesar', suggested = null, offersBalance = false, onBegin, onClose } = props;
  const own = useSignal<Side>(before);
  const isBalanced = useSignal(false);
  return (
    <Dialog title={say('start.machine-title')} closeLabel={say('start.rules-cancel')} onClose={onClose}>
      <fieldset class="machine-sides">
        <legend>{say('start.machine-side')}</legend>
        {SIDES.map((side) => (
          <label key={side}>
            <input
              type="radio"
              name="machine-side"
              checked={own.value === side}
              onChange={() => (own.value = side)}
            />
            <SideMark side={side} /> {sideName(side)}
          </label>
        ))}
      </fieldset>
      {offersBalance ? (
        <Balance isBalanced={isBalanced.value} onChange={(on) => (isBalanced.value = on)} />
      ) : null}
      <ul class="machine-levels" aria-label={say('start.machine-level')}>
        {MACHINE_LEVELS.map((level) => (
          <li key={level}>
            <button
              type="button"
              class="button"
              onClick={() => onBegin(own.value, level, balancedRules({}, isBalanced.value))}
            >
              <b>{levelName(level)}</b>{' '}
              {level === (suggested ?? FIRST_LEVEL) ? (
                <span class="machine-tag">
                  {say(suggested === null ? 'start.level-first' : 'start.level-next')}
                </span>
              ) : null}{' '}
              <span class="machine-rating">
                {say('start.level-rating', { rating: String(LEVEL_RATINGS[level].rating) })}
              </span>{' '}
              <small>{say(`start.level-${level}`)}</small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
