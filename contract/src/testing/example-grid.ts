import type { ComparableItem } from '../estimation/estimation.ts';
import { exampleComparable } from './example-estimation.ts';

/** Three that are adjusted to the example property: between them, over and under its figure. */
export const exampleAdjusted = (): ComparableItem[] => [
  exampleComparable({
    id: 'first',
    price: 502_000,
    listedOn: '2020-12-15',
    likeness: 'strong',
    likenesses: ['same_place', 'same_rooms'],
    adjustments: [
      { what: 'time', tnd: 60_000 },
      { what: 'surface', tnd: -12_000 },
    ],
    adjustedPrice: 550_000,
  }),
  exampleComparable({
    id: 'second',
    price: 610_000,
    distance: '1.9',
    likeness: 'fair',
    likenesses: ['recent'],
    adjustments: [
      { what: 'place', tnd: -70_000 },
      { what: 'rest', tnd: -50_000 },
    ],
    adjustedPrice: 490_000,
  }),
  exampleComparable({
    id: 'third',
    price: 505_000,
    distance: '0.2',
    atTown: true,
    likeness: 'loose',
    likenesses: [],
    adjustments: [{ what: 'details', tnd: 20_000 }],
    adjustedPrice: 525_000,
  }),
];
