import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RequestedProperty } from './manual-request-sheet.tsx';

test('a request names the place as the page behind it does, not by bare coordinates', () => {
  const property = {
    type: 'land' as const,
    location: { lat: 36.8778, lng: 10.3247 },
    localisation: 'Lat: 36.8778, Lng: 10.3247',
    details: { surface: 400 },
  };
  const html = renderToStaticMarkup(createElement(RequestedProperty, { property }));
  expect(html).toContain('près de La Marsa');
  expect(html).not.toContain('Lat:');
});
