import type { ListedEstimation } from '@soumdar/contract';
import { exampleEstimation, exampleProperty } from '@soumdar/contract/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { EstimationCard } from './estimation-card.tsx';

const record: ListedEstimation = {
  id: 'e1',
  created_at: '2025-11-20T08:00:00.000Z',
  property_type: exampleProperty.type,
  location: exampleProperty.location,
  localisation: exampleProperty.localisation,
  details: exampleProperty.details,
  result: exampleEstimation().estimation,
};

function textOf(shown: ListedEstimation): string {
  const card = createElement(EstimationCard, { record: shown });
  const routed = createElement(StaticRouter, { location: '/dashboard' }, card);
  const markup = renderToStaticMarkup(
    createElement(QueryClientProvider, { client: new QueryClient() }, routed),
  );
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('a contest closed without an answer is marked, with its reason', () => {
  expect(textOf({ ...record, contested: true })).toContain('Contestée');
  const closedContest = { at: '2025-11-28T10:00:00.000Z', reason: 'Bien hors de Tunisie' };
  const text = textOf({ ...record, closedContest });
  expect(text).toMatch(/ Contestation close 20 novembre 2025 /);
  expect(text).toMatch(/ Contestation close le 28 novembre 2025 Bien hors de Tunisie /);
  expect(text).not.toContain('Contestée');
  expect(textOf(record)).not.toContain('Contestation close');
});
