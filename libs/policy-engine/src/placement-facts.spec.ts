import { describe, expect, it } from '@jest/globals';
import { factCatalog } from './fact-catalog.js';
import { placementFacts } from './placement-facts.js';

const employer = {
  name: 'Acme Staffing',
  ein: '12-3456789',
  employee_count: 120,
  naics_code: null,
  address: { street: '1 Main St', city: 'Newark', state: 'New Jersey', zip: '07102', country: 'US' },
  custom_attributes: { region: 'east' },
};

describe('the facts of a placement', () => {
  it('are the fields, addresses and custom attributes of its records by path', () => {
    expect(
      placementFacts({
        employee: {
          first_name: ' Ada ',
          middle_name: '',
          address: { city: 'Queens', state: 'ny', zip: null, country: 'USA' },
        },
        employer,
        client: { name: 'Globex', custom_attributes: { tier: 0 } },
        job: { name: 'Driver', address: null },
        placement: { start_date: '2026-11-23', custom_attributes: { night_shift: false } },
      }),
    ).toEqual({
      'employee.first_name': 'Ada',
      'employee.address.city': 'Queens',
      'employee.address.state': 'NY',
      'employee.address.country': 'USA',
      'employer.name': 'Acme Staffing',
      'employer.employee_count': 120,
      'employer.address.city': 'Newark',
      'employer.address.state': 'NJ',
      'employer.address.zip': '07102',
      'employer.address.country': 'USA',
      'employer.custom_attributes.region': 'east',
      'client.name': 'Globex',
      'client.custom_attributes.tier': 0,
      'job.name': 'Driver',
      'placement.start_date': '2026-11-23',
      'placement.custom_attributes.night_shift': false,
      'work_location.city': 'Newark',
      'work_location.state': 'NJ',
      'work_location.zip': '07102',
      'work_location.country': 'USA',
    });
  });

  it("take the work location from the job's address, whole, else from the employer's", () => {
    const job = { address: { city: 'Toronto', state: '', country: 'CA' } };
    const facts = placementFacts({ employee: {}, employer, job, placement: {} });
    expect(facts['work_location.country']).toBe('CAN');
    expect(facts).not.toHaveProperty(['work_location.state']);
    expect(facts).not.toHaveProperty(['work_location.zip']);
  });

  it("take what a placement leaves to its job from the job, and nothing else of the job's", () => {
    const job = { pay_basis: 'hour', pay_frequency: 'weekly', first_payday: '2026-12-04', shift: 'night' };
    const placement = { pay_basis: 'salary', overtime_status: '  ' };
    expect(placementFacts({ employee: {}, job, placement })).toEqual({
      'job.pay_basis': 'hour',
      'job.pay_frequency': 'weekly',
      'job.first_payday': '2026-12-04',
      'job.shift': 'night',
      'placement.pay_basis': 'salary',
      'placement.pay_frequency': 'weekly',
    });
  });

  it('hold no number, contact or birth date of a person', () => {
    const employee = {
      id: 'ee_1',
      social_security_number: '123-45-6789',
      date_of_birth: '1990-01-01',
      email: 'ada@example.com',
      phone: '5551234567',
    };
    expect(placementFacts({ employee, placement: {} })).toEqual({});
  });

  it('cannot be forged by an attribute whose name is a path', () => {
    const employee = {
      'address.state': 'NY',
      custom_attributes: { 'x.y': 'z' },
      address: { country: 'CAN' },
    };
    expect(placementFacts({ employee, placement: {} })).toEqual({ 'employee.address.country': 'CAN' });
  });

  it('leave out what is no scalar', () => {
    const placement = { custom_attributes: { home: { city: 'X' }, list: ['a'], nothing: null, blank: '  ' } };
    expect(placementFacts({ employee: { address: null, custom_attributes: null }, placement })).toEqual({});
  });

  it('leave out a state of the US that does not exist', () => {
    const job = { address: { city: 'X', state: 'Gotham', country: 'USA' } };
    expect(placementFacts({ employee: {}, job, placement: {} })).not.toHaveProperty(['work_location.state']);
  });
});

describe('the catalog of facts', () => {
  const property = {
    path: 'job.custom_attributes.rate',
    label: 'Rate',
    entity_type: 'job',
    scalar_type: 'decimal',
  };

  it("takes up an account's custom properties with their types", () => {
    expect(factCatalog([property]).get(property.path)).toEqual({
      path: property.path,
      type: 'number',
      label: "the job's “Rate”",
      source: 'custom_property',
    });
  });

  it.each([
    ['sensitive properties', { is_sensitive_info: true }],
    ['addresses', { scalar_type: 'address' }],
    ['properties of forms', { entity_type: 'form' }],
  ])('leaves out %s', (_, changed) => {
    expect(factCatalog([{ ...property, ...changed }]).size).toBe(factCatalog().size);
  });

  it('keeps a built-in fact whatever a custom property is called', () => {
    const catalog = factCatalog([{ ...property, path: 'job.name' }]);
    expect(catalog.get('job.name')?.type).toBe('text');
  });
});
