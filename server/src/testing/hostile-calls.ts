import * as fc from 'fast-check';
import { hostileText, nearly, type JsonSchema, type KnownValues } from './hostile-values.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Parameter {
  name: string;
  in: string;
  schema: JsonSchema;
}

export interface Operation {
  method: Uppercase<(typeof methods)[number]>;
  path: string;
  parameters: Parameter[];
  body: JsonSchema | undefined;
}

interface Description {
  paths: Record<
    string,
    Partial<
      Record<
        (typeof methods)[number],
        {
          parameters?: Parameter[];
          requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
        }
      >
    >
  >;
}

export function operationsOf({ paths }: Description): Operation[] {
  return Object.entries(paths).flatMap(([path, described]) =>
    methods.flatMap((method) => {
      const operation = described[method];
      if (!operation) return [];
      const body = operation.requestBody?.content['application/json'].schema;
      return [
        {
          method: method.toUpperCase() as Operation['method'],
          path,
          parameters: operation.parameters ?? [],
          body,
        },
      ];
    }),
  );
}

export interface HostileCall {
  method: Operation['method'];
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const brokenBodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"role":"expert"}}',
  '{"constructor":{"prototype":{"role":"expert"}}}',
  '{"email":"a@b.tn","email":"c@d.tn"}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '{"a":'.repeat(5000),
  '\ufeff{}',
  '{"details":{"surface":1e400}}',
  `{"password":"${'x'.repeat(70_000)}"}`,
];

/** A header goes over the wire as one line of Latin letters. */
const headerText = fc.oneof(
  hostileText.map((text) => text.replaceAll(/[^\x20-\x7e]/g, '?').trim()),
  fc.constantFrom(
    'Bearer ',
    'Bearer null',
    `Bearer ${'A'.repeat(43)}`,
    'Basic YTpi',
    '127.0.0.1',
    'bytes=0-1,-1',
  ),
);
const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    'authorization',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-request-id',
    'x-http-method-override',
    'accept',
    'accept-encoding',
    'if-none-match',
    'range',
    'cookie',
    'origin',
    'content-type',
    'forwarded',
    'idempotency-key',
  ),
  headerText,
  { maxKeys: 2 },
);

/** Each is wrong in some place or in none. */
export function hostileCalls(operation: Operation, known: KnownValues): fc.Arbitrary<HostileCall> {
  const { method, path, parameters, body } = operation;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return fc
    .record({
      path: fc.tuple(...inPath.map(({ name, schema }) => nearly(schema, known, name))),
      query: fc.tuple(
        ...inQuery.map(({ name, schema }) => fc.option(nearly(schema, known, name), { nil: undefined })),
      ),
      more: fc.option(fc.tuple(hostileText, hostileText), { nil: undefined, freq: 3 }),
      headers: fc.option(hostileHeaders, { nil: {}, freq: 3 }),
      body: bodyOf(body, known),
    })
    .map((parts) => {
      const query = new URLSearchParams();
      inQuery.forEach(({ name }, index) => {
        if (parts.query[index] !== undefined) query.append(name, asText(parts.query[index]));
      });
      if (parts.more) query.append(...parts.more);
      const values = parts.path.map((value) => encodeURIComponent(asText(value).toWellFormed()));
      const filled = path.replaceAll(/\{\w+\}/g, () => values.shift() ?? '');
      return { method, url: `${filled}?${query.toString()}`, headers: parts.headers, body: parts.body };
    });
}

function bodyOf(schema: JsonSchema | undefined, known: KnownValues): fc.Arbitrary<string | undefined> {
  const broken = fc.constantFrom(...brokenBodies);
  if (!schema) return fc.option(broken, { nil: undefined, freq: 2 });
  return fc.oneof(
    { weight: 12, arbitrary: nearly(schema, known).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: broken },
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
