import { redirect } from 'next/navigation';
import type { ApiResult } from '../../api/call';
import { identityPath, needsCodeToSign } from '../identity/identity-path';
import { readSession } from '../session/read-session';
import { performAct, type PerformedAct } from './perform-act';

interface ActingEmployee {
  readonly token: string;
  readonly employee: string;
}

/** The same, for what the employee alone does; where who they are is asked for, that comes first. */
export const performAsEmployee = <T>(
  session: string,
  send: (as: ActingEmployee) => Promise<ApiResult<T>>,
): Promise<PerformedAct<T>> =>
  performAct(session, async (token) => {
    const known = await readSession(session);
    if (needsCodeToSign(known)) redirect(identityPath(session, {}));
    return send({ token, employee: known.employee.id });
  });
