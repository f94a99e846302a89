/** What we use of it: the published types know neither features nor hinting. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes: Record<string, number | { min: number; max: number }>;
      noHinting: boolean;
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
