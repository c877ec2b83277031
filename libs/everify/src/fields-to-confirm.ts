import { z } from 'zod';
import { serviceText as text } from './service-text.js';

export const FieldsToConfirm = z.object({
  case_fields: z.array(z.object({ field_name: text(60), value: z.string().nullish() })),
});
export type FieldsToConfirm = z.infer<typeof FieldsToConfirm>;
