import { readFileSync } from 'node:fs';
import { wordsIn, type Language } from '@soumdar/words';
import Pdf from 'pdfkit';
import { bidiRuns, fitLines, isRightToLeft, type Run } from './text-lines.ts';

const font = (name: string) => readFileSync(new URL(`../../../fonts/${name}.ttf`, import.meta.url));
const fonts = { regular: font('inter-400'), bold: font('inter-700'), arabic: font('noto-sans-arabic-500') };

export interface Style {
  size: number;
  bold?: boolean;
  colour?: string;
  /** figures of one width, which stand under each other */
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
/** The content of a page ends above it. */
export const footY = paper.height - paper.margin - 8;
/** Of a line of text, as a share of its size. */
export const lineHeight = 1.35;
/** Marks of direction and joining, and variants of signs. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/u;

type Element = PDFKit.PDFStructureElement;

/** A tagged document that is drawn on, text by text. */
export function createSheet(info: { language: Language; title: string; subject: string; date: Date }) {
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    // how many pages there are is known, and told at the foot of each, once all are drawn
    bufferPages: true,
    pdfVersion: '1.7',
    // the types know the archive formats alone
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
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let parent: Element = root;

  /** What stands within it is tagged on its own. */
  function group(type: string, draw: () => void): void {
    const outer = parent;
    const element = doc.struct(type);
    outer.add(element);
    parent = element;
    draw();
    parent = outer;
    element.end();
  }

  /** Text, or a picture that is told in words. */
  function tag(type: string, draw: () => void, options: object = {}): void {
    parent.add(doc.struct(type, options, draw));
  }

  /** Lines, frames and backgrounds, which say nothing. */
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

  /** One line of text on its base line; returns where it ends. */
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
  /** What no typeface of the report can write is a question mark, or nothing where it is nothing to be seen. */
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

  /** The lines of a text in a width, at most so many: what is left out ends in an ellipsis. */
  function lines(text: string, within: number, style: Style, most = Infinity): string[] {
    return fitLines(writable(text), within, (part) => width(part, style), most);
  }

  /** Lines below each other, the first at the top of the box; returns where the last one ends. */
  function drawLines(texts: string[], { x, y, width: within }: Box, style: Style): number {
    const step = style.size * lineHeight;
    // a line alone stands under its neighbours
    const mayBeginRight = texts.length > 1;
    texts.forEach((text, index) => {
      const baseline = y + index * step + style.size;
      if (mayBeginRight && isRightToLeft(text)) lineToRight(text, x + within, baseline, style);
      else line(text, x, baseline, style);
    });
    return y + texts.length * step;
  }

  /** A text in as many lines as it takes; returns where it ends. */
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
