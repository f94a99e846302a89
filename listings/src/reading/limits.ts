/**
 * Limits for files that others made. A file may have any number of rows, but each row is limited, since rows are held
 * in memory and repeated in answers. A real row has under 2 000 characters.
 */

/**
 * Characters from the end of one row to the end of the next, blank lines included; a page's whole text in an unused
 * column fits.
 */
export const maxRecordCharacters = 200_000;

/** Columns of a file; exports of databases have dozens. */
export const maxColumns = 1000;

/**
 * Characters of a cell that is used: the longest names of places have 44, and the address of a page as an id fits.
 */
export const maxCellCharacters = 300;

/** Unusable rows in a row (`Row.unusable`): after so many, the file is something else. */
export const maxRowsAmiss = 100_000;

/**
 * Real advertisements shrink to an eighth when gzipped, generated ones to a fortieth: a file that grows by more is a
 * trap.
 */
export const maxGzipGrowth = 100;

/** Up to this size unpacked, growth does no harm: a few equal rows shrink to nearly nothing. */
export const harmlessBytes = 10_000_000;
