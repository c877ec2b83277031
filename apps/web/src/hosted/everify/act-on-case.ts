'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { type ApiFailure, callRaw, toFailure } from '../../api/call';
import { ifAvailable } from '../../api/if-available';
import { sessionToken } from '../session/session-token';
import { expiredPath } from '../session/read-session';
import { type CaseFormState, refuseCaseForm } from '../../everify/case-form-state';
import { readCaseForm } from '../../everify/read-case-form';
import type { CaseFormAction, CaseRequest } from '../../everify/case-request';
import { everifyPaths } from './everify-paths';
import { readCase } from './read-cases';
import { refusedCaseIssues } from '../../everify/refused-case-issues';

interface ActionTarget {
  readonly session: string;
  readonly everifyCase: string;
  readonly action: CaseFormAction;
}

/** Does one thing with a case at an onboarding link, and leads to the case as it has become. */
export async function actOnCase(
  target: ActionTarget,
  before: CaseFormState,
  form: FormData,
): Promise<CaseFormState> {
  const known = await ifAvailable(readCase(target.session, target.everifyCase));
  if (!known) return unavailable(before, form);
  const read = await readCaseForm(target.action, form, known.everifyCase);
  if (!read.ok) return refuseCaseForm(before, form, read.issues);
  const token = await sessionToken(target.session);
  if (!token) redirect(expiredPath(target.session));
  const failure = await send(read.request, token);
  if (failure === 'expired') redirect(expiredPath(target.session));
  if (failure === 'unavailable') return unavailable(before, form);
  if (failure) return refuseCaseForm(before, form, await refusedCaseIssues(failure.problem, read.request));
  redirect(`${everifyPaths(target.session, target.everifyCase).case}?done=${read.action}`);
}

async function unavailable(before: CaseFormState, form: FormData): Promise<CaseFormState> {
  const page = await getTranslations('page');
  return refuseCaseForm(before, form, [{ message: page('unavailable') }]);
}

async function send<Id extends CaseRequest['operation']>(
  { operation, input }: CaseRequest<Id>,
  token: string,
): Promise<'expired' | 'unavailable' | ApiFailure | undefined> {
  try {
    const result = await callRaw(operation, input, token);
    if (result.ok) return undefined;
    return result.status === 401 ? 'expired' : await toFailure(result);
  } catch (error) {
    if (unavailabilityIn(error)) return 'unavailable';
    throw error;
  }
}
