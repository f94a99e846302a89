import { colours } from '@soumdar/views';
import { readFileSync } from 'node:fs';
import { traits, wordsIn, type Language } from '@soumdar/words';
import Pdf from 'pdfkit';
import { distinguishGlyphs } from './distinct-glyphs.ts';
import { escapeMetadata } from './escape-metadata.ts';
import { closeIsolates, decideIsolates, fitLines, isolatedText, isRightToLeft } from './text-lines.ts';
import {
  bidiRuns,
  hasArabic,
  isolateMark,
  runsByTypeface,
  type Direction,
  type Run,
} from '../../typesetting/bidi-runs.ts';
const font = (name: string) => readFileSync(new URL(`../../../fonts/${name}.ttf`, import.meta.url));
const fonts = {
  regular: font('inter-400'),
  bold: font('inter-700'),
  arabic: font('noto-sans-arabic-400'),
  arabicBold: font('noto-sans-arabic-700'),
};

export interface Style {
  size: number;
  bold?: boolean;
  colour?: string;
  /** digits of equal width, for columns */
  tabular?: boolean;
}

/** Across, from the side where lines begin: a page from right to left is measured from its right edge. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89, margin: 42 };
export const content = { x: paper.margin, width: paper.width - 2 * paper.margin };
export const footY = paper.height - paper.margin - 8;
/** As a share of the type size: marks above and below Arabic letters need more. */
const lineHeights: Record<Direction, number> = { ltr: 1.35, rtl: 1.45 };
/** Where no typeface has them: marks of direction and joining, variation selectors, emoji and their parts. */
const omitted = /[\p{Cf}\p{Variation_Selector}\p{Extended_Pictographic}\p{Emoji_Component}]/u;

type Element = PDFKit.PDFStructureElement;

