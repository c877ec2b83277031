import { z } from 'zod';
import { Address, AddressInput } from './address.js';
import { ClientId, EmployeeId, EmployerId, JobId } from './id-kind.js';
import { CustomAttributesFilter, pageQuery } from './page.js';
import {
  CalendarDate,
  CustomAttributes,
  DateTimeInput,
  DateTimeUtc,
  ScalarValue,
  nameText,
  text,
  type DeclaredProperties,
} from './scalar-value.js';

const stamps = { created_at: DateTimeUtc, updated_at: DateTimeUtc };
const attributes = { custom_attributes: CustomAttributes };
const attributesInput = { custom_attributes: CustomAttributes.optional() };

export const EntityStructure = z
  .enum([
    'sole_proprietorship',
    'partnership',
    'llc',
    'corporation',
    'nonprofit',
    'cooperative',
    'professional_corporation',
  ])
  .meta({ id: 'EntityStructure' });

const grouped = (pattern: RegExp, groups: number[], expected: string) =>
  z
    .string()
    .regex(pattern, expected)
    .transform((given) => {
      const digits = given.replaceAll('-', '');
      let at = 0;
      return groups.map((length) => digits.slice(at, (at += length))).join('-');
    });

/** With or without dashes; kept as `123-45-6789`. Which numbers can be is said by 20 CFR 422.103 and SSA's own rules. */
export const SocialSecurityNumber = grouped(
  /^(?!000|666|9)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/,
  [3, 2, 4],
  'Expected a Social Security number of 9 digits, such as 123-45-6789',
);
/** With or without the dash; kept as `12-3456789`. */
export const EmployerIdentificationNumber = grouped(
  /^\d{2}-?\d{7}$/,
  [2, 7],
  'Expected an EIN of 9 digits, such as 12-3456789',
);

const Email = z.email('Expected an email address').max(320).nullable();
const Phone = text(40).nullable();

export const Client = z
  .object({ id: ClientId, name: z.string(), ...attributes, ...stamps })
  .catchall(ScalarValue)
  .meta({ id: 'Client' });
export type Client = DeclaredProperties<typeof Client>;
export const CreateClient = z.object({ name: nameText, ...attributesInput }).catchall(ScalarValue);
export type CreateClient = DeclaredProperties<typeof CreateClient>;
export const UpdateClient = CreateClient.partial();
export type UpdateClient = DeclaredProperties<typeof UpdateClient>;

export const Job = z
  .object({ id: JobId, name: z.string(), address: Address.nullable(), ...attributes, ...stamps })
  .catchall(ScalarValue)
  .meta({ id: 'Job' });
export type Job = DeclaredProperties<typeof Job>;
export const CreateJob = z
  .object({ name: nameText, address: AddressInput.nullable().optional(), ...attributesInput })
  .catchall(ScalarValue);
export type CreateJob = DeclaredProperties<typeof CreateJob>;
export const UpdateJob = CreateJob.partial();
export type UpdateJob = DeclaredProperties<typeof UpdateJob>;

export const Employer = z
  .object({
    id: EmployerId,
    name: z.string(),
    ein: z.string().nullable(),
    dba_name: z.string().nullable(),
    phone: z.string().nullable(),
    employee_count: z.number().nullable(),
    entity_structure: EntityStructure.nullable(),
    naics_code: z.string().nullable(),
    address: Address.nullable(),
    active_theme_id: z.string().nullable(),
    ...attributes,
    ...stamps,
  })
  .catchall(ScalarValue)
  .meta({ id: 'Employer' });
export type Employer = DeclaredProperties<typeof Employer>;

const employerOptions = {
  dba_name: text(255).nullable().optional(),
  phone: Phone.optional(),
  employee_count: z.number().min(0).max(100_000_000).nullable().optional(),
  entity_structure: EntityStructure.nullable().optional(),
  naics_code: text(20).nullable().optional(),
  active_theme_id: text(64).nullable().optional(),
  ...attributesInput,
};
export const CreateEmployer = z
  .object({ name: nameText, ein: EmployerIdentificationNumber, address: AddressInput, ...employerOptions })
  .catchall(ScalarValue);
export type CreateEmployer = DeclaredProperties<typeof CreateEmployer>;
export const UpdateEmployer = z
  .object({
    name: nameText.optional(),
    ein: EmployerIdentificationNumber.nullable().optional(),
    address: AddressInput.nullable().optional(),
    ...employerOptions,
  })
  .catchall(ScalarValue);
export type UpdateEmployer = DeclaredProperties<typeof UpdateEmployer>;

export const Employee = z
  .object({
    id: EmployeeId,
    first_name: z.string(),
    middle_name: z.string().optional(),
    last_name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    date_of_birth: z.string().nullable(),
    social_security_number: z.string().nullable(),
    has_middle_name: z.boolean().nullable(),
    address: Address.nullable(),
    ...attributes,
    ...stamps,
  })
  .catchall(ScalarValue)
  .meta({ id: 'Employee' });
export type Employee = DeclaredProperties<typeof Employee>;

const employeeOptions = {
  middle_name: text(255).optional(),
  email: Email.optional(),
  phone: Phone.optional(),
  date_of_birth: CalendarDate.nullable().optional(),
  social_security_number: SocialSecurityNumber.nullable().optional(),
  has_middle_name: z.boolean().nullable().optional(),
  ...attributesInput,
};
export const CreateEmployee = z
  .object({ first_name: nameText, last_name: nameText, address: AddressInput, ...employeeOptions })
  .catchall(ScalarValue);
export type CreateEmployee = DeclaredProperties<typeof CreateEmployee>;
export const UpdateEmployee = z
  .object({
    first_name: nameText.optional(),
    last_name: nameText.optional(),
    address: AddressInput.nullable().optional(),
    ...employeeOptions,
  })
  .catchall(ScalarValue);
export type UpdateEmployee = DeclaredProperties<typeof UpdateEmployee>;

/** What every record list takes. */
export const RecordListQuery = z.object({ ...pageQuery(), custom_attributes: CustomAttributesFilter });
export type RecordListQuery = z.infer<typeof RecordListQuery>;
export const ClientListQuery = RecordListQuery.extend({
  updated_at_lte: DateTimeInput.optional(),
  updated_at_gte: DateTimeInput.optional(),
});
export type ClientListQuery = z.infer<typeof ClientListQuery>;
