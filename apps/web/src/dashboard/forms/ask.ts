import type { Problem } from '@firstday/domain';
import { notFound, redirect } from 'next/navigation';
import type { z } from 'zod';
import { ApiUnavailable, askApi, type Call, callApi, toFailure } from '../../api/call-api';
import { signInPath } from '../paths';
import { userCredential } from '../../api/user-credential';
import {
  currentSession,
  isSamePerson,
  redirectToUnavailable,
  orRedirectToUnavailable,
  type ActionContext,
} from '../session/current-session';

/** For pages: what the API answers to the person who is signed in. */
export async function readOrRedirect<S extends z.ZodType>(
  path: string,
  schema: S,
  apiPath: string,
): Promise<z.output<S>> {
  const result = await orRedirectToUnavailable(path, async () =>
    askApi(schema, await userCredential(), apiPath),
  );
  if (result.ok) return result.value;
  if (result.status === 401) redirect(signInPath(path, 'ended'));
  return result.status === 429 ? redirectToUnavailable(path) : notFound();
}

/** Why a write was not carried out. */
export type WriteErrorCode = 'gone' | 'limited' | 'notAllowed' | 'otherPerson' | 'refused' | 'unavailable';

export type WriteResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errorCode: WriteErrorCode; readonly problem?: Problem | undefined };

/** For actions: one write by the person to whom the form was shown, and by nobody else. */
export async function write<S extends z.ZodType>(
  place: ActionContext,
  schema: S,
  apiPath: string,
  call: Call,
): Promise<WriteResult<z.output<S>>> {
  const sent = await send(place, apiPath, call);
  return sent.ok ? { ok: true, value: schema.parse(await sent.value.json()) } : sent;
}

/** The same, where the answer has nothing to read. */
export async function send(
  place: ActionContext,
  apiPath: string,
  call: Call,
): Promise<WriteResult<Response>> {
  try {
    const session = await currentSession();
    if (!session || (!session.ok && session.status === 401)) redirect(signInPath(place.path, 'ended'));
    if (!session.ok) return { ok: false, errorCode: toErrorCode(session.status), problem: session.problem };
    if (!isSamePerson(session.value, place)) return { ok: false, errorCode: 'otherPerson' };
    const answer = await callApi(await userCredential(), apiPath, call);
    if (answer.ok) return { ok: true, value: answer };
    if (answer.status === 401) redirect(signInPath(place.path, 'ended'));
    return { ok: false, errorCode: toErrorCode(answer.status), problem: (await toFailure(answer)).problem };
  } catch (error) {
    if (error instanceof ApiUnavailable) return { ok: false, errorCode: 'unavailable' };
    throw error;
  }
}

function toErrorCode(status: number): WriteErrorCode {
  if (status === 403) return 'notAllowed';
  if (status === 404) return 'gone';
  return status === 429 ? 'limited' : 'refused';
}
