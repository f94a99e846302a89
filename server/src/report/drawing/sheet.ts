import { colours } from '@soumdar/views';
import { readFileSync } from 'node:fs';
import { wordsIn, type Language } from '@soumdar/words';
import Pdf from 'pdfkit';
import { escapeMetadata } from './escape-metadata.ts';
import { bidiRuns, fitLines, isRightToLeft, type Run } from './text-lines.ts';

const font = (name: string) => readFileSync(new URL(`../../../fonts/${name}.ttf`, import.meta.url));
const fonts = { regular: font('inter-400'), bold: font('inter-700'), arabic: font('noto-sans-arabic-500') };

export interface Style {
  size: number;
  bold?: boolean;
  colour?: string;
  /** digits of equal width, for columns */
  tabular?: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
}

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89, margin: 42 };
export const content = { x: paper.margin, width: paper.width - 2 * paper.margin };
export const footY = paper.height - paper.margin - 8;
/** As a share of the type size. */
export const lineHeight = 1.35;
/** Marks of direction and joining, and variation selectors. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/u;

type Element = PDFKit.PDFStructureElement;

export function createSheet(info: { language: Language; title: string; subject: string; date: Date }) {
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
      Title: info.title,
      Subject: info.subject,
      Author: 'Soumdar',
      Creator: 'Soumdar',
      CreationDate: info.date,
    },
  });
  escapeMetadata(doc);
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

  function tag(type: string, draw: () => void, options: object = {}): void {
    parent.add(doc.struct(type, options, draw));
  }

  /** Lines, frames and backgrounds, which screen readers skip. */
  function decoration(draw: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  }

  const typefaceOf = (run: Run, { bold }: Style) => (run.isArabic ? 'arabic' : bold ? 'bold' : 'regular');

  function runWidth(run: Run, style: Style): number {
    const set = doc.font(typefaceOf(run, style)).fontSize(style.size);
    return set.widthOfString(run.text, featuresOf(style));
  }

  const width = (text: string, style: Style) =>
    bidiRuns(text, 'ltr').reduce((sum, run) => sum + runWidth(run, style), 0);

  /** Returns where the line ends. */
  function line(text: string, x: number, baseline: number, style: Style): number {
    let at = x;
    for (const run of bidiRuns(text, isRightToLeft(text) ? 'rtl' : 'ltr')) {
      const wide = runWidth(run, style);
      doc
        .fillColor(style.colour ?? colours.ink)
        .text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', ...featuresOf(style) });
      at += wide;
    }
    return at;
  }

  const lineToRight = (text: string, right: number, baseline: number, style: Style) =>
    line(text, right - width(text, style), baseline, style);

  const known = new Map([['\n', true]]);
  /** A visible character without a glyph becomes a question mark. */
  function writable(text: string): string {
    const plain = text.normalize('NFC').replaceAll('\t', ' ').replaceAll('\r', '');
    return Array.from(plain, (character) =>
      isWritable(character) ? character : invisible.test(character) ? '' : '?',
    ).join('');
  }
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
    return fitLines(writable(text), within, (part) => width(part, style), most);
  }

  /** Returns where the last line ends. */
  function drawLines(texts: string[], { x, y, width: within }: Box, style: Style): number {
    const step = style.size * lineHeight;
    // a single line starts where its neighbours do
    const mayBeginRight = texts.length > 1;
    texts.forEach((text, index) => {
      const baseline = y + index * step + style.size;
      if (mayBeginRight && isRightToLeft(text)) lineToRight(text, x + within, baseline, style);
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
    width,
    line,
    lineToRight,
    lines,
    drawLines,
    paragraph,
    writable,
  };
}

export type Sheet = ReturnType<typeof createSheet>;

interface WithGlyphs {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

const featuresOf = ({ tabular }: Style) => (tabular ? { features: ['tnum' as const] } : {});
