import { BlockList, isIP } from 'node:net';
import type { Config } from '../../context/index.js';

/** The addresses whose `x-forwarded-*` headers are believed. */
export interface TrustedProxies {
  has(address: string | undefined): boolean;
}

type Listener = Pick<Config, 'baseUrl' | 'host' | 'port'>;

/**
 * The proxies that the operator named, and this machine's own. Where people reach the service is this very listener,
 * nobody stands before it: then who comes from this machine is a visitor like any other.
 */
export function trustedProxies(config: Listener & Pick<Config, 'trustedProxies'>): TrustedProxies {
  const trusted = new BlockList();
  const own = isReachedDirectly(config) ? [] : ['127.0.0.0/8', '::1', config.host];
  for (const part of [...config.trustedProxies, ...own]) add(trusted, part);
  return {
    has(address) {
      const plain = plainAddress(address ?? '');
      const kind = isIP(plain);
      return kind !== 0 && trusted.check(plain, kind === 6 ? 'ipv6' : 'ipv4');
    },
  };
}

/** Whether `BASE_URL` is where this process itself listens, and not a proxy before it. */
export function isReachedDirectly({ baseUrl, port }: Listener): boolean {
  const url = new URL(baseUrl);
  const isHere = /^(?:.+\.)?localhost$|^127\.|^\[::1\]$/.test(url.hostname);
  return url.protocol === 'http:' && isHere && (url.port || '80') === String(port);
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
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
