import { expect, test } from 'vitest';
import { smallMarket } from '../testing/small-market.ts';
import { presentZone } from './present-zone.ts';

const served = smallMarket();

test('a neighbour says of which type its median is', () => {
  const { neighbours } = presentZone({ ...served, figures: served.figures! }, 'bizerte')!;
  expect(neighbours).toMatchObject([{ slug: 'tunis', type: 'apartment', medianPerSqm: 3100 }]);
});
