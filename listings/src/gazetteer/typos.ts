/** Letters that one processor operation compares. */
export const mostLettersCompared = 32;
/** Names have only Latin and Arabic letters. */
const endOfArabic = 0x700;

/** `typed` has {@link mostLettersCompared} letters at most. */
export type CountTypos = (known: string) => {
  whole: number;
  /** of the nearest beginning of the text */
  beginning: number;
};

/**
 * Letters missing, added, changed or swapped with their neighbour (optimal string alignment distance). One
 * bit for each letter of `typed`: H. Hyyrö, A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit
 * Distances (2003), the source of the variable names.
 */
export function countTyposIn(typed: string): CountTypos {
  const last = typed.length - 1;
  const positions = new Int32Array(endOfArabic);
  for (let at = 0; at <= last; at += 1) positions[typed.charCodeAt(at)]! |= 1 << at;

  return (known) => {
    let whole = typed.length;
    let beginning = whole;
    let [vp, vn, d0, pmBefore] = [-1, 0, 0, 0];
    for (let at = 0; at < known.length; at += 1) {
      const pm = positions[known.charCodeAt(at)]!;
      const swapped = ((~d0 & pm) << 1) & pmBefore;
      d0 = (((pm & vp) + vp) ^ vp) | pm | vn | swapped;
      const hp = vn | ~(d0 | vp);
      const hn = d0 & vp;
      whole += ((hp >> last) & 1) - ((hn >> last) & 1);
      beginning = Math.min(beginning, whole);
      vp = (hn << 1) | ~(d0 | ((hp << 1) | 1));
      vn = d0 & ((hp << 1) | 1);
      pmBefore = pm;
    }
    return { whole, beginning };
  };
}
