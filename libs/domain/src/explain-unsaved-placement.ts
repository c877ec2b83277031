import { z } from 'zod';
import { EmployeeId } from './id-kind.js';
import { PreviewPlacement } from './placement.js';
import {
  CalendarDate,
  CustomAttributes,
  drawableText,
  ScalarValue,
  type DeclaredProperties,
} from './scalar-value.js';
import { clearable, typedProperties } from './typed-properties.js';

/** Of a person who is not written yet, what policies may ask; an address may still be incomplete. */
const OpenUnsavedEmployee = z
  .object({
    address: z
      .strictObject({
        city: drawableText(255).nullable().optional().describe('City or town.'),
        state: drawableText(100).nullable().optional().describe('State: in the United States two letters.'),
        zip: drawableText(20).nullable().optional().describe('ZIP or postal code.'),
        country: drawableText(100).nullable().optional().describe('Country.'),
      })
      .nullable()
      .optional()
      .describe('What is known of the home address so far.'),
    date_of_birth: CalendarDate.nullable().optional().describe('Date of birth, `YYYY-MM-DD`.'),
    ...clearable(typedProperties.employee),
    custom_attributes: CustomAttributes.optional().describe(
      'Values of active custom properties of employees, by their names.',
    ),
  })
  .catchall(ScalarValue);
export type UnsavedEmployee = DeclaredProperties<typeof OpenUnsavedEmployee>;
const UnsavedEmployee: z.ZodType<UnsavedEmployee, UnsavedEmployee> = OpenUnsavedEmployee;

/** A placement that nobody has made, perhaps of somebody who is not written yet. */
const OpenUnsavedPlacement = PreviewPlacement.extend({
  employee_id: EmployeeId.nullable()
    .optional()
    .describe('Who is placed; left out for somebody who is not written yet.'),
  employee: UnsavedEmployee.nullable()
    .optional()
    .describe('What is known of the person, where there is no `employee_id`.'),
});
export type ExplainUnsavedPlacement = DeclaredProperties<typeof OpenUnsavedPlacement>;
export const ExplainUnsavedPlacement: z.ZodType<ExplainUnsavedPlacement, ExplainUnsavedPlacement> =
  OpenUnsavedPlacement;
