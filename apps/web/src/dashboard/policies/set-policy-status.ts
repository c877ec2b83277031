'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText, type WriteFailure } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

interface WantedStatus {
  readonly id: string;
  readonly status: 'active' | 'archived';
}

export async function setPolicyStatus(
  place: ActionContext,
  { id, status }: WantedStatus,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const written = await write(place, 'policies.updateById', { params: { policy_id: id }, body: { status } });
  if (!written.ok) {
    const message = await refusalOf(written);
    return rejectForm(before, form, [{ message }]);
  }
  redirect(withQuery(paths.policy(id), { done: status === 'active' ? 'policyAdded' : 'policyArchived' }));
}

/** A form that nobody can be given, or a test that fails, keeps a policy from being active. */
async function refusalOf({ errorCode, problem }: WriteFailure): Promise<string> {
  const t = await getTranslations('policies');
  if (problem?._tag === 'BadRequestError') return t('statusRefused');
  const isTest =
    problem?._tag === 'HttpApiDecodeError' && problem.issues.some(({ path }) => path[0] === 'tests');
  return isTest ? t('testsRefused') : errorText(errorCode);
}
