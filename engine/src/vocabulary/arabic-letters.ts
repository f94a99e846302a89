/**
 * Letters of Arabic that stand for one another where text is typed, and those that replace them: ى for ي, ة for ه, ڨ for ق, ٱ for
 * ا, and what Persian keyboards type. With marks left out, أ, إ and آ are ا too.
 */
export const arabicVariants = { from: 'ىیکةٱڨڤ', to: 'ييكهاقف' } as const;

const anyVariant = new RegExp(`[${arabicVariants.from}]`, 'g');

/** Of a text without marks; ـ only stretches a word. */
export function foldArabic(text: string): string {
  return text
    .replaceAll('ـ', '')
    .replaceAll(anyVariant, (letter) => arabicVariants.to[arabicVariants.from.indexOf(letter)]!);
}
