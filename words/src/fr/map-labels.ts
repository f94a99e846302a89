/** Of the places on maps, by their Latin names; pages in French show these. */
export const labelsInArabic: Readonly<Record<string, string>> = {};
