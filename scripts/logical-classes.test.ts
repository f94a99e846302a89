import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** A class of one side of the screen, which an Arabic page has on the other: `ms-2` and `text-start` name the side of the text. */
const physical =
  /(?<![\w-])-?((scroll-)?[mp][lr]-[\w[(]|(left|right)-(?!1\/2)[\w[(]|rounded-[tb]?[lr](-|$)|border-[lr](-|$)|(text|float)-(left|right)$)/;

it('classes name sides by the direction of the text', () => {
  const found = globSync('web/src/**/*.tsx', { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const classes = [...source.matchAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g)].flatMap(([text]) =>
      text.slice(1, -1).split(/[\s:]+/),
    );
    return classes.filter((name) => physical.test(name)).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

it.each(['ml-2', '-mr-3', 'pl-[3px]', 'left-0', 'rounded-l', 'border-r-2', 'text-right'])(
  '%s is none',
  (name) => expect(name).toMatch(physical),
);
