import { sql } from 'kysely';

/** True where a column holds the text; accents and case are ignored. */
export function holds(column: string, text: string) {
  return sql<boolean>`position(${folded(sql`${text}::text`)} in ${folded(sql.ref(column))}) > 0`;
}

/** Without case and accents, whatever the locale of the database. */
function folded(text: ReturnType<typeof sql>) {
  return sql<string>`lower(regexp_replace(normalize(${text}, nfd), '[\\u0300-\\u036f]', '', 'g'))`;
}
