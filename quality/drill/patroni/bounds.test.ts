import { expect, test } from 'vitest';
import { Downtime, type Hardship } from '../downtime.ts';
import { findTooLong } from './bounds.ts';

const without = (seconds: number): Hardship => ({ errors: new Map(), withoutServiceMs: 1000 * seconds });

test('what lasts longer than it may is told, a killed primary sooner than a lost machine', () => {
  const downtime = new Downtime();
  downtime.byFault.set('the primary killed', without(7.2));
  downtime.byFault.set('the machine of the primary killed', without(24.9));
  downtime.byFault.set('all etcd frozen', without(25.1));
  expect(findTooLong(downtime)).toEqual([
    'the primary killed: 7.2 s without writes where 7 may be',
    'all etcd frozen: 25.1 s without writes where 25 may be',
  ]);
});
