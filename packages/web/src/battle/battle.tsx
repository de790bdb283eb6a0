// The battle panel over the map. Always mounted beside the board: visible during a battle, and while one is played.
import type { AreaId, BlockId, Event } from '@rubicon/engine';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type RuleNumber, sentencesOf, blockName, paragraph, say } from '@rubicon/words';
import type { History, Table } from '../authority/table.ts';
import { OddsBar } from '../help/odds/odds-bar.tsx';
import type { Outlook } from '../table/state/odds-watch.ts';
import { dicePace, noCurtain } from '../settings/settings.ts';
import type { Choice } from '../authority/choice.ts';
import { primaryOf } from './battle-actions.tsx';
import { BattleGrid } from './battle-grid.tsx';
import { BattleHead } from './battle-head.tsx';
import { battleModel, type PanelBlock } from './battle-model.ts';
import { isBattleOn, panelStory } from './panel-story.ts';
import { actionsFor, type BattleAction } from './battle-orders.ts';
import { BattlePrompt } from './battle-prompt.tsx';
import { forBoth, type Plan } from './fast.ts';
import { lastAction, type Story } from './story.ts';
import { ROLL_MS } from './pacing.ts';
import { usePlans } from './use-plans.ts';
import './battle.css';

/** How far a battle has been played; the rest of its history is not shown yet. */
export interface Playing {
  readonly shown: number; // events of the battle
  readonly isRolling: boolean; // the dice of the last one
}

export interface BattleProps {
  readonly table: Table;
  readonly history: History;
  readonly playing: Playing | null; // null: all of it is shown, and the side asked may act
  readonly choices: readonly Choice[];
  readonly busy: boolean;
  readonly outlook: Outlook | null; // its odds; null = not shown
  readonly proposed: BlockId | null; // by a hint
  readonly hasPlans: boolean; // one press may give several orders
  readonly onOrder: (text: string) => Promise<boolean>; // false = it was refused
  readonly onFinish: () => void; // shows all at once
  readonly onHoverPath: (path: readonly AreaId[] | null) => void;
  readonly onFold: () => void;
  readonly onRule?: (rule: RuleNumber) => void; // opens a rule the prompt cites
}

export function Battle(props: BattleProps) {
  const { table, history, playing } = props;
  const story = useMemo(() => panelStory(table, history), [table, history]);
  if (story === null || !(isBattleOn(table.view) || playing !== null)) return null;
  return <BattlePanel {...props} story={story} />;
}

interface PanelProps extends BattleProps {
  readonly story: Story;
}

