// A command, its options and its help. An unknown option is an error that lists the known ones.
import { parseArgs } from 'node:util';
import { wrongUsage } from './cli-error.ts';
import type { Io } from './io.ts';
import { nearest } from './nearest.ts';
import { wrap } from './terminal.ts';

interface Flag {
  readonly kind: 'flag';
  readonly help: string;
}
interface Value {
  readonly kind: 'value';
  readonly value: string; // its placeholder in the help
  readonly help: string;
}
type Options = Readonly<Record<string, Flag | Value>>;

/** The parsed options: a boolean for a flag, text or undefined for a value. */
type Given<O extends Options> = {
  readonly [K in keyof O]: O[K] extends Flag ? boolean : string | undefined;
};

export const flag = (help: string): Flag => ({ kind: 'flag', help });
export const value = (name: string, help: string): Value => ({ kind: 'value', value: name, help });

const COMMON = {
  json: flag('print the result as JSON'),
  color: flag('use colour even if the output is not a terminal'),
  help: flag('show this help'),
} as const satisfies Options;

export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly help: () => string;
  readonly run: (argv: readonly string[], io: Io) => Promise<number>;
}

interface Definition<O extends Options> {
  readonly name: string;
  readonly summary: string;
  readonly usage: string; // arguments and options
  readonly about: readonly string[]; // paragraphs
  readonly argument: string | null; // description of the argument; null = it takes none
  readonly needsArgument?: boolean; // default: true
  readonly options: O;
  readonly examples: readonly string[];
  readonly run: (given: Given<O & typeof COMMON>, argument: string, io: Io) => Promise<number> | number;
}

export function command<const O extends Options>(definition: Definition<O>): Command {
  const options = { ...definition.options, ...COMMON };
  const help = (): string => makeHelp(definition, options);
  return {
    name: definition.name,
    summary: definition.summary,
    help,
    run: async (argv, io) => {
      const { given, argument } = parse(definition, options, argv);
      if (given.help) {
        io.out(help());
        return 0;
      }
      if (definition.argument !== null && definition.needsArgument !== false && argument === undefined) {
        throw wrongUsage(
          'missing-argument',
          `“${definition.name}” requires ${definition.argument}.`,
          usageOf(definition),
        );
      }
      return definition.run(given, argument ?? '', io);
    },
  };
}

type Plain = Pick<Definition<Options>, 'name' | 'summary' | 'usage' | 'about' | 'argument' | 'examples'>;

const usageOf = ({ name, usage }: Plain): string => `usage: rubicon ${name} ${usage}`;

/** Ids of games and people are random: one in 64 begins with a dash, as options do. */
const ID = /^-[\w-]{21}$/;

function parse<O extends Options>(
  definition: Plain,
  options: O,
  argv: readonly string[],
): { given: Given<O>; argument: string | undefined } {
  const isId = (text: string): boolean => ID.test(text) && !Object.hasOwn(options, text.slice(2));
  const { tokens } = parseArgs({
    args: [...argv.filter((text) => !isId(text)), '--', ...argv.filter(isId)],
    options: {
      ...Object.fromEntries(
        Object.entries(options).map(([name, { kind }]) => [
          name,
          { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) },
        ]),
      ),
      help: { type: 'boolean', short: 'h' },
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given: Record<string, string | boolean> = {};
  const rest: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, inlineValue } = token;
    const known = Object.hasOwn(options, name) ? options[name] : undefined;
    if (known === undefined) throw unknownOption(definition, options, rawName);
    if (given[name] !== undefined)
      throw wrongUsage('option-twice', `${rawName} is given twice.`, 'Give it once.');
    given[name] =
      known.kind === 'flag'
        ? noValue(token.value, rawName)
        : aValue(known, token.value, rawName, inlineValue);
  }
  const [argument, second] = rest;
  if (rest.length > (definition.argument === null ? 0 : 1)) {
    throw wrongUsage(
      'too-many-arguments',
      `Unexpected argument “${second ?? argument}”.`,
      `${usageOf(definition)}. Put a position in quotation marks.`,
    );
  }
  const flags = Object.entries(options).filter(([, { kind }]) => kind === 'flag');
  return {
    given: { ...Object.fromEntries(flags.map(([name]) => [name, false])), ...given } as Given<O>,
    argument,
  };
}

function noValue(text: string | undefined, rawName: string): true {
  if (text !== undefined)
    throw wrongUsage('no-value', `${rawName} takes no value.`, `Write ${rawName} without a value.`);
  return true;
}

function aValue(
  option: Value,
  text: string | undefined,
  rawName: string,
  inline: boolean | undefined,
): string {
  // A missing value must not consume the next option
  if (text === undefined || text === '' || (inline !== true && text.length > 1 && text.startsWith('-')))
    throw wrongUsage(
      'missing-value',
      `${rawName} requires a value.`,
      `Write ${rawName} ${option.value}: ${option.help}.`,
    );
  return text;
}

function unknownOption(definition: Plain, options: Options, rawName: string): Error {
  const names = Object.keys(options).map((name) => `--${name}`);
  const meant = nearest(rawName, names);
  return wrongUsage(
    'unknown-option',
    `Unknown option ${rawName} for “${definition.name}”.`,
    `${meant === undefined ? '' : `Did you mean ${meant}? `}Options: ${names.join(', ')}.`,
  );
}

function makeHelp(definition: Plain, options: Options): string {
  const rows = Object.entries(options).map(([name, option]): [string, string] => [
    option.kind === 'flag' ? `--${name}` : `--${name} ${option.value}`,
    option.help,
  ]);
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    `rubicon ${definition.name}: ${definition.summary}`,
    '',
    usageOf(definition),
    '',
    ...definition.about.flatMap((text) => [...wrap('', text.split(' ')), '']),
    'options:',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    '',
    'examples:',
    ...definition.examples.map((example) => `  ${example}`),
    '',
  ].join('\n');
}
