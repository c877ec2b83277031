const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1';
/** RFC 1035: a name that is longer does not exist, and a header would carry it. */
const maxHostLength = 253;
/** Labels of letters, digits and hyphens: what a content security policy can say of a host, and nothing that it reads as more. */
const hostname = /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*$/;

/**
 * The origin of a page that may frame components, as a browser writes it: https, or http on the partner's own machine
 * (`localhost`, `*.localhost`, `127.0.0.1`).
 * @returns nothing for anything else: a wildcard, a path, a user, an IPv6 address (which no policy can name)
 */
export function embeddingOrigin(given: string): string | undefined {
  const url = URL.parse(given.trim());
  if (!url || url.hostname.length > maxHostLength || !hostname.test(url.hostname)) return undefined;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname));
  const isBare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  return isSafe && isBare ? url.origin : undefined;
}
