/** Says of a hosted page’s session that it was opened from a component, and from which: those sites may frame it. */
export const framedSessionCookie = '__framed';

const isComponentSession = (text: string): boolean => /^cs_[1-9A-HJ-NP-Za-km-z]{1,60}$/.test(text);

/** The component's session that a hosted page was opened from. */
export function componentOf(
  path: string,
  query: URLSearchParams,
  cookie: string | undefined,
): string | undefined {
  const isHosted = path.startsWith('/o/');
  // Before there is a cookie it is in the address of the one page that looks whether the browser keeps any.
  const said = isHosted ? (path.endsWith('/framed') ? (query.get('in') ?? cookie) : cookie) : undefined;
  return said !== undefined && isComponentSession(said) ? said : undefined;
}
