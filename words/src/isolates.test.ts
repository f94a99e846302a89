import { describe, expect, it } from 'vitest';
import { isolateAuto, isolateRuns, isolateTyped } from './isolates.ts';
import { formattersOf } from './formatters.ts';

const shown = (text: string) =>
  isolateRuns(text)
    .replaceAll('\u2066', '‹')
    .replaceAll('\u2067', '«')
    .replaceAll('\u2068', '(')
    .replaceAll('\u2069', '›');

describe('numbers and Latin words in Arabic text', () => {
  const { formatNumber, formatPrice, formatSignedPrice, formatShare } = formattersOf('ar');

  it.each([
    ['خلال 24 ساعة', 'خلال ‹24› ساعة'],
    ['شقة S+2 في La Marsa', 'شقة ‹S+2› في ‹La Marsa›'],
    ['من 5 إلى 10', 'من ‹5› إلى ‹10›'],
    ['اتصل بالرقم +216 20 123 456.', 'اتصل بالرقم ‹+216 20 123 456›.'],
    ['‎36.8065, 10.1815', '‎‹36.8065, 10.1815›'],
    ['3D وPDF', '‹3D› و‹PDF›'],
    ['2 290 – 5 380', '‹2 290› – ‹5 380›'],
    ['على بعد 25\u00a0كم كما كان', 'على بعد «25\u00a0كم› كما كان'],
    ['من 5 إلى 1 250,5 د.ت/م².', 'من ‹5› إلى «1 250,5 د.ت/م²›.'],
    ['3 كما', '‹3› كما'],
    ['لا شيء', 'لا شيء'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected));

  it('keeps an amount with its unit whole, its sign before its number', () => {
    expect(shown(`من ${formatNumber(252_000)} إلى ${formatPrice(407_000)}`)).toBe(
      'من ‹252\u202f000› إلى «407\u202f000\u202fد.ت›',
    );
    expect(shown(formatSignedPrice(-12_000))).toBe('«‹−\u202f12\u202f000›\u202fد.ت›');
    expect(shown(formatShare(0.133))).toBe('‹13,3\u00a0%›');
  });

  it('leaves a typed name to its own direction, and the address of a link without a mark at its end', () => {
    expect(shown(`عقارك ${isolateAuto('Villa 2')}`)).toBe('عقارك (Villa 2›');
    expect(shown('انظر https://soumdar.tn/ar/a?b=1.')).toBe('انظر ‹https://soumdar.tn/ar/a?b=1 ›.');
    expect(shown('Soumdar: https://soumdar.tn/ar')).toBe('‹Soumdar›: ‹https://soumdar.tn/ar ›');
  });
});

it('keeps typed Arabic whole in a French sentence, and leaves the rest as it is', () => {
  expect(isolateTyped('السعر بين 850 و950 DT/m²')).toBe('\u2068السعر بين 850 و950 DT/m²\u2069');
  expect(isolateTyped('Villa 2')).toBe('Villa 2');
});
