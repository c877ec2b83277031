'use server';
import { redirect } from 'next/navigation';
import { callRaw } from '../../api/call';
import { identityPath, isProofMissing } from '../identity/identity-path';
import { readSession, withToken } from '../session/read-session';
import { sessionPath } from '../session/session-token';
import { taskPaths } from '../task/task-paths';
import { consentPath } from './consent-path';

/** The employee wants paper from now on. */
export async function withdrawConsent(session: string): Promise<void> {
  const params = { employee_id: await knownEmployee(session) };
  await withToken(session, (token) =>
    callRaw('employees.withdrawSigningConsent', { params, body: {} }, token),
  );
  redirect(sessionPath(session));
}

/** The employee agrees, to the statement whose hash the page named. */
export async function giveConsent(session: string, form: FormData): Promise<void> {
  const hash = form.get('consent_sha256');
  if (form.get('consent') !== 'yes' || typeof hash !== 'string')
    redirect(`${consentPath(session)}?missing=consent`);
  const params = { employee_id: await knownEmployee(session) };
  const body = { consents_to_electronic_signature: true as const, consent_sha256: hash };
  await withToken(session, (token) => callRaw('employees.giveSigningConsent', { params, body }, token));
  redirect(sessionPath(session));
}

export async function requestPaperCopy(session: string, task: string): Promise<void> {
  await knownEmployee(session);
  const input = { params: { task_id: task } };
  const answer = await withToken(session, (token) => callRaw('tasks.requestPaperCopy', input, token));
  redirect(`${taskPaths(session, task).done}${answer.ok ? '?paper=asked' : ''}`);
}

/** Where who they are is asked for, that comes first. */
async function knownEmployee(session: string): Promise<string> {
  const known = await readSession(session);
  if (isProofMissing(known)) redirect(identityPath(session, {}));
  return known.employee.id;
}
