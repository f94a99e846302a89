import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';

const root = join(import.meta.dirname, '../..');

/** Sources of SMS texts, which keep to plain characters: a message with others costs twice as much. */
export const smsSources = [join(root, 'words/src/fr/sms.ts')];

/** The modules whose texts people read on a screen or in a file. */
export const frenchSources = globSync('{web,server,contract,words}/src/**/*.{ts,tsx}', {
  cwd: root,
  // the market's output is for operators, in English
  exclude: ['**/*.test.ts', '**/testing/**', 'server/src/market/**'],
})
  .map((file) => join(root, file))
  .filter((file) => !smsSources.includes(file));

interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const isText = ({ type, value }: Node) =>
  type === 'JSXText' ||
  type === 'TemplateElement' ||
  (type === 'Literal' && typeof value === 'string' && !isPath(value));

/** True for SVG path data: only the letters of path commands, and numbers. */
const isPath = (text: string) => /^[achlmqstvz\d\s.,-]*$/i.test(text);

const isClasses = ({ type, name }: Node) =>
  type === 'JSXAttribute' && (name as { name: string }).name === 'className';

/** The positions of a TypeScript module's strings, template parts and texts between tags, in source order. */
export function textsOf(source: string, lang: 'ts' | 'tsx' = 'tsx'): { start: number; end: number }[] {
  return textsUnder(parseAst(source, { lang })).sort((a, b) => a.start - b.start);
}

function textsUnder(node: unknown): Node[] {
  if (!isNode(node) || isClasses(node)) return [];
  return isText(node) ? [node] : Object.values(node).flat().flatMap(textsUnder);
}
