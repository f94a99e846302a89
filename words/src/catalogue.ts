/** What a second language must have to compile: the same names, whose sentences take the same values. */
export type Catalogue<French> = French extends string
  ? string
  : French extends (...values: never[]) => unknown
    ? French
    : { [Name in keyof French]: Catalogue<French[Name]> };
