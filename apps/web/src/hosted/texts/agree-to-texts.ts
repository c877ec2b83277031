'use server';
import { redirect } from 'next/navigation';
import { callRaw } from '../../api/call';
import { identityPath, isProofMissing } from '../identity/identity-path';
import { readSession, withToken } from '../session/read-session';
import { sessionPath } from '../session/session-token';

/** The employee wants text messages at the number on record, or no more of them. */
export async function agreeToTexts(session: string, agrees: boolean): Promise<void> {
  const known = await readSession(session);
  if (isProofMissing(known)) redirect(identityPath(session, {}));
  const params = { employee_id: known.employee.id };
  await withToken(session, (token) => callRaw('text_consents.update', { params, body: { agrees } }, token));
  redirect(sessionPath(session));
}
