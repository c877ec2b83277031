import type { FormEntity } from '../../forms/index.js';
import type { PlacementNeeds } from '../../placements/index.js';
import type { TaskEntity } from '../task.entity.js';

interface AskedForm {
  readonly task: Pick<TaskEntity, 'employer_id' | 'placement_id'>;
  readonly form: Pick<FormEntity, 'key' | 'scope'>;
}

/** What a form that is asked for again is for. */
export type NeedForRenewal = 'employee' | PlacementNeeds;

/**
 * For what a form would be asked for again on a day: for a placement that goes on and needs it, the task's own before
 * others. A form that somebody was given beside all placements needs any that goes on, and none where there never was
 * one. Null where nobody is employed who would be asked.
 */
export function needForRenewal(
  { task, form }: AskedForm,
  placements: readonly PlacementNeeds[],
  day: string,
): NeedForRenewal | null {
  if (placements.length === 0) return 'employee';
  const ongoing = placements.filter(
    (it) => !it.isDeleted && (it.endsOn === null || it.endsOn >= day) && isWithinScope(it, task, form.scope),
  );
  if (task.placement_id === null) return ongoing.length > 0 ? 'employee' : null;
  const needing = ongoing.filter(({ formKeys }) => formKeys.has(form.key));
  return needing.find(({ id }) => id === task.placement_id) ?? needing[0] ?? null;
}

function isWithinScope(
  placement: PlacementNeeds,
  { employer_id, placement_id }: AskedForm['task'],
  scope: FormEntity['scope'],
): boolean {
  if (scope?.per === 'employer') return employer_id === null || placement.employer_id === employer_id;
  if (scope?.per === 'placement') return placement_id === null || placement.id === placement_id;
  return true;
}
