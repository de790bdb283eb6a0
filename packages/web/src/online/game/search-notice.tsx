// Over the table of a game against a computer: how the search for an opponent goes, and the way to them. Their game
// starts only when the player goes there.
import { useSignal } from '@preact/signals';
import type { GameCard, PressBody, Table } from '@rubicon/protocol';
import { say } from '@rubicon/words';
import { useEffect } from 'preact/hooks';
import { nameOf } from '../../authority/remote/seating.ts';
import { useAttempt } from '../../net/attempt.ts';
import { keepLocalSecrets } from '../../net/local-secrets.ts';
import type { Online } from '../../net/online.ts';
import { openPage } from '../../routes/address.ts';
import { sayCommunity } from '../../words/topics/community.ts';
import { playNow } from '../joining.ts';
import { isOpen, isSeeking, useSeeking } from './seeking.ts';
import './table-notices.css';

interface Props {
  readonly online: Online;
  readonly table: Table; // of the game that seeks an opponent
  readonly onBack: () => void;
}

export function SearchNotice({ online, table, onBack }: Props) {
  const { card } = table;
  const person = online.person()?.id ?? null;
  const attempt = useAttempt();
  const elsewhere = useSignal<{ readonly card: GameCard; readonly press: PressBody } | null>(null); // where the press led
  const isOn = isSeeking(table, person) && elsewhere.value === null;
  useSeeking(isOn ? card.game : null, async (press) => {
    const { card: found } = await online.api.playNow(press);
    if (found.game === card.game) return;
    keepLocalSecrets(found.game, { press });
    elsewhere.value = { card: found, press };
  });
  const opponent = isOn ? null : opponentAt(elsewhere.value?.card ?? card, person);
  const isFound = opponent !== null;
  useEffect(() => {
    if (isFound) document.title = `${sayCommunity('seeking.found-title')} – ${say('app.name')}`;
  }, [isFound]);
  const go = (): void =>
    void attempt.to(async () => {
      const other = elsewhere.value;
      if (other === null || person === null) onBack();
      else openPage(`play=${await playNow(online.api, other.press, person)}`);
    });
  return (
    <div class="notices" role="status">
      <div class="notice">
        {opponent !== null
          ? sayCommunity('seeking.found', { name: opponent })
          : sayCommunity(isOn ? 'seeking.title' : 'seeking.over')}
        <button
          type="button"
          class={isFound ? 'button primary' : 'button'}
          disabled={attempt.busy.value}
          onClick={go}
        >
          {sayCommunity(isFound ? 'seeking.go' : 'seeking.back')}
        </button>
        {attempt.problem.value}
      </div>
    </div>
  );
}

/** The name of whoever has joined; null: the search has ended without. */
function opponentAt(card: GameCard, person: string | null): string | null {
  if (card.status === 'aborted' || isOpen({ card })) return null;
  const { caesar, pompey } = card.sitters;
  const isCaesar = caesar.kind === 'person' && caesar.person === person;
  return nameOf(isCaesar ? pompey : caesar);
}
