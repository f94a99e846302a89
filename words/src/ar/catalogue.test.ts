import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as french from '../fr/index.ts';
import * as arabic from './index.ts';

/** Sentences that are no function, by the path of their name. */
function sentences(catalogue: object, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') found.set(path + name, value);
    else if (typeof value === 'object' && value !== null)
      for (const entry of sentences(value, `${path}${name}.`)) found.set(...entry);
  }
  return found;
}

/** Their readers are the staff and the operator; or the sentence is for who reads French. */
const staysFrench = /^(experts\w*|outbox|language|pages\.heads\.expert\w+)\./;
const inFrench = sentences(french);
const inArabic = new Map([...sentences(arabic)].filter(([path]) => !staysFrench.test(path)));

/** What has no Arabic name, or is read in Latin letters in Tunisia: firms, formats, keys, codes of taxes. */
const names =
  /^(COD|CPF|CSV|Entrée|GSHHG|IAAO|IP|JPEG|JSON|JavaScript|KPMG|OpenStreetMap|PDF|PNG|PRB|PRD|PwC|S\+|Soumdar|TMM|Tab|Twilio|WhatsApp|txt|century|tn|[\w-]+\.(com|net|tn|com\.tn))$/;

test('Arabic is in Arabic, but for names', () => {
  const latin: string[] = [];
  for (const [path, text] of inArabic)
    for (const [run] of text.replace(/<[^>]*>/g, '').matchAll(/\p{Script=Latin}[\p{Script=Latin}.+-]*/gu))
      if (!names.test(run.replace(/\.$/, ''))) latin.push(`${path}: ${run}`);
  expect(latin).toEqual([]);
});

test('no text is a third or twice as long as in French', () => {
  expect(inArabic.size).toBeGreaterThan(1000);
  const odd = [...inArabic].filter(([path, text]) => {
    const { length } = inFrench.get(path) ?? '';
    return length > 24 && (text.length < length / 3 || text.length > 2 * length);
  });
  expect(odd).toEqual([]);
});

test('Arabic has its own comma and question mark, and the digits that Tunisia writes', () => {
  const folder = import.meta.dirname;
  const wrong = globSync('*.ts', { cwd: folder }).flatMap((file) => {
    if (file.endsWith('.test.ts')) return [];
    const source = readFileSync(join(folder, file), 'utf8');
    return [...source.matchAll(/[٠-٩۰-۹]|\p{Script=Arabic}[,;?]/gu)].map(([found]) => `${file}: ${found}`);
  });
  expect(wrong).toEqual([]);
});
