import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord, eventsOf, query } from '../../testing/factories.js';
import { checkedImport, committedImport, importRows } from '../../testing/imports.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const hires = [
  'First name;Last name;E-mail;DOB;SSN;Street;City;State;Zip;Country;Badge;Employer;Work site;Start date;Notes',
  'Ana;Lopez;ana@example.com;04/05/1990;078-05-1120;12 Pier Road;Albany;NY;12207;USA;A-17;Northwind;Kitchen;11/23/2026;=1+1',
  'Ben;"Cho; Jr.";ben@example.com;04/05/90;219-09-9999;12 Pier Road;Albany;NY;12207;USA;A-18;Northwind;Kitchen;11/23/2026;',
  ';;;;;;;;;;;;;;',
  'Cem;Oz;cem@example.com;;;12 Pier Road;Albany;NY;12207;USA;;Nowhere;;;',
  'Ana;Lopez;ANA@example.com;;;12 Pier Road;Albany;NY;12207;USA;;;;;',
  'Dee;Fox;known@example.com;;;12 Pier Road;Albany;NY;12207;USA;;;;;',
  'Eve;;eve@example.com;;999-99-9999;12 Pier Road;Albany;NY;12207;USA;A-19;;;;',
].join('\r\n');
const mapping = [
  { column: 'Badge', property: 'custom_attributes.badge' },
  { column: 'Work site', property: 'job.name' },
];

describe('an import of employees with placements', () => {
  let checked: Record<string, unknown> & { id: string };
  let known: { id: string };

  beforeAll(async () => {
    await createRecord(api, 'custom_properties', { name: 'badge' });
    await createRecord(api, 'employers', { name: 'Northwind' });
    await createRecord(api, 'jobs', { name: 'Kitchen' });
    known = await createRecord(api, 'employees', { email: 'Known@example.com' });
    const content = `\ufeff${hires}`;
    checked = await checkedImport(api, { kind: 'employees', date_format: 'MM/DD/YYYY', mapping, content });
  });

  it('says in a dry run what each row would do, and writes no record', async () => {
    expect(checked).toMatchObject({ status: 'checked', rows: 6, ignored_columns: ['Notes'] });
    const rows = await importRows(api, checked.id);
    expect(rows.map(({ row, plan }: { row: number; plan: string }) => [row, plan])).toEqual([
      [2, 'create'],
      [3, 'error'],
      [5, 'error'],
      [6, 'skip'],
      [7, 'skip'],
      [8, 'error'],
    ]);
    const after = (starting_after: string) =>
      api.call('imports.listRows', {
        path: { import_id: checked.id },
        query: { starting_after, per_page: '2' },
      });
    const later = await after(String(rows[3].row));
    expect([later.body.data, later.body.total]).toEqual([rows.slice(4, 6), 6]);
    expect((await after('99')).body.data).toEqual([]);
    expect((await after('0')).status).toBe(400);
    expect(rows[3].duplicate).toEqual({ row: 2, by: 'email' });
    expect(rows[4]).toMatchObject({ record_id: known.id, duplicate: { row: null, by: 'email' } });
    expect(rows[2].errors).toEqual([
      { column: 'Employer', property: 'employer.name', message: 'There is no employer of this name' },
    ]);
    expect(rows[1].errors).toEqual([
      {
        column: 'DOB',
        property: 'date_of_birth',
        message: 'Expected a date as MM/DD/YYYY, with a year of four digits',
      },
    ]);
    expect(rows[5].errors.map(({ column }: { column: string }) => column).toSorted()).toEqual([
      'Last name',
      'SSN',
    ]);
    expect((await api.call('employees.list')).body.total).toBe(1);
  });

  it('says which forms a placement would get, and why', async () => {
    const [first] = await importRows(api, checked.id);
    expect(first.forms.length).toBeGreaterThan(1);
    for (const form of first.forms) expect(form.sentence).toMatch(/^Required/);
  });

  it('creates what can be created, once, with its events, and seals what is sensitive', async () => {
    const twice = await Promise.all([committedImport(api, checked.id), committedImport(api, checked.id)]);
    expect(twice.map(({ counts }) => counts)).toEqual([
      expect.objectContaining({ created: 1, skipped: 2, failed: 3 }),
      twice[0].counts,
    ]);
    const [row] = await importRows(api, checked.id);
    const employee = await api.call('employees.findById', { path: { employee_id: row.record_id } });
    expect(employee.body).toMatchObject({
      first_name: 'Ana',
      date_of_birth: '1990-04-05',
      social_security_number: '078-05-1120',
      custom_attributes: { badge: 'A-17' },
    });
    const placement = await api.call('placements.findById', { path: { placement_id: row.placement_id } });
    expect(placement.body).toMatchObject({ employee_id: row.record_id, start_date: '2026-11-23' });
    expect(placement.body.form_requirements.length).toBeGreaterThan(1);
    expect((await eventsOf(api, row.record_id)).map(({ kind }) => kind)).toEqual(['employee.created']);
    expect((await eventsOf(api, row.placement_id)).map(({ kind }) => kind)).toEqual(['placement.created']);
    expect((await api.call('employees.list')).body.total).toBe(2);
  });

  it('keeps none of its values where they could be read', async () => {
    const kept = await query<{ row: string }>(
      api,
      `SELECT to_jsonb(import_rows)::text AS row FROM import_rows WHERE account_id = $1`,
      [api.live.account.id],
    );
    expect(kept.map(({ row }) => row).join()).not.toMatch(/078-05-1120|1990|999-99|Lopez|example\.com/);
  });

  it('has a result file of what came of each row', async () => {
    const answer = await api.call('imports.getResult', { path: { import_id: checked.id } });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = answer.bytes.toString().split('\r\n');
    expect(lines[0]).toContain('"row","plan","outcome","record_id"');
    expect(lines[1]).toMatch(/^"2","create","created","ee_\w+","pla_\w+"/);
    expect(lines[3]).toContain('"Employer: There is no employer of this name"');
  });
});

describe('an import whose employer has a country that is not one', () => {
  it('says of each row what is missing to decide about its forms, and how to supply it, also in the result', async () => {
    const address = { street: '1 Pier Road', city: 'Albany', state: 'NY', zip: '12207', country: 'America' };
    const employer = await createRecord(api, 'employers', { name: 'Misspelt', address });
    const content = [
      'first_name,last_name,email,address.street,address.city,address.state,address.country,employer.name',
      'Zoe,Ray,zoe@example.com,1 Pier Road,Albany,NY,USA,Misspelt',
    ].join('\n');
    const { id } = await checkedImport(api, { kind: 'employees', content });
    const [row] = await importRows(api, id);
    expect(row.plan).toBe('create');
    expect(row.undecided_facts).toContainEqual({
      fact: 'work_location.country',
      problem: 'not_understood',
      record: 'employer',
      record_id: employer.id,
      property: 'address.country',
      given: 'America',
      message: "The employer's address.country is “America”, which is not a country we know.",
      operation: 'employers.updateById',
    });
    await committedImport(api, id);
    const [written] = await importRows(api, id);
    expect(written).toMatchObject({ outcome: 'created', undecided_facts: row.undecided_facts });
    const result = await api.call('imports.getResult', { path: { import_id: id } });
    expect(result.bytes.toString()).toContain('which is not a country we know.');
    await api.call('employees.deleteById', { path: { employee_id: written.record_id } });
  });
});
