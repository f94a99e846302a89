import { foldArabic, latinDigits } from '@soumdar/engine';

/** Articles, 'cité' and the Arabic for it, which some spellings omit. */
const fillers = new Set('la le les l el al du de des d en er es et ez ech cite hai حي'.split(' '));

const romanDigits = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
/** After another word: 'Lac II', 'Mohamed V'. */
const romanNumber = new RegExp(
  String.raw`(?<=[\p{L}\p{N}][^\p{L}\p{N}]+)(?:${romanDigits.join('|')})(?![\p{L}\p{N}])`,
  'giu',
);

export const withoutRomanNumbers = (text: string): string =>
  text.replaceAll(romanNumber, (digits) => String(romanDigits.indexOf(digits.toLowerCase()) + 1));

/**
 * Ignores case, accents, Arabic vowel marks and letter variants, hyphens, the Arabic article ('Ennasr',
 * 'Nasr') and doubled letters ('Hamamet', 'Hammamet'). Reads 'II' as 2.
 */
export function nameWords(name: string): string[] {
  const plain = latinDigits(name.normalize('NFKD')).toLowerCase().replaceAll(/\p{M}/gu, '');
  return foldArabic(withoutRomanNumbers(plain))
    .replaceAll('y', 'i')
    .replaceAll(/\be([dnrstz])\1/g, '$1')
    .replaceAll(/(\p{L})\1+/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^(?:ال(?=...)|بال(?=....))/u, ''))
    .filter((word) => word !== '');
}

/** All words when there are only fillers. */
export function tellingWords(name: string): string[] {
  const words = nameWords(name);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/** 'La Marsa' and 'marsa', 'Cité Bou Mhel' and 'Boumhel' have one key. */
export function nameKey(name: string): string {
  return tellingWords(name).join('');
}
