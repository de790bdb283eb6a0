// Checks a game from its file alone: the commitment, every roll, every order, the end.
import { RecordedChance, type RollPurpose } from '../dice/chance.ts';
import { SIDES, type PerSide } from '../board/side.ts';
import {
  commitmentTo,
  fairDice,
  fairRoll,
  tieLot,
  type DiceEpoch,
  type FairDice,
} from '../dice/fair-dice.ts';
import { settleBids, type Bid } from '../editions/bids.ts';
import type { Handicap } from '../editions/ruleset.ts';
import { FoldError, fold } from '../game/fold.ts';
import type { Game, GameResult } from '../game/game.ts';
import type { GameFile } from './game-file.ts';
import type { LogEntry } from '../game/log.ts';

export interface Verdict {
  readonly findings: readonly Finding[]; // none = all is as it should be
  readonly entries: number;
  readonly rolls: number; // checked against the commitment
  readonly result: GameResult | null; // null = the game goes on, or could not be followed to its end
}

export interface Finding {
  readonly code: string;
  readonly entry: number | null; // number of the entry, where it is about one
  readonly message: string;
}

export function verifyGame(file: GameFile): Verdict {
  const watch = new RollWatch(file.dice);
  const findings: Finding[] = [...commitmentFindings(file.dice), ...bidFindings(file)];
  let game: Game | null = null;
  try {
    game = fold(file, undefined, (entry, index) => watch.during(entry, index));
  } catch (error) {
    if (!(error instanceof FoldError)) throw error;
    findings.push({ code: error.code, entry: error.entry, message: error.message });
  }
  if (game !== null && game.result === null && file.dice.some(({ secret }) => secret !== null)) {
    findings.push({
      code: 'secret-too-early',
      entry: null,
      message: 'The secret of the dice is told, but the game is not over.',
    });
  }
  return {
    findings: [...findings, ...watch.findings],
    entries: file.entries.length,
    rolls: watch.checked,
    result: game?.result ?? null,
  };
}

function commitmentFindings(dice: readonly DiceEpoch[]): Finding[] {
  const found = (code: string, message: string): Finding => ({ code, entry: null, message });
  if (dice.length === 0)
    return [found('no-commitment', 'Nobody committed to the dice of this game; they cannot be checked.')];
  return dice.flatMap(({ number, commitment, secret }) => {
    if (secret === null)
      return [
        found('no-secret', `The secret of dice epoch ${number} is not told; its rolls cannot be checked.`),
      ];
    if (commitmentTo(secret) === commitment) return [];
    return [found('commitment-broken', `The secret of dice epoch ${number} is not the one committed to.`)];
  });
}

/** Sides and handicap must be what the bids lead to. A tie can be checked once the secret is told. */
function bidFindings({ bids, options, dice }: GameFile): Finding[] {
  if (bids === undefined) return [];
  const [epoch] = dice;
  const secret = epoch?.secret ?? null;
  const lots = secret === null ? SIDES : [tieLot(secret, epoch!)];
  const found = lots.map((lot) => settleBids(bids, lot));
  if (found.every(({ isSwapped }) => isSwapped))
    return [
      {
        code: 'wrong-sides',
        entry: null,
        message: `${bidsText(bids)}: they lead to the sides the other way round.`,
      },
    ];
  const { handicap } = found[0]!;
  if (handicapText(handicap) === handicapText(options.rules.handicap ?? null)) return [];
  const message = `${bidsText(bids)}: they lead to ${handicapText(handicap)}, the game has ${handicapText(options.rules.handicap ?? null)}.`;
  return [{ code: 'wrong-handicap', entry: null, message }];
}

const bidsText = (bids: PerSide<Bid>): string =>
  `Bids: ${SIDES.map((side) => `${bids[side].points} for ${bids[side].side} by the player of ${side}`).join(', ')}`;

const handicapText = (handicap: Handicap | null): string =>
  handicap === null ? 'no handicap' : `${handicap.points} levy points for ${handicap.side}`;

/** Hands out the recorded rolls and compares each with the fair one. */
class RollWatch {
  checked = 0;
  readonly findings: Finding[] = [];
  private readonly dice: readonly DiceEpoch[];
  private fair: FairDice | null = null; // null where the secret is not known
  private next = 0; // number of the roll in its epoch

  constructor(dice: readonly DiceEpoch[]) {
    this.dice = dice;
    this.open(dice[0]);
  }

  private open(epoch: DiceEpoch | undefined): void {
    this.fair = epoch === undefined || epoch.secret === null ? null : fairDice(epoch.secret, epoch);
    this.next = 0;
  }

  during(entry: LogEntry, index: number): RecordedChance {
    if (entry.kind === 'epoch') {
      const epoch = this.dice.find(({ number }) => number === entry.number);
      this.open(epoch);
      if (epoch === undefined) {
        this.findings.push({
          code: 'no-commitment',
          entry: index,
          message: `Entry ${index}: dice epoch ${entry.number} has no commitment.`,
        });
      }
    }
    return new RecordedChance(entry.rolls, (value, sides, purpose) =>
      this.compare(value, sides, purpose, index),
    );
  }

  private compare(value: number, sides: number, purpose: RollPurpose, entry: number): void {
    const roll = this.next++;
    if (this.fair === null) return;
    this.checked += 1;
    const fair = fairRoll(this.fair, purpose, sides, roll);
    if (fair === value) return;
    const message = `Entry ${entry}: a roll (${purpose}) shows ${value + 1}, the commitment gives ${fair + 1}.`;
    this.findings.push({ code: 'unfair-roll', entry, message });
  }
}