export function createSheet(info: { language: Language; title: string; subject: string; date: Date }) {
  const { direction } = traits[info.language];
  const isMirrored = direction === 'rtl';
  const lineHeight = lineHeights[direction];
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    // the foot of each page shows how many there are
    bufferPages: true,
    pdfVersion: '1.7',
    // the types know only the archive formats
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: info.language,
    displayTitle: true,
    info: {
      Title: withoutMarks(info.title),
      Subject: withoutMarks(info.subject),
      Author: 'Soumdar',
      Creator: 'Soumdar',
      CreationDate: info.date,
    },
  });
  escapeMetadata(doc);
  if (isMirrored) pagesFromTheRight(doc);
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let parent: Element = root;

  function group(type: string, draw: () => void): void {
    const outer = parent;
    const element = doc.struct(type);
    outer.add(element);
    parent = element;
    draw();
    parent = outer;
    element.end();
  }

  function tag(type: string, draw: () => void, { bbox, ...options }: Tagging = {}): void {
    const placed = bbox && { bbox: isMirrored ? acrossBox(bbox) : bbox };
    const element = doc.struct(type, { ...options, ...placed });
    parent.add(element);
    shapedText = [];
    element.add(draw);
    // glyphs of Arabic stand in the order of the eye, not of reading
    if (options.alt === undefined && shapedText.some(hasArabic)) stateText(element, shapedText.join(' '));
    element.end();
  }
  let shapedText: string[] = [];

  /** Lines, frames and backgrounds, which screen readers skip. */
  function decoration(draw: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  }

  /** Draws in distances from the side where lines begin. Texts, and what is never mirrored, are drawn outside of it. */
  function shapes(draw: () => void): void {
    doc.save();
    if (isMirrored) doc.transform(-1, 0, 0, 1, paper.width, 0);
    draw();
    doc.restore();
  }

  function rule({ x, y, width: wide }: Box, weight: number, colour: string): void {
    const right = x + wide;
    decoration(() => shapes(() => doc.moveTo(x, y).lineTo(right, y).lineWidth(weight).stroke(colour)));
  }

  /** The same place, from the left edge of the paper. */
  const fromLeft = <Of extends Omit<Box, 'y'>>(box: Of): Of =>
    isMirrored ? { ...box, x: paper.width - box.x - box.width } : box;

  function typefaceOf(run: Run, { bold }: Style) {
    if (run.isArabic) return bold ? 'arabicBold' : 'arabic';
    return bold ? 'bold' : 'regular';
  }

  function runWidth(run: Run, style: Style): number {
    const set = doc.font(typefaceOf(run, style)).fontSize(style.size);
    if (run.isArabic) distinguishGlyphs(doc);
    return set.widthOfString(run.text, featuresOf(run, style));
  }

  const ordered = (text: string) =>
    isMirrored ? bidiRuns(isolatedText(text), 'rtl') : bidiRuns(text, isRightToLeft(text) ? 'rtl' : 'ltr');
  function runsToDraw(text: string): Run[] {
    shapedText.push(withoutMarks(text));
    return ordered(text);
  }
  const runsWidth = (runs: Run[], style: Style) => runs.reduce((sum, run) => sum + runWidth(run, style), 0);
  const width = (text: string, style: Style) => runsWidth(runsByTypeface(withoutMarks(text)), style);

  function drawRuns(runs: Run[], left: number, baseline: number, style: Style): void {
    let at = left;
    for (const run of runs) {
      const wide = runWidth(run, style);
      doc.fillColor(style.colour ?? colours.ink).text(run.text, at, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...featuresOf(run, style),
      });
      at += wide;
    }
  }

  /** On what is never mirrored: `left` is from the left edge of the paper. */
  const lineFromLeft = (text: string, left: number, baseline: number, style: Style) =>
    drawRuns(runsToDraw(text), left, baseline, style);

  function line(text: string, x: number, baseline: number, style: Style): void {
    const runs = runsToDraw(text);
    drawRuns(runs, isMirrored ? paper.width - x - runsWidth(runs, style) : x, baseline, style);
  }

  function lineToEnd(text: string, end: number, baseline: number, style: Style): void {
    const runs = runsToDraw(text);
    drawRuns(runs, isMirrored ? paper.width - end : end - runsWidth(runs, style), baseline, style);
  }

  /** Numbers end at the right of their column in both directions, or their digits would not stand below each other. */
  function figure(text: string, column: Omit<Box, 'y'>, baseline: number, style: Style): void {
    if (isMirrored) line(text, column.x, baseline, style);
    else lineToEnd(text, column.x + column.width, baseline, style);
  }

  const known = new Map([['\n', true]]);
  function writable(text: string): string {
    const plain = text.normalize('NFC').replaceAll('\t', ' ').replaceAll('\r', '');
    return Array.from(plain, (character) => (isRendered(character) ? character : inPlace(character))).join(
      '',
    );
  }
  /** Of a character without a glyph: its plain form, as 'e' for a superscript one, or else a question mark. */
  function inPlace(character: string): string {
    if (omitted.test(character)) return '';
    const plain = character.normalize('NFKC');
    return Array.from(plain).every(isWritable) ? plain : '?';
  }
  const isRendered = (character: string) => isolateMark.test(character) || isWritable(character);
  function isWritable(character: string): boolean {
    let found = known.get(character);
    if (found === undefined) {
      const [run] = bidiRuns(character, 'ltr');
      const set = doc.font(typefaceOf(run!, { size: 1 })) as unknown as WithGlyphs;
      found = set._font.font.hasGlyphForCodePoint(character.codePointAt(0)!);
      known.set(character, found);
    }
    return found;
  }

  /** Beyond `most` lines, the last ends in an ellipsis. */
  function lines(text: string, within: number, style: Style, most = Infinity): string[] {
    const fit = (plain: string) => fitLines(plain, within, (part) => width(part, style), most);
    const plain = writable(text);
    return closeIsolates(fit(isMirrored ? isolatedText(plain) : decideIsolates(plain)));
  }

  /** Returns where the last line ends. */
  function drawLines(texts: string[], { x, y, width: within }: Box, style: Style): number {
    const step = style.size * lineHeight;
    // a single line starts where its neighbours do
    const mayBeginElsewhere = texts.length > 1;
    const isLatin = !texts.some(hasArabic);
    texts.forEach((text, index) => {
      const baseline = y + index * step + style.size;
      const beginsElsewhere = mayBeginElsewhere && (isMirrored ? isLatin : isRightToLeft(text));
      if (beginsElsewhere) lineToEnd(text, x + within, baseline, style);
      else line(text, x, baseline, style);
    });
    return y + texts.length * step;
  }

  function paragraph(text: string, box: Box, style: Style, options: { most?: number; type?: string } = {}) {
    const textLines = lines(text, box.width, style, options.most);
    tag(options.type ?? 'P', () => drawLines(textLines, box, style));
    return box.y + textLines.length * style.size * lineHeight;
  }

  const { report: words } = wordsIn(info.language);
  return {
    words,
    doc,
    group,
    tag,
    decoration,
    shapes,
    rule,
    fromLeft,
    lineHeight,
    width,
    line,
    lineToEnd,
    lineFromLeft,
    figure,
    lines,
    drawLines,
    paragraph,
    writable,
  };
}

interface Tagging {
  alt?: string;
  scope?: 'Column' | 'Row';
  /** left, top, right and bottom, across as in a box */
  bbox?: [number, number, number, number];
}

const acrossBox = ([left, top, right, bottom]: [number, number, number, number]) => [
  paper.width - right,
  top,
  paper.width - left,
  bottom,
];

/** Readers that show two pages side by side begin at the right. */
function pagesFromTheRight(doc: PDFKit.PDFDocument): void {
  const { _root } = doc as unknown as { _root: { data: { ViewerPreferences: { data: object } } } };
  Object.assign(_root.data.ViewerPreferences.data, { Direction: 'R2L' });
}

/** For whoever hears or copies an element of the document. */
function stateText(element: Element, text: string): void {
  const { dictionary } = element as unknown as { dictionary: { data: object } };
  // oxlint-disable-next-line unicorn/new-for-builtins -- the library writes only such objects as texts
  Object.assign(dictionary.data, { ActualText: new String(text) });
}

const withoutMarks = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

export type Sheet = ReturnType<typeof createSheet>;

interface WithGlyphs {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** The library lays out no run with features from its memory, and Arabic has none of these. */
const featuresOf = ({ isArabic }: Run, { tabular }: Style) =>
  tabular && !isArabic ? { features: ['tnum' as const] } : {};
