import ipaddr from 'ipaddr.js';

/** What an address is counted as: one IPv4 address, or a /64 IPv6 network, which is what one customer is given. */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'address:unknown';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return `address:${address.toString()}`;
  return `address:${address.toByteArray().slice(0, 8).join('.')}`;
}
