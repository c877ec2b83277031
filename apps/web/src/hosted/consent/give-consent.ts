'use server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import { failAct } from '../act/fail-act';
import { performAsEmployee } from '../act/perform-as-employee';
import { sessionPath } from '../session/session-token';
import type { AgreeState } from './agree-state';

/** The employee agrees, to the statement whose hash the page named. */
export async function giveConsent(session: string, before: AgreeState, form: FormData): Promise<AgreeState> {
  const attempt = before.attempt + 1;
  const hash = form.get('consent_sha256');
  if (form.get('consent') !== 'yes' || typeof hash !== 'string') return { attempt, errorCode: 'required' };
  const body = { consents_to_electronic_signature: true as const, consent_sha256: hash };
  const answer = await performAsEmployee(session, ({ token, employee }) =>
    call('employees.giveSigningConsent', { params: { employee_id: employee }, body }, token),
  );
  if (!answer.ok) return failAct(before, answer.errorCode);
  redirect(sessionPath(session));
}
