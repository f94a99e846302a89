import { expect, it } from 'vitest';
import { smsLeft } from './alerts-page.tsx';

it.each([
  [374, 500, 'all'],
  [375, 500, 'codes'],
  [499, 500, 'codes'],
  [500, 500, 'none'],
  [2, 3, 'all'],
])('after %i SMS of %i it is still sent: %s', (sent, ceiling, left) => {
  expect(smsLeft({ sent, ceiling })).toBe(left);
});
