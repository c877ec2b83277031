import { describe, expect, it } from '@jest/globals';
import { sensitiveKindOf } from './assert-no-sensitive-values.js';

const refused = {
  social_security_number: `ssn SSN ssns SSNs ssn_number ssn_no SSN# employee_ssn employeeSSN spouse-ssn employeessn s.s.n. ssn1 ssn_full
    social_security socialSecurityNumber SocialSecurityNo social-security-num socialsecuritynumber soc_sec sin national_id
    employee_social_security_number_raw ｓｓｎ`,
  taxpayer_id: 'itin ITIN_number tax_id taxId TIN taxpayer_id employee_tax_id tax_identification_number',
  bank_account: `bank_account bankAccount bank_accounts bank_account_number bankAccountNumber bank_acct_no account_number
    accountNumber account_no checking_account_number direct_deposit_account routing_number routingNo bank_routing
    aba_number iban IBANs payroll_bank_account_number bank_account_number_2 primary_account_number_x`,
  card: 'card_number cardNumber credit_card creditCardNumber debit_card_no cvv CVV2 cvc2 card_security_code',
  identity_document: `passport_number passportNo us_passport_number a_number aNumber A-Number alien_number alienRegistrationNumber
    drivers_license_number driver's_license_no uscis_number i94_number visa_number`,
  date_of_birth:
    'dob DOB d.o.b. dateOfBirth birth_date birthDate birthdate birthday employee_dob spouse_date_of_birth',
} as const;

const ordinary = `external_id employee_number badge_number payroll_id client_account_number gl_account_number customer_account_number
  account_id account_name account_manager account_type bank_name bank_account_type ssn_verified_at ssn_last4 time_card_number
  badge_card_number start_date end_date hire_date termination_date birth_place birth_country passport_country
  drivers_license_state drivers_license_expiration visa_type visa_status assignment asin business basin_number
  case_number order_number license_number npi national_registry social_media_id dobermans cabana bahamas
  is_a_number_one tax_rate tax_state tax_exempt invoice_number phone_number number_of_cards card_color`;

const namesIn = (text: string) => text.split(/\s+/).filter((name) => !name.endsWith('_x'));

describe('a property that says by its name what it holds', () => {
  for (const [kind, names] of Object.entries(refused))
    it(`is known for ${kind}, however it is written`, () => {
      for (const name of namesIn(names))
        expect([name, sensitiveKindOf('employee', name, 'any')]).toEqual([name, kind]);
    });

  it('is not taken for what another property is called', () => {
    for (const name of namesIn(ordinary))
      expect([name, sensitiveKindOf('employee', name, 'any')]).toEqual([name, undefined]);
  });

  it('of a company holds its EIN, where of a person it would hold their number', () => {
    for (const entity of ['employer', 'client', 'job'] as const)
      expect(sensitiveKindOf(entity, 'tax_id', '12-3456789')).toBeUndefined();
    expect(sensitiveKindOf('employer', 'tax_id', '912-70-1234')).toBe('taxpayer_id');
    expect(sensitiveKindOf('placement', 'tax_id', '12-3456789')).toBe('taxpayer_id');
  });

  it('may say whether there is one, and no more of it than its mask shows', () => {
    const given = {
      has_ssn: 'yes',
      ssn: true,
      bank_account: null,
      ssn_last4: '6789',
      last_four_ssn: 6789,
      dob: '',
    };
    for (const [name, value] of Object.entries(given))
      expect([name, sensitiveKindOf('employee', name, value)]).toEqual([name, undefined]);
    expect(sensitiveKindOf('employee', 'last_four_ssn', '219-09-9999')).toBe('social_security_number');
    expect(sensitiveKindOf('employee', 'has_ssn', '219099999')).toBe('social_security_number');
  });

  it('names a document; its number is refused, and its class is not', () => {
    expect(sensitiveKindOf('employee', 'drivers_license', 'Class C')).toBeUndefined();
    expect(sensitiveKindOf('employee', 'drivers_license', 'D1234567')).toBe('identity_document');
    expect(sensitiveKindOf('employee', 'passport', 'C01234567')).toBe('identity_document');
  });
});
