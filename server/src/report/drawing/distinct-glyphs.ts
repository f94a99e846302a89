interface Glyph {
  id: number;
  advanceWidth: number;
  codePoints: number[];
}

interface EmbeddedFont {
  font: { getGlyph(id: number, codePoints?: number[]): Glyph };
  scale: number;
  widths: number[];
  unicode: number[][];
  subset: { glyphs: number[] };
  layout(text: string, features?: string[]): { glyphs: Glyph[]; positions: unknown[] };
  encode(text: string, features?: string[]): [codes: string[], positions: unknown[]];
}

const done = new WeakSet<EmbeddedFont>();

/**
 * The typeface draws letters such as ب and ت as one shape with other dots, and the library takes one glyph for one letter: copied
 * text would have but the first of them. Here a glyph stands in the file once for each letter it draws.
 */
export function distinguishGlyphs(doc: PDFKit.PDFDocument): void {
  const font = (doc as unknown as { _font: EmbeddedFont })._font;
  if (done.has(font)) return;
  done.add(font);
  const codes = new Map<string, number>();
  const { font: typeface } = font;
  const getGlyph = typeface.getGlyph.bind(typeface);
  // of one shape it keeps the letter that was set first
  typeface.getGlyph = (id, codePoints) =>
    codePoints ? Object.create(getGlyph(id), { codePoints: { value: codePoints } }) : getGlyph(id);

  function codeOf({ id, advanceWidth, codePoints }: Glyph): number {
    const key = [id, ...codePoints].join(' ');
    let code = codes.get(key);
    if (code === undefined) {
      code = font.subset.glyphs.push(id) - 1;
      codes.set(key, code);
      font.widths[code] = advanceWidth * font.scale;
      font.unicode[code] = codePoints;
    }
    return code;
  }

  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features);
    return [glyphs.map((glyph) => codeOf(glyph).toString(16).padStart(4, '0')), positions];
  };
}
