/**
 * Rows of others' files are in memory and repeated in answers, so each is limited, but not their number. A
 * real row has under 2 000 characters.
 */

/** With blank lines; a page's whole text in an unused column fits. */
export const maxRecordCharacters = 200_000;

/** Exports of databases have dozens. */
export const maxColumns = 1000;

/** The longest place name has 44; a page's address as an id fits. */
export const maxCellCharacters = 300;

/** After so many consecutive unusable rows, the file is something else. */
export const maxRowsAmiss = 100_000;

/** Gzip shrinks real advertisements to an eighth, generated ones to a fortieth: more is a trap. */
export const maxGzipGrowth = 100;

/** Unpacked; a few equal rows shrink to nearly nothing. */
export const harmlessBytes = 10_000_000;
