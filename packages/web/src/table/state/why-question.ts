// The subject of “why can't I?”. While the question is open, presses on the board choose its subject and give no
// orders.
import { batch, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { AreaId, BlockId, CardId } from '@rubicon/engine';
import type { BoardEvents } from '../../board/lit.ts';
import type { Selection } from '../selection/selection.ts';
import type { Session } from '../session/session.ts';

export type Subject =
  | { readonly kind: 'block'; readonly block: BlockId; readonly to: AreaId | null }
  | { readonly kind: 'area'; readonly area: AreaId }
  | { readonly kind: 'card'; readonly card: CardId };

/** The location a question is about. */
export const areaOf = (subject: Subject | null): AreaId | null =>
  subject?.kind === 'area' ? subject.area : subject?.kind === 'block' ? subject.to : null;

export interface Asking {
  readonly isOpen: ReadonlySignal<boolean>;
  readonly subject: ReadonlySignal<Subject | null>;
  readonly board: BoardEvents;
  readonly ask: (subject: Subject | null) => void;
  readonly open: () => void; // about the selected blocks, or the area in the panel
  readonly openAt: (area: AreaId) => void; // about going there with the selected blocks, or the area itself
  readonly close: () => void;
}

export function createAsking(session: Session, selection: Selection): Asking {
  const isOpen = signal(false);
  const subject = signal<Subject | null>(null);
  const ask = (about: Subject | null): void => {
    subject.value = about;
  };
  // Closes when the seat is left
  effect(() => {
    if (session.seating.value !== null) return;
    batch(() => {
      isOpen.value = false;
      ask(null);
    });
  });
  const nothing = (): void => {
    // No orders are given while the question is open
  };
  return {
    isOpen,
    subject,
    ask,
    open: () => {
      const [block] = selection.inHand.peek();
      const area = selection.place.peek();
      batch(() => {
        if (block !== undefined) ask({ kind: 'block', block, to: null });
        else ask(area === null ? null : { kind: 'area', area });
        isOpen.value = true;
      });
    },
    openAt: (area) => {
      const [block] = selection.inHand.peek();
      batch(() => {
        selection.look(area);
        ask(block === undefined ? { kind: 'area', area } : { kind: 'block', block, to: area });
        isOpen.value = true;
      });
    },
    close: () => {
      isOpen.value = false;
    },
    board: {
      onBlock: (block) => ask({ kind: 'block', block, to: null }),
      onArea: (area) => {
        const before = subject.peek();
        selection.look(area);
        ask(before?.kind === 'block' ? { ...before, to: area } : { kind: 'area', area });
      },
      onAreaHover: selection.board.onAreaHover,
      onStack: (area) => ask({ kind: 'area', area }),
      onLasso: nothing,
      onHold: nothing,
      onDrop: nothing,
      onNothing: () => ask(null),
    },
  };
}
