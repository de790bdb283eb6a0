// The dialogs over the table.
import { SIDES, type Side } from '@rubicon/engine';
import { areaName, blockName, sideName, listAll, say } from '@rubicon/words';
import { lazy } from '../ui/lazy.tsx';
import { choiceOf } from '../authority/choice.ts';
import type { Table } from '../authority/table.ts';
import { SideMark } from '../pieces/mark.tsx';
import { AidDialog } from '../help/aid/aid-dialog.tsx';
import type { TableContext } from './state/context.ts';
import type { Extras } from './state/extras.ts';
import { Dialog } from '../ui/dialog.tsx';
import { actingSide } from './selection/hand.ts';
import { MenuDialog } from './menu-dialog.tsx';
import { scoreOf } from './session/points.ts';
import { RulesDialog } from './rules-dialog.tsx';
import './overlays.css';

const BattleReportDialog = lazy(() =>
  import('../battle/battle-report-dialog.tsx').then((file) => file.BattleReportDialog),
);
const CardsDialog = lazy(() => import('./cards-dialog.tsx').then((file) => file.CardsDialog));
const KeysDialog = lazy(() => import('./keys-dialog.tsx').then((file) => file.KeysDialog));
const ReportDialog = lazy(() => import('./report-dialog.tsx').then((file) => file.ReportDialog));
const SettingsDialog = lazy(() =>
  import('../settings/dialog/settings-dialog.tsx').then((file) => file.SettingsDialog),
);

/** They refer to the current position, even while an earlier one is shown. */
export function Overlays({
  context,
  table,
  extras,
}: {
  readonly context: TableContext;
  readonly table: Table;
  readonly extras: Partial<Extras> | null;
}) {
  const overlay = context.overlay.value;
  const close = (): void => {
    context.overlay.value = null;
  };
  if (overlay === null) return null;
  switch (overlay.kind) {
    case 'menu':
      return <MenuDialog context={context} table={table} extras={extras} onClose={close} />;
    case 'points':
      return <PointsDialog table={table} onClose={close} />;
    case 'cards':
      return <CardsDialog table={table} onClose={close} />;
    case 'settings':
      return <SettingsDialog onClose={close} />;
    case 'report':
      return <ReportDialog context={context} onClose={close} />;
    case 'aid':
      return <AidDialog context={context} table={table} onClose={close} />;
    case 'keys':
      return <KeysDialog onClose={close} />;
    case 'rule':
      return <RulesDialog word={overlay.rule} edition={table.view.rules.edition} onClose={close} />;
    case 'rules':
      return <RulesDialog word={null} edition={table.view.rules.edition} onClose={close} />;
    case 'resign':
      return <ResignDialog context={context} table={table} onClose={close} />;
    case 'battle-report':
      return (
        <BattleReportDialog
          fought={overlay.battle}
          outlook={context.battles.outlookOf(overlay.battle)}
          onClose={close}
        />
      );
    case 'draw':
      return <DrawDialog context={context} onClose={close} />;
    case 'end':
      return <EndDialog context={context} table={table} order={overlay.order} onClose={close} />;
  }
}

interface Closing {
  readonly onClose: () => void;
}

function PointsDialog({ table: { view }, onClose }: { readonly table: Table } & Closing) {
  const { of, nobodys } = scoreOf(view);
  return (
    <Dialog title={say('points.title')} onClose={onClose}>
      <div class="points">
        {SIDES.map((side) => (
          <section key={side} aria-label={sideName(side)}>
            <h3 class={side}>
              <SideMark side={side} />{' '}
              {say('points.total', { side: sideName(side), count: view.points[side] })}
            </h3>
            <ul>
              {of[side].cities.map(({ area, points }) => (
                <li key={area}>
                  <span>{areaName(area)}</span> <b>{points}</b>
                </li>
              ))}
              {of[side].leaders.map((block) => (
                <li key={block}>
                  <span>{say('points.leader', { block: blockName(block) })}</span> <b>1</b>
                </li>
              ))}
              {view.points[side] === 0 ? <li>{say('points.none')}</li> : null}
            </ul>
          </section>
        ))}
      </div>
      {nobodys.length === 0 ? null : <p>{say('points.nobody', { areas: listAll(nobodys.map(areaName)) })}</p>}
      <p>{say('points.note')}</p>
    </Dialog>
  );
}

function EndDialog({
  context,
  table: { view },
  order,
  onClose,
}: { readonly context: TableContext; readonly table: Table; readonly order: string } & Closing) {
  const { command, step } = view;
  const text =
    step === 'levy'
      ? say('end.levies', { count: command?.levies ?? 0 })
      : step === 'move'
        ? say('end.moves', { count: command?.moves ?? 0 })
        : say('end.god');
  return (
    <Dialog
      title={say('end.ask')}
      onClose={onClose}
      closeLabel={say('dialog.cancel')}
      buttons={
        <button
          type="button"
          class="button primary"
          onClick={() => {
            onClose();
            void context.selection.give(choiceOf(order));
          }}
        >
          {say('end.yes')}
        </button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

function ResignDialog({
  context,
  table,
  onClose,
}: { readonly context: TableContext; readonly table: Table } & Closing) {
  const side: Side = table.seat === 'spectator' ? (actingSide(table.view) ?? 'caesar') : table.seat;
  return (
    <Dialog
      title={say('resign.ask', { side: sideName(side) })}
      onClose={onClose}
      closeLabel={say('dialog.cancel')}
      buttons={
        <button
          type="button"
          class="button primary"
          onClick={() => {
            onClose();
            void context.session.ask({ kind: 'resign' });
          }}
        >
          {say('resign.yes')}
        </button>
      }
    >
      <p>{say('resign.text')}</p>
    </Dialog>
  );
}

function DrawDialog({ context, onClose }: { readonly context: TableContext } & Closing) {
  return (
    <Dialog
      title={say('draw.ask')}
      onClose={onClose}
      closeLabel={say('dialog.cancel')}
      buttons={
        <button
          type="button"
          class="button primary"
          onClick={() => {
            onClose();
            void context.session.ask({ kind: 'offer-draw' });
          }}
        >
          {say('menu.offer-draw')}
        </button>
      }
    >
      <p>{say('draw.text')}</p>
    </Dialog>
  );
}
