import { z } from 'zod';
import { text } from './scalar-value.js';

/** What a record is called in the caller's own system. A path can name it: `.` and `..` would be taken for folders. */
export const ExternalId = text(255, 1)
  .regex(/^\S(?:.*\S)?$/su, 'Expected text that neither begins nor ends with a space')
  .refine((id) => id !== '.' && id !== '..', 'Expected more than a dot')
  .meta({ id: 'ExternalId' });

/** Of a record that is made or changed. */
export const externalIdInput = ExternalId.nullable()
  .optional()
  .describe(
    'What the record is called in your own system: at most 255 characters, of one record of its kind in the account only. Null takes it away.',
  );

/** Of a record as it is answered. */
export const externalId = z
  .string()
  .optional()
  .describe('What the record is called in your own system; absent where you gave nothing.');
