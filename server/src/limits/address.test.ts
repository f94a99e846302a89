import { expect, it } from 'vitest';
import { countedAddress } from './address.ts';

it.each([
  ['41.226.1.2', '41.226.1.2'],
  ['::ffff:41.226.1.2', '41.226.1.2'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (ip, counted) => {
  expect(countedAddress(ip)).toBe(counted);
});
