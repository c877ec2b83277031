import { describe, expect, it } from '@jest/globals';
import { controlsOf, recordFormInput } from './record-form-input';

const address = {
  address_street: '12 Pier Road',
  address_secondary: '',
  address_city: 'Albany',
  address_state: 'NY',
  address_zip: '12207',
  address_country: 'USA',
};
const company = { name: ' Harbor Foods ', ein: '123456789', ...address };

const issuesOf = (given: Record<string, unknown>, kind: Parameters<typeof recordFormInput>[0] = 'employer') =>
  recordFormInput(kind, 'create')
    .safeParse(given)
    .error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the form of a record', () => {
  it('is read as the body that the API takes: an EIN with its dash, numbers and answers of their types', () => {
    const typed = { ...company, employee_count: '1,200', uses_e_verify: 'true', phone: '' };
    expect(recordFormInput('employer', 'create').parse(typed)).toMatchObject({
      name: 'Harbor Foods',
      ein: '12-3456789',
      employee_count: 1200,
      uses_e_verify: true,
      phone: null,
      address: { street: '12 Pier Road', secondary: null, state: 'NY' },
    });
  });

  it('says of every control at once what is wrong with it', () => {
    const typed = { ...company, name: '', ein: '12-34', employee_count: 'many', address_city: '' };
    expect(issuesOf(typed)).toEqual(['name', 'ein', 'employee_count', 'address_city']);
  });

  it('has the days of the week whose boxes are ticked: several, one or none', () => {
    const days = (business_days: unknown) =>
      recordFormInput('employer', 'update').parse({ ...company, business_days })['business_days'];
    expect(days(['tue', 'wed', 'thu', 'fri', 'sat'])).toBe('tue-sat');
    expect(days('sun')).toBe('sun');
    expect([days(undefined), days('')]).toEqual([null, null]);
  });

  it('asks for an address where a record must have one, and takes none elsewhere', () => {
    const nowhere = { name: 'Line cook', ein: '123456789', address_country: 'USA' };
    expect(issuesOf(nowhere)).toEqual(['address_street']);
    expect(recordFormInput('job', 'create').parse(nowhere)).toMatchObject({
      name: 'Line cook',
      address: null,
    });
  });

  it('lets an employer that is changed lose its EIN, and no record its name', () => {
    const read = recordFormInput('employer', 'update').safeParse({ ...company, ein: '' });
    expect(read.data).toMatchObject({ ein: null });
    expect(recordFormInput('client', 'update').safeParse({ name: ' ' }).success).toBe(false);
  });

  it('places an employee once: a placement that is changed takes no other', () => {
    expect(issuesOf({ start_date: '2026-12-01' }, 'placement')).toEqual(['employee_id']);
    const changed = recordFormInput('placement', 'update').parse({
      employee_id: 'x',
      start_date: '2026-12-01',
    });
    expect(changed).not.toHaveProperty('employee_id');
  });

  it('takes nothing that it has no control for', () => {
    expect(recordFormInput('client', 'create').parse({ name: 'Pier 7', secret: 'x' })).not.toHaveProperty(
      'secret',
    );
    expect(controlsOf('client')).toEqual(['name', 'remote_examination', 'external_id']);
  });
});
