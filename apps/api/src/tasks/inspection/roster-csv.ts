import { byteOrderMark, csvLine } from './archive/csv-line.js';
import { escapeHtml } from './archive/escape-html.js';
import type { PackageEntry } from './package-part-writer.js';
import type { PackageRow } from './package-row.js';

type Rows = () => AsyncIterable<PackageRow>;

/** What a state is called in the tables. */
const states: Readonly<Record<PackageRow['state'], string>> = {
  complete: 'Complete',
  being_corrected: 'Complete; a correction is in progress',
  document_is_being_made: 'Signed; its document was not made yet',
  signed_in_part: 'Not complete',
  not_signed: 'Not begun',
  no_form: 'No form',
  destroyed: 'Lawfully destroyed',
  past_retention: 'Past retention, not included',
  differs_from_trail: 'Differs from its audit trail, not shown',
};
const employments = new Map([
  [true, 'active'],
  [false, 'ended'],
]);

const columns: readonly (readonly [title: string, cell: (row: PackageRow) => string])[] = [
  ['Name', ({ name }) => name],
  ['Employee id', ({ employee_id }) => employee_id],
  ['Hired on', ({ hired_on }) => hired_on ?? ''],
  [
    'Employment',
    ({ is_employed }) => (is_employed === null ? 'not known' : employments.get(is_employed)) ?? '',
  ],
  ['Ended on', ({ ended_on }) => ended_on ?? ''],
  ['State', ({ state, is_withdrawn }) => `${states[state]}${is_withdrawn ? ' (withdrawn, kept)' : ''}`],
  ['Form', ({ form, edition }) => [form, edition].filter(Boolean).join(' ')],
  ['Form id', ({ task_id }) => task_id ?? ''],
  ['To be kept until', ({ keep_until }) => keep_until ?? ''],
  ['E-Verify', ({ everify_case_numbers }) => everify_case_numbers.join('; ')],
  ['What is missing or to be known', ({ notes }) => notes.join('; ')],
  ['Folder', ({ folder }) => (folder === null ? '' : `forms/${folder}`)],
];

/** Everybody in scope, and what is missing. */
export async function* rosterCsv(rows: Rows): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(([title]) => title));
  for await (const row of rows()) yield csvLine(columns.map(([, cell]) => cell(row)));
}

/** A line a form, a column a field: the extract that an inspector may ask for. Columns are those that any form fills. */
export async function* summaryCsv(rows: Rows): AsyncGenerator<string> {
  const fields = new Set<string>();
  for await (const row of rows()) for (const field of Object.keys(row.fields)) fields.add(field);
  yield byteOrderMark + csvLine([...columns.map(([title]) => title), ...fields]);
  for await (const row of rows())
    if (row.task_id !== null)
      yield csvLine([
        ...columns.map(([, cell]) => cell(row)),
        ...[...fields].map((field) => row.fields[field] ?? ''),
      ]);
}

/** Every file of every form. */
export async function* filesCsv(entries: () => AsyncIterable<PackageEntry>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(['File', 'Bytes', 'SHA-256']);
  for await (const { name, size, sha256 } of entries()) yield csvLine([name, String(size), sha256]);
}

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Inspection package</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}
input{font:inherit;padding:.5rem;width:min(30rem,100%)}
div{overflow-x:auto}table{border-collapse:collapse;margin-top:1rem}
th,td{text-align:start;padding:.4rem .8rem;border-bottom:1px solid #8886;vertical-align:top;white-space:nowrap}
</style>
<h1>Inspection package</h1>
<p>README.txt says what is in it and how to verify it. Fields that are not in this table are in summary.csv.</p>
<p><label>Find in any field<br><input id="find" type="search" autocomplete="off"></label> <output id="count"></output></p>
<div tabindex="0"><table><thead><tr>`;
const script = `<script>
const rows=[...document.querySelectorAll('tbody tr')],count=document.getElementById('count');
document.getElementById('find').addEventListener('input',(event)=>{
  const asked=event.target.value.toLowerCase();let shown=0;
  for(const row of rows){const is=row.textContent.toLowerCase().includes(asked)||(row.dataset.fields??'').includes(asked);row.hidden=!is;shown+=is?1:0}
  count.textContent=shown+' of '+rows.length});
</script></html>`;

/** The roster as a page, which finds forms by any field. */
export async function* indexHtml(rows: Rows): AsyncGenerator<string> {
  yield `${head}${columns.map(([title]) => `<th scope="col">${title}</th>`).join('')}</tr></thead><tbody>\n`;
  for await (const row of rows()) {
    const fields = Object.values(row.fields).join('\n').toLowerCase();
    const cells = columns.map(
      ([title, cell]) => `<td>${title === 'Folder' ? link(row) : escapeHtml(cell(row))}</td>`,
    );
    yield `<tr data-fields="${escapeHtml(fields)}">${cells.join('')}</tr>\n`;
  }
  yield `</tbody></table></div>\n${script}\n`;
}

function link({ folder, state }: PackageRow): string {
  if (folder === null) return '';
  const file = state === 'complete' ? 'form.pdf' : '';
  // Latin letters, digits, hyphens and an id: nothing to be escaped.
  return `<a href="forms/${folder}/${file}">${folder}</a>`;
}
