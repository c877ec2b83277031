'use server';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { callRaw } from '../../api/call';
import { readText } from '../forms/action-state';
import { home, paths, signInPath } from '../paths';
import { clearSessionCookie, storeSessionCookie, userCredential } from '../../api/user-credential';
import { orRedirectToUnavailable } from './current-session';

/** Goes on in the other account, at its home page: what was open here is not there. It may ask who it is first. */
export async function switchAccount(form: FormData): Promise<void> {
  const mode = readText(form, 'mode') === 'live' ? 'live' : 'test';
  const answer = await orRedirectToUnavailable(home, async () =>
    callRaw('sessions.switchAccount', { body: { mode } }, await userCredential()),
  );
  if (answer.status === 401) redirect(signInPath(home, 'ended'));
  // Whatever refuses it is said there, where it can be asked for again.
  if (!answer.ok) redirect(paths.switchTo(mode));
  await storeSessionCookie(answer);
  redirect(home);
}

/** The cookie goes whatever the API says: who wants to leave a shared computer has left it. */
export async function signOut(): Promise<void> {
  const credential = await userCredential();
  try {
    if (credential) await callRaw('sessions.signOut', {}, credential);
  } catch (error) {
    if (!unavailabilityIn(error)) throw error;
  }
  await clearSessionCookie();
  redirect(signInPath(home, 'signed_out'));
}
