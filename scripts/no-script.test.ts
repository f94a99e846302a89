import { readFileSync } from 'node:fs';
import { languages, wordsIn } from '@soumdar/words';
import { expect, test } from 'vitest';

const html = readFileSync(new URL('../web/index.html', import.meta.url), 'utf8');

test('without script a page says what it lacks, away from the edges of the screen', () => {
  const [, classes = '', text = ''] = /<noscript>\s*<p class="([^"]*)">(.*?)<\/p>/s.exec(html) ?? [];
  expect(classes.split(' ')).toEqual(expect.arrayContaining(['px-4', 'py-10']));
  expect(text.trim()).toBe('%WITHOUT_SCRIPT%');
});

test.each(languages)('in whose name it says so: %s', (language) => {
  const stated = wordsIn(language).language.withoutScript.replaceAll(/<[^>]*>/g, '');
  expect(stated).toMatch(/Soumdar .*JavaScript/);
});
