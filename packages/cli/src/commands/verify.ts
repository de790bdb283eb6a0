// `rubicon verify`: checks that a game follows the rules and that its dice match their commitment.
import { parseGameFile, verifyGame, type Finding, type GameFile, type Verdict } from '@rubicon/engine';
import { command } from '../shell/options.ts';
import { bidsText } from '../text/bids-text.ts';
import { counted } from '../text/numbers.ts';
import { resultText } from '../text/notices.ts';
import { fileTodo, nameOf, readText } from '../games/source.ts';
import { harmless, paintFor, type Paint } from '../shell/terminal.ts';

/** What a finding is about. Every other code means that the log breaks the rules. */
const ABOUT: Readonly<Record<string, 'commitment' | 'rolls' | 'bids'>> = {
  'wrong-sides': 'bids',
  'wrong-handicap': 'bids',
  'no-commitment': 'commitment',
  'no-secret': 'commitment',
  'commitment-broken': 'commitment',
  'secret-too-early': 'commitment',
  'unfair-roll': 'rolls',
};

interface Check {
  readonly about: string;
  readonly done: string | null; // what was confirmed; null = it could not be checked
}

function checks(file: GameFile, { findings, entries, rolls }: Verdict): Check[] {
  const isFollowed = findings.every(({ code }) => ABOUT[code] !== undefined);
  return [
    { about: 'file', done: `${counted(entries, 'entry', 'entries')}, all checksums correct` },
    ...bidChecks(file),
    { about: 'rules', done: 'every order is legal and none is missing' },
    {
      about: 'commitment',
      done: `${counted(file.dice.length, 'secret matches its', 'secrets match their')} commitment`,
    },
    {
      about: 'rolls',
      done:
        rolls === 0
          ? null
          : `${counted(rolls, 'roll')}${isFollowed ? '' : ' up to that entry'} derived from the secret`,
    },
  ];
}

const bidChecks = (file: GameFile): Check[] => {
  const text = bidsText(file);
  return text === null ? [] : [{ about: 'bids', done: text }];
};

function verdictText(file: GameFile, verdict: Verdict, paint: Paint): string[] {
  const { findings, result } = verdict;
  const lines = checks(file, verdict).flatMap(({ about, done }) => {
    const bad = findings.filter(({ code }) => (ABOUT[code] ?? 'rules') === about);
    if (bad.length > 0) return bad.map((finding) => findingText(about, finding, paint));
    if (done === null) return [`  --   ${about.padEnd(10)}  not checked`];
    return [`  ${paint('good', 'ok ')}  ${about.padEnd(10)}  ${done}`];
  });
  const { caesar, pompey } = file.players;
  return [
    `Edition ${file.options.edition}, ${harmless(caesar)} (Caesar) against ${harmless(pompey)} (Pompey).`,
    result === null ? 'The game is not over.' : resultText(result),
    '',
    ...lines,
    '',
    findings.length === 0
      ? paint('good', 'No problems found.')
      : paint('bad', `${counted(findings.length, 'problem')} found.`),
  ];
}

const findingText = (about: string, { code, message }: Finding, paint: Paint): string =>
  `  ${paint('bad', 'BAD')}  ${about.padEnd(10)}  ${harmless(message)} (${code})`;

export const verify = command({
  name: 'verify',
  summary: 'Check the rules, rolls and commitment of a game',
  usage: 'FILE|- [options]',
  about: [
    'Play the game again from its file and check that every order was legal, that every roll follows from the secret and ' +
      'both players’ entropies, that the secret matches its commitment, and that sides and handicap follow from the bids, where sides were bid for. Each problem names its entry. The exit code ' +
      'is 1 if there are any.',
  ],
  argument: 'a game file',
  options: {},
  examples: ['rubicon verify game.rubicon', 'rubicon verify --json - < game.rubicon'],
  async run(given, argument, io) {
    const parsed = parseGameFile(await readText(argument, io));
    const paint = paintFor(io, given.color);
    const name = nameOf(argument);
    if (!parsed.ok) {
      const { code, message, line } = parsed.fault;
      const findings = [{ code, entry: null, line, message }];
      if (given.json) io.out(`${JSON.stringify({ ok: false, file: name, findings })}\n`);
      else {
        const text = findingText('file', { code, entry: null, message: `Line ${line}: ${message}` }, paint);
        io.out(`${text}\n       ${fileTodo(parsed.fault)}\n`);
      }
      return 1;
    }
    const { file } = parsed;
    const verdict = verifyGame(file);
    const ok = verdict.findings.length === 0;
    const { options, players, bids } = file;
    if (given.json)
      io.out(
        `${JSON.stringify({ ok, file: name, edition: options.edition, players, ...(bids && { bids }), ...verdict })}\n`,
      );
    else io.out(`${verdictText(file, verdict, paint).join('\n')}\n`);
    return ok ? 0 : 1;
  },
});
