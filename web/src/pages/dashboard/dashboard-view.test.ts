import { expect, test } from 'vitest';
import { propertyAddress } from '@soumdar/contract';
import { dashboardQuery, readDashboardView } from './dashboard-view.ts';

test('the address holds tab, page and page size, without the defaults', () => {
  const view = { tab: 'manual', page: 2, limit: 6, q: '', property: '' } as const;
  expect(dashboardQuery(view)).toEqual({ tab: 'manual', page: '2', limit: '6' });
  expect(readDashboardView(new URLSearchParams(dashboardQuery(view)))).toEqual(view);
  const first = { tab: 'estimations', page: 1, limit: 3, q: '', property: '' } as const;
  expect(dashboardQuery(first)).toEqual({});
  expect(readDashboardView(new URLSearchParams())).toEqual(first);
});

test('the address holds the search, only for estimates', () => {
  const view = { tab: 'estimations', page: 2, limit: 3, q: 'La Marsa & plage', property: '' } as const;
  const query = new URLSearchParams(dashboardQuery(view));
  expect(readDashboardView(query)).toEqual(view);
  query.set('q', ` ${'x'.repeat(100)}`);
  expect(readDashboardView(query).q).toBe('x'.repeat(80));
  query.set('tab', 'manual');
  expect(readDashboardView(query).q).toBe('');
  expect(dashboardQuery({ ...view, tab: 'manual' })).toEqual({ tab: 'manual', page: '2' });
});

test.each(['page=0&limit=4&tab=x', 'page=1.5&limit=-3', 'page=many&limit='])(
  'an address with %s shows the first page of the first tab',
  (query) => {
    expect(readDashboardView(new URLSearchParams(query))).toEqual({
      tab: 'estimations',
      page: 1,
      limit: 3,
      q: '',
      property: '',
    });
  },
);

test('the address holds the property whose estimates are shown, and ignores what is no id', () => {
  const id = '0190a2f4-7b3c-4d5e-8f60-718293a4b5c6';
  const query = new URLSearchParams(propertyAddress(id).split('?')[1]);
  expect(readDashboardView(query)).toEqual({ tab: 'estimations', page: 1, limit: 15, q: '', property: id });
  query.set('bien', `${id}' or`);
  expect(readDashboardView(query).property).toBe('');
});
