'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

interface AskedVersion {
  readonly id: string;
  readonly version: number;
}

export async function rollBackPolicy(
  place: ActionContext,
  { id, version }: AskedVersion,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const written = await write(place, 'policies.rollBack', { params: { policy_id: id }, body: { version } });
  if (!written.ok) {
    // What it asked for, or asked about, may be gone since.
    const isRefused = written.problem?._tag === 'BadRequestError';
    const message = isRefused
      ? (await getTranslations('policies'))('rollBackRefused')
      : await errorText(written.errorCode);
    return rejectForm(before, form, [{ message }]);
  }
  redirect(withQuery(paths.policy(id), { done: 'policyRolledBack' }));
}
