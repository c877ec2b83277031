import ipaddr from 'ipaddr.js';

/** Whom an address counts for: one IPv4 address, or an IPv6 network of 64 bits, which is what one customer is given. */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'address:unknown';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return `address:${address.toString()}`;
  return `address:${address.toByteArray().slice(0, 8).join('.')}`;
}
