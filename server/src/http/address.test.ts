import { expect, it } from 'vitest';
import { countedAddress, countedNetwork, countedSubscriber } from './address.ts';

it.each([
  ['41.226.1.2', '41.226.1.2', '41.226.1.0/24'],
  ['::ffff:41.226.1.2', '41.226.1.2', '41.226.1.0/24'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/56'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64', '2001:db8:0:0::/56'],
  ['2001:db8:0:12ff::5', '2001:db8:0:12ff::/64', '2001:db8:0:1200::/56'],
  ['2001:0DB8:0000:0001:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64', '2001:db8:0:0::/56'],
  ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56'],
])('%s is counted as %s, its network as %s', (ip, address, network) => {
  expect(countedAddress(ip)).toBe(address);
  expect(countedNetwork(ip)).toBe(network);
});

it('a subscriber is counted as one address of IPv4, or a /56 of IPv6', () => {
  expect(countedSubscriber('::ffff:41.226.1.2')).toBe('41.226.1.2');
  expect(countedSubscriber('2001:db8:0:12ff::5')).toBe('2001:db8:0:1200::/56');
});
