import { z } from 'zod';
import { FormKey, FormKeyQuery } from './form-key.js';
import { FormId } from './id-kind.js';
import { pageQuery } from './page.js';
import { RecordTag, text } from './scalar-value.js';
import { AssigneeType } from './task.js';

export const Form = z
  .strictObject({
    id: FormId,
    key: FormKey,
    name: z.string().describe('Name of the form.'),
    custom_attributes: z.record(z.string(), z.unknown()).describe("The form's values of custom properties."),
    tags: z.array(RecordTag).describe('Words that group the form.'),
    form_pages: z
      .array(
        z.strictObject({
          id: z.string().describe('The page, as subtasks name it.'),
          description: z.string().nullable().describe('What the page is about, in English, or its title.'),
          assignee_type: AssigneeType.describe('Whose page it is.'),
          form_section: z
            .strictObject({
              id: z.string().describe('The section, as signatures name it.'),
              position: z.number().describe('Where it stands in the form, from 0.'),
              assignee_type: AssigneeType.describe('Who fills it in and signs it.'),
            })
            .nullable()
            .describe('The section that the page belongs to; null for a page of none.'),
          form_fields: z
            .array(
              z.strictObject({
                id: z.string().describe('The field, by its path.'),
                type: z.string().describe('Kind of the field, such as `text`, `date` or `choice`.'),
                path: z.string().describe("The field's name, by which its answer is read and written."),
                rule: z
                  .unknown()
                  .describe('The condition over other answers that asks for the field; null for always.'),
                required: z
                  .boolean()
                  .describe(
                    'Whether it must always be answered; a condition may require others by the answers given.',
                  ),
                translations: z
                  .record(z.string(), z.record(z.string(), z.string()))
                  .optional()
                  .describe('Its `label`, `hint` and `text` in each language.'),
              }),
            )
            .describe('The fields of the page, in order.'),
        }),
      )
      .describe('The pages, in the order in which people see them.'),
  })
  .meta({ id: 'Form' });
export type Form = z.infer<typeof Form>;

export const FormListQuery = z.object({
  ...pageQuery(),
  key: FormKeyQuery,
  name: text(255).optional().describe('With this in the name, whatever the case of its letters.'),
  tags: text(1024).optional().describe('With all of these tags, with commas between them.'),
});
export type FormListQuery = z.infer<typeof FormListQuery>;
