export type QueryValue = string | number | boolean | readonly string[] | undefined;

export interface UrlParts {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
}

/** The address of an operation below the host: `{name}` filled in, and the query without what is not given. */
export function operationUrl(path: string, { params = {}, query = {} }: UrlParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    // A URL that goes through `new URL` or fetch resolves `.` and `..`, which escaping leaves as they are.
    if (!value || value === '.' || value === '..') throw new Error(`No value for {${name}} in ${path}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name, String(one));
  return `/api/v1${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/** Of what an address holds, which others may have added to, what an operation takes: it refuses anything else. */
export const pickQuery = (
  query: UrlParts['query'] = {},
  names: readonly string[],
): NonNullable<UrlParts['query']> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)));
