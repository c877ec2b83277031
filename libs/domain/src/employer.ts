import { z } from 'zod';
import { Address, AddressInput } from './address.js';
import { EmployerId } from './id-kind.js';
import { groupedDigits, Phone, recordInput, recordProperties } from './record-properties.js';
import { type DeclaredProperties, drawableName, drawableText, ScalarValue, text } from './scalar-value.js';
import { answered, clearable, typedProperties } from './typed-properties.js';

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
  /^(?!00)\d{2}-?\d{7}$/,
  [2, 7],
  'Expected an EIN of 9 digits, such as 12-3456789',
);

export const Employer = z
  .object({
    id: EmployerId,
    name: z.string().describe('Legal name, as forms print it.'),
    ein: z
      .string()
      .nullable()
      .describe('Employer Identification Number, as `12-3456789`; null where it is not known.'),
    dba_name: z
      .string()
      .nullable()
      .describe('The name that it does business under, where that is another; null otherwise.'),
    phone: z.string().nullable().describe('Telephone number, as it was given; null where there is none.'),
    employee_count: z
      .number()
      .nullable()
      .describe('How many people it employs: some duties begin at a number. Null where it is not known.'),
    entity_structure: EntityStructure.nullable().describe(
      'Legal form of the company; null where it is not known.',
    ),
    naics_code: z
      .string()
      .nullable()
      .describe('Industry by the North American Industry Classification System; null where it is not known.'),
    address: Address.nullable().describe('Principal address, as forms print it; null where it was cleared.'),
    active_theme_id: z
      .string()
      .nullable()
      .describe('Theme of the pages that its employees see; null for the plain one.'),
    ...answered(typedProperties.employer),
    ...recordProperties,
  })
  .catchall(ScalarValue)
  .meta({ id: 'Employer' });
export type Employer = DeclaredProperties<typeof Employer>;

const employerOptions = {
  dba_name: drawableText(255)
    .nullable()
    .optional()
    .describe('The name that it does business under, where that is another.'),
  phone: Phone.optional().meta({
    description: 'Telephone number, at most 40 characters. Nothing is ever sent to it.',
    examples: ['+1 518 555 0100'],
  }),
  employee_count: z
    .int('Expected a whole number')
    .min(0)
    .max(100_000_000)
    .nullable()
    .optional()
    .meta({ description: 'How many people it employs: some duties begin at a number.', examples: [48] }),
  entity_structure: EntityStructure.nullable().optional().describe('Legal form of the company.'),
  naics_code: text(20)
    .nullable()
    .optional()
    .meta({
      description: 'Industry by the North American Industry Classification System.',
      examples: ['722511'],
    }),
  active_theme_id: text(64)
    .nullable()
    .optional()
    .describe('Theme of the pages that its employees see; null for the plain one.'),
  ...clearable(typedProperties.employer),
  ...recordInput,
};
export const CreateEmployer = z
  .object({
    name: drawableName.meta({
      description: 'Legal name, as forms print it.',
      examples: ['Northwind Staffing'],
    }),
    ein: EmployerIdentificationNumber.meta({
      description: 'Employer Identification Number: 9 digits, with or without the dash; answered with it.',
      examples: ['12-3456789'],
    }),
    address: AddressInput.describe('Principal address, as forms print it.'),
    ...employerOptions,
  })
  .catchall(ScalarValue);
export type CreateEmployer = DeclaredProperties<typeof CreateEmployer>;
export const UpdateEmployer = z
  .object({
    name: drawableName.optional().describe('Legal name, as forms print it.'),
    ein: EmployerIdentificationNumber.nullable()
      .optional()
      .describe('Employer Identification Number: 9 digits, with or without the dash. Null clears it.'),
    address: AddressInput.nullable()
      .optional()
      .describe('Principal address, as forms print it. Null clears it.'),
    ...employerOptions,
  })
  .catchall(ScalarValue);
export type UpdateEmployer = DeclaredProperties<typeof UpdateEmployer>;
