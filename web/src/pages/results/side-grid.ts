/** The two sides of an estimate beside each other where there is room; one alone, as for land, takes it all. */
export const sideGrid = (sides: number) =>
  sides > 1 ? 'grid gap-8 md:grid-cols-2 print:mt-2 print:grid-cols-2' : 'print:mt-2';
