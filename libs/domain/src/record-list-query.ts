import { z } from 'zod';
import { CustomAttributesFilter, pageQuery } from './page.js';

/** What every record list takes. */
export const RecordListQuery = z.object({ ...pageQuery(), custom_attributes: CustomAttributesFilter });
export type RecordListQuery = z.infer<typeof RecordListQuery>;
