import { expect, test } from 'vitest';
import { stubStorage } from '../testing/memory-storage.ts';
import { keepDeviceMark, readDeviceMarks } from './known-device.ts';

test('a mark takes the place of the one it renews, and the five newest are kept', () => {
  stubStorage('localStorage');
  for (const mark of ['a.1.s', 'b.1.s', 'a.2.s']) keepDeviceMark(mark);
  expect(readDeviceMarks()).toEqual(['a.2.s', 'b.1.s']);
  for (const mark of ['c.1.s', 'd.1.s', 'e.1.s', 'f.1.s']) keepDeviceMark(mark);
  expect(readDeviceMarks()).toEqual(['f.1.s', 'e.1.s', 'd.1.s', 'c.1.s', 'a.2.s']);
});

test.each(['{"a":1}', 'broken', '[1,null]'])('what is kept as %s is no mark', (kept) => {
  stubStorage('localStorage').set('devices', kept);
  expect(readDeviceMarks()).toEqual([]);
});
