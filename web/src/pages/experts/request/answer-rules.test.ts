import { expect, test } from 'vitest';
import {
  contestErrors,
  groupThousands,
  isAbsurd,
  noteToSend,
  priceError,
  rangeError,
  reasonError,
  rentError,
  typedPrice,
} from './answer-rules.ts';

test.each([
  ['', 'Indiquez le prix final, en dinars.'],
  ['0', 'Indiquez le prix final, en dinars.'],
  ['1 000 000 001', 'Ce prix dépasse un milliard de dinars.'],
  ['1 000 000 000', undefined],
  ['450 000', undefined],
  ['450 000 DT', undefined],
  ['-38,5 mille', 'Indiquez un nombre entier de dinars, en chiffres.'],
  ['-385', 'Indiquez un nombre entier de dinars, en chiffres.'],
  ['450 000,50', 'Indiquez un nombre entier de dinars, en chiffres.'],
])('the price "%s" has the error %s', (text, wrong) => expect(priceError(text)).toBe(wrong));

test('a cancellation needs a reason', () => {
  expect(reasonError('  ')).toBe('Indiquez le motif de l’annulation.');
  expect(reasonError('Numéro injoignable')).toBeUndefined();
});

test.each([
  ['', null],
  ['DT', null],
  ['450000', 450_000],
  ['450 000 DT', 450_000],
  ['450\u202f000', 450_000],
  ['٤٥٠ ٠٠٠', 450_000],
  ['\u2067450\u202f000\u202fد.ت\u2069', 450_000],
  ['450.000', null],
  ['450 000,50', null],
  ['-450', null],
  ['38,5 mille', null],
  ['450 ou 460', null],
  ['0450', 450],
])('"%s" is %s dinars', (text, price) => expect(typedPrice(text)).toBe(price));

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  // typed, caret → shown, caret
  ['4500', 4, '4 500', 5],
  ['4 5000', 6, '45 000', 6],
  ['1450 000', 1, '1 450 000', 1],
  ['45 00', 2, '4 500', 3],
  ['٤٥ ٠٠', 2, '4 500', 3],
  ['450000 DT', 9, '450 000', 7],
  ['', 0, '', 0],
  // no price
  ['-38,5 mille', 3, '-38,5 mille', 3],
  ['99999999999999999999', 20, '99999999999999999999', 20],
])('"%s" with the caret at %i shows as "%s" with the caret at %i', (typed, caret, shown, shownCaret) => {
  const grouped = groupThousands(typed, caret);
  expect(plain(grouped.text)).toBe(shown);
  expect(grouped.caret).toBe(shownCaret);
});

test.each([
  ['', '', undefined],
  ['430 000', '480 000', undefined],
  ['450 000', '450 000', undefined],
  ['430 000', '', 'Indiquez les deux bornes de la fourchette, ou aucune.'],
  ['', '480 000', 'Indiquez les deux bornes de la fourchette, ou aucune.'],
  ['450 001', '480 000', 'Le prix final doit se trouver dans la fourchette.'],
  ['430 000', '449 999', 'Le prix final doit se trouver dans la fourchette.'],
  ['480 000', '430 000', 'Le prix bas ne doit pas dépasser le prix haut.'],
  ['430 mille', '480 000', 'Indiquez un nombre entier de dinars, en chiffres.'],
  ['430 000', '480,5', 'Indiquez un nombre entier de dinars, en chiffres.'],
  ['430 000', '1 000 000 001', 'Ce prix dépasse un milliard de dinars.'],
])('the range "%s" to "%s" around 450 000 has the error %s', (low, high, wrong) => {
  expect(rangeError({ price: '450 000', low, high })).toBe(wrong);
});

