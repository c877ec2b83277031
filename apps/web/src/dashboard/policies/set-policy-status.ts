'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
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
    const isRefused = written.problem?._tag === 'BadRequestError';
    const message = isRefused
      ? (await getTranslations('policies'))('statusRefused')
      : await errorText(written.errorCode);
    return rejectForm(before, form, [{ message }]);
  }
  redirect(withQuery(paths.policy(id), { done: status === 'active' ? 'policyAdded' : 'policyArchived' }));
}
