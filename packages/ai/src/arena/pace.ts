// How long a player thinks: over each order, each whole command phase, each decision in a battle, each card.
import type { Step } from '@rubicon/engine';
import type { Player } from '../player/player.ts';

/** How often, how many seconds together, and the longest of them. */
export type Span = readonly [count: number, seconds: number, longest: number];

export const PACES = ['order', 'command', 'battle', 'card'] as const;
export type Pace = Readonly<Record<(typeof PACES)[number], Span>>;

const COMMAND: ReadonlySet<Step> = new Set([
  'jupiter',
  'defect',
  'vulcan',
  'move',
  'main',
  'surprise',
  'levy',
]);
const BATTLE: ReadonlySet<Step> = new Set(['fight', 'battle', 'hits', 'regroup']);

export const NO_SPAN: Span = [0, 0, 0];

export const addSpans = (a: Span, b: Span): Span => [a[0] + b[0], a[1] + b[1], Math.max(a[2], b[2])];

const add = (span: Span, seconds: number): Span => addSpans(span, [1, seconds, seconds]);

export interface Timed {
  readonly player: Player;
  readonly pace: () => Pace;
}

/** The same player with a clock beside it; `now` in milliseconds. */
export function timed(player: Player, now: () => number): Timed {
  let [order, command, battle, card] = [NO_SPAN, NO_SPAN, NO_SPAN, NO_SPAN];
  // A side commands once a turn, so all its orders of a turn's command phase are one thought
  let phase = { turn: '', seconds: 0 };
  const endPhase = (): void => {
    if (phase.turn !== '') command = add(command, phase.seconds);
    phase = { turn: '', seconds: 0 };
  };
  return {
    player: {
      observe: (events) => player.observe(events),
      choose(view, orders, budget) {
        const startedMs = now();
        const choice = player.choose(view, orders, budget);
        const seconds = (now() - startedMs) / 1000;
        order = add(order, seconds);
        if (BATTLE.has(view.step)) battle = add(battle, seconds);
        if (view.step === 'cards') card = add(card, seconds);
        if (!COMMAND.has(view.step)) return choice;
        const turn = `${view.year}.${view.turn}`;
        if (phase.turn !== turn) endPhase();
        phase = { turn, seconds: phase.seconds + seconds };
        return choice;
      },
    },
    pace() {
      endPhase();
      const rounded = ([count, seconds, longest]: Span): Span => [count, micro(seconds), micro(longest)];
      return {
        order: rounded(order),
        command: rounded(command),
        battle: rounded(battle),
        card: rounded(card),
      };
    },
  };
}

const micro = (seconds: number): number => Math.round(seconds * 1e6) / 1e6;
