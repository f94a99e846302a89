import { expect, test } from 'vitest';
import { failedCall, tooFew, wrongAnswers } from './refusal.ts';

const counts = { found: { sale: 2, rent: 0 }, minimumRequired: 4 };

test('a surface with too few comparables has an error under it, and the figures are marked as the previous ones', () => {
  expect(tooFew('apartment', { surface: 100 }, { surface: 900, rooms: 3 }, counts)).toEqual({
    atSurface:
      'Pas assez d’annonces comparables pour cette surface (vente\u00a0: 2 sur 4, location\u00a0: 0 sur 4)\u00a0: les chiffres affichés sont ceux d’avant.',
    atFigures: 'Données insuffisantes\u00a0: les chiffres affichés sont ceux d’avant.',
  });
});

test('land with too few comparables has no rents to count', () => {
  expect(tooFew('land', { surface: 400 }, { surface: 900 }, counts).atSurface).toContain(
    '(vente\u00a0: 2 sur 4)\u00a0:',
  );
});

test('another answer that leaves too few comparables has its error next to the figures', () => {
  expect(tooFew('land', { surface: 400 }, { surface: 400, is_constructible: true }, counts)).toEqual({
    atFigures:
      'Pas assez d’annonces comparables pour le bien ainsi décrit (vente\u00a0: 2 sur 4)\u00a0: les chiffres affichés sont ceux d’avant.',
  });
});

test('figures after a wrong answer are marked as the previous ones', () => {
  expect(wrongAnswers({ surface: 'La surface est requise et doit être supérieure à 0' })).toEqual({
    atFigures: 'Il faut une surface valable\u00a0: les chiffres affichés sont ceux d’avant.',
  });
  expect(wrongAnswers({ floor: 'Entrez un nombre entier entre 0 et 50' })).toEqual({
    atFigures: 'Une réponse est à corriger\u00a0: les chiffres affichés sont ceux d’avant.',
  });
  expect(wrongAnswers({})).toBeUndefined();
});

test('a failed call may be retried', () => {
  expect(failedCall('Problème de connexion.')).toEqual({
    atFigures: 'Problème de connexion. En attendant, les chiffres affichés sont ceux d’avant.',
    mayRetry: true,
  });
});
