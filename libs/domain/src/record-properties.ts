import { z } from 'zod';
import { externalId, externalIdInput } from './external-id.js';
import { CustomAttributes, DateTimeUtc, text } from './scalar-value.js';

/** Properties that several kinds of records have. */
export const recordProperties = {
  custom_attributes: CustomAttributes,
  external_id: externalId,
  created_at: DateTimeUtc.describe('When the record was created.'),
  updated_at: DateTimeUtc.describe('When the record last changed.'),
};
export const recordInput = {
  external_id: externalIdInput,
  custom_attributes: CustomAttributes.optional().describe(
    'Values of active custom properties, by their names. Null clears one; a change keeps those that it leaves out.',
  ),
};

export const Email = z.email('Expected an email address').max(320).nullable();
export const Phone = text(40).nullable();

/** A number of so many digits, with or without dashes between its groups; kept with them. */
export const groupedDigits = (pattern: RegExp, groups: number[], expected: string) =>
  z
    .string()
    .regex(pattern, expected)
    .transform((given) => {
      const digits = given.replaceAll('-', '');
      let at = 0;
      return groups.map((length) => digits.slice(at, (at += length))).join('-');
    });
