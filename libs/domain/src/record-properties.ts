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

/** An extension follows `x`, `ext.` or `#`. ITU-T E.164 has at most 15 digits in a number; 7 are dialed within a city. */
const phoneParts = /^([+\d\s()./-]+?)\s*(?:(?:x|ext\.?|extension|#)\s*\d{1,11})?$/i;

function isPhone(given: string): boolean {
  const [, number = ''] = phoneParts.exec(given.trim()) ?? [];
  const digits = number.replaceAll(/\D/g, '').length;
  return digits >= 7 && digits <= 15;
}

/** A telephone number, kept as it was given. An empty text clears it, as earlier versions took it. */
export const Phone = text(40)
  .refine(
    (given) => given === '' || isPhone(given),
    'Expected a phone number, such as +1 518 555 0142 or (518) 555-0142 x12',
  )
  .nullable();

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
