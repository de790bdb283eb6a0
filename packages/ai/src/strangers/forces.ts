// What stands in each area, in sums: numbers, hits a round, body, worth, and the best that can march off together.
import { AREA_COUNT, IS_LEADER, IS_NAVIS, STEP_SIZE } from '@rubicon/engine';
import { RATE, worthOf, type Piece } from './pieces.ts';

/** One more than the most blocks any road carries. */
export const TOP = 7;

/** Sums over the blocks of one side in each area. */
export class Forces {
  readonly count = new Float64Array(AREA_COUNT);
  readonly hits = new Float64Array(AREA_COUNT);
  readonly body = new Float64Array(AREA_COUNT);
  readonly worth = new Float64Array(AREA_COUNT);
  readonly leaders = new Float64Array(AREA_COUNT);
  readonly fleet = new Float64Array(AREA_COUNT); // worth of the Navis among them
  readonly topHits = new Float64Array(AREA_COUNT * TOP); // of the best land blocks, by how many may go
  readonly topBody = new Float64Array(AREA_COUNT * TOP);

  sum(area: number, guesses: readonly (readonly Piece[])[]): void {
    let count = 0;
    let hits = 0;
    let body = 0;
    let worth = 0;
    let leaders = 0;
    let fleet = 0;
    const top = area * TOP;
    this.topHits.fill(0, top, top + TOP);
    this.topBody.fill(0, top, top + TOP);
    const part = 1 / guesses.length;
    for (const pieces of guesses) {
      const land: Piece[] = [];
      for (const piece of pieces) {
        const { block, strength } = piece;
        count += part;
        hits += part * strength * RATE[block]!;
        body += (part * strength) / STEP_SIZE[block]!;
        worth += part * worthOf(block, strength);
        leaders += part * IS_LEADER[block]!;
        if (IS_NAVIS[block] === 0) land.push(piece);
        else fleet += part * worthOf(block, strength);
      }
      land.sort((one, other) => other.strength * RATE[other.block]! - one.strength * RATE[one.block]!);
      let sumHits = 0;
      let sumBody = 0;
      for (let k = 1; k < TOP; k++) {
        const piece = land[k - 1];
        if (piece !== undefined) {
          sumHits += piece.strength * RATE[piece.block]!;
          sumBody += piece.strength / STEP_SIZE[piece.block]!;
        }
        this.topHits[top + k]! += part * sumHits;
        this.topBody[top + k]! += part * sumBody;
      }
    }
    this.count[area] = count;
    this.hits[area] = hits;
    this.body[area] = body;
    this.worth[area] = worth;
    this.leaders[area] = leaders;
    this.fleet[area] = fleet;
  }
}
