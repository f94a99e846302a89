import { expect, it } from 'vitest';
import { soundWords } from './spelling.ts';

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
