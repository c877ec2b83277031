'use server';
import type { FormContent } from '@firstday/domain';
import { callRaw } from '../../api/call';
import { unavailabilityIn } from '../../api/api-unavailable';
import { userCredential } from '../../api/user-credential';
import { type ActionContext, currentSession, isSamePerson } from '../session/current-session';

export type SaveAnswer = { readonly version: string } | { readonly trouble: 'failed' | 'stale' | 'wrong' };

/** @param version of the draft that was changed: over another one nothing is written */
export type SaveDraft = (version: string, content: FormContent) => Promise<SaveAnswer>;

/** Saves a draft for the person to whom it was shown. */
export async function saveDraft(
  place: ActionContext,
  id: string,
  version: string,
  content: FormContent,
): Promise<SaveAnswer> {
  try {
    const session = await currentSession();
    if (!session?.ok || !isSamePerson(session.value, place)) return { trouble: 'failed' };
    const credential = { ...(await userCredential()), 'if-match': version };
    const answer = await callRaw(
      'forms.updateDraft',
      { params: { form_id: id }, body: { content } },
      credential,
    );
    if (answer.ok) return { version: answer.headers.get('etag') ?? version };
    if (answer.status === 412) return { trouble: 'stale' };
    return { trouble: answer.status === 400 ? 'wrong' : 'failed' };
  } catch (error) {
    if (unavailabilityIn(error)) return { trouble: 'failed' };
    throw error;
  }
}
