import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createSheet } from './sheet.ts';

const { writable } = createSheet({ language: 'fr', title: '', subject: '', date: new Date(0) });

it.each([
  ['letters with accents and Arabic ones as they are', 'Cité Ennasr, المرسى', 'Cité Ennasr, المرسى'],
  ['a tab as a space', 'un\tdeux', 'un deux'],
  ['line ends of any system as line ends', 'un\r\ndeux', 'un\ndeux'],
  ['nothing for what is not to be seen', 'un\u2060 d\u200beux\ufe0f\ufeff', 'un deux'],
  ['a question mark for what no typeface has', 'un \u{1f600} deux', 'un ? deux'],
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
