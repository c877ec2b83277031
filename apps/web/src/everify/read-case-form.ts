import type { EverifyCase } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import type { CaseIssue } from './case-form-state';
import { type CaseFormAction, caseFormActions, type CaseRequest, toCaseRequest } from './case-request';

type ReadCaseForm =
  | { readonly ok: true; readonly action: CaseFormAction; readonly request: CaseRequest }
  | { readonly ok: false; readonly issues: readonly CaseIssue[] };

/** What is asked of the API, from what was posted; or what is to be put right first. The form may not have come from a browser. */
export async function readCaseForm(
  asked: string,
  form: FormData,
  everifyCase: EverifyCase,
): Promise<ReadCaseForm> {
  const action = caseFormActions.find((name) => name === asked);
  if (!action) throw new Error('no such action of a case');
  const wanted = toCaseRequest(action, form, everifyCase);
  if (wanted.ok) return { ok: true, action, request: wanted.request };
  const t = await getTranslations('everify');
  return { ok: false, issues: wanted.issues.map(({ path, message }) => ({ path, message: t(message) })) };
}
