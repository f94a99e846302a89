import { buffer } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { createSheet, paper } from './sheet.ts';

const { writable } = createSheet({ language: 'fr', title: '', subject: '', date: new Date(0) });

it.each([
  ['letters with accents and Arabic ones as they are', 'Cité Ennasr, المرسى', 'Cité Ennasr, المرسى'],
  ['a tab as a space', 'un\tdeux', 'un deux'],
  ['line ends of any system as line ends', 'un\r\ndeux', 'un\ndeux'],
  ['nothing for what is not to be seen', 'un\u2060 d\u200beux\ufe0f\ufeff', 'un deux'],
  ['superscript letters as plain ones', '4ᵉ étage, 1ʳᵉ porte, № 5', '4e étage, 1re porte, No 5'],
  ['no emoji', 'Villa\u{1f3e1}\ufe0f\u{1f44d}\u{1f3fd}\u{1f1f9}\u{1f1f3}', 'Villa'],
  ['a question mark for what else no typeface has', 'un 海 deux', 'un ? deux'],
])('a report writes %s', (_what, text, written) => expect(writable(text)).toBe(written));

it('a report states its title and address in metadata that are well-formed', async () => {
  const subject = '5 & 6 rue <b>\u0001';
  const { doc } = createSheet({ language: 'fr', title: 'A < B', subject, date: new Date(0) });
  doc.end();
  const file = String(await buffer(doc));
  const metadata = /<x:xmpmeta[^]*<\/x:xmpmeta>/.exec(file)![0];
  expect(metadata).toContain('<rdf:li xml:lang="x-default">5 &amp; 6 rue &lt;b&gt;</rdf:li>');
  expect(metadata).toContain('<rdf:li xml:lang="x-default">A &lt; B</rdf:li>');
});

const sheetIn = (language: 'fr' | 'ar') => {
  const sheet = createSheet({ language, title: '', subject: '', date: new Date(0) });
  const text = vi.spyOn(sheet.doc, 'text');
  const shapedText = () => text.mock.calls.map(([word, x]) => [word, x as unknown as number] as const);
  return { ...sheet, shapedText };
};
const style = { size: 10 };
const box = { x: 42, y: 100, width: 200 };

it('a line in Arabic ends at the right margin, its words from right to left', () => {
  const { line, width, shapedText } = sheetIn('ar');
  line('ثمن 350 DT', box.x, 100, style);
  expect(shapedText().map(([word]) => word)).toEqual(['350 DT', ' ', 'ثمن']);
  const [, last] = shapedText().at(-1)!;
  expect(last + width('ثمن', style)).toBeCloseTo(paper.width - box.x);
});

it('a text in Arabic on a French page goes from right to left on its line with Latin words too', () => {
  const { paragraph, shapedText } = sheetIn('fr');
  paragraph(`Adresse : \u2068${'كلمة '.repeat(12)}one كلمة two\u2069`, box, style);
  const placeOf = (latin: string) => shapedText().find(([word]) => word.includes(latin))![1];
  expect(placeOf('one')).toBeGreaterThan(placeOf('two'));
});

it('a figure stands above others by its last digit, in both directions', () => {
  for (const language of ['fr', 'ar'] as const) {
    const { figure, width, shapedText } = sheetIn(language);
    for (const number of ['5', '12 345']) figure(number, box, 100, style);
    const [first, second] = shapedText().map(([word, x]) => x + width(word, style));
    expect(first).toBeCloseTo(second!);
  }
});

it('marks of direction are not drawn, and a paragraph in Arabic breaks without losing them', () => {
  const { paragraph, lines, shapedText } = sheetIn('ar');
  const text = `${'كلمة '.repeat(12)}\u2066one two three four five six seven eight\u2069`;
  paragraph(text, box, style);
  expect(lines(text, box.width, style).length).toBeGreaterThan(2);
  expect(shapedText().filter(([word]) => /[\u2066-\u2069]/.test(word))).toEqual([]);
});

interface Embedded {
  _font: { encode(text: string): [codes: string[]]; unicode: number[][] };
}

it('Arabic letters are joined, and can be copied as they are read', () => {
  const { doc, width } = sheetIn('ar');
  const codes = (text: string) => {
    width(text, style);
    return (doc as unknown as Embedded)._font.encode(text)[0];
  };
  const [lam, alef, both] = [codes('ل'), codes('ا'), codes('لا')];
  expect(both).toHaveLength(2);
  expect(both).not.toContain(lam[0]);
  expect(both).not.toContain(alef[0]);
  const copied = codes('تبنيث').flatMap(
    (code) => (doc as unknown as Embedded)._font.unicode[parseInt(code, 16)]!,
  );
  expect(String.fromCodePoint(...copied.toReversed())).toBe('تبنيث');
});
