import { expect, test } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { mayArriveAfter, secondsUntilNextCode } from './code-wait.ts';

test.each([
  [{ type: 'rate_limit', status: 429, waitTime: 150 }, 150, false],
  [{ type: 'rate_limit', status: 429 }, 60, false],
  [{ type: 'server', status: 502, waitTime: 180 }, 180, true],
  [{ type: 'server', status: 502 }, 0, false],
  [{ type: 'network' }, 0, false],
] as const)('after %j the next code waits %i s, and one may arrive: %j', (fields, seconds, mayArrive) => {
  const failure = new ApiFailure(fields);
  expect(secondsUntilNextCode(failure, 60)).toBe(seconds);
  expect(mayArriveAfter(failure)).toBe(mayArrive);
});
