// The menu of a game: everything that is not an order.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { say } from '@rubicon/words';
import type { Table } from '../authority/table.ts';
import { download, fileNameOf } from '../ui/download.ts';
import { perspectiveOf, replayAddress } from '../routes/moment.ts';
import type { TableContext, Overlay } from './state/context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { actingSide } from './selection/hand.ts';
import type { AtTable, Extras } from './state/extras.ts';
import './menu-dialog.css';

interface Props extends AtTable {
  readonly onClose: () => void;
}

export function MenuDialog({
  context,
  table,
  extras,
  onClose,
}: Props & { readonly extras: Partial<Extras> | null }) {
  const open = (overlay: Overlay) => () => {
    context.overlay.value = overlay;
  };
  const running = table.result === null;
  const isOwn = extras?.Menu === undefined; // stored on this device
  // A player acts at this seat, and the game can be lost: it is neither a lesson nor an analysis
  const hasSay =
    running && context.source !== null && (table.seat !== 'spectator' || table.decision !== null);
  return (
    <Dialog title={say('header.menu')} onClose={onClose}>
      <div class="menus">
        <Group title={say('menu.group-game')}>
          {isOwn ? (
            <Item onPress={() => void saveGame(context, table)}>
              {say('menu.save')} {running ? <small>{say('menu.save.note')}</small> : null}
            </Item>
          ) : (
            <extras.Menu context={context} table={table} onClose={onClose} />
          )}
          {context.source === null ? null : (
            <a
              class="button"
              href={replayAddress({ source: context.source, perspective: perspectiveOf(table) })}
            >
              {say('menu.study')}
            </a>
          )}
          <Item onPress={context.leave}>
            {say('menu.leave')} {isOwn ? <small>{say('menu.leave.note')}</small> : null}
          </Item>
        </Group>
        {hasSay ? (
          <Group title={say('menu.group-offers')}>
            {extras?.Offers === undefined ? null : (
              <extras.Offers context={context} table={table} onClose={onClose} />
            )}
            <Draw context={context} table={table} onClose={onClose} />
            <Item onPress={open({ kind: 'resign' })}>{say('menu.resign')}</Item>
          </Group>
        ) : null}
        <Group title={say('menu.group-help')}>
          <Item onPress={open({ kind: 'rules' })}>{say('menu.rules')}</Item>
          <Item onPress={open({ kind: 'aid' })}>{say('menu.aid')}</Item>
          <Item
            onPress={() => {
              onClose();
              context.asking.open();
            }}
          >
            {say('place.why')}
          </Item>
          <Item
            onPress={() => {
              onClose();
              context.isTyping.value = true;
            }}
          >
            {say('menu.typed')}
          </Item>
          <Item onPress={open({ kind: 'keys' })}>{say('menu.keys')}</Item>
          <Item onPress={open({ kind: 'report' })}>{say('menu.report')}</Item>
          <Item onPress={open({ kind: 'settings' })}>{say('menu.settings')}</Item>
        </Group>
      </div>
    </Dialog>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="menu" aria-labelledby={id}>
      <h3 id={id} class="menu-title">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Item({ onPress, children }: { readonly onPress: () => void; readonly children: ComponentChildren }) {
  return (
    <button type="button" class="button" onClick={onPress}>
      {children}
    </button>
  );
}

function Draw({ context, table, onClose }: Props) {
  const ask = (kind: 'accept-draw' | 'decline-draw') => () => {
    onClose();
    void context.session.ask({ kind });
  };
  const side = table.seat === 'spectator' ? actingSide(table.view) : table.seat;
  if (table.drawOffer === null)
    return <Item onPress={() => (context.overlay.value = { kind: 'draw' })}>{say('menu.offer-draw')}</Item>;
  if (table.drawOffer === side) return <Item onPress={ask('decline-draw')}>{say('menu.withdraw-draw')}</Item>;
  return (
    <>
      <Item onPress={ask('accept-draw')}>{say('draw.accept')}</Item>
      <Item onPress={ask('decline-draw')}>{say('draw.decline')}</Item>
    </>
  );
}

async function saveGame({ authority, game, session }: TableContext, table: Table): Promise<void> {
  const { players, view } = table;
  try {
    download(await authority.save(game), fileNameOf({ players, year: view.year, turn: view.turn }));
  } catch (error) {
    session.fail(error);
  }
}
