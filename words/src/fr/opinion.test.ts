import { expect, it } from 'vitest';
import { inOneSentence } from './opinion.ts';

it('a link preview separates the price of an expert from the rent', () => {
  const sale = { low: 400_000, price: 420_000, high: 450_000 };
  const rent = { low: 1400, price: 1500, high: 1600 };
  const opinion = { at: '2026-03-01T10:00:00.000Z', verdict: 'corrected' as const, sale, rent };
  expect(inOneSentence(opinion).replaceAll(/\s/g, ' ')).toBe(
    'Avis d’un expert du 1er mars 2026 : L’expert corrige l’estimation. Prix de vente : 420 000 DT, entre 400 000 DT et 450 000 DT ; Loyer mensuel : 1 500 DT/mois, entre 1 400 DT/mois et 1 600 DT/mois',
  );
  expect(inOneSentence({ ...opinion, verdict: 'confirmed', sale: undefined, rent: undefined })).toMatch(
    /confirme l’estimation$/,
  );
});
