import { sessionPath } from '../session/session-token';

/** Where the code stands by which a session goes on on a phone: with the form, and its page, that it goes on with. */
export function phonePath(
  session: string,
  place: { readonly task?: string; readonly page?: string } = {},
): string {
  const query = new URLSearchParams(place).toString();
  return `${sessionPath(session)}/phone${query ? `?${query}` : ''}`;
}
