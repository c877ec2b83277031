'use server';
import { MagicLinkRedirectPath, UserSession } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { home } from '../dashboard/paths';
import { arrivalHeaders, keepSession, personCredential } from '../dashboard/person';
import { orUnavailable } from '../dashboard/session';
import { callApi } from '../session/api';
import { dropLink, heldLink, linkPath } from './link-cookie';

/** Uses the link that this browser opened, and goes on to where it leads: a path of this site and no other. */
export async function redeem(): Promise<void> {
  const token = await heldLink();
  if (!token) redirect(linkPath);
  const answer = await orUnavailable(linkPath, async () =>
    callApi((await personCredential()) ?? (await arrivalHeaders()), '/session/magic_link', {
      method: 'POST',
      body: { token },
    }),
  );
  if (answer.ok || answer.status === 404) await dropLink();
  if (!answer.ok) redirect(linkPath);
  const session = UserSession.parse(await answer.json());
  await keepSession(answer);
  const path = MagicLinkRedirectPath.safeParse(session.redirect_path);
  redirect(path.success ? path.data : home);
}
