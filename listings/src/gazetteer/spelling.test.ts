import { expect, it } from 'vitest';
import { closeness, soundWords, spelling } from './spelling.ts';

const close = (typed: string, known: string) => closeness(spelling(typed), spelling(known));

it.each([
  ['Djerba', 'Jerba'],
  ['Carthage', 'Kartaje'],
  ['Gammarth', 'Gamart'],
  ['Tounis', 'Tunis'],
  ['Kantaoui', 'Kantawi'],
  ['Sfax', 'Sfaks'],
  ['Khezama', 'Kezama'],
  ['Shotrana', 'Chotrana'],
  ['Menzah6', 'Menzah 6'],
])('%s sounds like %s', (a, b) => {
  expect(soundWords(a)).toEqual(soundWords(b));
});

it.each([
  ['Marsa', 'Mahrsa'],
  ['Sfax', 'Sax'],
  ['Le Kef', 'Le Kif'],
])('%s does not sound like %s', (a, b) => {
  expect(soundWords(a)).not.toEqual(soundWords(b));
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
])('does not take %s', (_what, typed, known) => {
  expect(close(typed, known)).toBe(0);
});
