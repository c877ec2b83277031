import { z } from 'zod';
import { Address, AddressInput } from './address.js';
import { EmployeeId } from './id-kind.js';
import { QueryFlag } from './page.js';
import { Email, groupedDigits, Phone, recordInput, recordProperties } from './record-properties.js';
import {
  CalendarDate,
  type DeclaredProperties,
  drawableName,
  drawableText,
  ScalarValue,
} from './scalar-value.js';
import { answered, clearable, typedProperties } from './typed-properties.js';

/** With or without dashes; kept as `123-45-6789`. Which numbers can be is said by 20 CFR 422.103 and SSA's own rules. */
export const SocialSecurityNumber = groupedDigits(
  /^(?!000|666|9)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/,
  [3, 2, 4],
  'Expected a Social Security number of 9 digits, such as 123-45-6789',
);

/** How an employee is reached, by the property of the record that holds the address. */
export const ContactChannel = z.enum(['email', 'phone']);
export type ContactChannel = z.infer<typeof ContactChannel>;

export const Employee = z
  .object({
    id: EmployeeId,
    first_name: z.string().describe('Given name.'),
    middle_name: z.string().optional().describe('Middle name; left out where none is known.'),
    last_name: z.string().describe('Family name.'),
    email: z.string().nullable().describe('Email address; null where there is none.'),
    phone: z.string().nullable().describe('Telephone number, as it was given; null where there is none.'),
    date_of_birth: z.string().nullable().describe('Date of birth, `YYYY-MM-DD`. Null where it is not known.'),
    social_security_number: z
      .string()
      .nullable()
      .describe(
        'Social Security number as `123-45-6789`; masked to `***-**-6789` for callers who may not see it. Null where it is not known.',
      ),
    has_middle_name: z
      .boolean()
      .nullable()
      .describe('False where the employee is known to have no middle name; null where nobody has said.'),
    address: Address.nullable().describe('Home address; null where it was cleared.'),
    ...answered(typedProperties.employee),
    ...recordProperties,
  })
  .catchall(ScalarValue)
  .meta({ id: 'Employee' });
export type Employee = DeclaredProperties<typeof Employee>;

const oldest = 110;

/** Of a person who may be employed: born, and not more than 110 years ago. */
const BirthDate = CalendarDate.refine((day) => {
  const now = new Date();
  // Somewhere it is tomorrow already.
  const latest = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  return day <= latest && Number(day.slice(0, 4)) >= now.getUTCFullYear() - oldest;
}, `Expected a date of birth within the last ${oldest} years`);

const employeeOptions = {
  middle_name: drawableText(255).optional().describe('Middle name, where there is one.'),
  email: Email.optional().meta({
    description:
      'Email address. Messages go there once the account turns them on (`message_settings.update`).',
    examples: ['ana.lopez@example.com'],
  }),
  phone: Phone.optional().meta({
    description:
      'Telephone number, at most 40 characters. Texts go there only where it begins with `+` and the country, and the employee agreed to them (`text_consents.update`).',
    examples: ['+1 518 555 0142'],
  }),
  date_of_birth: BirthDate.nullable()
    .optional()
    .meta({ description: 'Date of birth, `YYYY-MM-DD`. Kept sealed.', examples: ['1990-04-05'] }),
  social_security_number: SocialSecurityNumber.nullable()
    .optional()
    .meta({
      description: 'Social Security number: 9 digits, with or without dashes. Kept sealed.',
      examples: ['078-05-1120'],
    }),
  has_middle_name: z
    .boolean()
    .nullable()
    .optional()
    .describe('False says that there is no middle name, and forms need not ask.'),
  ...clearable(typedProperties.employee),
  ...recordInput,
};
export const CreateEmployee = z
  .object({
    first_name: drawableName.meta({
      description: 'Given name, in a script that documents can print.',
      examples: ['Ana'],
    }),
    last_name: drawableName.meta({
      description: 'Family name, in a script that documents can print.',
      examples: ['Lopez'],
    }),
    address: AddressInput.describe('Home address: state tax forms go by it.'),
    ...employeeOptions,
  })
  .catchall(ScalarValue);
export type CreateEmployee = DeclaredProperties<typeof CreateEmployee>;
export const UpdateEmployee = z
  .object({
    first_name: drawableName.optional().describe('Given name, in a script that documents can print.'),
    last_name: drawableName.optional().describe('Family name, in a script that documents can print.'),
    address: AddressInput.nullable().optional().describe('Home address. Null clears it.'),
    ...employeeOptions,
  })
  .catchall(ScalarValue);
export type UpdateEmployee = DeclaredProperties<typeof UpdateEmployee>;

export const EmployeeQuery = z.object({
  mask_sensitive: QueryFlag.describe(
    '`true` masks sensitive values for callers who may see them, too: nothing is written to the security log then.',
  ),
});
export type EmployeeQuery = z.infer<typeof EmployeeQuery>;
