import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventsOf, createRecord, query } from '../testing/factories.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const number = '512-83-7741';
const create = (body: object) =>
  api.call('employees.create', { body: { first_name: 'Ana', last_name: 'Lopez', address, ...body } });
const address = {
  street: '12 Pier Road',
  secondary: '',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  country: 'USA',
};

describe('a value that looks sensitive', () => {
  it('is refused under a name that nobody declared, and the property to use instead is named', async () => {
    const answer = await create({ ssn: number });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      _tag: 'HttpApiDecodeError',
      issues: [{ path: ['ssn'], message: expect.stringContaining('social_security_number') }],
    });
    expect(JSON.stringify(answer.body)).not.toContain('7741');
    const birth = await create({ dateOfBirth: '1990-02-28' });
    expect(birth.body.issues).toMatchObject([
      { path: ['dateOfBirth'], message: expect.stringContaining('date_of_birth') },
    ]);
    const bank = await create({ bank_account_number: '000123456789', note: 'Card 4111 1111 1111 1111' });
    expect(bank.body.issues.map(({ path }: { path: string[] }) => path)).toEqual([
      ['bank_account_number'],
      ['note'],
    ]);
    expect(JSON.stringify(bank.body)).toContain('is_sensitive_info');
    expect(JSON.stringify(bank.body)).not.toMatch(/000123456789|4111/);
    expect(await query(api, 'SELECT 1 FROM employees WHERE account_id = $1', [api.live.account.id])).toEqual(
      [],
    );
  });

  it('is refused of every kind of record, when it is made and when it is changed', async () => {
    const employee = await createRecord(api, 'employees');
    const employer = await createRecord(api, 'employers');
    const made = { employee_id: employee.id, employer_id: employer.id };
    const given = { clients: { name: 'C' }, jobs: { name: 'J' }, placements: made } as const;
    for (const kind of ['clients', 'jobs', 'placements'] as const) {
      const answer = await api.call(`${kind}.create`, { body: { ...given[kind], ref: number } });
      expect([kind, answer.status, answer.body.issues?.[0]?.path]).toEqual([kind, 400, ['ref']]);
    }
    const changes = [
      await api.call('employees.updateById', { path: { employee_id: employee.id }, body: { ref: number } }),
      await api.call('employers.updateById', { path: { employer_id: employer.id }, body: { ref: number } }),
    ];
    expect(changes.map(({ status }) => status)).toEqual([400, 400]);
    for (const { id } of [employee, employer])
      expect(JSON.stringify(await eventsOf(api, id))).not.toContain('7741');
  });

  it('is refused in a custom property that is not sensitive, and kept in one that is', async () => {
    await createRecord(api, 'custom_properties', { name: 'reference' });
    await createRecord(api, 'custom_properties', { name: 'iban', is_sensitive_info: true });
    const refused = await create({ custom_attributes: { reference: number } });
    expect(refused.body).toMatchObject({
      _tag: 'HttpApiDecodeError',
      issues: [
        { path: ['custom_attributes', 'reference'], message: expect.stringContaining('is_sensitive_info') },
      ],
    });
    const kept = await create({ custom_attributes: { iban: 'DE89 3704 0044 0532 0130 00' } });
    expect(kept.status).toBe(201);
    const [row] = await query(api, 'SELECT custom_attributes FROM employees WHERE id = $1', [kept.body.id]);
    expect(row).toEqual({ custom_attributes: { iban: '***' } });
  });

  it('is refused in each line of an address and in a name, where it is not marked either', async () => {
    for (const line of ['street', 'secondary', 'city'])
      for (const value of [`Apt ${number}`, '512837741']) {
        const answer = await create({ address: { ...address, [line]: value } });
        expect([line, answer.status, answer.body.issues?.[0]?.path]).toEqual([line, 400, ['address', line]]);
      }
    for (const name of ['first_name', 'last_name', 'middle_name']) {
      const answer = await create({ [name]: 'Ana 512837741' });
      expect([name, answer.status, answer.body.issues?.[0]?.path]).toEqual([name, 400, [name]]);
    }
    for (const name of ['ssnumber', 'nss', 'payroll_id', 'id_number', 'acct', 'uscis']) {
      const own = await create({ [name]: '512837741' });
      expect([name, own.status, own.body.issues?.[0]?.path]).toEqual([name, 400, [name]]);
    }
    expect((await create({ address: { ...address, zip: '12207-1234' } })).status).toBe(201);
  });

  it('is refused in what people name and note: groups, policies, webhooks, themes, tokens', async () => {
    const all = { condition: { all: [] }, form_ids: [] };
    const answers = await Promise.all([
      api.call('user_groups.create', { body: { name: `Team ${number}`, permissions: [] } }),
      api.call('policies.create', { body: { name: number, ...all } }),
      api.call('webhooks.create', { body: { url: `https://example.com/?ssn=${number}` } }),
      api.call('webhooks.create', { body: { url: 'https://example.com/', description: number } }),
      api.call('themes.create', { body: { name: number } }),
      api.call('api_tokens.create', { body: { name: number } }),
    ]);
    for (const { status, body } of answers) {
      expect([status, body._tag]).toEqual([400, 'HttpApiDecodeError']);
      expect(JSON.stringify(body)).not.toContain('7741');
    }
  });

  it('that is sealed is not overwritten by its own mask', async () => {
    const { id } = await createRecord(api, 'employees', {
      custom_attributes: { iban: 'GB29 NWBK 6016 1331 9268 19' },
    });
    const path = { employee_id: id };
    const change = (custom_attributes: object) =>
      api.call('employees.updateById', { path, body: { custom_attributes } });
    expect((await change({ iban: '***' })).body).toMatchObject({ _tag: 'BadRequestError' });
    const found = await api.call('employees.findById', { path });
    expect(found.body.custom_attributes.iban).toMatch(/^GB29/);
    expect((await change({ iban: null })).body.custom_attributes).toEqual({});
  });

  it('a custom property by the name of one is only made sensitive', async () => {
    const body = { name: 'bank_account', label: 'B', entity_type: 'employee', scalar_type: 'string' };
    const refused = await api.call('custom_properties.create', { body });
    expect(refused.body).toMatchObject({
      _tag: 'BadRequestError',
      message: expect.stringContaining('is_sensitive_info'),
    });
    const made = await api.call('custom_properties.create', { body: { ...body, is_sensitive_info: true } });
    expect(made.status).toBe(201);
  });

  it('that an earlier version kept stays readable, leaves other changes alone, and goes with null', async () => {
    const { id } = await createRecord(api, 'employees');
    await query(api, `UPDATE employees SET system_attributes = '{"ssn": "512-83-7741"}' WHERE id = $1`, [id]);
    const path = { employee_id: id };
    expect((await api.call('employees.findById', { path })).body.ssn).toBe(number);
    const changed = await api.call('employees.updateById', { path, body: { first_name: 'Eva' } });
    expect([changed.status, changed.body.ssn]).toEqual([200, number]);
    const cleared = await api.call('employees.updateById', { path, body: { ssn: null } });
    expect([cleared.status, 'ssn' in cleared.body]).toEqual([200, false]);
  });

  it('is not repeated where it is the name of a property', async () => {
    const answer = await create({ [number]: 'x' });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toContain('7741');
  });
});
