import { exampleEstimation } from '@soumdar/contract/testing';
import type { ExpertRequest } from '@soumdar/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConfirmAnswer, type Answer } from './confirm-answer.tsx';

const request = {
  propertyType: 'apartment',
  details: { surface: 100, rooms: 4, bathrooms: 2 },
  estimate: exampleEstimation(),
} as unknown as ExpertRequest;

function wordsOf(answer: Answer, subject = request): string {
  const nothing = () => {};
  const markup = renderToStaticMarkup(
    createElement(ConfirmAnswer, {
      answer,
      request: subject,
      moving: null,
      onConfirm: nothing,
      onCorrect: nothing,
    }),
  );
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('an answer is shown before it is sent, with its distance from the automatic price', () => {
  const words = wordsOf({
    finalPrice: 52_000,
    rangeLow: 50_000,
    rangeHigh: 60_000,
    finalRent: 1800,
    comments: 'Rue calme.',
  });
  expect(words).toContain('52 000 DT');
  expect(words).toContain('−90 % par rapport à l’estimation automatique');
  expect(words).toContain('De 50 000 à 60 000 DT');
  expect(words).toMatch(/Loyer\s: 1 800 DT\/mois/);
  expect(words).toContain('Rue calme.');
  expect(words).toContain('garde la première dans l’historique');
  expect(words).toContain('Vérifiez le nombre de zéros');
});

test('what an answer leaves out is named too, except a missing automatic price', () => {
  const words = wordsOf({ finalPrice: 52_000 }, { ...request, estimate: null });
  expect(words).toContain('Sans fourchette');
  expect(words).toContain('Sans loyer');
  expect(words).not.toContain('estimation automatique');
  expect(wordsOf({ finalPrice: 52_000 }, { ...request, propertyType: 'land' })).not.toContain('loyer');
});
