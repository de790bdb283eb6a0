// A game's dice when it begins, and new dice after a backup was restored.
import { SIDES, type Side } from '@rubicon/engine';
import { newEpoch, nextEpoch, randomEntropy, type RandomBytes } from '../record/dice.ts';
import { both, type GameRecord } from '../record/record.ts';
import { noBids } from './bidding.ts';
import { act, change, type Draft } from './draft.ts';

/** A computer has no entropy of its own: the server draws it, after the commitment. */
export function freshDice(
  randomBytes: RandomBytes,
  machine: Side | null,
  nowMs: number,
): Pick<GameRecord, 'dice' | 'entropies' | 'readyMs'> {
  return {
    dice: [newEpoch(randomBytes, 1, nowMs)],
    entropies: both((side) => (side === machine ? randomEntropy(randomBytes) : null)),
    readyMs: both((side) => (side === machine ? nowMs : null)),
  };
}

/** Nothing was rolled yet, but someone may know what would be: all entropy is collected again. */
function renewDice(draft: Draft, randomBytes: RandomBytes, nowMs: number): void {
  const machine = SIDES.find((side) => draft.record.sitters[side].kind === 'machine') ?? null;
  change(draft, { ...freshDice(randomBytes, machine, nowMs), ...noBids(draft.record) });
}

/** Rolls someone may have seen before a backup was restored must not come again. */
export function openEpoch(draft: Draft, restoredMs: number, randomBytes: RandomBytes, nowMs: number): void {
  const { status, dice } = draft.record;
  const last = dice.at(-1)!;
  if (last.madeMs >= restoredMs) return;
  if (status === 'waiting') return renewDice(draft, randomBytes, nowMs);
  if (status !== 'running') return;
  const epoch = nextEpoch(randomBytes, last, nowMs);
  change(draft, { dice: [...dice, epoch] });
  act(draft, { kind: 'epoch', number: epoch.number }, nowMs);
}
