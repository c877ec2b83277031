import { BlockList, isIP } from 'node:net';

/** The addresses whose `x-forwarded-*` headers are believed. */
export interface TrustedPeers {
  has(address: string | undefined): boolean;
}

export interface Listener {
  readonly baseUrl: string | undefined;
  readonly host: string | undefined;
  readonly port: string | undefined;
  /** Addresses and networks of proxies on other machines. */
  readonly trustedProxies: string;
}

/**
 * The proxies that the operator named, and this machine's own. Where people reach the service is this very listener,
 * nobody stands before it: then who comes from this machine is a visitor like any other.
 */
export function trustedPeers({ trustedProxies, ...listener }: Listener): TrustedPeers {
  const trusted = new BlockList();
  const named = trustedProxies.split(/[\s,]+/).filter((part) => part !== '');
  const own = isReachedDirectly(listener) ? [] : ['127.0.0.0/8', '::1', listener.host ?? ''];
  for (const part of [...named, ...own]) add(trusted, part);
  return {
    has(address) {
      const plain = plainAddress(address ?? '');
      const kind = isIP(plain);
      return kind !== 0 && trusted.check(plain, kind === 6 ? 'ipv6' : 'ipv4');
    },
  };
}

function isReachedDirectly({ baseUrl, port = '3000' }: Omit<Listener, 'trustedProxies'>): boolean {
  if (baseUrl === undefined) return true;
  const url = new URL(baseUrl);
  const isHere = /^(?:.+\.)?localhost$|^127\.|^\[::1\]$/.test(url.hostname);
  return url.protocol === 'http:' && isHere && (url.port || '80') === port;
}

function add(trusted: BlockList, part: string): void {
  const [address = '', bits] = part.split('/');
  const kind = isIP(address);
  if (kind === 0) return;
  const family = kind === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) trusted.addAddress(address, family);
  else trusted.addSubnet(address, Number(bits), family);
}

/** A socket that takes both kinds writes an IPv4 address as IPv6. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
