import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ordinaryPermissions } from '@firstday/domain';
import { parse } from 'csv-parse/sync';
import { addressInput, createRecord, query } from '../../testing/factories.js';
import { checkedImport, importRows } from '../../testing/imports.js';
import { newTask } from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
let ana: { id: string };
const read = (bytes: Buffer): Record<string, string>[] => parse(bytes, { columns: true, bom: true });
const exported = async (...call: Parameters<TestApi['call']>) => {
  const answer = await api.call(...call);
  return { ...answer, rows: answer.status === 200 ? read(answer.bytes) : [] };
};

beforeAll(async () => {
  api = await TestApi.shared();
  await createRecord(api, 'custom_properties', { name: 'badge' });
  const sensitive = { name: 'bank', is_sensitive_info: true };
  await createRecord(api, 'custom_properties', sensitive);
  ana = await createRecord(api, 'employees', {
    first_name: '=cmd|calc',
    last_name: 'Lo"pez,\nAna',
    email: 'ana@example.com',
    phone: '+1 518 555 0142',
    social_security_number: '078-05-1120',
    shoe_size: 42,
    custom_attributes: { badge: 'A-17', bank: '12345' },
  });
  const { id } = await createRecord(api, 'employees', { first_name: 'Ben', email: 'ben@example.com' });
  const employer = await createRecord(api, 'employers', { name: 'Northwind' });
  await createRecord(api, 'placements', {
    employee_id: id,
    employer_id: employer.id,
    start_date: '2026-11-23',
  });
  await createRecord(api, 'clients', { token: api.test.apiToken, name: 'Of the test account' });
  await createRecord(api, 'clients', { token: api.stranger.apiToken, name: 'Theirs' });
  await newTask(api, 'handbook', { employee_id: id });
});
afterAll(() => api.stop());

describe('an export', () => {
  it('has what the list has, newest first, with custom properties and other attributes as columns', async () => {
    const { rows, headers } = await exported('exports.employees');
    expect(headers.get('content-disposition')).toBe('attachment; filename="employees.csv"');
    expect(rows.map(({ email }) => email)).toEqual(['ben@example.com', 'ana@example.com']);
    expect(rows[1]).toMatchObject({
      id: ana.id,
      'address.city': addressInput.city,
      'custom_attributes.badge': 'A-17',
      social_security_number: '078-05-1120',
      shoe_size: '42',
      last_name: 'Lo"pez,\nAna',
    });
  });

  it('lets no cell be a formula', async () => {
    const { rows } = await exported('exports.employees');
    expect([rows[1]?.['first_name'], rows[1]?.['phone']]).toEqual(["'=cmd|calc", "'+1 518 555 0142"]);
  });

  it('takes the filters of its list and no others, and a byte order mark on request', async () => {
    const ben = await exported('exports.employees', { query: { email: 'BEN@example.com', bom: 'true' } });
    expect([ben.rows.length, ben.bytes[0]]).toEqual([1, 0xef]);
    expect((await exported('exports.employees')).bytes[0]).toBe('"'.charCodeAt(0));
    const refused = { custom_attributes: JSON.stringify({ bank: '12345' }) };
    const wrong: Record<string, string>[] = [{ page: '2' }, { nonsense: '1' }, refused];
    const logged = () => query(api, `SELECT id FROM security_events WHERE kind = 'list.exported'`);
    const before = await logged();
    for (const one of wrong) expect((await exported('exports.employees', { query: one })).status).toBe(400);
    // What is refused was not exported.
    expect(await logged()).toEqual(before);
  });

  it('is of the caller’s account, and of the records that they see, as they see them', async () => {
    expect((await exported('exports.clients')).rows).toEqual([]);
    const rule = { all: [{ fact: 'employee.custom_attributes.badge', operator: 'equals', value: 'A-17' }] };
    await query(
      api,
      `UPDATE custom_properties SET is_permission_scope = true WHERE account_id = $1 AND name = 'badge'`,
      [api.live.account.id],
    );
    const permissions = ordinaryPermissions.filter((name) => name !== 'employee:view_sensitive');
    const cookie = await signInUser(api, [{ permissions, access_rule: rule }]);
    const { rows } = await exported('exports.employees', withCookie(cookie));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ social_security_number: '***-**-1120', 'custom_attributes.bank': '***' });
    const without = await signInUser(api, [{ permissions: ['client:view'] }]);
    expect((await exported('exports.employees', withCookie(without))).status).toBe(403);
  });

  it('is there of employers, jobs, placements and tasks, each with its own columns', async () => {
    const placements = (await exported('exports.placements')).rows;
    expect(placements[0]).toMatchObject({ start_date: '2026-11-23', 'progress.forms_completed': '0' });
    expect((await exported('exports.employers')).rows[0]).toMatchObject({
      name: 'Northwind',
      ein: '12-3456789',
    });
    expect((await exported('exports.tasks')).rows[0]).toMatchObject({ status: 'requires_action' });
    expect((await exported('exports.jobs')).rows).toEqual([]);
  });

  it('says of a placement what it lacks, and which state requires E-Verify', async () => {
    const { id: employee_id } = await createRecord(api, 'employees', { email: 'cleo@example.com' });
    const at = async (name: string, address: object) =>
      (await createRecord(api, 'employers', { name, address: { ...addressInput, ...address } })).id;
    const employers = [await at('Misspelt', { country: 'America' }), await at('Mobile', { state: 'AL' })];
    for (const employer_id of employers) await createRecord(api, 'placements', { employee_id, employer_id });
    const { rows } = await exported('exports.placements', { query: { employee_id } });
    expect(rows).toMatchObject([
      { undecided_count: '0', undecided_facts: '', 'everify_mandate.citation': 'Ala. Code 31-13-15' },
      {
        undecided_facts: "The employer's address.country is “America”, which is not a country we know.",
        'everify_mandate.citation': '',
      },
    ]);
    await api.call('employees.deleteById', { path: { employee_id } });
  });

  it('can be imported as it is, and says of each row that it is there', async () => {
    const { bytes } = await exported('exports.employees', { query: { bom: 'true' } });
    const content = bytes.toString();
    const checked = await checkedImport(api, { kind: 'employees', on_duplicate: 'update', content });
    expect(checked.counts).toMatchObject({ update: 2, error: 0 });
    expect(
      (await importRows(api, checked.id)).map(({ record_id }: { record_id: string }) => record_id),
    ).toContain(ana.id);
  });

  it('of many rows has each once, however much is added meanwhile', async () => {
    await query(
      api,
      `INSERT INTO clients (id, account_id, name, created_at, updated_at)
       SELECT 'cl_' || lpad(n::text, 22, '0'), $1, 'Client ' || n, now(), now() FROM generate_series(1, 450) n`,
      [api.live.account.id],
    );
    const [{ rows }] = await Promise.all([exported('exports.clients'), createRecord(api, 'clients')]);
    const ids = new Set(rows.map(({ id }) => id));
    expect(ids.size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(450);
  });
});
