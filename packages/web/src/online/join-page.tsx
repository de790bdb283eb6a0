// An invitation was opened: a name, one press, and the table.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { openPage } from '../table/address.ts';
import { say } from '../words/words.ts';
import type { GameCard, GameId } from './answers.ts';
import type { Club } from './club.ts';
import { Enter } from './enter.tsx';
import { joinGame } from './entering.ts';
import { paceText } from './pace-words.ts';
import { nameOf } from './seating.ts';
import { Shell } from './shell.tsx';

export function JoinPage({ club, link }: { readonly club: Club; readonly link: string }) {
  const [game, code = ''] = link.split('.') as [GameId, string?];
  const card = useSignal<GameCard | null>(null);
  const isKnown = club.me.value !== null;
  // Only the page of a game that others may see can say who invites
  useEffect(() => {
    card.value = null;
    club.api.lobby().then(
      ({ games }) => (card.value = games.find((each) => each.game === game) ?? null),
      () => {},
    );
  }, [club, game, card]);
  const host = card.value === null ? null : hostOf(card.value);
  return (
    <Shell club={club} page="join" title={say('join.title')}>
      <section class="club-card join">
        {isKnown ? (
          <Enter
            club={club}
            label={say('join.go')}
            invitation={code}
            onEntered={async (person) => {
              await joinGame(club.api, game, code, person.id);
              openPage(`play=${game}`);
            }}
          >
            <p class="join-text">
              {host === null ? say('join.text-plain') : say('join.text', { name: host })}
            </p>
            {card.value === null ? null : (
              <p class="enter-note">
                {paceText(card.value.pace)} · {say('start.edition', { edition: card.value.options.edition })}
              </p>
            )}
          </Enter>
        ) : (
          <p>{say('online.asking')}</p>
        )}
      </section>
    </Shell>
  );
}

function hostOf({ sitters, creator }: GameCard): string | null {
  const sitter = [sitters.caesar, sitters.pompey].find(
    (each) => each.kind === 'person' && each.person === creator,
  );
  return sitter === undefined ? null : nameOf(sitter);
}
