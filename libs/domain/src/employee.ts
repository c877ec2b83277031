import { z } from 'zod';
import { Address, AddressInput } from './address.js';
import { EmployeeId } from './id-kind.js';
import { Email, groupedDigits, Phone, recordInput, recordProperties } from './record-properties.js';
import {
  CalendarDate,
  type DeclaredProperties,
  drawableName,
  drawableText,
  ScalarValue,
} from './scalar-value.js';

/** With or without dashes; kept as `123-45-6789`. Which numbers can be is said by 20 CFR 422.103 and SSA's own rules. */
export const SocialSecurityNumber = groupedDigits(
  /^(?!000|666|9)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/,
  [3, 2, 4],
  'Expected a Social Security number of 9 digits, such as 123-45-6789',
);

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
    ...recordProperties,
  })
  .catchall(ScalarValue)
  .meta({ id: 'Employee' });
export type Employee = DeclaredProperties<typeof Employee>;

const employeeOptions = {
  middle_name: drawableText(255).optional(),
  email: Email.optional(),
  phone: Phone.optional(),
  date_of_birth: CalendarDate.nullable().optional(),
  social_security_number: SocialSecurityNumber.nullable().optional(),
  has_middle_name: z.boolean().nullable().optional(),
  ...recordInput,
};
export const CreateEmployee = z
  .object({ first_name: drawableName, last_name: drawableName, address: AddressInput, ...employeeOptions })
  .catchall(ScalarValue);
export type CreateEmployee = DeclaredProperties<typeof CreateEmployee>;
export const UpdateEmployee = z
  .object({
    first_name: drawableName.optional(),
    last_name: drawableName.optional(),
    address: AddressInput.nullable().optional(),
    ...employeeOptions,
  })
  .catchall(ScalarValue);
export type UpdateEmployee = DeclaredProperties<typeof UpdateEmployee>;
