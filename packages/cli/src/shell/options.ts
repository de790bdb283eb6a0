// A command, its options and its help. Everything that is not known is an error that says what is.
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
  readonly value: string; // what stands for it in the help
  readonly help: string;
}
type Options = Readonly<Record<string, Flag | Value>>;

/** What was given: true or false for a flag, text or nothing for a value. */
type Given<O extends Options> = {
  readonly [K in keyof O]: O[K] extends Flag ? boolean : string | undefined;
};

export const flag = (help: string): Flag => ({ kind: 'flag', help });
export const value = (name: string, help: string): Value => ({ kind: 'value', value: name, help });

const COMMON = {
  json: flag('the result as JSON on standard output'),
  color: flag('in colour, also when this is no terminal'),
  help: flag('this text'),
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
  readonly usage: string; // what follows the name
  readonly about: readonly string[]; // paragraphs
  readonly argument: string | null; // name of the one argument, if it takes any
  readonly needsArgument?: boolean; // true unless it says otherwise
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
          `“${definition.name}” needs ${definition.argument}.`,
          usageOf(definition),
        );
      }
      return definition.run(given, argument ?? '', io);
    },
  };
}

type Plain = Pick<Definition<Options>, 'name' | 'summary' | 'usage' | 'about' | 'argument' | 'examples'>;

const usageOf = ({ name, usage }: Plain): string => `usage: rubicon ${name} ${usage}`;

function parse<O extends Options>(
  definition: Plain,
  options: O,
  argv: readonly string[],
): { given: Given<O>; argument: string | undefined } {
  const { tokens } = parseArgs({
    args: [...argv],
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
      `“${second ?? argument}” is one argument too many.`,
      `${usageOf(definition)}; put a position in quotation marks.`,
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
    throw wrongUsage('no-value', `${rawName} takes no value.`, `Write ${rawName} alone.`);
  return true;
}

function aValue(
  option: Value,
  text: string | undefined,
  rawName: string,
  inline: boolean | undefined,
): string {
  // A forgotten value would swallow the option after it
  if (text === undefined || text === '' || (inline !== true && text.length > 1 && text.startsWith('-')))
    throw wrongUsage(
      'missing-value',
      `${rawName} needs a value.`,
      `Write ${rawName} ${option.value}: ${option.help}.`,
    );
  return text;
}

function unknownOption(definition: Plain, options: Options, rawName: string): Error {
  const names = Object.keys(options).map((name) => `--${name}`);
  const meant = nearest(rawName, names);
  return wrongUsage(
    'unknown-option',
    `“${definition.name}” has no option ${rawName}.`,
    `${meant === undefined ? '' : `Did you mean ${meant}? `}It has ${names.join(', ')}.`,
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
