import { isIPv6 } from 'node:net';

/**
 * Whom rate limits count against: an IPv4 address, or the /64 network of an IPv6 one, because a single household has
 * that many addresses to choose from.
 */
export function callerOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const mapped = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!isIPv6(mapped)) return mapped;
  const [head = '', tail] = mapped.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
