import { expect, test } from 'vitest';
import { dashboardQuery, readDashboardView } from './dashboard-view.ts';

test('the address of the dashboard tells tab, page and page size, and nothing that goes without saying', () => {
  const view = { tab: 'manual', page: 2, limit: 6 } as const;
  expect(dashboardQuery(view)).toEqual({ tab: 'manual', page: '2', limit: '6' });
  expect(readDashboardView(new URLSearchParams(dashboardQuery(view)))).toEqual(view);
  const first = { tab: 'estimations', page: 1, limit: 3 } as const;
  expect(dashboardQuery(first)).toEqual({});
  expect(readDashboardView(new URLSearchParams())).toEqual(first);
});

test.each(['page=0&limit=4&tab=x', 'page=1.5&limit=-3', 'page=many&limit='])(
  'an address that says %s shows the first page of the first tab',
  (query) => {
    expect(readDashboardView(new URLSearchParams(query))).toEqual({ tab: 'estimations', page: 1, limit: 3 });
  },
);
