/** The colours of the site, its emails, PDF reports and pictures; the site's `design/palette.ts` judges their contrast. */
export const colours = {
  white: '#ffffff',
  ink: '#12212d',
  inkSoft: '#45566a',
  line: '#d5dde5',
  lineStrong: '#7b8b9c',
  sand: '#f7f4ee',
  sea: '#0d4f7c',
  seaDeep: '#083654',
  seaMid: '#6391b2',
  seaMist: '#c9dbe8',
  seaTint: '#e4eff7',
  clay: '#b54a1b',
  clayDeep: '#943a12',
  clayTint: '#fbeae0',
  sun: '#d9622b',
  good: '#146c43',
  goodTint: '#e3f3ea',
  fair: '#1d5fae',
  fairTint: '#e5eefa',
  modest: '#96500a',
  modestTint: '#fdf0dd',
  poor: '#b3261e',
  poorDeep: '#8e1d17',
  poorTint: '#fce8e6',
} as const;

/** Of pictures, maps, paper and dark mail programs, where the site's own do not do. */
export const otherColours = {
  /** of the sample badge in pictures */
  amber: '#7a4b00',
  amberTint: '#fff4d6',
  /** land on drawn maps */
  landTint: '#fffdf8',
  sandDeep: '#e8e2d5',
  stone: '#e8e6e0',
  /** emails in a dark mail program */
  night: '#0e171f',
  nightCard: '#16242f',
  nightLine: '#2c3e4d',
  nightInk: '#f1f5f8',
  nightInkSoft: '#b6c4d0',
  nightSea: '#0a2f4a',
} as const;

/** Circles on maps by class, lowest figure first: even steps from pale to dark, told apart in any kind of sight and on paper. */
export const classColours = ['#f6f0ae', '#8fcd9b', '#3d9bae', '#27659f', '#20307a'] as const;

/** Type sizes in rem with their line heights; each is some 1.2 times the one before, so that three make a hierarchy. */
export const textSizes = {
  '2xs': { rem: 0.6875, lineHeight: 1.25 },
  xs: { rem: 0.75, lineHeight: 1.35 },
  sm: { rem: 0.875, lineHeight: 1.45 },
  base: { rem: 1, lineHeight: 1.5 },
  lg: { rem: 1.125, lineHeight: 1.5 },
  xl: { rem: 1.25, lineHeight: 1.3 },
  '2xl': { rem: 1.5, lineHeight: 1.25 },
  '3xl': { rem: 1.875, lineHeight: 1.2 },
  '4xl': { rem: 2.25, lineHeight: 1.1 },
  '5xl': { rem: 3, lineHeight: 1.05 },
} as const;

/** The tokens as custom properties of the site's style sheet. */
export function tokensCss(): string {
  const themeColours = Object.entries(colours).map(([name, value]) => `--color-${kebab(name)}: ${value};`);
  const sizes = Object.entries(textSizes).map(
    ([name, { rem, lineHeight }]) => `--text-${name}: ${rem}rem; --text-${name}--line-height: ${lineHeight};`,
  );
  return [...themeColours, ...sizes].join('\n  ');
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
