import { z } from 'zod';
import { Address, AddressInput } from './address.js';
import { EmployerId } from './id-kind.js';
import { groupedDigits, Phone, recordInput, recordProperties } from './record-properties.js';
import { type DeclaredProperties, drawableName, drawableText, ScalarValue, text } from './scalar-value.js';

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

/** With or without the dash; kept as `12-3456789`. */
export const EmployerIdentificationNumber = groupedDigits(
  /^\d{2}-?\d{7}$/,
  [2, 7],
  'Expected an EIN of 9 digits, such as 12-3456789',
);

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
    ...recordProperties,
  })
  .catchall(ScalarValue)
  .meta({ id: 'Employer' });
export type Employer = DeclaredProperties<typeof Employer>;

const employerOptions = {
  dba_name: drawableText(255).nullable().optional(),
  phone: Phone.optional(),
  employee_count: z.number().min(0).max(100_000_000).nullable().optional(),
  entity_structure: EntityStructure.nullable().optional(),
  naics_code: text(20).nullable().optional(),
  active_theme_id: text(64).nullable().optional(),
  ...recordInput,
};
export const CreateEmployer = z
  .object({
    name: drawableName,
    ein: EmployerIdentificationNumber,
    address: AddressInput,
    ...employerOptions,
  })
  .catchall(ScalarValue);
export type CreateEmployer = DeclaredProperties<typeof CreateEmployer>;
export const UpdateEmployer = z
  .object({
    name: drawableName.optional(),
    ein: EmployerIdentificationNumber.nullable().optional(),
    address: AddressInput.nullable().optional(),
    ...employerOptions,
  })
  .catchall(ScalarValue);
export type UpdateEmployer = DeclaredProperties<typeof UpdateEmployer>;
