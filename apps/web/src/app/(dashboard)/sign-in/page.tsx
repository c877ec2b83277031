import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { call } from '../../../api/call';
import { safeReturnPath } from '../../../dashboard/paths';
import { currentSession, orRedirectToUnavailable } from '../../../dashboard/session/current-session';
import { linkPath } from '../../../dashboard/sign-in/pending-link';
import { PasswordPage } from '../../../dashboard/sign-in/password-page';

interface SignInRouteProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata() {
  return { title: (await getTranslations('signIn'))('tab') };
}

export default async function SignInRoute({ searchParams }: SignInRouteProps) {
  const { to: asked, why, link } = await searchParams;
  // A link that was cut off behind its `=`; all others are answered by the route that takes their token away.
  if (link !== undefined) redirect(linkPath);
  const to = safeReturnPath(asked);
  const session = await orRedirectToUnavailable(to, currentSession);
  if (session?.ok) redirect(to);
  const options = await orRedirectToUnavailable(to, () => call('sessions.findSignInOptions', {}, undefined));
  return <PasswordPage to={to} why={why} sendsLinks={options.ok && options.value.sends_links} />;
}
