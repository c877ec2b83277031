import type { Entries } from './hosted-pages.js';

/** A calendar date as the three boxes of a date take it. */
export const date = (name: string, iso: string): Entries => {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { [`${name}:month`]: month, [`${name}:day`]: day, [`${name}:year`]: year };
};

export const w4: Entries = {
  'task.middle_initial': 'M',
  'employee.social_security_number': '412-09-9999',
  'task.filing_status': 'head_of_household',
  'task.qualifying_children_amount': '2200',
  'task.dependents_total': '2200',
  'task.extra_withholding': '25',
};

export const i9: Entries = {
  'task.last_name': 'Nguyễn',
  'task.first_name': 'Ánh',
  'task.address_street': '7 Pine Street',
  'task.address_city': 'New York',
  'task.address_state': 'NY',
  'task.address_zip': '10005',
  ...date('task.date_of_birth', '1990-04-12'),
  'task.social_security_number': '412-09-9999',
  'task.email': 'anh@example.com',
  'task.phone': '2125550123',
  'task.citizenship_status': 'citizen',
  'task.preparer_count': '0',
};

/** The same as the API takes it, for journeys that begin once Section 1 is signed. */
export const sectionOne = {
  'task.last_name': 'Nguyễn',
  'task.first_name': 'Ánh',
  'task.address_street': '7 Pine Street',
  'task.address_city': 'New York',
  'task.address_state': 'NY',
  'task.address_zip': '10005',
  'task.date_of_birth': '1990-04-12',
  'task.social_security_number': '412-09-9999',
  'task.citizenship_status': 'citizen',
  'task.preparer_count': '0',
};

export const i9Employer: Entries = {
  'task.list_choice': 'b_and_c',
  'task.list_b:document': 'drivers_license',
  'task.list_b:issuing_authority': 'New York',
  'task.list_b:number': 'D1234567',
  ...date('task.list_b', '2031-08-01'),
  'task.list_c:document': 'social_security_card',
  'task.list_c:issuing_authority': 'Social Security Administration',
  'task.list_c:number': '412-09-9999',
  'task.employer_representative': 'Ortiz, Carmen, Office manager',
};

export const directDeposit: Entries = {
  'task.action': 'new',
  'task.account_1_bank_name': 'Hudson Bank',
  'task.account_1_routing_number': '021000021',
  'task.account_1_account_number': '000123456789',
  'task.account_1_account_number_again': '000123456789',
  'task.account_1_type': 'checking',
};

export const emergencyContact: Entries = {
  'task.primary_name': 'Minh Nguyễn',
  'task.primary_relationship': 'parent',
  'task.primary_phone': '2125550188',
};

/** Section 2 as the API takes it, of a passport that the employer has seen. */
export const sectionTwo = {
  'task.list_choice': 'a',
  'task.list_a_1': {
    document: 'us_passport',
    issuing_authority: 'U.S. Department of State',
    number: '123456789',
    expires_on: '2031-06-30',
  },
  'task.first_day_of_employment': new Date().toISOString().slice(0, 10),
  'task.employer_representative': 'Ortiz, Carmen, Office manager',
  'task.employer_name': 'Harbor Foods',
  'task.employer_address': '40 Fulton Street, New York, NY 10038',
};
