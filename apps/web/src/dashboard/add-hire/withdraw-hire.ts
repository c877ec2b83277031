'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { type ActionState, readText, rejectForm } from '../forms/action-state';
import { errorText, type WriteFailure } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Takes back a hire that was just added, as long as the person has not begun: who was new goes too. */
export async function withdrawHire(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('hire');
  const [employee_id, placement_id] = [readText(form, 'employee'), readText(form, 'placement')];
  const refuse = async ({ errorCode }: WriteFailure) =>
    rejectForm(before, form, [{ message: await errorText(errorCode) }]);
  const found = await write(place, 'placements.findById', { params: { placement_id } });
  if (!found.ok) return refuse(found);
  const links = await write(place, 'onboarding_links.list', { query: { employee_id, per_page: 100 } });
  if (!links.ok) return refuse(links);
  const placed = Placed.parse(found.value);
  const { created_at, form_requirements } = placed;
  const isOfPerson = placed.employee_id === employee_id;
  const isBegun = links.value.data.some(
    ({ uses, last_used_at }) => uses > 0 && last_used_at !== null && last_used_at >= created_at,
  );
  if (isBegun || !isOfPerson) return rejectForm(before, form, [{ message: t('begun') }]);
  if (readText(form, 'is_new') === 'yes' && (await isTheOnlyPlacement(place, employee_id))) {
    const deleted = await write(place, 'employees.deleteById', { params: { employee_id } });
    if (!deleted.ok) return refuse(deleted);
  } else {
    const tasks = form_requirements.flatMap(({ task_id }) => task_id ?? []);
    const kept = await withdrawTasksSince(place, tasks, created_at);
    if (kept) return refuse(kept);
    const deleted = await write(place, 'placements.deleteById', { params: { placement_id } });
    if (!deleted.ok) return refuse(deleted);
  }
  redirect(withQuery(paths.employees, { done: 'hireWithdrawn' }));
}

const Placed = z.object({
  created_at: z.string(),
  employee_id: z.string(),
  form_requirements: z.array(z.object({ task_id: z.string().nullable() })),
});

/** Who has been placed elsewhere meanwhile stays. */
async function isTheOnlyPlacement(place: ActionContext, employee_id: string): Promise<boolean> {
  const placements = await write(place, 'placements.list', { query: { employee_id, per_page: 2 } });
  return placements.ok && placements.value.total === 1;
}

/** Tasks that were there before the placement are not of it. @returns why one was not withdrawn, if any */
async function withdrawTasksSince(
  place: ActionContext,
  ids: readonly string[],
  since: string,
): Promise<WriteFailure | undefined> {
  for (const task_id of ids) {
    const task = await write(place, 'tasks.findById', { params: { task_id } });
    if (!task.ok && task.errorCode === 'gone') continue;
    if (!task.ok) return task;
    const { created_at, status } = task.value;
    if (status !== 'requires_action' || created_at < since) continue;
    const deleted = await write(place, 'tasks.deleteById', { params: { task_id } });
    if (!deleted.ok) return deleted;
  }
  return undefined;
}
