import { sql } from 'kysely';

/** Marks above and below letters: accents, and in Arabic vowel signs, hamza and madda. */
const marks = String.raw`[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670]`;
const everyMark = new RegExp(marks, 'g');

/** Without case and marks, as {@link holds} compares it. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(everyMark, '').toLowerCase();
}

/** Ignores marks and case; the column is {@link folded} already. */
export function holds(column: Text, text: string) {
  return sql<boolean>`position(${folded(sql`${text}::text`)} in ${column}) > 0`;
}

type Text = ReturnType<typeof sql>;

/** Without case and marks, whatever the locale of the database. */
export function folded(text: Text) {
  return sql<string>`lower(regexp_replace(normalize(${text}, nfd), ${sql.lit(marks)}, '', 'g'))`;
}
