/**
 * Bounds on what is read of a file that others made. A file may have any number of rows; what is bounded is what one row may
 * hold, since rows are held in memory and repeated in answers. A real row has under 2 000 characters.
 */

/** From the end of one row to the end of the next, blank lines included; a page's whole text in a column nobody reads fits. */
export const maxRecordCharacters = 200_000;

/** Exports of databases of advertisements have dozens. */
export const maxColumns = 1000;

/** Of any cell we read: the longest names of places have 44, and an id that is the address of a page fits. */
export const maxCellCharacters = 300;

/** One after another that are no rows at all (`Row.unusable`): what follows is something else. */
export const maxRowsAmiss = 100_000;

/** Real advertisements shrink to an eighth when they are gzipped, generated ones to a fortieth: what grows by more is a trap. */
export const maxGzipGrowth = 100;

/** Below so many bytes unpacked, growth does no harm: a few equal rows shrink to nearly nothing. */
export const harmlessBytes = 10_000_000;
