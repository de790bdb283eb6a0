// Verifies the dice of a finished game, on this device rather than where they were rolled.
import { parseGameFile, verifyGame, type Side } from '@rubicon/engine';
import { say } from '@rubicon/words';
import { refusalText } from '../../authority/refusal-words.ts';
import type { LocalSecrets } from '../../net/local-secrets.ts';

export interface Judged {
  readonly isFair: boolean;
  readonly text: string;
}

export function judgeFile(text: string, kept: LocalSecrets, sides: readonly Side[]): Judged {
  const parsed = parseGameFile(text);
  if (!parsed.ok) return bad(refusalText(parsed.fault));
  const { file } = parsed;
  const { findings, rolls, entries } = verifyGame(file);
  if (findings.length > 0) return bad(findingText(findings[0]!));
  const first = file.dice[0];
  if (kept.commitment !== undefined && first?.commitment !== kept.commitment)
    return bad(say('fair.other-seal'));
  const own = sides.flatMap((side) => {
    const entropy = kept.entropies?.[side];
    return entropy === undefined ? [] : [entropy === first?.entropies[side]];
  });
  if (own.includes(false)) return bad(say('fair.own-unused'));
  return { isFair: true, text: say(own.length > 0 ? 'fair.good' : 'fair.good-unowned', { rolls, entries }) };
}

const bad = (what: string): Judged => ({ isFair: false, text: say('fair.bad', { what }) });

type Finding = ReturnType<typeof verifyGame>['findings'][number];
const DICE = ['no-commitment', 'no-secret', 'commitment-broken', 'secret-too-early', 'unfair-roll'] as const;

/** Faults of the dice; any other fault means that the game breaks the rules. */
function findingText({ code, entry }: Finding): string {
  const key = DICE.find((each) => each === code);
  if (key === 'unfair-roll') return say('fair.unfair-roll', { entry: entry ?? 0 });
  return key === undefined ? refusalText({ code: 'impossible-game' }) : say(`fair.${key}`);
}
