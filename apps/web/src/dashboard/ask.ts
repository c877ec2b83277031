import type { Problem } from '@firstday/domain';
import { notFound, redirect } from 'next/navigation';
import type { z } from 'zod';
import { ApiUnavailable, askApi, type Call, callApi, refusal } from '../session/api';
import { signInPath } from './paths';
import { personCredential } from './person';
import { currentSession, isSamePerson, notNow, orUnavailable, type Place } from './session';

/** For pages: what the API answers to the person who is signed in. */
export async function read<S extends z.ZodType>(
  path: string,
  schema: S,
  apiPath: string,
): Promise<z.output<S>> {
  const result = await orUnavailable(path, async () => askApi(schema, await personCredential(), apiPath));
  if (result.ok) return result.value;
  if (result.status === 401) redirect(signInPath(path, 'ended'));
  return result.status === 429 ? notNow(path) : notFound();
}

/** Why a write was not carried out. */
export type Trouble = 'gone' | 'limited' | 'notAllowed' | 'otherPerson' | 'refused' | 'unavailable';

export type Written<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble; readonly problem?: Problem | undefined };

/** For actions: one write by the person to whom the form was shown, and by nobody else. */
export async function write<S extends z.ZodType>(
  place: Place,
  schema: S,
  apiPath: string,
  call: Call,
): Promise<Written<z.output<S>>> {
  const sent = await send(place, apiPath, call);
  return sent.ok ? { ok: true, value: schema.parse(await sent.value.json()) } : sent;
}

/** The same, where the answer has nothing to read. */
export async function send(place: Place, apiPath: string, call: Call): Promise<Written<Response>> {
  try {
    const session = await currentSession();
    if (!session || (!session.ok && session.status === 401)) redirect(signInPath(place.path, 'ended'));
    if (!session.ok) return { ok: false, trouble: troubleOf(session.status), problem: session.problem };
    if (!isSamePerson(session.value, place)) return { ok: false, trouble: 'otherPerson' };
    const answer = await callApi(await personCredential(), apiPath, call);
    if (answer.ok) return { ok: true, value: answer };
    if (answer.status === 401) redirect(signInPath(place.path, 'ended'));
    return { ok: false, trouble: troubleOf(answer.status), problem: (await refusal(answer)).problem };
  } catch (error) {
    if (error instanceof ApiUnavailable) return { ok: false, trouble: 'unavailable' };
    throw error;
  }
}

function troubleOf(status: number): Trouble {
  if (status === 403) return 'notAllowed';
  if (status === 404) return 'gone';
  return status === 429 ? 'limited' : 'refused';
}
