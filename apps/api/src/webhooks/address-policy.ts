import { deliveryProblems, webhookUrlProblems } from '@firstday/domain';
import ipaddr from 'ipaddr.js';
import { AddressRefused } from './address-refused.js';
import type { ResolveHost } from './resolve-host.js';

/** Who may be reached. */
export interface AddressPolicy {
  /** Test accounts may be sent to without encryption. */
  readonly isTest: boolean;
  /** The service itself runs on somebody's own machine: so may the receiver. */
  readonly isDevelopment: boolean;
  /** Names and addresses within the operator's own network that the operator allows. */
  readonly privateHosts: readonly string[];
}

/**
 * The address as it is kept, or why it cannot be a webhook's. Literal addresses are checked here, whatever their
 * spelling, and no name is looked up: what it resolves to is checked at each delivery, since it changes.
 */
export function parseWebhookUrl(given: string, reach: AddressPolicy): URL | { readonly wrong: string } {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return { wrong: webhookUrlProblems.not_web };
  if (url.username || url.password) return { wrong: webhookUrlProblems.credentials };
  if (url.hash) return { wrong: webhookUrlProblems.fragment };
  const host = hostOf(url);
  const isOwn = isLocalName(host) || (ipaddr.isValid(host) && rangeOf(host) === 'loopback');
  const isAllowed = reach.privateHosts.includes(host);
  if (isOwn && !reach.isDevelopment && !isAllowed) return { wrong: webhookUrlProblems.own_machine };
  if (ipaddr.isValid(host) && !isOwn && !isAllowed && !isPublic(host))
    return { wrong: webhookUrlProblems.private_network };
  if (url.protocol === 'http:' && !reach.isTest && !isOwn && !isAllowed)
    return { wrong: webhookUrlProblems.not_https };
  return url;
}

/** Where a url leads. */
export interface WebhookTarget {
  readonly origin: string;
  readonly path: string;
  readonly host: string;
  /** Of a host that the operator allows. */
  readonly isPrivate: boolean;
  /** Where the url names them itself; null where its host has to be resolved. */
  readonly addresses: readonly string[] | null;
}

/** @throws AddressRefused where the url is not to be reached, whatever its host leads to */
export function toWebhookTarget(given: string, reach: AddressPolicy): WebhookTarget {
  const url = parseWebhookUrl(given, reach);
  if ('wrong' in url) throw new AddressRefused(url.wrong);
  const host = hostOf(url);
  return {
    origin: url.origin,
    path: url.pathname + url.search,
    host,
    isPrivate: reach.privateHosts.includes(host),
    addresses: addressesIn(host),
  };
}

function addressesIn(host: string): readonly string[] | null {
  if (ipaddr.isValid(host)) return [host];
  return isLocalName(host) ? ['127.0.0.1', '::1'] : null;
}

/**
 * The addresses of a webhook's host, each of which was checked: the connection is made to one of these and to no other,
 * so that a name which changes its mind gains nothing.
 * @throws AddressRefused where any of its addresses is not to be reached
 */
export async function resolveChecked(
  { host, isPrivate, addresses: own }: WebhookTarget,
  resolve: ResolveHost,
): Promise<readonly string[]> {
  if (own) return own;
  const addresses = await resolve(host, isPrivate);
  if (addresses.length === 0) throw new AddressRefused(deliveryProblems.no_address);
  if (isPrivate) return addresses;
  for (const address of addresses)
    if (!isPublic(address)) throw new AddressRefused(deliveryProblems.into_private_network);
  return addresses;
}

/** Without the brackets of an IPv6 address and the dot at the end of a full name. */
export const hostOf = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$/g, '').replace(/\.$/, '');

const isLocalName = (host: string): boolean => /(^|\.)localhost$/.test(host);

/** The part of IPv6 from which public addresses are given out (RFC 4291 2.4); what is elsewhere is none. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Networks of tests between routers (RFC 2544), which not every list of ranges has. */
const benchmarking = ipaddr.IPv4.parseCIDR('198.18.0.0/15');

function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(globalUnicast) : !parsed.match(benchmarking);
}

/** By the registries of special addresses (RFC 6890); an IPv4 address within an IPv6 one counts as itself. */
function rangeOf(address: string): string {
  return ipaddr.process(address).range();
}
