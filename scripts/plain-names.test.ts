import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Each hides which word of docs/glossary.md is meant. */
const vague = 'told untold asked unasked kept drawn given said unsaid heard beside'.split(' ');

/** Published in the API, in stored JSON, as columns or in the drill's line, or the name of a place. */
const published = `told_at told_for told_sale told_rent told_phone told_email given_at asked_at asked_from
  givenAt expertAsked keptTwice givenUp noticesGivenUp sidiBouSaid`.split(/\s+/);
/** Where the API's export has a field called `told`. */
const exporting = [
  'contract/src/account/privacy.ts',
  'server/src/follow/present-history.ts',
  'server/src/follow/follow.db.test.ts',
];

function isVague(name: string): boolean {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return words.split(/[^a-z]+/).some((word) => vague.includes(word));
}

/** The vague names in a program; words in texts and comments do not count. */
function vagueNames(code: string, lang: 'ts' | 'tsx' = 'tsx'): string[] {
  const names = new Set<string>();
  JSON.stringify(parseAst(code, { lang }), (_key, value: unknown) => {
    const { type, name } = Object(value) as { type?: unknown; name?: unknown };
    if (typeof name === 'string' && String(type).endsWith('Identifier')) names.add(name);
    return typeof value === 'bigint' ? null : value;
  });
  return [...names].filter((name) => isVague(name) && !published.includes(name));
}

const files = globSync('{*,*/**}/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/migrations/**'],
});

it('names of files and folders use the words of the glossary', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter(isVague)).toEqual([]);
});

it('names in the code use the words of the glossary', () => {
  const found = files.flatMap((file) =>
    vagueNames(readFileSync(join(root, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts')
      .filter((name) => name !== 'told' || !exporting.includes(file))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
}, 60_000);

it.each([
  'const told = 1',
  'f({ keptAnswer: 1 })',
  'type A = { of_given: 1 }',
  'const a = <P aside={x.heardOf} />',
])('a vague name is found in %s', (code) => expect(vagueNames(code)).toHaveLength(1));

it.each(['const withdrawn = masked', 'const a = "told" // kept'])('none is found in %s', (code) =>
  expect(vagueNames(code)).toEqual([]),
);
