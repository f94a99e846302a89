import { arabicVariants, foldArabic, latinDigits } from '@soumdar/engine';
import { sql } from 'kysely';

/** Marks above and below letters: accents, and in Arabic vowel signs, hamza and madda. */
const marks = String.raw`[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670]`;
const everyMark = new RegExp(marks, 'g');

/** Without case, marks and variants of letters and digits, as {@link holds} compares it. */
export function foldText(text: string): string {
  return foldArabic(latinDigits(text).normalize('NFD').replaceAll(everyMark, '')).toLowerCase();
}

/** Ignores marks, case and variants; the column is {@link folded} already, or by a migration alike. */
export function holds(column: Text, text: string) {
  return sql<boolean>`position(${folded(sql`${text}::text`)} in ${column}) > 0`;
}

type Text = ReturnType<typeof sql>;

const easternDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
/** Characters without a counterpart, as the last, are left out. */
const variants = {
  from: `${easternDigits}${arabicVariants.from}ـ`,
  to: `${latinDigits(easternDigits)}${arabicVariants.to}`,
};

/** Without case, marks and variants, whatever the locale of the database. */
export function folded(text: Text) {
  return sql<string>`lower(translate(
    regexp_replace(normalize(${text}, nfd), ${sql.lit(marks)}, '', 'g'), ${sql.lit(variants.from)}, ${sql.lit(variants.to)}))`;
}
