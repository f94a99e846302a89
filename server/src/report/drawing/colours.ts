/** Of the site. Each says something by its lightness too: reports are printed in grey. */
export const colours = {
  ink: '#12212d',
  inkSoft: '#45566a',
  line: '#d5dde5',
  lineStrong: '#7b8b9c',
  sand: '#f7f4ee',
  land: '#e8e2d5',
  sea: '#0d4f7c',
  seaDeep: '#083654',
  seaMist: '#c9dbe8',
  clay: '#b54a1b',
  white: '#ffffff',
} as const;
