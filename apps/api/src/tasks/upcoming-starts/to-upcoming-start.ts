import type { UpcomingStart } from '@firstday/domain';
import { type Edition, findSection, textOf } from '@firstday/forms';
import { undecidedForms } from '@firstday/policy-engine';
import type { FormEntity } from '../../forms/index.js';
import { toMissingFacts } from '../../placements/index.js';
import type { PlaceNames, RecordNames } from '../../records/index.js';
import { assigneeOf } from '../compliance/to-compliance-deadline.js';
import type { BlockerRow } from './start-blockers.store.js';
import type { StartRow } from './upcoming-starts.store.js';

interface StartNames {
  readonly people: RecordNames | undefined;
  readonly places: PlaceNames | undefined;
}

export const toUpcomingStart = (
  { decisions, undecided_facts, ...row }: StartRow,
  { people, places }: StartNames,
  waitsFor: UpcomingStart['waits_for'],
): UpcomingStart => ({
  placement_id: row.placement_id,
  starts_on: row.starts_on,
  readiness: row.readiness,
  employee_id: row.employee_id,
  employee_name: people?.employee_name ?? null,
  employer_id: row.employer_id,
  employer_name: people?.employer_name ?? null,
  client_id: row.client_id,
  client_name: places?.client ?? null,
  job_id: row.job_id,
  job_name: places?.job ?? null,
  waits_for: waitsFor,
  missing_facts: [...new Set(undecidedForms(decisions).flatMap(({ missingFacts }) => missingFacts))],
  ...(undecided_facts
    ? { undecided_facts: toMissingFacts({ ...row, id: row.placement_id }, undecided_facts) }
    : {}),
});

/** Of answers that are kept apart nothing is told but the form. */
export function toStartBlocker(
  { task_id, turn_section_id, is_segregated, next_action, due_on }: BlockerRow,
  form: FormEntity,
  edition: Edition,
): UpcomingStart['waits_for'][number] {
  const section =
    is_segregated || turn_section_id === null ? undefined : findSection(edition, turn_section_id);
  return {
    task_id,
    form_key: form.key,
    form_name: form.name,
    section_name: section ? textOf(section.title, 'en') : null,
    assignee_type: assigneeOf('section', next_action),
    due_on,
  };
}
