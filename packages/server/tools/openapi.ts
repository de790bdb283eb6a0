// The OpenAPI document, generated from the table of routes.
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import { ANSWER_PARTS, ANSWERS, ID_PATTERN, PROTOCOL, ProblemSchema, type Schema } from '@rubicon/protocol';
import { statusOf } from '../src/access/problem.ts';
import type { Who } from '../src/access/caller.ts';
import type { Route } from '../src/http/route.ts';
import { PREFIX, ROUTES } from '../src/http/routes.ts';

type Json = Readonly<Record<string, unknown>>;

const WHO: Readonly<Record<Who, Json>> = {
  anyone: { security: [{}, { cookie: [] }, { token: [] }] },
  visitor: { security: [{}, { cookie: [] }, { token: [] }] },
  person: { security: [{ cookie: [] }, { token: [] }] },
  session: { security: [{ cookie: [] }] },
};

export const makeOpenApi = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Rubicon',
    version: String(PROTOCOL),
    description: 'Play Rubicon over the network. docs/protocol.md explains the messages.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: PREFIX }],
  paths: Object.fromEntries(
    [...Map.groupBy(ROUTES, ({ path }) => path)].map(([path, routes]) => [
      path.replaceAll(/:(\w+)/g, '{$1}'),
      Object.fromEntries(routes.map((route) => [route.method.toLowerCase(), operation(route)])),
    ]),
  ),
  components: {
    schemas: toJsonSchemaDefs(DEFINITIONS, OPTIONS),
    responses: {
      Problem: {
        description: 'The request was refused; nothing was changed.',
        content: asJson(refTo('Problem')),
      },
    },
    securitySchemes: {
      cookie: { type: 'apiKey', in: 'cookie', name: '__Host-rubicon', description: '`rubicon` without TLS.' },
      token: { type: 'http', scheme: 'bearer' },
    },
  },
});

function operation({ method, path, who, summary, query, body, answer }: Route): Json {
  const answered = answer === null ? { description: 'Done.' } : answerOf(answer);
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^a-z]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    ...WHO[who],
    parameters: [...pathParameters(path), ...queryParameters(query)],
    ...(body !== null && { requestBody: { required: true, content: asJson(jsonSchema(body)) } }),
    responses: {
      ...(answer === null ? { '204': answered } : { '2XX': answered }),
      '4XX': { $ref: '#/components/responses/Problem' },
      [String(statusOf('not-kept'))]: { $ref: '#/components/responses/Problem' },
    },
  };
}

const answerOf = (name: keyof typeof ANSWERS): Json => {
  if (name === 'File')
    return { description: 'A game file.', content: { 'text/plain': { schema: { type: 'string' } } } };
  if (name === 'Picture') return { description: 'A picture.', content: { 'image/png': {} } };
  return { description: 'Done.', content: asJson(refTo(name)) };
};

const asJson = (schema: Json): Json => ({ 'application/json': { schema } });
const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters(query: Schema): Json[] {
  const { properties = {}, required = [] } = jsonSchema(query) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const DEFINITIONS = { ...ANSWERS, ...ANSWER_PARTS, Problem: ProblemSchema };

/** What JSON Schema cannot express, such as how text is trimmed, is left out. */
const OPTIONS = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => refTo(referenceId)['$ref'] as string,
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'custom' ? { type: 'string', pattern: ID_PATTERN.source } : undefined,
} as const satisfies ConversionConfig;

function jsonSchema(schema: Schema): Json {
  const {
    $schema: _dialect,
    $defs: _known,
    ...rest
  } = toJsonSchema(schema, { ...OPTIONS, definitions: DEFINITIONS });
  return rest;
}
