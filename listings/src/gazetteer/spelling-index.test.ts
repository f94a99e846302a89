import { expect, it } from 'vitest';
import { findClose, indexSpellings } from './spelling-index.ts';

function found(typed: string, texts: string[]): Record<string, number> {
  const close: Record<string, number> = {};
  findClose(typed, indexSpellings(texts.map((text) => ({ text }))), ({ text }, closeness) => {
    expect(close).not.toHaveProperty(text);
    close[text] = closeness;
  });
  return close;
}
const close = (typed: string, known: string) => found(typed, [known])[known] ?? 0;

it('finds each text once: the same, those it begins, those misspelt', () => {
  const texts = ['sosa', 'sos', 'sosan', 'sota', 'safaks', 'marsa', 'sosabeja', 'sofs'];
  expect(Object.keys(found('sosa', texts)).toSorted()).toEqual(
    ['sosa', 'sosan', 'sosabeja', 'sos', 'sota'].toSorted(),
  );
  expect(found('sosa', [])).toEqual({});
});

it('falls with each typo, and with what is still to be typed', () => {
  const ordered = [
    close('hamamet', 'hamamet'),
    close('hamame', 'hamamet'),
    close('hama', 'hamamet'),
    close('hamaet', 'hamamet'),
    close('hmamt', 'hamamet'),
  ];
  expect(ordered).toEqual(ordered.toSorted((a, b) => b - a));
  expect(new Set(ordered).size).toBe(ordered.length);
});

it.each([
  ['a letter missing', 'hamaet', 'hamamet'],
  ['a letter too many', 'hamamete', 'hamamet'],
  ['a letter changed', 'hananet', 'hamamet'],
  ['two letters swapped', 'mrasa', 'marsa'],
  ['a typo in a word not typed to its end', 'hanam', 'hamamet'],
])('takes %s', (_what, typed, known) => {
  expect(close(typed, known)).toBeGreaterThan(0);
});

it.each([
  ['a short word misspelt', 'kaf', 'kef'],
  ['two typos in five letters', 'mbrsb', 'marsa'],
  ['three typos', 'bibibet', 'hamamet'],
  ['a wrong digit', '2037', '2036'],
  ['another word', 'sosa', 'tonis'],
  ['a typo in more letters than any name has', `${'hamamet'.repeat(5)}x`, 'hamamet'.repeat(5)],
])('does not take %s', (_what, typed, known) => {
  expect(close(typed, known)).toBe(0);
});
