// Plans and standing orders: a plan for the next turn; standing orders in one battle, in this game, or in all games (docs/standing-orders.md).
import { useSignal } from '@preact/signals';
import { AREA_IDS, LINKS, type AreaId, type View } from '@rubicon/engine';
import { HIT_CHOICES } from '@rubicon/protocol/lists';
import { useEffect } from 'preact/hooks';
import { areaName, currentLanguage, say } from '@rubicon/words';
import { Choose } from '../../ui/fields.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { sayCommunity } from '../../words/topics/community.ts';
import type { Standing } from '../../net/answers.ts';
import { useAttempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import type { RemoteAuthority } from '../../authority/remote/remote-authority.ts';
import {
  STANDING_KINDS,
  choiceAt,
  withChoice,
  type StandingChoice,
  type StandingKind,
} from './standing-kinds.ts';
import { Switch } from '../../ui/switch.tsx';
import { PlanSection } from '../plans/plan-section.tsx';

interface Props {
  readonly online: Online;
  readonly remote: RemoteAuthority;
  readonly onClose: () => void;
}

type Place = 'here' | 'battle' | 'habit';

const HITS = [...HIT_CHOICES.filter((choice) => choice !== 'ask'), 'ask'] as const; // being asked comes last
const ANYWHERE = '-';

export function StandingDialog({ online, remote, onClose }: Props) {
  const table = remote.record.value?.table;
  const view = table?.view ?? null;
  const place = useSignal<Place>('here');
  const area = useSignal<AreaId>(firstArea(view));
  const current = useSignal<AreaId | null>(null); // the selected battle; null: all of them
  const own = useSignal<Standing | null>(null); // of this game
  const habit = useSignal<Standing | null>(null);
  const choice = useSignal<StandingChoice>(choiceAt(null, null));
  const isKnown = useSignal(false);
  const saved = useSignal('');
  const attempt = useAttempt();
  const game = table?.card.game;
  const side = table === undefined || table.seat === 'spectator' ? null : table.seat;
  const at = current.value;
  const held = (place.value === 'habit' ? habit : own).value;
  useEffect(() => {
    if (game === undefined) return;
    void attempt.to(async () => {
      const [there, always] = await Promise.all([online.api.standing(game, side), online.api.habit()]);
      own.value = there.standing;
      habit.value = always.standing;
      choice.value = choiceAt(there.standing, null);
      isKnown.value = true;
    });
  }, [online, game, side, attempt, own, habit, choice, isKnown]);
  if (game === undefined || view === null) return null;
  if (!isKnown.value)
    return (
      <Dialog title={say('menu.standing')} onClose={onClose}>
        <p role="status">{attempt.problem.value ?? say('online.asking')}</p>
      </Dialog>
    );
  const { kind, hits, spareLeaders, retreatTo } = choice.value;
  const set = (more: Partial<StandingChoice>): void => {
    saved.value = '';
    choice.value = { ...choice.value, ...more };
  };
  const moveTo = (to: Place, where: AreaId): void => {
    saved.value = '';
    place.value = to;
    area.value = where;
    current.value = to === 'battle' ? where : null;
    choice.value = choiceAt((to === 'habit' ? habit : own).value, current.value);
  };
  const save = (): void =>
    void attempt.to(async () => {
      const standing = withChoice(held, at, choice.value);
      if (place.value === 'habit') {
        await online.api.setHabit(standing);
        habit.value = standing;
      } else {
        await online.api.setStanding(game, standing, side);
        own.value = standing;
      }
      saved.value = kind === 'none' ? sayCommunity('standing.gone') : say('standing.saved');
    });
  return (
    <Dialog
      title={say('menu.standing')}
      onClose={onClose}
      buttons={
        <button type="button" class="button primary" disabled={attempt.busy.value} onClick={save}>
          {say('standing.save')}
        </button>
      }
    >
      {side === null ? null : (
        <PlanSection online={online} game={game} side={side} isAsked={table?.decision?.required === true} />
      )}
      <h3>{say('standing.title')}</h3>
      <p>{say('standing.text')}</p>
      <div class="community-fields">
        <Choose
          label={say('standing.where')}
          value={place.value}
          options={{
            here: say('standing.here'),
            battle: sayCommunity('standing.battle'),
            habit: say('standing.habit'),
          }}
          onChange={(to) => moveTo(to, area.value)}
        />
        {at === null ? null : (
          <>
            <Choose
              label={sayCommunity('standing.area')}
              value={at}
              options={battlesIn(view, held)}
              onChange={(to) => moveTo('battle', to)}
            />
            <p class="enter-note">{sayCommunity('standing.one-note')}</p>
          </>
        )}
        <Choose
          label={say('standing.kind')}
          value={kind}
          options={kindsAt(place.value, held, at)}
          onChange={(to) => set({ kind: to })}
        />
        {kind === 'none' || kind === 'ask' ? null : (
          <>
            <Choose
              label={say('standing.hits')}
              value={hits}
              options={
                Object.fromEntries(HITS.map((each) => [each, say(`standing.hits-${each}`)])) as Record<
                  StandingChoice['hits'],
                  string
                >
              }
              onChange={(to) => set({ hits: to })}
            />
            <Switch
              label={say('standing.spare')}
              on={spareLeaders}
              onChange={(to) => set({ spareLeaders: to })}
            />
          </>
        )}
        {at === null || kind === 'none' || kind === 'ask' || kind === 'hold' ? null : (
          <Choose
            label={sayCommunity('standing.retreat')}
            value={retreatTo ?? ANYWHERE}
            options={waysFrom(at)}
            onChange={(to) => set({ retreatTo: to === ANYWHERE ? null : to })}
          />
        )}
      </div>
      <p role="status">{attempt.problem.value ?? saved.value}</p>
    </Dialog>
  );
}

/** A block's options; custom rules are offered only where they are set. */
function kindsAt(
  place: Place,
  held: Standing | null,
  at: AreaId | null,
): Readonly<Record<StandingKind, string>> {
  const names: Readonly<Record<StandingKind, string>> = {
    none:
      place === 'habit'
        ? say('standing.kind-none')
        : sayCommunity(place === 'here' ? 'standing.as-habit' : 'standing.as-usual'),
    ask: say('standing.kind-none'),
    fight: say('standing.kind-fight'),
    cautious: say('standing.kind-cautious'),
    hold: say('standing.kind-hold'),
    own: sayCommunity('standing.own', { count: rulesAt(held, at) }),
  };
  const kinds: readonly StandingKind[] = [
    ...STANDING_KINDS.filter((kind) => kind !== 'ask' || place !== 'habit'),
    ...(choiceAt(held, at).kind === 'own' ? (['own'] as const) : []),
  ];
  return Object.fromEntries(kinds.map((kind) => [kind, names[kind]])) as Record<StandingKind, string>;
}

const rulesAt = (held: Standing | null, at: AreaId | null): number =>
  (at === null ? held?.usual : held?.battles.find(({ area }) => area === at)?.orders)?.rules.length ?? 0;

const firstArea = (view: View | null): AreaId => view?.battle?.area ?? view?.battles[0]?.area ?? AREA_IDS[0]!;

/** Every location: first those with a battle, then those with orders, then by name. */
function battlesIn(view: View, held: Standing | null): Readonly<Record<AreaId, string>> {
  const fought = new Set(view.battles.map(({ area }) => area));
  if (view.battle !== null) fought.add(view.battle.area);
  const given = new Set(held?.battles.map(({ area }) => area));
  const rank = (area: AreaId): number => (fought.has(area) ? 0 : given.has(area) ? 1 : 2);
  const { compare } = new Intl.Collator(currentLanguage());
  const nameAt = (area: AreaId): string => {
    const name = areaName(area);
    if (given.has(area)) return sayCommunity('standing.set', { area: name });
    return fought.has(area) ? sayCommunity('standing.fought', { area: name }) : name;
  };
  return Object.fromEntries(
    AREA_IDS.toSorted((one, other) => rank(one) - rank(other) || compare(areaName(one), areaName(other))).map(
      (area) => [area, nameAt(area)],
    ),
  );
}

function waysFrom(at: AreaId): Readonly<Record<AreaId | typeof ANYWHERE, string>> {
  const here = AREA_IDS.indexOf(at);
  const ends = LINKS.flatMap(({ a, b }) => (a === here ? [b] : b === here ? [a] : []));
  return Object.fromEntries([
    [ANYWHERE, sayCommunity('standing.retreat-any')],
    ...ends.map((end) => [AREA_IDS[end]!, areaName(AREA_IDS[end]!)]),
  ]) as Record<AreaId | typeof ANYWHERE, string>;
}
