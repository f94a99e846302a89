import { nameWords } from './names.ts';

/** Letters that Tunisians write for the same sound, in the order of replacement. */
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

/**
 * The sound of a word of {@link nameWords}: 'djerba' as 'jerba', 'carthage' as 'kartaj', 'sousse' and
 * 'souse'.
 */
function sound(word: string): string {
  return sounds.reduce((spelled, [letters, one]) => spelled.replaceAll(letters, one), word);
}

/** A number attached to a word is a separate word: 'Menzah6'. */
export function soundWords(name: string, wordsOf = nameWords): string[] {
  return wordsOf(name.replaceAll(/(?<=\p{L})(?=\p{N})/gu, ' ')).map(sound);
}
