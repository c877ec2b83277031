import { type OperationId, type OperationRow, operations } from '@firstday/domain';
import { notFound, redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { type ApiFailure, type ApiResult, call, callRaw, toFailure } from '../../api/call';
import { readAnswer } from '../../api/send-operation';
import type { OperationAnswer, OperationInput } from '../../api/operation-input';
import { userCredential } from '../../api/user-credential';
import { signInPath } from '../paths';
import { proofControl, toErrorCode, type WriteErrorCode, type WriteFailure } from './error-text';
import {
  currentSession,
  isSamePerson,
  orRedirectToUnavailable,
  type ActionContext,
} from '../session/current-session';

/** For pages: what the API answers to the person who is signed in. */
export async function readOrRedirect<Id extends OperationId>(
  path: string,
  id: Id,
  input: OperationInput<Id>,
): Promise<OperationAnswer<Id>> {
  return valueOrRedirect(
    path,
    await orRedirectToUnavailable(path, async () => call(id, input, await userCredential())),
  );
}

function valueOrRedirect<T>(path: string, result: ApiResult<T>): T {
  if (result.ok) return result.value;
  if (result.status === 401) redirect(signInPath(path, 'ended'));
  return notFound();
}

/** The same; undefined where it is not for this person. */
export const readIfAllowed = <Id extends OperationId>(path: string, id: Id, input: OperationInput<Id>) =>
  readUnless(403, path, id, input);

/** The same; undefined where it is asked for rightly and cannot be done. */
export const readIfPossible = <Id extends OperationId>(path: string, id: Id, input: OperationInput<Id>) =>
  readUnless(400, path, id, input);

/** The same; undefined where there is no such thing. */
export const readIfThere = <Id extends OperationId>(path: string, id: Id, input: OperationInput<Id>) =>
  readUnless(404, path, id, input);

async function readUnless<Id extends OperationId>(
  status: 400 | 403 | 404,
  path: string,
  id: Id,
  input: OperationInput<Id>,
): Promise<OperationAnswer<Id> | undefined> {
  const result = await orRedirectToUnavailable(path, async () => call(id, input, await userCredential()));
  if (!result.ok && result.status === status) return undefined;
  return valueOrRedirect(path, result);
}

export type WriteResult<T> = { readonly ok: true; readonly value: T } | WriteFailure;

/**
 * For actions: one write by the person to whom the form was shown, and by nobody else.
 *
 * @param version of what they were shown: where another one stands by now, nothing is written
 */
export async function write<Id extends OperationId>(
  context: ActionContext,
  id: Id,
  input: OperationInput<Id>,
  version?: string,
): Promise<WriteResult<OperationAnswer<Id>>> {
  const sent = await writeRaw(context, id, input, version === undefined ? {} : { 'if-match': version });
  return sent.ok ? { ok: true, value: await readAnswer(id, sent.value) } : sent;
}

/** The same, for operations that need a fresh proof of identity: the password goes first, where the form asked for it. */
export async function writeProved<Id extends OperationId>(
  context: ActionContext,
  form: FormData,
  id: Id,
  input: OperationInput<Id>,
): Promise<WriteResult<OperationAnswer<Id>>> {
  const password = form.get(proofControl);
  if (typeof password === 'string' && password !== '') {
    const proved = await write(context, 'sessions.proveIdentity', { body: { password } });
    if (!proved.ok)
      return proved.errorCode === 'refused' ? { ok: false, errorCode: 'wrongPassword' } : proved;
  }
  const written = await write(context, id, input);
  const { needsFreshProof }: OperationRow = operations[id];
  if (written.ok || !needsFreshProof || written.problem?._tag !== 'ForbiddenError') return written;
  return { ok: false, errorCode: 'unproved' };
}

/** The same, carried out once however often it is sent with this key. */
export async function writeOnce<Id extends OperationId>(
  context: ActionContext,
  id: Id,
  input: OperationInput<Id>,
  key: string,
): Promise<WriteResult<OperationAnswer<Id>>> {
  const sent = await writeRaw(context, id, input, { 'idempotency-key': key });
  return sent.ok ? { ok: true, value: await readAnswer(id, sent.value) } : sent;
}

/** The same, for an answer that sets the session's cookie. */
export async function writeRaw<Id extends OperationId>(
  context: ActionContext,
  id: Id,
  input: OperationInput<Id>,
  more: Readonly<Record<string, string>> = {},
): Promise<WriteResult<Response>> {
  try {
    const session = await currentSession();
    if (!session || (!session.ok && session.status === 401)) redirect(signInPath(context.path, 'ended'));
    if (!session.ok) return toWriteFailure(session);
    if (!isSamePerson(session.value, context)) return { ok: false, errorCode: 'otherPerson' };
    const response = await callRaw(id, input, { ...(await userCredential()), ...more });
    if (response.ok) return { ok: true, value: response };
    if (response.status === 401) redirect(signInPath(context.path, 'ended'));
    return toWriteFailure(await toFailure(response));
  } catch (error) {
    const reason = unavailabilityIn(error);
    if (!reason) throw error;
    return { ok: false, errorCode: toErrorCode(reason) };
  }
}

function toWriteFailure({ status, problem }: ApiFailure): WriteFailure {
  return { ok: false, errorCode: codeOf(status), problem };
}

function codeOf(status: number): WriteErrorCode {
  if (status === 403) return 'notAllowed';
  if (status === 404) return 'gone';
  return status === 412 ? 'stale' : 'refused';
}
