import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '..', '..');

/** Normalizes apostrophes and spaces to one kind, and decodes script escapes. */
const plain = (text: string) =>
  text
    .replaceAll(/\\(?:x([0-9a-f]{2})|u([0-9a-f]{4}))/gi, (_escape, two?: string, four?: string) =>
      String.fromCodePoint(Number.parseInt(two ?? four ?? '', 16)),
    )
    .replaceAll(/\\?['’]/g, "'")
    .replaceAll(/\s+/g, ' ');

/** True when the text contains the words as whole words. */
function has(text: string, words: string): boolean {
  const letter = /\p{L}/u;
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    if (!letter.test(text[at - 1] ?? '') && !letter.test(text[at + words.length] ?? '')) return true;
  }
  return false;
}

test('the built site holds every text of the specification', () => {
  const dist = join(root, 'web', 'dist');
  const built = plain(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|html)$/.test(file))
      .map((file) => readFileSync(join(dist, file), 'utf8'))
      .join('\n'),
  );
  const texts = readFileSync(join(root, 'quality', 'journeys', 'specification-texts.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(texts.length).toBeGreaterThan(100);
  const parts = (text: string) =>
    text
      .split('{}')
      .map((part) => plain(part).trim())
      .filter(Boolean);
  expect(texts.filter((text) => !parts(text).every((part) => has(built, part)))).toEqual([]);
});
