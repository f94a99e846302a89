import { foldArabic, latinDigits } from '@soumdar/engine';

/** Articles, 'cité' and the Arabic for it, which some spellings omit. */
const fillers = new Set('la le les l el al du de des d en er es et ez ech cite hai حي'.split(' '));

/**
 * Ignores case, accents, Arabic vowel marks and letter variants, hyphens, the Arabic article ('Ennasr',
 * 'Nasr') and doubled letters ('Hamamet', 'Hammamet').
 */
export function nameWords(name: string): string[] {
  const plain = latinDigits(name.normalize('NFKD')).toLowerCase().replaceAll(/\p{M}/gu, '');
  return foldArabic(plain)
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
