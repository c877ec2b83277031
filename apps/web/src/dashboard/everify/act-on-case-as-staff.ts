'use server';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { type CaseFormState, refuseCaseForm } from '../../everify/case-form-state';
import type { CaseFormAction, CaseRequest } from '../../everify/case-request';
import { readCaseForm } from '../../everify/read-case-form';
import { refusedCaseIssues } from '../../everify/refused-case-issues';
import { errorText, toErrorCode } from '../forms/error-text';
import { readOrRedirect, type WriteResult, writeRaw } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

interface StaffAction {
  readonly everifyCase: string;
  readonly action: CaseFormAction;
}

/** Does one thing with a case in the name of the person to whom its page was shown, and leads to the case as it has become. */
export async function actOnCaseAsStaff(
  place: ActionContext,
  { everifyCase: id, action: asked }: StaffAction,
  before: CaseFormState,
  form: FormData,
): Promise<CaseFormState> {
  const here = paths.everifyCase(id);
  const read = await readAsked(id, asked, form).catch(toUnavailable);
  if (!read.ok) return refuseCaseForm(before, form, read.issues);
  const sent = await send(place, read.request);
  if (sent.ok) redirect(withQuery(here, { done: read.action }));
  const { errorCode, problem } = sent;
  const issues =
    errorCode === 'refused'
      ? await refusedCaseIssues(problem, read.request)
      : [{ message: await errorText(errorCode) }];
  return refuseCaseForm(before, form, issues);
}

async function readAsked(everify_case_id: string, asked: CaseFormAction, form: FormData) {
  const found = await readOrRedirect(paths.everifyCase(everify_case_id), 'everify_cases.findById', {
    params: { everify_case_id },
  });
  return readCaseForm(asked, form, found);
}

/** The form comes back as it was sent. */
async function toUnavailable(error: unknown) {
  const reason = unavailabilityIn(error);
  if (!reason) throw error;
  return { ok: false, issues: [{ message: await errorText(toErrorCode(reason)) }] } as const;
}

const send = <Id extends CaseRequest['operation']>(
  place: ActionContext,
  { operation, input }: CaseRequest<Id>,
): Promise<WriteResult<Response>> => writeRaw(place, operation, input);
