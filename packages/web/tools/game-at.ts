// Games that start at a given position, as files that the page can load.
import {
  BLOCK_IDS,
  FULL,
  KIND,
  REVISION,
  SIDES,
  SeededChance,
  decisionOf,
  give,
  makeGameFile,
  makePosition,
  newGame,
  type Game,
  type GameFile,
  type GameOptions,
} from '@rubicon/engine';

const OPTIONS: GameOptions = { edition: '2.0', revision: REVISION, rules: {}, clock: null };
const STARTED_MS = Date.UTC(2025, 0, 11);

/** A game file that continues from a position, with computers at the given levels. */
export function gameAt(position: string, machines: GameFile['machines'] = {}): string {
  const { game } = newGame(OPTIONS, new SeededChance(1), STARTED_MS);
  const request = { kind: 'rebase', position, reason: 'set up', revision: REVISION } as const;
  const moved = give(game, request, new SeededChance(1), STARTED_MS);
  if (!moved.ok) throw new Error(moved.message);
  return makeGameFile({
    options: OPTIONS,
    players: { caesar: 'Gaius', pompey: 'Gnaeus' },
    machines,
    dice: [],
    entries: moved.game.entries,
  });
}

// Ports, where Navis may be as well
const WEST = ['Burdigala', 'Tarraco', 'Narbo', 'Massilia', 'Genua', 'Ravenna', 'Aquileia', 'Rome'];
const EAST = ['Salone', 'Athena', 'Thessalonika', 'Byzantium', 'Ephesus', 'Sinope', 'Tarsus', 'Antioch'];

/** A command phase with every one of the 63 blocks on the map, eight cities to a side. */
export function crowdedGame(): string {
  const areas = new Map<string, string[]>();
  for (const [index, block] of BLOCK_IDS.entries()) {
    const home = block.startsWith('C.') ? WEST : EAST;
    const area = KIND[index] === 'cleopatra' ? 'Alexandria' : home[index % home.length]!;
    areas.set(area, [...(areas.get(area) ?? []), `${block}:${FULL[index]}`]);
  }
  const map = [...areas].map(([area, blocks]) => `${area}(${blocks.join(',')})`).join(';');
  const fields = makePosition(firstMove().state)
    .split(' ')
    .filter((field) => !/^(?:map|locked|face-up|unplaced)=/.test(field));
  return gameAt([...fields, `map=${map}`].join(' '));
}

/** The game at the first command phase, whoever has it. */
function firstMove(): Game {
  const chance = new SeededChance(1);
  let { game } = newGame(OPTIONS, chance, STARTED_MS);
  for (;;) {
    const decision = SIDES.map((side) => decisionOf(game, side)).find((each) => each?.required === true)!;
    if (decision.step === 'move') return game;
    const order = decision.orders[0]!;
    const next = give(
      game,
      { kind: 'order', side: decision.side, decision: decision.number, order },
      chance,
      0,
    );
    if (!next.ok) throw new Error(next.message);
    ({ game } = next);
  }
}
