import * as fc from 'fast-check';

export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** By field name. */
export type KnownValues = Record<string, readonly unknown[]>;

const hostileTexts = [
  '',
  ' ',
  '\udc00a',
  '\u202e\u200b',
  '\r\nset-cookie: a=b',
  "' or 1=1 --",
  "'; drop table accounts; --",
  '%27%20union%20select',
  '" or ""="',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '=cmd|" /C calc"!A0',
  '../../../../etc/passwd',
  '%00',
  '%ff%fe',
  '__proto__',
  'constructor',
  'NaN',
  '-Infinity',
  '1e309',
  '0x10',
  '9'.repeat(400),
  '٣',
  'é'.repeat(300),
  '👩‍👩‍👧'.repeat(200),
  'x'.repeat(5000),
  '2026-02-31T25:61:00Z',
  '00000000-0000-0000-0000-000000000000',
];

/** Weighted to what a database refuses to store. */
export const hostileText = fc.oneof(
  fc.constantFrom('\0', 'a\0b', '\ud800'),
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, 0, -0, -1, 0.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53 - 1, 2 ** 63),
  fc.constantFrom<unknown>([], {}, [[]], [null], { $ne: null }, { toString: null }, { length: -1 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Fields that would matter if they were taken. */
const uninvited = fc.dictionary(
  fc.constantFrom(
    'id',
    'role',
    'account_id',
    'phone_verified_at',
    'revision',
    'constructor',
    'status',
    'result',
  ),
  hostileValue,
  { maxKeys: 3 },
);

/** Something hostile may be anywhere in it. */
export function nearly(schema: JsonSchema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const sensible = known[name] ? [{ weight: 60, arbitrary: fc.constantFrom(...known[name]) }] : [];
  return fc.oneof(
    { weight: 1, arbitrary: hostileValue },
    { weight: schema.type === 'string' ? 3 : 0, arbitrary: hostileText },
    { weight: 30, arbitrary: conforming(schema, known) },
    ...sensible,
  );
}

function conforming(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const { enum: choices, oneOf, anyOf, type } = schema;
  const alternatives = oneOf ?? anyOf;
  if (choices) return fc.constantFrom(...choices);
  if (alternatives) return fc.oneof(...alternatives.map((one) => conforming(one, known)));
  switch (type) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return fc.array(nearly(schema.items ?? {}, known), { maxLength: 5 });
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1e6, max: Math.min(schema.maximum ?? 1e6, 2 ** 53 - 1) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'string':
      return textOf(schema);
    default:
      return hostileValue;
  }
}

function objectOf({ properties = {}, additionalProperties }: JsonSchema, known: KnownValues) {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, fc.option(nearly(schema, known, name), { nil: undefined, freq: 30 })] as const,
  );
  const more =
    typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
      ? fc.dictionary(hostileText, nearly(additionalProperties, known), { maxKeys: 12 })
      : uninvited;
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), fc.option(more, { nil: {}, freq: 2 }))
    .map(([field, others]) => ({ ...others, ...field }));
}

function textOf({ format, pattern, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (pattern === undefined) return fc.string({ unit: 'grapheme', maxLength });
  return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
}
