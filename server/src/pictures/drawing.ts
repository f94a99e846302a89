import { colours, otherColours } from '@soumdar/views';
import { sampleData } from '@soumdar/words/pages';
/** Texts are ours or names of the gazetteer, never a visitor's. */
export interface Drawing {
  /** 'Prix immobilier · Tunis' */
  kind: string;
  name: string;
  figures: { label: string; value: string; unit: string }[];
  note: string;
  basis: string;
  sample: boolean;
  /** an SVG path, in the units of the picture */
  outline: string;
  /** in the same units; null for the whole country */
  mark: { x: number; y: number } | null;
}

const pictureSize = { width: 1200, height: 630 } as const;
export const outlineBox = { x: 870, y: 36, height: 488 } as const;

const left = 72;
const widest = 740;
const nameSize = { largest: 74, y: 258 } as const;
const columnWidth = 380;

/** @param widthOf in bold at a size of 100 */
export function drawSvg(drawing: Drawing, widthOf: (words: string) => number): string {
  const { kind, name, figures, note, basis, sample, outline, mark } = drawing;
  const fitted = Math.min(nameSize.largest, (100 * widest) / widthOf(name));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureSize.width} ${pictureSize.height}" font-family="Inter Variable">
<rect width="1200" height="630" fill="${colours.sand}"/>
<path d="${outline}" fill="${colours.seaTint}" stroke="${colours.sea}" stroke-width="2.5" stroke-linejoin="round"/>
${mark ? drawMark(mark) : ''}
<svg x="${left}" y="52" width="60" height="60" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colours.sea}"/><path d="M7 25V14a9 9 0 0 1 18 0v11h-6v-7a3 3 0 0 0-6 0v7z" fill="${colours.white}"/><circle cx="16" cy="13" r="1.8" fill="${colours.sun}"/></svg>
${text(left + 76, 96, 40, 'Soumdar', colours.seaDeep, 700)}
${sample ? drawSampleBadge(widthOf) : ''}
${text(left, 174, 30, kind, colours.inkSoft)}
${text(left, nameSize.y, fitted, name, colours.seaDeep, 700)}
${figures.map((figure, column) => drawFigure(left + column * columnWidth, figure, widthOf)).join('\n')}
${text(left, 496, 26, note, colours.inkSoft)}
<rect y="556" width="1200" height="74" fill="${colours.seaDeep}"/>
${text(left, 602, 27, basis, colours.white)}
</svg>`;
}

function drawFigure(
  x: number,
  { label, value, unit }: Drawing['figures'][number],
  widthOf: (words: string) => number,
): string {
  const size = 68;
  const unitX = x + (widthOf(value) * size) / 100 + 12;
  return [
    text(x, 342, 27, label, colours.inkSoft),
    text(x, 418, size, value, colours.sea, 700),
    text(unitX, 418, 27, unit, colours.inkSoft),
  ].join('\n');
}

function drawSampleBadge(widthOf: (words: string) => number): string {
  const width = widthOf(sampleData) * 0.26 + 36;
  const x = left + widest - width;
  return `<rect x="${x}" y="60" width="${width}" height="48" rx="8" fill="${otherColours.amberTint}" stroke="${otherColours.amber}" stroke-width="2"/>
${text(x + 18, 93, 26, sampleData, otherColours.amber, 700)}`;
}

function drawMark({ x, y }: { x: number; y: number }): string {
  return `<g transform="translate(${x} ${y})"><path d="M0 0C-13-18-23-28-23-43a23 23 0 0 1 46 0C23-28 13-18 0 0z" fill="${colours.clay}" stroke="${colours.white}" stroke-width="3"/><circle cy="-43" r="8" fill="${colours.white}"/></g>`;
}

function text(x: number, y: number, size: number, words: string, fill: string, weight = 400): string {
  return `<text x="${x.toFixed(1)}" y="${y}" font-size="${size.toFixed(1)}" font-weight="${weight}" fill="${fill}">${escapeXml(words)}</text>`;
}

export const escapeXml = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