test('a rent is required where the owner wishes to let, and optional elsewhere', () => {
  expect(rentError('', false)).toBeUndefined();
  expect(rentError('', true)).toMatch(/^Indiquez le loyer\s: le propriétaire souhaite louer\.$/);
  expect(rentError('1 800', true)).toBeUndefined();
  expect(rentError('1 800,5', false)).toBe('Indiquez un nombre entier de dinars, en chiffres.');
  expect(rentError('1 000 000 001', false)).toBe('Ce loyer dépasse un milliard de dinars.');
});

const ofContest = {
  verdict: 'corrected',
  price: '',
  low: '',
  high: '',
  rent: '',
  rentLow: '',
  rentHigh: '',
  comments: 'Vu.',
  reason: '',
  note: '',
} as const;
const notWhole = 'Indiquez un nombre entier de dinars, en chiffres.';
const wholeRange = 'Indiquez la fourchette avec le chiffre, autour de lui.';
const figureMissing = 'Indiquez un prix ou un loyer, avec sa fourchette.';

test.each([
  [{}, { price: figureMissing }],
  [{ price: '450 000', low: '430 000', high: '480 000' }, {}],
  [{ price: '480.000', low: '430 000', high: '490 000' }, { price: notWhole }],
  [{ price: '480.000' }, { price: notWhole, low: wholeRange }],
  [{ price: '450 000' }, { low: wholeRange }],
  [{ low: '430 000', high: '480 000' }, { price: 'Indiquez le prix final, en dinars.' }],
  [{ price: '450 000', low: '430.000', high: '480 000' }, { low: notWhole }],
  [{ price: '450 000', low: '430 000' }, { low: 'Indiquez les deux bornes de la fourchette, ou aucune.' }],
  [
    { price: '420 000', low: '430 000', high: '480 000' },
    { low: 'Le prix final doit se trouver dans la fourchette.' },
  ],
  [{ rent: '1 500', rentLow: '1 400', rentHigh: '1 600' }, {}],
  [{ rent: '1.500', rentLow: '1 400', rentHigh: '1 600' }, { rent: notWhole }],
  [{ rent: '1 500' }, { rentLow: wholeRange }],
  [{ rentLow: '1 400', rentHigh: '1 600' }, { rent: figureMissing }],
])('a correction of a contest that states %j has the errors %j', (stated, wrong) => {
  const errors = Object.entries(contestErrors({ ...ofContest, ...stated })).filter(([, error]) => error);
  expect(Object.fromEntries(errors)).toEqual(wrong);
});

test('an estimate that shows no figure cannot be confirmed', () => {
  const confirmed = { ...ofContest, verdict: 'confirmed' as const };
  expect(contestErrors(confirmed, true)).not.toHaveProperty('verdict');
  expect(contestErrors(confirmed, false).verdict).toMatch(/n’a vu aucun chiffre/);
  expect(contestErrors({ ...confirmed, verdict: 'unknown' }, false)).not.toHaveProperty('verdict');
});

test('a note is a text, a call with its outcome, or both', () => {
  expect(noteToSend({ note: ' ' }, '')).toBeNull();
  expect(noteToSend({ note: ' Plan reçu. ' }, '')).toEqual({ kind: 'note', text: 'Plan reçu.' });
  expect(noteToSend({ note: '' }, 'no_answer')).toEqual({ kind: 'call', outcome: 'no_answer', text: '' });
  expect(noteToSend({ note: 'Mardi' }, 'call_back')).toEqual({
    kind: 'call',
    outcome: 'call_back',
    text: 'Mardi',
  });
});

test.each([
  ['sale', 95, 450_000, true],
  ['sale', 450, 450_000, true],
  ['sale', 380_000, 450_000, false],
  ['sale', 95, null, true],
  ['sale', 450_000, null, false],
  ['rent', 18_000, 1800, true],
  ['rent', 1500, null, false],
] as const)(
  'for a flat of 100 m², a %s of %d DT beside %s is asked back: %s',
  (side, price, automatic, isFar) => {
    expect(isAbsurd(side, price, 100, automatic)).toBe(isFar);
  },
);
