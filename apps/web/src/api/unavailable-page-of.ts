/** The request header in which the proxy tells what page is asked for; nothing where a form is sent. A visitor’s own is not passed on. */
export const pageHeader = 'x-firstday-page';

/** The page that says that the service is not there and tries again, for a page that could not be made; undefined where none does. */
export function unavailablePageOf(page: string): string | undefined {
  const [path = ''] = page.split('?');
  // Of itself it would lead nowhere else.
  if (path.endsWith('/unavailable')) return undefined;
  if (/^\/(?:dashboard|sign-in)(?:\/|$)/.test(path))
    return `/sign-in/unavailable?${new URLSearchParams({ to: page })}`;
  const [, session] = /^\/o\/([^/]+)(?:\/|$)/.exec(path) ?? [];
  if (session !== undefined) return `/o/${session}/unavailable`;
  return /^\/onboarding(?:\/|$)/.test(path) ? '/onboarding/unavailable' : undefined;
}
