import { exampleEstimation, exampleProperty } from '@soumdar/contract/testing';
import type { ShownEstimation } from '@soumdar/views';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { EstimationResults } from './estimation-results.tsx';

function textOf(data: ShownEstimation): string {
  const results = createElement(EstimationResults, { property: exampleProperty, data, onContested() {} });
  const routed = createElement(StaticRouter, { location: '/estimation/results' }, results);
  const markup = renderToStaticMarkup(
    createElement(QueryClientProvider, { client: new QueryClient() }, routed),
  );
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('a contest closed without an answer says why beside the figures', () => {
  const saved = { ...exampleEstimation(), id: 'e1' };
  const closedContest = { at: '2025-11-28T10:00:00.000Z', reason: 'Bien hors de Tunisie' };
  expect(textOf({ ...saved, closedContest })).toContain(
    'Contestation close le 28 novembre 2025 Bien hors de Tunisie',
  );
  expect(textOf(saved)).not.toContain('Contestation close');
});
