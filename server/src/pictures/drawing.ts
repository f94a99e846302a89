import { colours, otherColours } from '@soumdar/views';
import { bidiRuns, type Direction, type Run } from '../typesetting/bidi-runs.ts';

/** Texts are ours or names of the gazetteer, never a visitor's. From right to left, they hold their marks of direction. */
export interface Drawing {
  direction: Direction;
  /** 'Prix immobilier · Tunis' */
  kind: string;
  name: string;
  figures: { label: string; value: string; unit: string }[];
  note: string;
  basis: string;
  /** a badge that the data are no market's; null where they are */
  sample: string | null;
  /** an SVG path, in the units of the picture */
  outline: string;
  /** in the same units; null for the whole country */
  mark: { x: number; y: number } | null;
}

const pictureSize = { width: 1200, height: 630 } as const;
export const outlineBox = { x: 870, y: 36, height: 488 } as const;

/** Across, from the side where lines begin. */
const begin = 72;
const widest = 740;
const nameSize = { largest: 74, y: 258 } as const;
const columnWidth = 380;

/** Of words of one typeface, at a size of 100. */
export type WidthOf = (run: Run, weight: 400 | 700) => number;

export function drawSvg(drawing: Drawing, widthOf: WidthOf): string {
  const { direction, kind, name, figures, note, basis, sample, outline, mark } = drawing;
  const isMirrored = direction === 'rtl';
  const fromLeft = (x: number, width: number) => (isMirrored ? pictureSize.width - x - width : x);
  // the country stands on the other side, and is not mirrored
  const aside = isMirrored ? begin - outlineBox.x : 0;
  const sum = (runs: Run[], weight: 400 | 700) =>
    runs.reduce((total, run) => total + widthOf(run, weight), 0) / 100;
  const boldWidth = (words: string) => sum(bidiRuns(words, direction), 700);
  const fitted = Math.min(nameSize.largest, widest / boldWidth(name));

  /** Each run by itself: the library sets no word in a typeface that its text does not name. */
  function text(x: number, y: number, size: number, words: string, fill: string, weight: 400 | 700 = 400) {
    const runs = bidiRuns(words, direction);
    let left = isMirrored ? pictureSize.width - x - size * sum(runs, weight) : x;
    return runs
      .map((run, at) => {
        const element = drawRun(
          run,
          `x="${left.toFixed(1)}" y="${y}" font-size="${size.toFixed(1)}" font-weight="${weight}" fill="${fill}"`,
        );
        if (at < runs.length - 1) left += size * sum([run], weight);
        return element;
      })
      .join('');
  }

  function drawFigure(x: number, { label, value, unit }: Drawing['figures'][number]): string {
    const size = 68;
    const unitX = x + boldWidth(value) * size + 12;
    return [
      text(x, 342, 27, label, colours.inkSoft),
      text(x, 418, size, value, colours.sea, 700),
      text(unitX, 418, 27, unit, colours.inkSoft),
    ].join('\n');
  }

  function drawBadge(words: string): string {
    const width = boldWidth(words) * 26 + 36;
    const x = begin + widest - width;
    return `<rect x="${fromLeft(x, width)}" y="60" width="${width}" height="48" rx="8" fill="${otherColours.amberTint}" stroke="${otherColours.amber}" stroke-width="2"/>
${text(x + 18, 93, 26, words, otherColours.amber, 700)}`;
  }

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureSize.width} ${pictureSize.height}" font-family="Inter Variable">
<rect width="1200" height="630" fill="${colours.sand}"/>
<g transform="translate(${aside} 0)"><path d="${outline}" fill="${colours.seaTint}" stroke="${colours.sea}" stroke-width="2.5" stroke-linejoin="round"/>
${mark ? drawMark(mark) : ''}</g>
<svg x="${fromLeft(begin, 60)}" y="52" width="60" height="60" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colours.sea}"/><path d="M7 25V14a9 9 0 0 1 18 0v11h-6v-7a3 3 0 0 0-6 0v7z" fill="${colours.white}"/><circle cx="16" cy="13" r="1.8" fill="${colours.sun}"/></svg>
${text(begin + 76, 96, 40, 'Soumdar', colours.seaDeep, 700)}
${sample === null ? '' : drawBadge(sample)}
${text(begin, 174, 30, kind, colours.inkSoft)}
${text(begin, nameSize.y, fitted, name, colours.seaDeep, 700)}
${figures.map((figure, column) => drawFigure(begin + column * columnWidth, figure)).join('\n')}
${text(begin, 496, 26, note, colours.inkSoft)}
<rect y="556" width="1200" height="74" fill="${colours.seaDeep}"/>
${text(begin, 602, 27, basis, colours.white)}
</svg>`;
}

function drawMark({ x, y }: { x: number; y: number }): string {
  return `<g transform="translate(${x} ${y})"><path d="M0 0C-13-18-23-28-23-43a23 23 0 0 1 46 0C23-28 13-18 0 0z" fill="${colours.clay}" stroke="${colours.white}" stroke-width="3"/><circle cy="-43" r="8" fill="${colours.white}"/></g>`;
}

export const drawRun = ({ text, isArabic }: Run, attributes: string) =>
  `<text xml:space="preserve" ${isArabic ? 'font-family="Noto Sans Arabic" ' : ''}${attributes}>${escapeXml(text)}</text>`;

const escapeXml = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
