import { BlockList, isIP, isIPv4 } from 'node:net';

/** Addresses of this network and of no network: nothing that a webhook may reach. RFC 6890 and its registries. */
const unreachable = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  unreachable.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 128],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  unreachable.addSubnet(network, prefix, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isIn = (list: BlockList, address: string) => list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

/**
 * The address as it is kept, or why it cannot be a webhook's. Literal addresses are checked here; what a name
 * resolves to is checked at each delivery, since it changes.
 */
export function readWebhookUrl(given: string, isTest: boolean): URL | { readonly wrong: string } {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return { wrong: 'The url must be a web address with https' };
  if (url.username || url.password) return { wrong: 'The url must hold no user or password' };
  if (url.hash) return { wrong: 'The url must hold no fragment' };
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const isOwn = /(^|\.)localhost\.?$/.test(host) || (isIP(host) > 0 && isIn(loopback, host));
  if (isIP(host) > 0 && isIn(unreachable, host))
    return { wrong: 'The url must not lead into a private network' };
  if (url.protocol === 'http:' && !isTest && !isOwn) return { wrong: 'The url must begin with https' };
  return url;
}
