import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address; an IPv4 address at its end makes two of them. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/**
 * The network whose attempts count together, for the gateway and the reference provider alike: an IPv4 address, or the /64
 * of one IPv6 subscriber.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return (isMapped ? groups : groups.slice(0, 4)).join(':');
}
