import { expect, it } from 'vitest';
import { changeAsShown, movesAsShown } from './as-shown.ts';

it('a change is that of the figures shown', () => {
  // 605 is shown as 610, 622 as 620
  expect(Math.exp(changeAsShown('rent', 605, 622))).toBeCloseTo(620 / 610, 12);
  expect(changeAsShown('sale', 310_100, 310_400)).toBe(0);
});

it('its parts add up to it, and the published index stays', () => {
  const change = changeAsShown('rent', 605, 622);
  const parts = (listings: number, model: number) => movesAsShown(change, { index: 0.01, listings, model });
  const large = Math.log(622 / 605) - 0.01;
  expect(parts(large, 0)).toEqual({ index: 0.01, listings: change - 0.01, model: 0 });
  expect(parts(0.001, large - 0.001)).toEqual({ index: 0.01, listings: 0.001, model: change - 0.01 - 0.001 });
});
