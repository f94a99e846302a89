import { foldArabic, latinDigits } from '@soumdar/contract';

interface Named {
  name: string;
  nameAr?: string | undefined;
}

/** Those whose name holds the text, in either language, whatever its accents, case and keyboard. */
export function namesLike<Place extends Named>(all: readonly Place[], text: string): Place[] {
  const wanted = plain(text.trim()).replace(/^ال(?=..)/u, '');
  return all.filter(({ name, nameAr = '' }) => [name, nameAr].some((known) => plain(known).includes(wanted)));
}

const plain = (text: string) =>
  foldArabic(latinDigits(text).normalize('NFD').replaceAll(/\p{M}/gu, '')).replaceAll('’', "'").toLowerCase();
