import { readChosen } from '../record-picker/read-choices';
import type { ChosenKind, RecordChoice } from '../record-picker/record-choice';
import type { StoredRecord } from '../records/stored-record';
import { StoredPlacement } from './stored-placement';

/** What the records of a placement are called; those that are not for the reader are left out. */
export type PlacementNames = Readonly<Record<ChosenKind, RecordChoice | undefined>>;

export async function readPlacementNames(record: StoredRecord): Promise<PlacementNames> {
  const { employee_id, employer_id, client_id, job_id } = StoredPlacement.parse(record);
  const [employee, employer, client, job] = await Promise.all([
    readChosen('employee', employee_id),
    readChosen('employer', employer_id ?? ''),
    readChosen('client', client_id ?? ''),
    readChosen('job', job_id ?? ''),
  ]);
  return { employee, employer, client, job };
}
