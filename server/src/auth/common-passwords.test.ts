import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  ['one on the list', ['password', 'AZERTY', 'admin123', 'MotDePasse']],
  ['one character again and again', ['aaaaaa', '      ', 'éééééé', '🌴'.repeat(64), 'x'.repeat(1024)]],
  ['one part again and again', ['abcabc', '1234567'.repeat(5)]],
  ['a run of the alphabet', ['abcdef', 'zyxwvu', 'abcdefghijklmnopqrstuvwxyz']],
  ['a run of figures', ['654321', '012345', '098765', '890123']],
  ['a run of a French keyboard', ['azerty', 'zertyu', 'qsdfgh', 'mlkjhg', 'wxcvbn', '&é"\'(-']],
  ['a run of an English keyboard', ['qwerty', 'wertyu', 'xcvbnm', '!@#$%^']],
  ['a French word or name that everybody knows', ['toujours', 'Français', 'abdallah', 'lundimardi']],
  [
    'one on the list among blanks and what is not seen',
    [' azerty ', 'pass\u200bword', '\u2060\u200b\u200d\ufeff\u2060\u200b'],
  ],
  ['one on the list in full-width letters, which are hashed like plain ones', ['ｐａｓｓｗｏｒｄ']],
])('too common is %s', async (_, passwords) => {
  const judged = await Promise.all(
    passwords.map(async (password) => [password, await isCommonPassword(password)]),
  );
  expect(judged).toEqual(passwords.map((password) => [password, true]));
});

it.each([
  'Mdp-12345',
  'Nouveau-1',
  'soleil7',
  'olivier-centenaire',
  'a b c d e f',
  'qsdfgh-7',
  `${'a'.repeat(40)}-jasmin`,
  `${'x'.repeat(1000)}1`,
])('%j is not too common, though a part of it may be', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});
