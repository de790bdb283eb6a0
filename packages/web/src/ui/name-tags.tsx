// Names what the pointer rests on, a finger holds or the keyboard has come to: blocks with rating, strength and levy
// city, and cards with what they do. One tag for the whole page, because blocks and cards are drawn in many places.
import { FULL, blockIndex, type BlockId, type CardId, type Ruleset } from '@rubicon/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { blockName, cardName, cardText, roman, say } from '@rubicon/words';
import { ratingsOf } from '../pieces/label.ts';
import { levyPlace } from '../words/levy-place.ts';
import './name-tags.css';

const REST_MS = 450; // a pointer that only passes over shows nothing
const HOLD_MS = 500;
const SLOP = 8; // px a held finger may move
const STAY_MS = 2500; // after the finger is lifted
const GAP = 8; // px between a piece and its tag

export function NameTags({ rules }: { readonly rules: Ruleset }) {
  const [piece, setPiece] = useState<Element | null>(null);
  const tag = useRef<HTMLDivElement>(null);
  useEffect(() => followPieces(setPiece), []);
  useLayoutEffect(() => {
    if (piece !== null && tag.current !== null) place(tag.current, piece);
  }, [piece]);
  const lines = piece === null ? [] : linesOf(piece, rules);
  if (lines.length === 0) return null;
  return (
    // The pieces have names of their own for a screen reader
    <div class="name-tag" ref={tag} aria-hidden="true">
      <b>{lines[0]}</b>
      {lines.slice(1).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

/** The drawing of a block or a card at an element: around it, or in the button that it is. */
function pieceAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const holder =
    target.closest('[data-tag]') ?? target.closest('button, li, figure, [role=img], .place-piece');
  if (holder === null) return null;
  const drawn = holder.matches('[data-tag]') ? [holder] : [...holder.querySelectorAll('[data-tag]')];
  return drawn.length === 1 ? drawn[0]! : null;
}

function linesOf(piece: Element, rules: Ruleset): readonly string[] {
  const { tag = '', strength = '' } = (piece as HTMLElement).dataset;
  if (piece.classList.contains('card')) {
    const card = tag as CardId;
    return [cardName(card), cardText(card, rules)];
  }
  const block = tag as BlockId;
  const full = FULL[blockIndex(block)!]!;
  return [
    blockName(block),
    say('tag.rating', { rating: ratingsOf(block).join(' / ') }),
    strength === ''
      ? say('tag.full', { full: roman(full) })
      : say('tag.strength', { strength: roman(Number(strength)), full: roman(full) }),
    say('tag.levy', { where: levyPlace(block) }),
  ];
}

/** Above the piece, or below it where there is no room. */
function place(tag: HTMLElement, piece: Element): void {
  const box = piece.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tag;
  const left = Math.max(GAP, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - GAP));
  const isAbove = box.top - height - GAP >= GAP;
  tag.style.left = `${left}px`;
  tag.style.top = `${isAbove ? box.top - height - GAP : box.bottom + GAP}px`;
}

function followPieces(show: (piece: Element | null) => void): () => void {
  const stop = new AbortController();
  const on = <K extends keyof DocumentEventMap>(kind: K, heard: (event: DocumentEventMap[K]) => void): void =>
    document.addEventListener(kind, heard, { capture: true, passive: false, signal: stop.signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: { readonly x: number; readonly y: number } | null = null;
  let isNamed = false; // the finger on the screen has shown a name: lifting it is no press
  const later = (piece: Element | null, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => show(piece), ms);
  };
  const hide = (): void => {
    clearTimeout(timer);
    show(null);
  };
  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const piece = event.buttons === 0 ? pieceAt(event.target) : null;
    if (piece === null) hide();
    else later(piece, REST_MS);
  });
  on('pointerdown', (event) => {
    hide();
    const piece = event.pointerType === 'mouse' || !event.isPrimary ? null : pieceAt(event.target);
    held = null;
    isNamed = false;
    if (piece === null) return;
    held = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      isNamed = true;
      show(piece);
    }, HOLD_MS);
  });
  on('pointermove', ({ clientX, clientY }) => {
    if (held === null || Math.hypot(clientX - held.x, clientY - held.y) < SLOP) return;
    held = null;
    isNamed = false;
    hide();
  });
  const lift = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') return;
    held = null;
    if (isNamed) later(null, STAY_MS);
    else clearTimeout(timer);
  };
  on('pointerup', lift);
  on('pointercancel', lift);
  on('click', (event) => {
    if (!isNamed) return;
    isNamed = false;
    event.preventDefault();
    event.stopPropagation();
  });
  on('focusin', ({ target }) => {
    const piece = pieceAt(target);
    if (piece === null || !(target as Element).matches(':focus-visible')) hide();
    else later(piece, REST_MS);
  });
  on('keydown', hide);
  on('wheel', hide);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
