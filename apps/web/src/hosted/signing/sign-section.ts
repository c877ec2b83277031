'use server';
import { redirect } from 'next/navigation';
import { ApiUnavailable } from '../../api/api-unavailable';
import { callRaw, toFailure } from '../../api/call';
import { sessionToken } from '../session/session-token';
import { expiredPath } from '../session/read-session';
import { taskPaths } from '../task/task-paths';
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
  const troubles = missingIn(form);
  if (troubles.length > 0) return { attempt, troubles, name };
  const paths = taskPaths(place.session, place.task);
  const token = await sessionToken(place.session);
  if (!token) redirect(expiredPath(place.session));
  const failed = await signed(token, place, form);
  if (failed) return { attempt, name, ...failed };
  if (form.get('live') === 'yes') return { attempt, troubles: [], goTo: paths.done };
  redirect(paths.done);
}

async function signed(
  token: string,
  place: ActionTarget,
  form: FormData,
): Promise<Pick<SignState, 'message' | 'troubles'> | undefined> {
  const timeZone = textIn(form, 'time_zone');
  const body = {
    section_id: place.section,
    consents_to_electronic_signature: true as const,
    acknowledges_attestation: true as const,
    attestation_sha256: textIn(form, 'attestation_sha256'),
    consent_sha256: textIn(form, 'consent_sha256'),
    signature: signatureIn(form),
    ...(timeZone ? { time_zone: timeZone } : {}),
  };
  try {
    const answer = await callRaw('tasks.sign', { params: { task_id: place.task }, body }, token);
    if (answer.ok) return undefined;
    const { problem } = await toFailure(answer);
    const isOtherText =
      problem?._tag === 'HttpApiDecodeError' &&
      problem.issues.some((issue) => issue.path[0] === 'attestation_sha256');
    return isOtherText
      ? { troubles: ['changed'] }
      : { troubles: ['refused'], ...(problem ? { message: firstMessage(problem) } : {}) };
  } catch (error) {
    if (error instanceof ApiUnavailable) return { troubles: ['unavailable'] };
    throw error;
  }
}

function signatureIn(form: FormData) {
  const name = textIn(form, 'name').trim();
  return form.get('method') === 'drawn'
    ? ({ method: 'drawn', name, image: textIn(form, 'image') } as const)
    : ({ method: 'typed', name } as const);
}

interface Told {
  readonly message: string;
  readonly issues?: readonly { readonly message: string }[];
}

const firstMessage = ({ message, issues }: Told): string => issues?.[0]?.message ?? message;

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
