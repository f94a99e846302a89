import { expect, it } from 'vitest';
import { contestOf, emptyContest, newHome } from './contest-answers.ts';

it('only the fields of the reasons chosen are sent, as numbers', () => {
  const typed = {
    ...emptyContest,
    surface: '1 20',
    rooms: 'S+2',
    condition: 'good',
    comparable: 'id',
    why: 'RDC',
  };
  expect(contestOf({ ...typed, reasons: ['rooms', 'comparable'] }, ['other'])).toMatchObject({
    reasons: ['rooms', 'comparable'],
    corrections: { surface: undefined, rooms: 3, plot_m2: undefined },
    comparables: [{ id: 'id', why: 'RDC' }],
    without: ['other'],
  });
  expect(contestOf({ ...typed, reasons: ['surface', 'condition'] }, [])).toMatchObject({
    corrections: { surface: 120, condition: 'good' },
  });
  expect(contestOf({ ...typed, reasons: ['other'] }, [])).not.toHaveProperty('comparables');
});

it('the place is sent with its precision, without its address, where the place is contested', () => {
  const typed = {
    ...emptyContest,
    place: { adr: 'x', lat: 36.88, lng: 10.32, precision: 'town' as const },
  };
  expect(contestOf({ ...typed, reasons: ['place'] }, []).corrections).toMatchObject({
    location: { lat: 36.88, lng: 10.32, precision: 'town' },
  });
  expect(contestOf({ ...typed, reasons: ['other'] }, []).corrections).not.toHaveProperty('location');
  expect(contestOf({ ...emptyContest, reasons: ['place'] }, []).corrections).not.toHaveProperty('location');
});

it('a home is sent with its whole price and surface', () => {
  const home = {
    ...newHome('villa'),
    address: 'La Marsa',
    surface: '300 m²',
    price: '1 200 000',
    date: '2025-11',
  };
  expect(contestOf({ ...emptyContest, reasons: ['other'], homes: [home] }, []).homes).toEqual([
    { address: 'La Marsa', type: 'villa', surface: 300, price: 1_200_000, date: '2025-11', kind: 'asked' },
  ]);
});
