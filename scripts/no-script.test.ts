import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const html = readFileSync(new URL('../web/index.html', import.meta.url), 'utf8');

test('without script a page says what it lacks in whose name, away from the edges of the screen', () => {
  const [, classes = '', text = ''] = /<noscript>\s*<p class="([^"]*)">(.*?)<\/p>/s.exec(html) ?? [];
  expect(classes.split(' ')).toEqual(expect.arrayContaining(['px-4', 'py-10']));
  const words = text.replaceAll(/(?:<[^>]*>|\s)+/g, ' ').trim();
  expect(words).toMatch(/^Soumdar a besoin de JavaScript pour estimer votre bien/);
});
