import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frenchSources, smsSources, textsOf } from './french-texts.ts';
import { setFrench } from './set-french.ts';

test.each([
  ["'Prêt ?'", "'Prêt\u202f?'"],
  ["'Le « bien » : vu'", "'Le «\u202fbien\u202f»\u00a0: vu'"],
  ['"L\'usage qu\'on sait"', '"L’usage qu’on sait"'],
  ["'à 25 km, 80 % de 450 000 DT'", "'à 25\u202fkm, 80\u202f% de 450\u202f000\u202fDT'"],
  ['`${price} DT/m² : ${share} %`', '`${price}\u202fDT/m²\u00a0: ${share}\u202f%`'],
  [
    '<p title="Un avis ?">Similarité {share} % !</p>',
    '<p title="Un avis\u202f?">Similarité {share}\u202f%\u202f!</p>',
  ],
])('sets %s', (source, set) => {
  expect(setFrench(source)).toBe(set);
});

test.each([
  'const x = wide ? 1 : 2;',
  '<path className="p-2 before:p-3" d="M0 130 240z" viewBox="0 0 480 200" />',
  "const path = 'M10 130zm240 360z';",
  "const look = 'min-h-11 min-w-9 mt-4 h-8';",
  "'http://localhost:3000, à 14:05'",
  "'The server’s user\\'s name: 12 rows'",
  "// l'usage : à voir ?\n/l' ?/.test(x)",
])('leaves %s', (source) => {
  expect(setFrench(source)).toBe(source);
});

test('every French text is set: npm run format puts right what is not', () => {
  expect(frenchSources.length).toBeGreaterThan(300);
  expect(frenchSources.filter((file) => !isSet(readFileSync(file, 'utf8')))).toEqual([]);
});

const isSet = (source: string) => setFrench(source) === source;

test('no SMS holds a character that makes it cost twice', () => {
  const costly = smsSources.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return textsOf(source)
      .map(({ start, end }) => source.slice(start, end))
      .filter((text) => /[^\x20-\x7e]/.test(text));
  });
  expect(costly).toEqual([]);
});
