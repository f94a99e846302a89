import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '..');
const parts = globSync('*/src', { cwd: root }).map(dirname).toSorted();

type Graph = Map<string, Set<string>>;

/** Imports, type imports and re-exports, dynamic imports, and the modules that worker threads run. */
const imported = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*|\bnew URL\(\s*)'(\.{1,2}\/[^']+)'/g;

/** Which rooms of a folder import which: a room is a direct subfolder or a file directly in it. */
function roomsOf(folder: string): Graph {
  const roomOf = (path: string) => relative(folder, path).split(sep)[0]!;
  const graph: Graph = new Map();
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*', '**/testing/**'] });
  for (const file of files.toSorted().map((name) => join(folder, name))) {
    const room = roomOf(file);
    const others = graph.get(room) ?? new Set();
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      const other = roomOf(join(dirname(file), path));
      if (other !== room && other !== '..') others.add(other);
    }
    graph.set(room, others);
  }
  return graph;
}

/** Which parts of the product import which. */
function partsOf(folder: string, names: string[]): Graph {
  const importsOf = (part: string) =>
    globSync(`${part}/src/**/*.{ts,tsx}`, { cwd: folder }).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/'@soumdar\/(\w+)/g)].map(
        ([, name = '']) => name,
      ),
    );
  return new Map(names.map((part) => [part, new Set(importsOf(part).filter((name) => name !== part))]));
}

/** A cycle of the graph as "a → b → a"; undefined when there is none. */
function circleIn(graph: Graph): string | undefined {
  const finished = new Set<string>();
  function walk(room: string, path: string[]): string | undefined {
    const at = path.indexOf(room);
    if (at >= 0) return [...path.slice(at), room].join(' → ');
    if (finished.has(room)) return undefined;
    for (const other of graph.get(room) ?? []) {
      const circle = walk(other, [...path, room]);
      if (circle !== undefined) return circle;
    }
    finished.add(room);
    return undefined;
  }
  for (const room of graph.keys()) {
    const circle = walk(room, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

describe('folders import each other in one direction only', () => {
  it.each(parts)('in %s/src', (part) => {
    expect(circleIn(roomsOf(join(root, part, 'src')))).toBeUndefined();
  });

  it('between the parts of the product', () => {
    expect(parts).toContain('engine');
    expect(circleIn(partsOf(root, parts))).toBeUndefined();
  });
});

describe('a circle is found', () => {
  function folderWith(files: Record<string, string>): string {
    const folder = mkdtempSync(join(tmpdir(), 'circles-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return folder;
  }

  it.each([
    ['of imports', `import { b } from '../beta/b.ts';`, `export { a } from '../alpha/a.ts';`],
    ['of a type import', `import type { B } from '../beta/b.ts';`, `import {\n  a,\n} from '../alpha/a.ts';`],
    ['of a worker thread', `new URL('../beta/b.ts', import.meta.url);`, `await import('../alpha/a.ts');`],
  ])('%s between two folders', (_what, a, b) => {
    const folder = folderWith({ 'alpha/a.ts': a, 'beta/deep/b.ts': b.replace('../', '../../') });
    expect(circleIn(roomsOf(folder))).toBe('alpha → beta → alpha');
  });

  it('through a loose file', () => {
    const folder = folderWith({
      'settings.ts': `import { a } from './alpha/a.ts';`,
      'alpha/a.ts': `import { c } from './c.ts';`,
      'alpha/c.ts': `import type { Settings } from '../settings.ts';`,
    });
    expect(circleIn(roomsOf(folder))).toBe('alpha → settings.ts → alpha');
  });

  it('between two parts', () => {
    const folder = folderWith({
      'db/src/a.ts': `import type { B } from '@soumdar/engine';`,
      'engine/src/b.ts': `import { c } from '@soumdar/db/testing';`,
    });
    expect(circleIn(partsOf(folder, ['db', 'engine']))).toBe('db → engine → db');
  });

  it('and two folders that import each other in one direction are none', () => {
    const folder = folderWith({
      'alpha/a.ts': `import '../beta/b.ts';`,
      'beta/b.ts': `import './c.ts';`,
      'beta/c.ts': '',
    });
    expect(circleIn(roomsOf(folder))).toBeUndefined();
  });
});
