'use server';
import { redirect } from 'next/navigation';
import { call } from '../../api/call';
import type { ActState } from '../act/act-state';
import { failAct } from '../act/fail-act';
import { performAsEmployee } from '../act/perform-as-employee';
import { sessionPath } from '../session/session-token';

interface TextConsent {
  readonly session: string;
  readonly agrees: boolean;
}

/** The employee wants text messages at the number on record, or no more of them. */
export async function agreeToTexts({ session, agrees }: TextConsent, before: ActState): Promise<ActState> {
  const answer = await performAsEmployee(session, ({ token, employee }) =>
    call('text_consents.update', { params: { employee_id: employee }, body: { agrees } }, token),
  );
  if (!answer.ok) return failAct(before, answer.errorCode);
  redirect(sessionPath(session));
}
