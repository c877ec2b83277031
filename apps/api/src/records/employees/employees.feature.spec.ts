import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  dateOfBirth,
  eventsOf,
  createRecord,
  query,
  socialSecurityNumber,
  testSystemContext,
} from '../../testing/factories.js';
import { HostedPage } from '../../testing/hosted-page.js';
import { withCookie, signInUser } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';
import { EmployeesService } from './employees.service.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

const secrets = { social_security_number: '219099999', date_of_birth: dateOfBirth };
const path = (id: string) => ({ employee_id: id });

describe('employees', () => {
  it('answer their Social Security number by its usual pattern, in full to an API token', async () => {
    const made = await createRecord(api, 'employees', secrets);
    expect(made).toMatchObject({
      social_security_number: socialSecurityNumber,
      date_of_birth: dateOfBirth,
      has_middle_name: null,
      email: null,
      phone: null,
    });
    expect(made).not.toHaveProperty('middle_name');
    expect((await api.call('employees.findById', { path: path(made.id) })).body).toEqual(made);
    const { body } = await api.call('employees.list');
    expect(body.data[0]).toEqual(made);
  });

  it('keep number and date of birth nowhere in the open: not in the row, not in an event', async () => {
    const { id } = await createRecord(api, 'employees', secrets);
    const changed = { middle_name: 'Sol', has_middle_name: true };
    await api.call('employees.updateById', { path: path(id), body: changed });
    const tables = [`SELECT * FROM employees WHERE id = $1`, `SELECT * FROM events WHERE resource_id = $1`];
    for (const table of tables) {
      const [row] = await query<{ sealed?: Buffer }>(api, table, [id]);
      const kept = JSON.stringify(row) + (row?.sealed?.toString('latin1') ?? '');
      expect(kept).not.toMatch(/219-?09-?9999|1990-0/);
    }
    for (const event of await eventsOf(api, id))
      expect(event.data).toMatchObject({
        social_security_number: '***-**-9999',
        date_of_birth: '****-**-**',
      });
  });

  it('keep what is sealed through a change of something else, and null clears it', async () => {
    const { id } = await createRecord(api, 'employees', secrets);
    const renamed = await api.call('employees.updateById', { path: path(id), body: { first_name: 'Eva' } });
    expect(renamed.body).toMatchObject({
      first_name: 'Eva',
      social_security_number: socialSecurityNumber,
      date_of_birth: dateOfBirth,
    });
    const cleared = await api.call('employees.updateById', {
      path: path(id),
      body: { social_security_number: null },
    });
    expect(cleared.body).toMatchObject({ social_security_number: null, date_of_birth: dateOfBirth });
  });

  it('whose sealed values were copied to another row do not open there', async () => {
    const mine = await createRecord(api, 'employees', secrets);
    const other = await createRecord(api, 'employees', secrets);
    await query(
      api,
      `UPDATE employees SET sealed = (SELECT sealed FROM employees WHERE id = $2) WHERE id = $1`,
      [other.id, mine.id],
    );
    const answer = await api.request('GET', `/api/v1/employees/${other.id}`);
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('9999');
    const list = await api.call('employees.list', {});
    expect(list.status).toBe(200);
    const shown = new Map(list.body.data.map((it: { id: string }) => [it.id, it]));
    expect(shown.get(mine.id)).toMatchObject({ social_security_number: socialSecurityNumber });
    expect(shown.get(other.id)).toMatchObject({ last_name: 'Lindqvist', social_security_number: null });
    // To change it must not put nothing in the place of what cannot be read.
    const changed = { path: path(other.id), body: { date_of_birth: '1990-02-28' } };
    expect((await api.call('employees.updateById', changed)).status).toBe(500);
    await api.call('employees.deleteById', { path: path(mine.id) });
  });

  it('refuse numbers that the Social Security Administration never gives, without repeating them', async () => {
    const { id } = await createRecord(api, 'employees');
    for (const social_security_number of [
      '000-12-3456',
      '666-12-3456',
      '912-34-5678',
      '219-00-9999',
      '12345',
    ]) {
      const answer = await api.call('employees.updateById', {
        path: path(id),
        body: { social_security_number },
      });
      expect(answer.body).toMatchObject({
        _tag: 'HttpApiDecodeError',
        issues: [{ path: ['social_security_number'] }],
      });
      expect(JSON.stringify(answer.body)).not.toContain(social_security_number);
    }
  });

  it('show their number in clear to the hosted form as a value that no log can show', async () => {
    const { id } = await createRecord(api, 'employees', secrets);
    const employees = api.app.get(EmployeesService);
    const ctx = testSystemContext(api);
    const sensitive = employees.openSecrets(ctx, await employees.getRow(ctx, id));
    expect(sensitive.reveal()).toEqual({
      social_security_number: socialSecurityNumber,
      date_of_birth: dateOfBirth,
    });
    expect(`${sensitive} ${JSON.stringify({ sensitive })}`).not.toMatch(/9999|1990/);
  });

  it('are masked to everyone but an API token', async () => {
    const { id } = await createRecord(api, 'employees', secrets);
    const { token } = await HostedPage.open(api, id);
    const seen = await api.call('employees.findById', { path: path(id), token });
    expect(seen.status).toBe(200);
    // Not even the last digits: by those a hosted page asks who the employee is.
    expect(seen.body).toMatchObject({
      social_security_number: '***-**-****',
      date_of_birth: '****-**-**',
    });
    const person = withCookie(await signInUser(api, [{ permissions: ['employee:view'] }]));
    expect((await api.call('employees.findById', { path: path(id), ...person })).body).toMatchObject({
      social_security_number: '***-**-9999',
      date_of_birth: '****-**-**',
    });
  });

  it('and the records that their tasks name are all that a form session sees', async () => {
    const employer = await createRecord(api, 'employers');
    const [client, job] = [await createRecord(api, 'clients'), await createRecord(api, 'jobs')];
    const { id } = await createRecord(api, 'employees');
    const named = { employee_id: id, employer_id: employer.id, client_id: client.id };
    await createRecord(api, 'placements', { ...named, create_tasks: true });
    const { token } = await HostedPage.open(api, id);
    const statusOf = async (
      kind: 'clients' | 'employers' | 'jobs' | 'employees',
      path: Record<string, string>,
    ) => (await api.call(`${kind}.findById`, { path, token })).status;
    expect(await statusOf('employers', { employer_id: employer.id })).toBe(200);
    expect(await statusOf('clients', { client_id: client.id })).toBe(200);
    expect(await statusOf('jobs', { job_id: job.id })).toBe(404);
    expect(await statusOf('employees', { employee_id: (await createRecord(api, 'employees')).id })).toBe(404);
    expect((await api.call('employees.list', { token })).body._tag).toBe('Forbidden');
    expect((await api.call('clients.list', { token })).body._tag).toBe('Forbidden');
  });

  it('go with their placements when they are deleted, and each is told of', async () => {
    const { id } = await createRecord(api, 'employees', secrets);
    const placement = await createRecord(api, 'placements', { employee_id: id });
    const deleted = await api.call('employees.deleteById', { path: path(id) });
    expect(deleted.body).toMatchObject({ id, social_security_number: socialSecurityNumber });
    const found = await api.call('placements.findById', { path: { placement_id: placement.id } });
    expect(found.status).toBe(404);
    const told = (await eventsOf(api, placement.id)).map((event) => event.kind);
    expect(told).toEqual(['placement.created', 'placement.deleted']);
    const list = await api.call('placements.list', { query: { employee_id: id } });
    expect(list.body.total).toBe(0);
  });
});
