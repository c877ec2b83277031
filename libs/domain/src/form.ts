import { z } from 'zod';
import { FormKey, FormKeyQuery } from './form-key.js';
import { FormId } from './id-kind.js';
import { pageQuery } from './page.js';
import { CalendarDate, RecordTag, text } from './scalar-value.js';
import { AssigneeType } from './task.js';

export const FormEditionDates = z
  .strictObject({
    used_from: CalendarDate.describe('The first day on which people are given it.'),
    used_until: CalendarDate.nullable().describe(
      'The last day, where the form or the law names one; null for none.',
    ),
    days_left: z.int().nullable().describe('Days until then, 0 on it and after it; null without such a day.'),
    state: z
      .enum(['current', 'ends_soon', 'over'])
      .describe(
        '`ends_soon` from 60 days before it ends or the next is expected; `over` after its last day, when it is still given because the program has no other.',
      ),
    next_expected: z
      .string()
      .nullable()
      .describe('The month in which the agency is expected to publish the next one, such as `2026-12`.'),
    next_edition: z
      .strictObject({
        edition: z.string().describe('As printed on it.'),
        used_from: CalendarDate.nullable().describe('From when on people are given it.'),
      })
      .nullable()
      .describe('The next one, where the program has it already.'),
    checked_on: CalendarDate.describe('When it was last compared with what the agency publishes.'),
    source: z.string().describe('What says so.'),
  })
  .meta({
    id: 'FormEditionDates',
    description: 'From when until when an edition of an agency’s form is used.',
  });
export type FormEditionDates = z.infer<typeof FormEditionDates>;

export const FormOfficialFile = z
  .strictObject({
    sha256: z.string().describe('Of the file as the agency publishes it, in hex: by it alone it is known.'),
    title: z.string().describe('What it is called.'),
    edition: z.string().describe('As printed on it.'),
    publisher: z.string().nullable().describe('Whose it is; null where the form itself says so.'),
    is_required: z
      .boolean()
      .describe(
        'Without it nobody is given the form; another one is drawn by the service while it is missing.',
      ),
    is_installed: z.boolean().describe('Whether it lies in a folder that `OFFICIAL_FORMS_DIR` names.'),
  })
  .meta({ id: 'FormOfficialFile', description: 'An agency’s file that the operator installs.' });
export type FormOfficialFile = z.infer<typeof FormOfficialFile>;

export const Form = z
  .strictObject({
    id: FormId,
    key: FormKey,
    name: z.string().describe('Name of the form.'),
    edition: z.string().describe('The edition that people are given.'),
    edition_dates: FormEditionDates.nullable().describe(
      'From when until when an agency’s form is used; null for forms of no agency.',
    ),
    official_files: z
      .array(FormOfficialFile)
      .describe('The agencies’ files of the edition, and whether the operator has installed them.'),
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
