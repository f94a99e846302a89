import { expect, test } from 'vitest';
import {
  asTyped,
  emptyAnswers,
  keptAnswers,
  keptTimeline,
  toEstimationRequest,
  typedNumber,
  typedRooms,
  typedSurface,
} from './wizard-answers.ts';

const location = { lat: 36.8, lng: 10.2 };
const everything = {
  ...emptyAnswers,
  surface: '1 250,5',
  rooms: '5',
  bathrooms: '2',
  floors: '3',
  hasGarage: true,
  hasPool: true,
  isConstructible: 'yes',
  plot: '2 400',
} as const;

test.each([
  ['120', 120],
  [' 1 250,5 ', 1250.5],
  ['85.5', 85.5],
  ['1.500', 1500],
  ['1.250,5', 1250.5],
  ['', Number.NaN],
  ['12 m', Number.NaN],
  ['1e3', Number.NaN],
  ['0x10', Number.NaN],
])('%j is the number %d', (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

test.each([
  ['1 200 m²', 1200],
  ['85,5m2', 85.5],
  ['120 M2 ', 120],
  ['120 m', Number.NaN],
  ['1e3 m²', Number.NaN],
  ['m²', Number.NaN],
])('%j is the surface %d', (typed, surface) => {
  expect(typedSurface(typed)).toBe(surface);
});

test('a surface and a plot are asked for without the unit typed behind them', () => {
  const answers = { ...everything, surface: '120 m²', plot: '1 200 m2' };
  expect(toEstimationRequest('house', location, '', answers).details).toMatchObject({
    surface: 120,
    plot_m2: 1200,
  });
});

test('a number of the API is shown as it is typed, its thousands apart', () => {
  expect(asTyped(1250.5)).toBe('1\u202f250,5');
  expect(typedNumber(asTyped(1250.5))).toBe(1250.5);
});

test.each([
  ['apartment', { surface: 1250.5, rooms: 5, bathrooms: 2 }],
  ['house', { surface: 1250.5, plot_m2: 2400, rooms: 5, bathrooms: 2, has_garage: true, has_pool: false }],
  [
    'villa',
    {
      surface: 1250.5,
      plot_m2: 2400,
      rooms: 5,
      bathrooms: 2,
      floors: 3,
      has_garage: true,
      has_pool: true,
    },
  ],
  ['land', { surface: 1250.5, is_constructible: true }],
] as const)('the request of a %s holds what its form asks', (type, details) => {
  const request = toEstimationRequest(type, location, 'La Marsa', everything);
  expect(JSON.parse(JSON.stringify(request.details))).toEqual(details);
});

test('an optional count left empty is not sent', () => {
  const request = toEstimationRequest('villa', location, '', { ...everything, floors: ' ', plot: '' });
  expect(request.details.floors).toBeUndefined();
  expect(request.details.plot_m2).toBeUndefined();
});

test.each([
  ['yes', true],
  ['no', false],
  ['', undefined],
] as const)('a plot that may be built on (%j) is sent as %j', (isConstructible, sent) => {
  const request = toEstimationRequest('land', location, '', { ...everything, isConstructible });
  expect(request.details.is_constructible).toBe(sent);
});

test.each([
  [{ isConstructible: true }, 'yes'],
  [{ isConstructible: false }, ''],
  [{}, ''],
  [{ isConstructible: 'no' }, 'no'],
])('kept answers %j say %j of the plot: what was never ticked is asked anew', (kept, isConstructible) => {
  expect(keptAnswers<object>(kept)).toEqual({ isConstructible });
});

test('the project goes with the request', () => {
  const request = toEstimationRequest('apartment', location, 'La Marsa', {
    ...everything,
    propertyUsage: 'autre',
    intention: 'vendre',
    timeline: 'asap',
    marketingChannel: 'both',
    isOwner: true,
    wantsOffers: true,
  });
  expect(request).toMatchObject({
    type: 'apartment',
    location,
    localisation: 'La Marsa',
    is_owner: true,
    property_usage: 'autre',
    intended_action: 'vendre',
    sale_timeline: 'asap',
    sale_method: 'both',
    explore_pro_opportunities: true,
  });
});

test('a marketing channel chosen before the project was given up is not sent', () => {
  const request = toEstimationRequest('apartment', location, '', {
    ...everything,
    timeline: 'no-project',
    marketingChannel: 'self',
  });
  expect(request.sale_method).toBeUndefined();
});

test.each([
  ['recently-sold', 'louer', ''],
  ['recently-rented', 'vendre', ''],
  ['recently-sold', 'vendre', 'recently-sold'],
  ['asap', 'acheter', 'asap'],
  ['', 'acheter', ''],
] as const)('timeline %j under intention %s stays %j', (timeline, intention, kept) => {
  expect(keptTimeline(timeline, intention)).toBe(kept);
});

test.each([
  ['3', 3],
  ['S+2', 3],
  [' s + 2 ', 3],
  ['S+0', 1],
  ['Studio', 1],
  ['s+12', 13],
])('%j are rooms: %i', (text, rooms) => {
  expect(typedRooms(text)).toBe(rooms);
});

test.each(['', 'S+', 'S+x', 'S2+1', '2+S', 'trois'])('%j tells no number of rooms', (text) => {
  expect(typedRooms(text)).toBeNaN();
});

test('rooms told as S+2 are asked for as three', () => {
  const answers = { ...emptyAnswers, surface: '90', rooms: 'S+2', bathrooms: '1' };
  const { details } = toEstimationRequest('apartment', { lat: 36.8, lng: 10.2 }, '', answers);
  expect(details.rooms).toBe(3);
});
