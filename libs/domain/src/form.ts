import { z } from 'zod';
import { FormId } from './id-kind.js';
import { pageQuery } from './page.js';
import { RecordTag, text } from './scalar-value.js';
import { AssigneeType } from './task.js';

export const Form = z
  .strictObject({
    id: FormId,
    name: z.string(),
    custom_attributes: z.record(z.string(), z.unknown()),
    tags: z.array(RecordTag),
    form_pages: z.array(
      z.strictObject({
        id: z.string(),
        description: z.string().nullable(),
        assignee_type: AssigneeType,
        form_section: z
          .strictObject({ id: z.string(), position: z.number(), assignee_type: AssigneeType })
          .nullable(),
        form_fields: z.array(
          z.strictObject({
            id: z.string(),
            type: z.string(),
            path: z.string(),
            rule: z.unknown(),
            required: z.boolean(),
            translations: z.record(z.string(), z.record(z.string(), z.string())).optional(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Form' });
export type Form = z.infer<typeof Form>;

export const FormListQuery = z.object({
  ...pageQuery(),
  name: text(255).optional(),
  tags: text(1024).optional(),
});
export type FormListQuery = z.infer<typeof FormListQuery>;
