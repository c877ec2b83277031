import { CustomAttributes } from '@firstday/domain';
import { z } from 'zod';

/** A record as its pages read it, whatever its kind: other properties are by their names. */
export const StoredRecord = z.looseObject({
  id: z.string(),
  name: z.string().nullish(),
  external_id: z.string().optional(),
  custom_attributes: CustomAttributes,
  created_at: z.string(),
  updated_at: z.string().optional(),
});
export type StoredRecord = z.infer<typeof StoredRecord>;
