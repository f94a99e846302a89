import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textsOf } from './typography/french-texts.ts';

const root = join(import.meta.dirname, '..');

/** Names on the wire, in files that are read, of places; fictional advertisements; a page for developers; keys of a keyboard. */
const noSentences = [
  'engine/src/testing/',
  'listings/src/',
  'contract/src/estimation/confidence.ts',
  'server/src/auth/common-passwords.ts',
  'views/src/map/known-place-rows.ts',
  'web/src/design/',
  'web/src/pages/demo/demo-property.ts',
  'web/src/pages/demo/sample-properties.ts',
];

// an apostrophe, unless it is an English possessive
const frenchLetters = /[àâçèéêëîïôùûœÀÂÇÈÉÊËÎÏÔÙÛŒ]|’(?!s?(?!\p{L}))/u;
const frenchWords =
  /(?<![\p{L}-])(le|la|les|des|du|une|et|votre|vos|est|ou|pour|sur|dans|aux?|cette|qui|que|pas|par|avec|sans|vous|nous)(?![\p{L}-])/u;
const englishWords = /(?<![\p{L}-])(the|of|is|and|to|not|must|from|with|by|a)(?![\p{L}-])/u;

const isFrench = (text: string) =>
  frenchLetters.test(text) || (/\s/.test(text.trim()) && frenchWords.test(text) && !englishWords.test(text));

function frenchTexts(source: string, lang: 'ts' | 'tsx' = 'tsx'): string[] {
  const texts = textsOf(source, lang).map(({ start, end }) => source.slice(start, end));
  return texts.filter(isFrench);
}

it('French sentences stand in words only', () => {
  const files = globSync('{engine,rules,contract,views,db,listings,server,web}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/testing/**'],
  });
  const found = files
    .filter((file) => !noSentences.some((place) => file.startsWith(place)))
    .flatMap((file) =>
      frenchTexts(readFileSync(join(root, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts').map(
        (text) => `${file}: ${text}`,
      ),
    );
  expect(found).toEqual([]);
});

it.each([
  "'Données'",
  '`${n} annonces dans la zone`',
  '<p>Fermer la page</p>',
  '<Fold title="Vendre ou attendre" />',
])('%s is French', (code) => {
  expect(frenchTexts(`const a = ${code};`)).toHaveLength(1);
});

it.each([
  "'sale'",
  "'One’s data, and heirs’ parts.'",
  "'No price is stated for the rent of a plot.'",
  '<p className="sans">{words.close}</p>',
])('%s is none', (code) => expect(frenchTexts(`const a = ${code};`)).toEqual([]));
