import { expect, test } from 'vitest';
import css from '../styles/site.css?raw';
import { contrast } from './contrast.ts';
import { leastContrast, palette } from './palette.ts';
import { tokensOf } from './tokens.ts';

const colours = new Map(tokensOf(css, 'color'));

const pairs = palette.flatMap(({ ground, text, control = [] }) => [
  ...text.map((colour) => ({ colour, ground, use: 'text' as const })),
  ...control.map((colour) => ({ colour, ground, use: 'control' as const })),
]);

test.each(pairs)('$colour is told from $ground as $use', ({ colour, ground, use }) => {
  expect(contrast(colours.get(colour)!, colours.get(ground)!)).toBeGreaterThanOrEqual(leastContrast[use]);
});

test('no colour of the style sheet is used without being judged, but lines and the sun of the logo', () => {
  const judged = new Set(pairs.flatMap(({ colour, ground }) => [colour, ground]));
  expect([...colours.keys()].filter((name) => !judged.has(name))).toEqual(['line', 'sun']);
});
