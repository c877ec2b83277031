import type { Section } from '@firstday/forms';
import { legalRetentionEnd } from '../legal-retention-end.js';
import type { Employment } from '../../placements/index.js';
import { isSigned, sectionsOf, type TaskAggregate } from '../task-aggregate.js';
import type { TaskEntity } from '../task.entity.js';
import type { InspectionPackagePersonEntity } from './inspection-package.entity.js';
import type { RosterState, PackageRow } from './package-row.js';
import { toFormFields } from './to-form-fields.js';

/** A roster line as far as it is known without the form. */
export const rowWithoutForm = (
  person: InspectionPackagePersonEntity,
  name: string,
  state: RosterState,
): PackageRow => ({
  employee_id: person.employee_id,
  task_id: person.task_id,
  name,
  hired_on: person.hired_on,
  ended_on: person.ended_on,
  is_employed: person.is_employed,
  form: null,
  edition: null,
  state,
  is_withdrawn: false,
  destroyed_at: null,
  keep_until: null,
  folder: null,
  notes: [],
  fields: {},
  everify_case_numbers: [],
  anchor: null,
});

export const withTask = (row: PackageRow, task: TaskEntity): PackageRow => ({
  ...row,
  form: task.form_key,
  edition: task.edition,
  is_withdrawn: task.deleted_at !== null,
  destroyed_at: task.purged_at?.toISOString() ?? null,
});

/** A roster line with what its form says. */
export function withForm(row: PackageRow, aggregate: TaskAggregate, employment: Employment): PackageRow {
  const { edition, answers } = aggregate;
  const { name, notes } = namesOf(row, aggregate);
  const unsigned = sectionsOf(aggregate).filter(
    (section) => section.signer !== 'nobody' && !isSigned(aggregate, section),
  );
  return {
    ...row,
    name,
    hired_on: row.hired_on ?? firstDayOf(aggregate),
    state: stateOf(aggregate, unsigned.length === 0),
    keep_until: legalRetentionEnd(aggregate, employment),
    notes: [...notes, ...unsigned.map((section) => noteOf(aggregate, section))],
    fields: toFormFields(edition, answers),
  };
}

/** What was signed before is in the folder, as it was. */
const noteOf = ({ firstSigned }: TaskAggregate, { id, title }: Section): string =>
  firstSigned[id] ? `Being corrected: ${title.en}` : `Not signed: ${title.en}`;

function stateOf({ task, signatures }: TaskAggregate, isSigned: boolean): RosterState {
  if (task.completed_at) return 'complete';
  if (task.is_being_corrected) return 'being_corrected';
  if (isSigned) return 'document_is_being_made';
  return signatures.length > 0 ? 'signed_in_part' : 'not_signed';
}

/** As the employee signed it: what the record calls them today may be another name, and nothing attests it. */
function namesOf({ name, notes }: PackageRow, aggregate: TaskAggregate) {
  const isOwnSigned = aggregate.signatures.some(({ role }) => role === 'employee');
  const parts = [aggregate.answers['task.last_name'], aggregate.answers['task.first_name']];
  const signed = parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
  if (!isOwnSigned || signed === '')
    return { name: name === '' ? (signerName(aggregate) ?? '') : name, notes };
  const isRenamed = name !== '' && name !== signed;
  return { name: signed, notes: isRenamed ? [...notes, `The record of the employee says ${name}`] : notes };
}

const signerName = ({ signatures }: TaskAggregate): string | undefined =>
  signatures.find(({ role }) => role === 'employee')?.name;

function firstDayOf({ answers, context }: TaskAggregate): string | null {
  const day = answers['task.first_day_of_employment'] ?? context['placement.start_date'];
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
}
