import { isIPv6 } from 'node:net';

/** One subscriber owns a whole /64 of IPv6. */
export function countedAddress(ip: string): string {
  const groups = groupsOfIPv6(ip);
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : withoutMapping(ip);
}

/** A whole /56 of IPv6, which one subscriber may own; of IPv4 one address, which many may share. */
export function countedSubscriber(ip: string): string {
  return groupsOfIPv6(ip) ? countedNetwork(ip) : withoutMapping(ip);
}

/** About as wide as one provider assigns: /24 of IPv4, /56 of IPv6. */
export function countedNetwork(ip: string): string {
  const groups = groupsOfIPv6(ip);
  if (!groups) return `${withoutMapping(ip).split('.').slice(0, 3).join('.')}.0/24`;
  const [first, second, third, fourth = '0'] = groups;
  const ofSubscriber = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return `${first}:${second}:${third}:${ofSubscriber}::/56`;
}

function withoutMapping(ip: string): string {
  return /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1] ?? ip;
}

/** Undefined for an IPv4 address, mapped or not. */
function groupsOfIPv6(ip: string): string[] | undefined {
  if (!isIPv6(ip) || withoutMapping(ip) !== ip) return undefined;
  const [left = '', right] = ip.split('%', 1)[0]!.toLowerCase().split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = right === undefined ? [] : Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''));
}
