'use server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import type { ActState } from '../act/act-state';
import { failAct } from '../act/fail-act';
import { performAsEmployee } from '../act/perform-as-employee';
import { sessionPath } from '../session/session-token';

/** The employee wants paper from now on. */
export async function withdrawConsent(session: string, before: ActState): Promise<ActState> {
  const answer = await performAsEmployee(session, ({ token, employee }) =>
    call('employees.withdrawSigningConsent', { params: { employee_id: employee }, body: {} }, token),
  );
  if (!answer.ok) return failAct(before, answer.errorCode);
  redirect(sessionPath(session));
}
