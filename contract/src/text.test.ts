import { expect, it } from 'vitest';
import { z } from 'zod';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { endpoints } from './endpoints/endpoints.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { nameSchema, textSchema, writtenSchema } from './text.ts';

/** With their paths. */
function textsIn(schema: $ZodType, where: string): [where: string, schema: z.ZodType][] {
  const { def } = (schema as $ZodTypes)._zod;
  const within = (inner: $ZodType, name = '') => textsIn(inner, where + name);
  switch (def.type) {
    case 'string':
      return [[where, schema as z.ZodType]];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => within(field, `.${name}`));
    case 'array':
      return within(def.element, '[]');
    case 'record':
      return [...within(def.keyType, ' key'), ...within(def.valueType, '[]')];
    case 'union':
      return def.options.flatMap((option) => within(option));
    case 'pipe':
      return [...within(def.in), ...within(def.out)];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return within(def.innerType);
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'transform':
      return [];
    default:
      throw new Error(`${where} is of type ${def.type}, of which nothing is known here`);
  }
}

const parts = ['params', 'query', 'headers', 'body'] as const;
const requested = Object.entries(endpoints).flatMap(([name, endpoint]: [string, Endpoint]) =>
  parts.flatMap((part) => (endpoint[part] ? textsIn(endpoint[part], `${name} ${part}`) : [])),
);

it('finds the texts of the requests', () => {
  expect(requested.map(([where]) => where)).toEqual(
    expect.arrayContaining([
      'register body.email',
      'logIn body.devices[]',
      'checkReport body.number',
      'sendEvent body.properties key',
      'addExpertNote body.text',
      'downloadFullReport body.heirs[].part',
    ]),
  );
});

it.each(requested)('%s refuses what cannot be stored', (_where, schema) => {
  const lengths = Array.from({ length: 257 }, (_, length) => length);
  const texts = lengths.flatMap((length) =>
    ['a', '1'].flatMap((letter) =>
      ['\0', '\ud800', '\udc00'].map((unstorable) => letter.repeat(length) + unstorable),
    ),
  );
  const taken = texts.filter((text) => schema.safeParse(text).success);
  expect(taken).toEqual([]);
});

it('takes all other characters, pairs of surrogates included', () => {
  expect(textSchema.parse('نزل 🏠 à Tunis\u200b\r\n\u0001')).toBe('نزل 🏠 à Tunis\u200b\r\n\u0001');
});

it('leaves out of what people write what nobody sees and what turns the words around it', () => {
  expect(writtenSchema.parse('Deux\r\nlignes\u0007, \u202eà l’envers\u2069')).toBe(
    'Deux\r\nlignes, à l’envers',
  );
  expect(nameSchema.parse(' ليلى\u200f Ben\nSalah\u202e ')).toBe('ليلى\u200f Ben Salah');
});
