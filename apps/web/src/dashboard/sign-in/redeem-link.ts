'use server';
import { MagicLinkRedirectPath, UserSession } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { home } from '../paths';
import { signInCredential, storeSessionCookie } from '../../api/user-credential';
import { orRedirectToUnavailable } from '../session/current-session';
import { callRaw } from '../../api/call';
import { clearLinkCookie, pendingLink, linkPath } from './pending-link';

/** Uses the link that this browser opened, and goes on to where it leads: a path of this site and no other. */
export async function redeemLink(): Promise<void> {
  const token = await pendingLink();
  if (!token) redirect(linkPath);
  const answer = await orRedirectToUnavailable(linkPath, async () =>
    callRaw('sessions.redeemMagicLink', { body: { token } }, await signInCredential()),
  );
  if (answer.ok || answer.status === 404) await clearLinkCookie();
  if (!answer.ok) redirect(linkPath);
  const session = UserSession.parse(await answer.json());
  await storeSessionCookie(answer);
  const path = MagicLinkRedirectPath.safeParse(session.redirect_path);
  redirect(path.success ? path.data : home);
}
