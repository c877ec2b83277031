import { Placement } from '@firstday/domain';
import { readChosen } from '../record-picker/read-choices';
import type { ChosenKind, RecordChoice } from '../record-picker/record-choice';
import type { StoredRecord } from '../records/stored-record';

/** What the records of a placement are called; those that are not for the reader are left out. */
export type PlacementNames = Readonly<Record<ChosenKind, RecordChoice | undefined>>;

const References = Placement.pick({ employee_id: true, employer_id: true, client_id: true, job_id: true });

export async function readPlacementNames(record: StoredRecord): Promise<PlacementNames> {
  const { employee_id, employer_id, client_id, job_id } = References.parse(record);
  const [employee, employer, client, job] = await Promise.all([
    readChosen('employee', employee_id),
    readChosen('employer', employer_id ?? ''),
    readChosen('client', client_id ?? ''),
    readChosen('job', job_id ?? ''),
  ]);
  return { employee, employer, client, job };
}
