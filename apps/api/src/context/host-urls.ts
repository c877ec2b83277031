// `npm start` reads this file before anything is built: it imports nothing of ours.

/**
 * An address of PostgreSQL for each host that one names, as libpq writes several: `postgres://user@one:5432,two/database`. Mostly that
 * is the address itself.
 */
export function hostUrls(url: string): string[] {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?@]*,[^/?@]*)((?:[/?].*)?)$/.exec(url);
  if (!parts) return [url];
  const [, before = '', hosts = '', rest = ''] = parts;
  return hosts.split(',').map((host) => `${before}${host}${rest}`);
}
