import { Resolver, lookup } from 'node:dns/promises';
import { deliveryProblems } from '@firstday/domain';
import { AddressRefused } from './address-refused.js';

/**
 * Resolves a host to all its addresses.
 * @param isPrivate whether the operator named it: only then may this machine know the host by itself
 * @throws AddressRefused where it cannot be resolved
 */
export type ResolveHost = (host: string, isPrivate: boolean) => Promise<readonly string[]>;

/**
 * Public names are asked of the DNS itself: the system's own way (`getaddrinfo`) would hold one of the process's four
 * threads for as long as a name server keeps silent, and anybody can register a name whose server does.
 */
export const resolveHost: ResolveHost = hostResolver(new Resolver({ timeout: 2000, tries: 2 }));

export function hostResolver(dns: Resolver): ResolveHost {
  /** Deliveries that want the same name at the same moment ask once. */
  const asking = new Map<string, Promise<string[]>>();
  return (host, isPrivate) => {
    if (isPrivate) return bySystem(host);
    const known = asking.get(host);
    if (known) return known;
    const answer = byDns(dns, host).finally(() => asking.delete(host));
    asking.set(host, answer);
    return answer;
  };
}

async function bySystem(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true, verbatim: true }).catch(refuse);
  return found.map(({ address }) => address);
}

async function byDns(dns: Resolver, host: string): Promise<string[]> {
  const answers = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const [first] = answers;
  if (addresses.length === 0 && first.status === 'rejected') refuse(first.reason);
  return addresses;
}

function refuse(error: unknown): never {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const isUnknown = code === 'ENOTFOUND' || code === 'ENODATA';
  throw new AddressRefused(isUnknown ? deliveryProblems.unknown_host : deliveryProblems.not_looked_up);
}
