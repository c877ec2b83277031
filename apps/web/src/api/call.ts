import { type OperationId, Problem } from '@firstday/domain';
import { headers } from 'next/headers';
import { unavailabilityIn } from './api-unavailable';
import { requestedLocale } from '../i18n/requested-locale';
import { arrivalHeaderNames } from './arrival-header-names';
import { leadToUnavailable } from './lead-to-unavailable';
import type { OperationAnswer, OperationInput } from './operation-input';
import { readAnswer, sendOperation } from './send-operation';
import { pageHeader, unavailablePageOf } from './unavailable-page-of';

export interface ApiFailure {
  readonly status: number;
  readonly problem: Problem | undefined;
}

export type ApiResult<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & ApiFailure);

/** A bearer token, or the headers by which a browser showed who is signed in. */
export type ApiCredential = string | Readonly<Record<string, string>>;

/** Calls an operation by its id; the answer is checked against the operation's schema. */
export async function call<Id extends OperationId>(
  id: Id,
  input: OperationInput<Id>,
  credential: ApiCredential | undefined,
): Promise<ApiResult<OperationAnswer<Id>>> {
  const response = await callRaw(id, input, credential);
  return response.ok ? { ok: true, value: await readAnswer(id, response) } : toFailure(response);
}

/**
 * The same, for an answer that is a file, or of which only the status counts. A page that is asked for while the API is not there
 * becomes the one that tries again, wherever in it the API was asked; a form that was sent is told (`unavailabilityIn`).
 */
export async function callRaw<Id extends OperationId>(
  id: Id,
  input: OperationInput<Id>,
  credential: ApiCredential | undefined,
): Promise<Response> {
  const shown = typeof credential === 'string' ? { authorization: `Bearer ${credential}` } : credential;
  try {
    return await sendOperation(id, input, { ...(await visitorHeaders()), ...shown });
  } catch (error) {
    const reason = unavailabilityIn(error);
    const again = reason && unavailablePageOf((await headers()).get(pageHeader) ?? '');
    if (!reason || again === undefined) throw error;
    leadToUnavailable(again, reason);
  }
}

export async function toFailure(response: Response): Promise<{ readonly ok: false } & ApiFailure> {
  const parsed = Problem.safeParse(await response.json().catch(() => undefined));
  return { ok: false, status: response.status, problem: parsed.success ? parsed.data : undefined };
}

/** What the API keeps as evidence of who asked, and the language of the page, in which it says its sentences. */
async function visitorHeaders(): Promise<Record<string, string>> {
  const incoming = await headers();
  const kept = [...arrivalHeaderNames, 'user-agent'];
  const arrived = kept.flatMap((name) => (incoming.has(name) ? [[name, incoming.get(name) ?? '']] : []));
  return { ...Object.fromEntries(arrived), 'accept-language': await requestedLocale() };
}
