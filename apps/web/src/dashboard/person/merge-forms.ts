'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

interface Merged {
  readonly kept: string;
  readonly other: string;
}

/** Moves what the other record completed to the one that stays, and leads there. */
export async function mergeForms(
  place: ActionContext,
  { kept, other }: Merged,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const input = { params: { employee_id: other }, body: { target_employee_id: kept } };
  const moved = await write(place, 'employees.migrateTaskProgress', input);
  if (!moved.ok) return rejectForm(before, form, [{ message: await errorText(moved.errorCode) }]);
  redirect(withQuery(paths.employee(kept), { done: 'merged' }));
}
