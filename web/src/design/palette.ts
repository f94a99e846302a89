/** WCAG 2.2 AA: text on its ground, and whatever else must be seen to use the site. */
export const leastContrast = { text: 4.5, control: 3 };

/** Which colours the site writes, or draws a control or a figure in, on which grounds. */
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
