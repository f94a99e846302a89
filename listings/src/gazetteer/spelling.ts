import { nameWords } from './names.ts';

/** Letters that Tunisians write for the same sound, in the order the replacements are applied. */
const sounds: [RegExp, string][] = [
  [/[ouw]+/g, 'o'],
  [/(?<=d)j|d(?=j)/g, 'j'],
  [/([tdkgp])h/g, '$1'],
  [/sh/g, 'ch'],
  [/g(?=[ei])/g, 'j'],
  [/x/g, 'ks'],
  [/q|c(?=[^h])/g, 'k'],
  [/ء/g, ''],
  [/(\p{L})\1+/gu, '$1'],
];

/** How a word of {@link nameWords} sounds: 'djerba' as 'jerba', 'carthage' as 'kartaj', 'sousse' and 'souse'. */
function sound(word: string): string {
  return sounds.reduce((spelled, [letters, one]) => spelled.replaceAll(letters, one), word);
}

/** The words of a name as they sound; a number attached to a word counts as a word of its own: 'Menzah6'. */
export function soundWords(name: string, wordsOf = nameWords): string[] {
  return wordsOf(name.replaceAll(/(?<=\p{L})(?=\p{N})/gu, ' ')).map(sound);
}
