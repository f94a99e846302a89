import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Illustrations, each with shades of its own. */
const illustrations = ['landing/street', 'demo/scene-drawing', 'demo/property-features'].map(
  (name) => `web/src/pages/${name}.tsx`,
);

it('colours stand in the tokens only', () => {
  const files = globSync('{contract,words,views,server,web}/src/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/testing/**', 'views/src/design-tokens.ts', ...illustrations],
  });
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const colours =
      readFileSync(join(root, file), 'utf8').match(/(?<!&)#(?:[\da-f]{6}|[\da-f]{3})\b/gi) ?? [];
    return colours.map((colour) => `${file}: ${colour}`);
  });
  expect(found).toEqual([]);
});
