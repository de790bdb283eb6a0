import { signal } from '@preact/signals';
import type { AreaId, BlockId } from '@rubicon/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choiceOf } from '../authority/choice.ts';
import type { TableContext, Overlay } from '../table/state/context.ts';
import { watchActions } from './actions.ts';

const ORDERS = ['move C.Legio9 Massilia-Genua', 'move C.Legio10 Massilia-Genua', 'done'];

type Press = (event: { target: unknown }) => void;
let presses: Press[] = [];

beforeEach(() => {
  presses = [];
  vi.stubGlobal('document', {
    addEventListener: (_: string, press: Press) => presses.push(press),
    removeEventListener: (_: string, press: Press) => (presses = presses.filter((each) => each !== press)),
  });
});
afterEach(() => void vi.unstubAllGlobals());

function watched() {
  const heard: string[] = [];
  const inHand = signal<readonly BlockId[]>([]);
  const place = signal<AreaId | null>(null);
  const overlay = signal<Overlay | null>(null);
  const choices = signal(ORDERS.map(choiceOf));
  const context = { overlay, selection: { inHand, place, choices } } as unknown as TableContext;
  return {
    heard,
    inHand,
    place,
    overlay,
    choices,
    stop: watchActions(context, (action) => heard.push(action)),
  };
}

/** A press on a location, or on a block in it. */
const press = (area: string, block?: string): void => {
  const closest = (selector: string): unknown =>
    selector === '[data-area]' ? { dataset: { area } } : block === undefined ? null : { dataset: { block } };
  for (const each of presses) each({ target: { closest } });
};

const settle = (): Promise<void> => Promise.resolve();

describe('actions without an order', () => {
  it('are reported in the notation of lessons', async () => {
    const { heard, inHand, place, overlay } = watched();
    place.value = 'Rome' as AreaId;
    inHand.value = ['C.Legio9'] as unknown as BlockId[];
    inHand.value = [];
    inHand.value = ['C.Legio9', 'C.Legio10'] as unknown as BlockId[];
    overlay.value = { kind: 'points' };
    await settle();
    expect(heard).toEqual(['look Rome', 'hold C.Legio9', 'hold all', 'open points']);
  });

  it('are a wish where they are impossible', async () => {
    const { heard, inHand, choices, stop } = watched();
    press('Genua'); // nothing is selected
    press('Massilia', 'C.Legio9'); // it can move
    press('Neapolis', 'P.Legio1'); // an enemy
    press('Massilia', 'C.Legio7');
    inHand.value = ['C.Legio9'] as unknown as BlockId[];
    press('Genua');
    press('Rome');
    choices.value = [];
    press('Rome');
    await settle();
    expect(heard.filter((action) => action.startsWith('wish'))).toEqual([
      'wish C.Legio7',
      'wish C.Legio9 Rome',
    ]);
    stop();
    expect(presses).toEqual([]);
  });
});
