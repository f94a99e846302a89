import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test('fills in parameters and leaves unknown query values out', () => {
  expect(addressOf('moveExpertRequest', { params: { id: 'a/b' }, body: {} })).toEqual({
    method: 'POST',
    url: '/api/experts/requests/a%2Fb/moves',
  });
  expect(addressOf('listExpertRequests', { query: { page: 2, q: 'Gabès & Cie', late: undefined } })).toEqual({
    method: 'GET',
    url: '/api/experts/requests?page=2&q=Gab%C3%A8s%20%26%20Cie',
  });
  expect(addressOf('readMarket').url).toBe('/api/market');
});
