// The position editor, headless: the position, the selected block, and actions on the position.
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  CURRENT_EDITION,
  REVISION,
  SeededChance,
  makeGameFile,
  makePosition,
  newGame,
  parsePosition,
  rulesFor,
  type BlockId,
  type Edition,
  type GameOptions,
  type Side,
} from '@rubicon/engine';
import { levelName, say } from '@rubicon/words';
import type { BoardEvents, Lit } from '../../board/lit.ts';
import type { MachineLevel } from '@rubicon/protocol/lists';
import { sayStudy } from '../../words/topics/study.ts';
import type { Draft } from '../model/editor-draft.ts';
import { setupView, type SetupView } from './editor-view.ts';
import { fileAt } from '../model/variation-game.ts';
import { faultText } from './position-fault.ts';
import { deal, emptied, makeSetup, readSetup, stand, type Setup, type Where } from './setup.ts';
import { canStand, problemsOf, type SetupProblem } from './setup-problem.ts';

export interface EditorState {
  readonly edition: Signal<Edition>;
  readonly setup: Signal<Setup>;
  readonly chosen: Signal<BlockId | null>;
  readonly problems: ReadonlySignal<readonly SetupProblem[]>;
  readonly view: ReadonlySignal<SetupView>;
  readonly lit: ReadonlySignal<Lit>;
  readonly selected: ReadonlySignal<ReadonlySet<BlockId>>;
  readonly board: BoardEvents;
  readonly place: (block: BlockId, where: Where) => void;
  readonly begin: (from: 'start' | 'empty') => void;
  readonly deal: () => void;
  /** The text's problem; null: it is now the position. */
  readonly read: (text: string) => string | null;
  /** The position as a game file, optionally against a computer. */
  readonly file: (against: Against | null) => string;
}

export interface Against {
  readonly own: Side;
  readonly level: MachineLevel;
}

/** The drag type of a block dragged onto the map. */
export const DRAGGED = 'text/rubicon-block';

const optionsOf = (edition: Edition): GameOptions => ({
  edition,
  revision: REVISION,
  rules: {},
  clock: null,
});

export function createEditorState(draft: Draft | null, seed: () => number, nowMs: () => number): EditorState {
  const roll = (sides: number): number => new SeededChance(seed()).roll(sides);
  const edition = signal<Edition>(draft?.options.edition ?? CURRENT_EDITION);
  const startOf = (): Setup => {
    const { game } = newGame(optionsOf(edition.peek()), new SeededChance(1), 0);
    return deal(readSetup(makePosition(game.state)), roll);
  };
  const setup = signal(draft === null ? startOf() : readSetup(draft.position));
  const chosen = signal<BlockId | null>(null);
  const rules = computed(() => rulesFor(edition.value));
  const view = computed(() => setupView(setup.value, rules.value));

  const place = (block: BlockId, where: Where): void => {
    setup.value = stand(setup.value, block, where);
    chosen.value = block;
  };

  return {
    edition,
    setup,
    chosen,
    view,
    place,
    problems: computed(() => problemsOf(setup.value, rules.value)),
    selected: computed(() => new Set(chosen.value === null ? [] : [chosen.value])),
    lit: computed(() => {
      const block = chosen.value;
      const areas = block === null ? [] : view.value.areas.filter((area) => canStand(block, area));
      return {
        areas: new Map(areas.map((area) => [area, 'go'])),
        blocks: view.value.standing,
        stacks: new Map(),
        roads: [],
        path: null,
      };
    }),
    board: {
      onBlock: (block) => {
        chosen.value = chosen.value === block ? null : block;
      },
      onStack: () => {},
      onArea: (area) => {
        if (chosen.value !== null) place(chosen.value, area);
      },
      onAreaHover: () => {},
      onLasso: () => {},
      onHold: () => {},
      onDrop: (blocks, area) => {
        for (const block of blocks) place(block, area);
      },
      onNothing: () => {
        chosen.value = null;
      },
    },
    begin: (from) => {
      chosen.value = null;
      setup.value = from === 'start' ? startOf() : deal(emptied(setup.value), roll);
    },
    deal: () => {
      setup.value = deal(setup.value, roll);
    },
    read: (text) => {
      const parsed = parsePosition(text.trim(), rules.value);
      if (!parsed.ok) return faultText(parsed.fault);
      setup.value = readSetup(makePosition(parsed.value));
      chosen.value = null;
      return null;
    },
    file: (against) => {
      const name = sayStudy('board.player');
      const machine =
        against === null ? name : say('start.machine-name', { level: levelName(against.level) });
      const file = fileAt(optionsOf(edition.value), makeSetup(setup.value), {
        players: {
          caesar: against?.own === 'pompey' ? machine : name,
          pompey: against?.own === 'caesar' ? machine : name,
        },
        reason: sayStudy('editor.reason'),
        nowMs: nowMs(),
      });
      if (against === null) return makeGameFile(file);
      const other = against.own === 'caesar' ? 'pompey' : 'caesar';
      return makeGameFile({ ...file, machines: { [other]: against.level } });
    },
  };
}
