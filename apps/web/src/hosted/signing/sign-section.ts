'use server';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { callRaw, toFailure } from '../../api/call';
import { sessionToken } from '../session/session-token';
import { identityPath, isCodePossible } from '../identity/identity-path';
import { expiredPath, readSession } from '../session/read-session';
import { pathAfterSigning } from './path-after-signing';
import { missingIn, type SignState } from './sign-state';

interface ActionTarget {
  readonly session: string;
  readonly task: string;
  readonly section: string;
}

/** Signs the section, once all that a signature needs was given. */
export async function signSection(
  place: ActionTarget,
  before: SignState,
  form: FormData,
): Promise<SignState> {
  const attempt = before.attempt + 1;
  const name = textIn(form, 'name').trim();
  const asksOtherName = form.has('other_name_asked');
  const troubles = missingIn(form);
  if (troubles.length > 0) return { attempt, troubles, name, asksOtherName };
  const token = await sessionToken(place.session);
  if (!token) redirect(expiredPath(place.session));
  const failed = await signed(token, place, form);
  if (failed?.goTo && form.get('live') !== 'yes') redirect(failed.goTo);
  if (failed) return { attempt, name, asksOtherName, ...failed };
  const goTo = await pathAfterSigning(place.session, place.task);
  if (form.get('live') === 'yes') return { attempt, troubles: [], goTo };
  redirect(goTo);
}

async function signed(
  token: string,
  place: ActionTarget,
  form: FormData,
): Promise<Pick<SignState, 'asksOtherName' | 'goTo' | 'message' | 'troubles'> | undefined> {
  const body = {
    section_id: place.section,
    consents_to_electronic_signature: true as const,
    acknowledges_attestation: true as const,
    attestation_sha256: textIn(form, 'attestation_sha256'),
    consent_sha256: textIn(form, 'consent_sha256'),
    ...(form.get('other_name') === 'yes' ? { other_name_sha256: textIn(form, 'other_name_sha256') } : {}),
    signature: signatureIn(form),
  };
  try {
    const answer = await callRaw('tasks.sign', { params: { task_id: place.task }, body }, token);
    if (answer.ok) return undefined;
    const { problem, status } = await toFailure(answer);
    // Another bank account is signed for after a code.
    const session = status === 403 ? await readSession(place.session) : undefined;
    if (session && isCodePossible(session))
      return { troubles: [], goTo: identityPath(session.id, { task: place.task, page: 'sign' }) };
    if (isRefusedAt(problem, 'other_name_sha256')) return { troubles: ['otherName'], asksOtherName: true };
    return isRefusedAt(problem, 'attestation_sha256')
      ? { troubles: ['changed'] }
      : { troubles: ['refused'], ...(problem ? { message: firstMessage(problem) } : {}) };
  } catch (error) {
    if (unavailabilityIn(error)) return { troubles: ['unavailable'] };
    throw error;
  }
}

const isRefusedAt = (problem: Told | undefined, name: string): boolean =>
  problem?.issues?.some(({ path }) => path?.[0] === name) === true;

function signatureIn(form: FormData) {
  const name = textIn(form, 'name').trim();
  if (form.get('method') === 'adopted')
    return { method: 'adopted', signature_id: textIn(form, 'signature_id') } as const;
  return form.get('method') === 'drawn'
    ? ({ method: 'drawn', name, image: textIn(form, 'image') } as const)
    : ({ method: 'typed', name } as const);
}

interface Told {
  readonly message: string;
  readonly issues?: readonly { readonly message: string; readonly path?: readonly unknown[] }[];
}

const firstMessage = ({ message, issues }: Told): string => issues?.[0]?.message ?? message;

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
