import { z } from 'zod';
import { orderQuery, recordSorts } from './order-query.js';
import { CustomAttributesFilter, pageQuery } from './page.js';
import { text } from './scalar-value.js';
import { timesQuery } from './times-query.js';

/** What every record list takes. */
export const RecordListQuery = z.object({
  ...pageQuery(),
  custom_attributes: CustomAttributesFilter,
  external_id: text(255, 1).optional().describe('With this `external_id`, exactly.'),
  ...timesQuery,
  ...orderQuery(recordSorts),
});
export type RecordListQuery = z.infer<typeof RecordListQuery>;

/** Found by its digits alone, however it was written down; the 1 before a North American number may be missing. */
export const PhoneFilter = text(40)
  .refine((phone) => /\d/.test(phone), 'Expected a phone number with digits')
  .optional()
  .describe(
    'With this phone number: the digits are compared, however they are grouped, and `+1` before ten digits is left aside. Such as `(518) 555-0142`.',
  );

export const EmailFilter = text(320, 1)
  .optional()
  .describe('With this email address: all of it, whatever the case of its letters.');

export const NameFilter = text(255, 1)
  .optional()
  .describe('With this anywhere in the name, whatever the case of its letters.');

/** What lists of records with a name take besides. */
const namedOrder = orderQuery([...recordSorts, 'name', '-name']);

/** Of employers. */
export const EmployerListQuery = RecordListQuery.extend({
  ...namedOrder,
  active_theme_id: text(64, 1).optional().describe('With this theme of their own.'),
  name: NameFilter,
  phone: PhoneFilter,
});
export type EmployerListQuery = z.infer<typeof EmployerListQuery>;

/** Of employees. */
export const EmployeeListQuery = RecordListQuery.extend({
  ...namedOrder,
  name: NameFilter.describe(
    'With this anywhere in the first and last name, a space between them, whatever the case of the letters.',
  ),
  email: EmailFilter,
  phone: PhoneFilter,
});
export type EmployeeListQuery = z.infer<typeof EmployeeListQuery>;

/** Of jobs. */
export const JobListQuery = RecordListQuery.extend({ ...namedOrder, name: NameFilter });
export type JobListQuery = z.infer<typeof JobListQuery>;

/** Of clients. */
export const ClientListQuery = RecordListQuery.extend({ ...namedOrder, name: NameFilter });
export type ClientListQuery = z.infer<typeof ClientListQuery>;
