import { expect, test } from 'vitest';
import {
  emptyAnswers,
  restoreAnswers,
  restoreTimeline,
  projectAnswers,
  toEstimationRequest,
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

test('a surface and a plot are sent without their typed unit', () => {
  const answers = { ...everything, surface: '120 m²', plot: '1 200 m2' };
  expect(toEstimationRequest('house', location, '', answers).details).toMatchObject({
    surface: 120,
    plot_m2: 1200,
  });
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
] as const)('the request of a %s holds the fields of its form', (type, details) => {
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
  ['unknown', undefined],
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
  [{ isConstructible: 'unknown' }, 'unknown'],
])('stored answers %j mean %j for the plot: an empty tick is a new question', (stored, isConstructible) => {
  expect(restoreAnswers<object>(stored)).toEqual({ ...emptyAnswers, isConstructible });
});

test.each([
  [
    'apartment',
    {
      surface: 1250.5,
      rooms: 5,
      bathrooms: 2,
      condition: 'good',
      age_years: 12,
      floor: 3,
      elevator: true,
      sea_view: true,
    },
  ],
  [
    'house',
    {
      surface: 1250.5,
      plot_m2: 2400,
      rooms: 5,
      bathrooms: 2,
      has_garage: true,
      has_pool: false,
      condition: 'good',
      age_years: 12,
      sea_view: true,
    },
  ],
  ['land', { surface: 1250.5, is_constructible: true }],
] as const)('optional answers about a %s go with the request, where its type has them', (type, details) => {
  const more = { condition: 'good', age: '12', floor: '3', elevator: true, seaView: true } as const;
  const request = toEstimationRequest(type, location, '', { ...everything, ...more });
  expect(JSON.parse(JSON.stringify(request.details))).toEqual(details);
});

test('land is sent with a usage of its own, whatever was answered of a home before', () => {
  const answers = { ...everything, propertyUsage: 'autre' } as const;
  expect(projectAnswers('land', answers).property_usage).toBe('terrain');
  expect(projectAnswers('house', answers).property_usage).toBe('autre');
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

test('a marketing channel is not sent once the project is dropped', () => {
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
  ['asap', 'connaitre', ''],
] as const)('timeline %j under intention %s stays %j', (timeline, intention, stored) => {
  expect(restoreTimeline(timeline, intention)).toBe(stored);
});

test('rooms typed as S+2 are sent as three', () => {
  const answers = { ...emptyAnswers, surface: '90', rooms: 'S+2', bathrooms: '1' };
  const { details } = toEstimationRequest('apartment', { lat: 36.8, lng: 10.2 }, '', answers);
  expect(details.rooms).toBe(3);
});
