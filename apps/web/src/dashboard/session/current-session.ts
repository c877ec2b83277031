import { type Permission, UserSession } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { unavailabilityIn } from '../../api/api-unavailable';
import { type ApiResult, call } from '../../api/call';
import { leadToUnavailable } from '../../api/lead-to-unavailable';
import { signInPath, withQuery } from '../paths';
import { userCredential } from '../../api/user-credential';

/** Who is signed in; undefined where the browser shows no session at all. */
export const currentSession = cache(async (): Promise<ApiResult<UserSession> | undefined> => {
  const credential = await userCredential();
  return credential && call('sessions.current', {}, credential);
});

/** For pages: whoever is not signed in goes to the door, and comes back to this path. */
export async function requireSession(path: string): Promise<UserSession> {
  const result = await orRedirectToUnavailable(path, currentSession);
  if (!result) redirect(signInPath(path));
  if (result.ok) return result.value;
  return result.status === 401 ? redirect(signInPath(path, 'ended')) : redirect(unavailablePath(path));
}

/** Where one can try again: the API cannot be reached, or has had too many requests. */
const unavailablePath = (path: string): string => withQuery('/sign-in/unavailable', { to: path });

/** Where the API is not there a page of its own says so, and leads back to this path. The action of a form may catch it (`keepTyped`). */
export async function orRedirectToUnavailable<T>(path: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const reason = unavailabilityIn(error);
    if (!reason) throw error;
    leadToUnavailable(unavailablePath(path), reason);
  }
}

export const hasPermission = (session: UserSession, permission: Permission): boolean =>
  session.permissions.includes(permission);

/** Where a form was shown, and to whom: a browser may have changed the account in another tab since. */
export interface ActionContext {
  readonly path: string;
  readonly account: string;
  readonly user: string;
}

export const toActionContext = ({ account, user }: UserSession, path: string): ActionContext => ({
  path,
  account: account.id,
  user: user.id,
});

export const isSamePerson = ({ account, user }: UserSession, place: ActionContext): boolean =>
  account.id === place.account && user.id === place.user;