function BattlePanel({
  table,
  choices,
  busy,
  hasPlans,
  story,
  playing: played,
  onOrder,
  onFinish: finish,
  onHoverPath,
  onFold,
  onRule,
  ...aids
}: PanelProps) {
  const playing = played !== null;
  const { shown, isRolling } = played ?? { shown: story.events.length, isRolling: false };
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const [wanted, setWanted] = useState<BlockId | null>(null);
  const [peeking, setPeeking] = useState(false);

  const model = battleModel(table, story, choices, playing ? shown : null);
  const blocks = model.columns.flatMap(({ defender, attacker }) => [...defender, ...attacker]);
  const able = blocks.filter(({ canAct }) => canAct);
  const selected = able.find(({ block }) => block === wanted) ?? able[0];
  const planning = usePlans({ table, choices, blocks, playing, busy, hasPlans, onOrder });
  const offered = playing || planning.isActing ? [] : choices;
  const actions = actionsFor(offered, selected?.block ?? null, blocks);
  const bothSides = noCurtain.value && table.seat === 'spectator';

  const give = (order: string): void => {
    if (busy) return;
    look(null);
    void onOrder(order);
  };
  const act = (action: BattleAction): void => give(action.order);
  const start = (plan: Plan): void => {
    look(null);
    planning.start(bothSides && plan.kind === 'fight-on' ? forBoth(plan, blocks) : [plan]);
  };
  const look = (path: readonly AreaId[] | null): void => {
    setPeeking(path !== null);
    onHoverPath(path);
  };
  const press = (block: BlockId): void => {
    const first = actions.find((action) => action.block === block);
    if (first !== undefined && (first.kind === 'hit' || block === selected?.block)) act(first);
    else setWanted(block);
  };

  useEffect(() => {
    if (aids.proposed !== null) setWanted(aids.proposed);
  }, [aids.proposed]);

  // A pressed button may be gone: keep the keyboard focus in the panel
  useLayoutEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) panel.current?.focus();
  });

  const keyed = (key: string): boolean => {
    if (key === 'Enter') {
      if (document.activeElement?.matches('button, a') === true) return false; // it presses itself
      const primary = primaryOf(actions, planning.offered);
      if (playing) finish();
      else if (primary !== null && 'order' in primary) act(primary);
      else if (primary !== null) start(primary);
      return true;
    }
    if (playing) return false;
    const more = planning.offered.fightOn ?? planning.offered.volley;
    if (key.toLowerCase() === 'f' && more !== null) {
      start(more);
      return true;
    }
    if (/^[1-9]$/.test(key)) {
      const action = actions[Number(key) - 1];
      if (action !== undefined) act(action);
      return action !== undefined;
    }
    const step = STEPS[key];
    if (step === undefined || able.length < 2) return false;
    choose(able[(able.indexOf(selected!) + step + able.length) % able.length]!);
    return true;
  };
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (keyed(event.key)) event.preventDefault();
    };
    const { current } = panel;
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  });
  const choose = ({ block }: PanelBlock): void => {
    setWanted(block);
    panel.current?.querySelector<HTMLElement>(`[data-block="${block}"]`)?.focus();
  };

  const rolled = isRolling ? story.events[shown - 1] : undefined;
  const textOf = (events: readonly Event[]): string =>
    paragraph(sentencesOf(events, table.seat).map(({ text }) => text));
  // The round is on the track and the reserves are on the field, so neither is repeated in words
  const latest = lastAction(story, shown).filter(({ kind }) => kind !== 'round' && kind !== 'reserves');
  // A position may begin in the middle of a battle, as those of puzzles do
  const beginning = model.round === 1 ? say('battle.begins') : '';
  const written = latest.length === 0 ? beginning : textOf(latest);

  return (
    <div
      class={`battle ${peeking ? 'battle-peeking' : ''}`}
      style={{ '--roll': `${ROLL_MS * dicePace.value}ms` }}
    >
      <section class="battle-panel" aria-labelledby={titleId} ref={panel} tabIndex={-1}>
        <BattleHead model={model} titleId={titleId} onFold={onFold} />
        <BattleOdds outlook={aids.outlook} playing={playing || planning.isActing} />
        <BattleGrid model={model} selected={selected?.block ?? null} rolling={isRolling} onBlock={press} />
        <BattlePrompt
          table={table}
          model={model}
          account={
            rolled?.kind === 'fired' ? say('battle.rolling', { block: blockName(rolled.block) }) : written
          }
          actions={actions}
          able={able.length}
          plans={planning.offered}
          bothSides={bothSides}
          running={planning.running}
          stopped={planning.stopped}
          playing={playing}
          onAction={act}
          onPlan={start}
          onFinish={finish}
          onStop={planning.stop}
          onWay={look}
          onRule={onRule ?? null}
        />
      </section>
    </div>
  );
}

/** The odds do not change while dice are rolling: they would give the result away. */
function BattleOdds({ outlook, playing }: { readonly outlook: Outlook | null; readonly playing: boolean }) {
  const shown = useRef(outlook);
  if (!playing) shown.current = outlook;
  return shown.current === null ? null : (
    <div class="battle-odds">
      <OddsBar outlook={shown.current} />
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
