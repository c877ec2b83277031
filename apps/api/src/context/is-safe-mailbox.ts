import ipaddr from 'ipaddr.js';

const ownRanges = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/** Whether a mailbox is read over TLS, or on this machine. */
export function isSafeMailbox(given: string): boolean {
  const { protocol, hostname } = new URL(given);
  return protocol === 'imaps:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Links are in it: in the open they go over the operator's own network alone. */
export function isSafeTextUrl(given: string): boolean {
  const { protocol, hostname, username, password } = new URL(given);
  if (username !== '' || password !== '') return false;
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  // A name without a dot is one of a network's own.
  if (protocol === 'https:' || !/[.:]/.test(host)) return true;
  return ipaddr.isValid(host) && ownRanges.has(ipaddr.process(host).range());
}
