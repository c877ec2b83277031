import { byteOrderMark, csvLine } from '../../tasks/index.js';
import type { ImportRowEntity } from './import-row.entity.js';

const columns: readonly (readonly [title: string, cell: (row: ImportRowEntity) => string])[] = [
  ['row', ({ row_number }) => String(row_number)],
  ['plan', ({ plan }) => plan ?? ''],
  ['outcome', ({ outcome }) => outcome ?? ''],
  ['record_id', ({ record_id }) => record_id ?? ''],
  ['placement_id', ({ placement_id }) => placement_id ?? ''],
  ['same_as_row', ({ duplicate }) => String(duplicate?.row ?? '')],
  ['same_by', ({ duplicate }) => duplicate?.by ?? ''],
  [
    'errors',
    ({ errors }) => errors.map(({ column, message }) => `${column ?? 'row'}: ${message}`).join('\n'),
  ],
  ['forms', ({ forms }) => [...new Set(forms.map(({ form_name }) => form_name))].join('; ')],
  ['undecided', ({ undecided_facts: facts }) => (facts ?? []).map(({ message }) => message).join('\n')],
];

/** A line a row: what it would do, what came of it, and what was wrong with it. */
export async function* resultCsv(rows: AsyncIterable<ImportRowEntity>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(([title]) => title));
  for await (const row of rows) yield csvLine(columns.map(([, cell]) => cell(row)));
}
