// Playing out a plan: an analysis board from the present moment of an online game, and the dialog that makes it a plan.
import { computed, useSignal } from '@preact/signals';
import type { Side } from '@rubicon/engine';
import type { GameId, LeftPlan, Plan, Table } from '@rubicon/protocol';
import { say } from '@rubicon/words';
import { useEffect, useMemo } from 'preact/hooks';
import { adviceInWorkers } from '../../authority/thinking/machine-client.ts';
import { useAttempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import { randomId } from '../../net/random-id.ts';
import { openPage } from '../../routes/address.ts';
import { allowHints, showIntel, showOdds } from '../../settings/settings.ts';
import { TablePage } from '../../table/table-page.tsx';
import { sayPlans } from '../../words/topics/plans.ts';
import { Shell } from '../shell.tsx';
import { planBoard, type PlanBoard } from './plan-board.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { planLine } from './plan-line.ts';
import './plan-page.css';

interface Found {
  readonly board: PlanBoard;
  readonly table: Table;
  readonly side: Side;
  readonly before: LeftPlan | null;
}

/** `words`: the game, and after a dot the side, for somebody who has both. */
export function PlanPage({ online, words }: { readonly online: Online; readonly words: string }) {
  const [game = '', as] = words.split('.') as [GameId?, Side?];
  const found = useSignal<Found | null>(null);
  const isAsked = useSignal(false);
  const attempt = useAttempt();
  const leave = useMemo(() => () => openPage(`play=${game}`), [game]);
  useEffect(() => {
    void attempt.to(async () => {
      const id = game as GameId;
      const { table } = await online.api.look(id, 0, as ?? null);
      const side = table.seat;
      if (side === 'spectator' || table.view === null || table.card.status !== 'running') return leave();
      if (table.decision?.required === true) {
        isAsked.value = true;
        return;
      }
      const { plan } = await online.api.plan(id, side);
      const board = planBoard({
        view: table.view,
        options: table.card.options,
        own: side,
        advice: adviceInWorkers(),
        seed: () => crypto.getRandomValues(new Uint32Array(1))[0]!,
        newId: () => randomId().slice(0, 8),
      });
      found.value = { board, table, side, before: plan };
    });
  }, [online, game, as, attempt, found, isAsked, leave]);
  if (found.value !== null) return <Board online={online} found={found.value} onLeave={leave} />;
  return (
    <Shell online={online} page="play" title={sayPlans('plan.title')}>
      <p class="community-none" role="status">
        {isAsked.value ? sayPlans('plan.your-turn') : (attempt.problem.value ?? say('table.loading'))}
      </p>
      <button type="button" class="button" onClick={leave}>
        {sayPlans('plan.back')}
      </button>
    </Shell>
  );
}

interface BoardProps {
  readonly online: Online;
  readonly found: Found;
  readonly onLeave: () => void;
}

function Board({ online, found, onLeave }: BoardProps) {
  const { board } = found;
  const isMaking = useSignal(false);
  const { options, extras } = useMemo(
    () => atBoard(found, onLeave, () => (isMaking.value = true)),
    [found, isMaking, onLeave],
  );
  return (
    <>
      <TablePage
        key={board.jumps.value}
        authority={board}
        game={'plan' as GameId}
        options={options}
        extras={extras}
        onDamaged={onLeave}
      />
      {isMaking.value ? (
        <Making online={online} found={found} onDone={onLeave} onClose={() => (isMaking.value = false)} />
      ) : null}
    </>
  );
}

const atBoard = (found: Found, onLeave: () => void, onMake: () => void) => ({
  options: {
    firstSeat: () => Promise.resolve({ kind: 'seat', seat: found.board.next(), tellsMissed: false } as const),
    handsOver: () => true,
    hasRedo: false,
    hasCurtain: () => false,
    leave: onLeave,
    // What the players agreed on holds here too
    showOdds: computed(() => showOdds.value && found.table.card.aids.odds),
    allowHints: computed(() => allowHints.value && found.table.card.aids.hints),
    showIntel: computed(() => showIntel.value && found.table.card.aids.intel),
  },
  extras: { Notice: () => <PlanSign found={found} onLeave={onLeave} onMake={onMake} /> },
});

interface SignProps {
  readonly found: Found;
  readonly onLeave: () => void;
  readonly onMake: () => void;
}

/** Over the map: where one is, and the ways on. */
function PlanSign({ found: { board, side }, onLeave, onMake }: SignProps) {
  const line = planLine(board.start, board.plays(), side);
  return (
    <section class="plan-sign" aria-label={sayPlans('plan.title')}>
      <p>
        <b>{sayPlans('plan.title')}</b> {sayPlans('plan.note')}
      </p>
      <div class="plan-sign-ways">
        <button type="button" class="button" onClick={onLeave}>
          {sayPlans('plan.back')}
        </button>
        <button type="button" class="button" disabled={!board.canSkip()} onClick={() => void board.skip()}>
          {sayPlans('plan.skip')}
        </button>
        <button type="button" class="button primary" disabled={line === null} onClick={onMake}>
          {sayPlans('plan.make')}
        </button>
      </div>
    </section>
  );
}

interface MakingProps {
  readonly online: Online;
  readonly found: Found;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Making({ online, found: { board, table, side, before }, onDone, onClose }: MakingProps) {
  const attempt = useAttempt();
  const line = useMemo(() => planLine(board.start, board.plays(), side), [board, side]);
  if (line === null) return null;
  const save = (plan: Plan): void =>
    void attempt.to(async () => {
      await online.api.leavePlan(table.card.game, { plan, cursor: table.cursor }, side);
      onDone();
    });
  return (
    <PlanDialog
      line={line}
      side={side}
      before={before?.end === null ? before.plan : null}
      problem={attempt.problem.value}
      isBusy={attempt.busy.value}
      onSave={save}
      onClose={onClose}
    />
  );
}
