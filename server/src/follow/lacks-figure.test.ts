import type { ManualRequestRow } from '@soumdar/db';
import { expect, it } from 'vitest';
import { smallMarket } from '../testing/small-market.ts';
import { createLacksFigure } from './lacks-figure.ts';

const of = (change: Partial<ManualRequestRow> = {}) =>
  ({
    property_type: 'villa',
    lat: 33.88,
    lng: 10.09,
    precision: null,
    details: { surface: 300, rooms: 6 },
    ...change,
  }) as ManualRequestRow;

it('whether a property lacks a figure is valued once for each market and day, however often it is asked', async () => {
  const served = smallMarket();
  let valued = 0;
  let imports = 1;
  let today = new Date('2025-11-22T10:00:00Z');
  const services = {
    servedMarket: () => ({
      ...served,
      imports,
      get market() {
        valued += 1;
        return served.market;
      },
    }),
    clock: () => today,
  };
  const lacksFigure = createLacksFigure();
  const ask = (request: ManualRequestRow) => lacksFigure(services, request);
  expect(await Promise.all([of(), of(), of({ lat: 33.89 })].map(ask))).toEqual([true, true, true]);
  expect(valued).toBe(2);
  imports = 2;
  await ask(of());
  expect(valued).toBe(3);
  today = new Date('2025-11-23T10:00:00Z');
  await ask(of());
  await ask(of());
  expect(valued).toBe(4);
});
