import { colours } from '@soumdar/views';

export const siteColours = Object.entries(colours).map(([name, value]): [string, string] => [
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  value,
]);

/** WCAG 2.2 AA: text on its ground, and whatever else must be seen. */
export const leastContrast = { text: 4.5, control: 3 };

export const palette: { ground: string; text: string[]; control?: string[] }[] = [
  {
    ground: 'white',
    text: ['ink', 'ink-soft', 'sea', 'sea-deep', 'clay', 'good', 'fair', 'modest', 'poor'],
    control: ['line-strong', 'sea-mid', 'poor', 'good', 'clay'],
  },
  {
    ground: 'sand',
    text: ['ink', 'ink-soft', 'sea', 'sea-deep', 'clay', 'poor'],
    control: ['line-strong', 'sea', 'good', 'clay'],
  },
  { ground: 'sea-tint', text: ['ink', 'ink-soft', 'sea', 'sea-deep'], control: ['sea'] },
  { ground: 'clay-tint', text: ['clay'] },
  { ground: 'good-tint', text: ['ink', 'good'] },
  { ground: 'fair-tint', text: ['fair'] },
  { ground: 'modest-tint', text: ['ink', 'modest'] },
  { ground: 'poor-tint', text: ['ink', 'ink-soft', 'sea', 'poor'] },
  { ground: 'sea', text: ['white'] },
  { ground: 'sea-deep', text: ['white', 'sea-mist'] },
  { ground: 'clay', text: ['white'] },
  { ground: 'clay-deep', text: ['white'] },
  { ground: 'poor', text: ['white'] },
  { ground: 'poor-deep', text: ['white'] },
  { ground: 'ink', text: ['white'] },
];

/** 0 (black) to 1 (white), as WCAG 2.2 defines it; `colour` is '#rrggbb' */
function luminance(colour: string): number {
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new Error(`${colour} is no colour written #rrggbb`);
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21, in either order (WCAG 2.2, 1.4.3); colours are '#rrggbb' */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** `tokensOf(css, 'radius')` has an entry ['card', '1rem']. */
export function tokensOf(css: string, kind: string): [name: string, value: string][] {
  const theme = /@theme \{([^}]*)\}/.exec(css)?.[1] ?? '';
  const token = new RegExp(String.raw`--${kind}-([a-z0-9]+(?:-[a-z0-9]+)*):\s*([^;]+);`, 'g');
  return [...theme.matchAll(token)].map(([, name = '', value = '']) => [name, value]);
}
