import { z } from 'zod';
import { Condition } from './condition.js';
import { FieldPath, formWords as words, PartId as id } from './form-words.js';
import { FormPdfContent, ReadDocumentContent } from './form-pdf-content.js';
import { FormScope } from './form-scope.js';
import { CalendarDate, text } from './scalar-value.js';

export const OwnFieldKind = z
  .enum([
    'text',
    'long_text',
    'name',
    'ssn',
    'date',
    'phone',
    'email',
    'address',
    'money',
    'number',
    'select',
    'radio',
    'checkbox',
    'checkbox_group',
    'country',
    'state',
    'file',
    'routing_number',
    'account_number',
    'content',
  ])
  .meta({
    id: 'OwnFieldKind',
    description: 'What the field takes; `content` is text that is read and not answered.',
  });
export type OwnFieldKind = z.infer<typeof OwnFieldKind>;

const day = z.union([z.literal('today'), CalendarDate]);

export const FormFieldContent = z
  .strictObject({
    path: FieldPath.describe(
      "The field's name, by which its answer is read and written; unique in the form.",
    ),
    kind: OwnFieldKind,
    label: words(500).describe('The question.'),
    hint: words(1000).optional().describe('What helps with the answer.'),
    text: words(8000)
      .optional()
      .describe(
        'For `content`: what is read. Paragraphs are apart by an empty line; `{task.pay}` stands for an answer before it, `{employer.name}` for what the records say.',
      ),
    required: z
      .union([z.boolean(), Condition])
      .optional()
      .describe('Whether it has to be answered, always or where the condition is met.'),
    when: Condition.optional().describe('It is asked only where this is met, over the answers before it.'),
    max_length: z.int().min(1).max(4000).optional().describe('For `text` and `long_text`, in characters.'),
    min: z.number().optional().describe('For `number` and `money`: the least that is taken.'),
    max: z.number().optional().describe('For `number` and `money`: the most that is taken.'),
    whole: z.literal(true).optional().describe('For `number`: no fractions.'),
    earliest: day.optional().describe('For `date`: the first day that is taken.'),
    latest: day.optional().describe('For `date`: the last day that is taken.'),
    options: z
      .array(
        z.strictObject({
          value: id.describe('What is kept.'),
          label: words(300).describe('What is read.'),
          hint: words(500).optional().describe('What it means.'),
        }),
      )
      .max(100)
      .optional()
      .describe('For `select`, `radio` and `checkbox_group`.'),
    sensitive: z
      .boolean()
      .optional()
      .describe('Masked for everybody but who entered it. Numbers of people and accounts always are.'),
    prefill: z
      .enum([
        'employee.first_name',
        'employee.middle_initial',
        'employee.last_name',
        'employee.social_security_number',
        'employee.email',
        'employee.phone_number',
        'employee.address',
        'employer.name',
        'employer.dba_name',
        'employer.ein',
        'employer.full_address',
        'employer.phone',
        'placement.start_date',
        'placement.end_date',
        'employee.residence_county',
        'employee.residence_school_district',
        'employee.residence_psd_code',
        'employer.workers_compensation_insurer',
        'employer.workers_compensation_phone',
        'employer.workers_compensation_policy',
        'placement.pay_rate',
        'placement.pay_basis',
        'placement.overtime_rate',
        'placement.overtime_status',
        'placement.pay_frequency',
        'placement.regular_payday',
        'placement.first_payday',
        'placement.tip_allowance',
        'placement.meal_allowance',
        'placement.lodging_allowance',
        'placement.other_allowance',
        'placement.work_county',
        'placement.work_school_district',
        'placement.work_psd_code',
        'today',
      ])
      .optional()
      .describe('What fills it until it is answered, where it takes such an answer.'),
  })
  .meta({ id: 'FormFieldContent', description: 'A question, or a text that is read.' });
export type FormFieldContent = z.infer<typeof FormFieldContent>;

export const FormPageContent = z
  .strictObject({
    id: id.describe('The page, as subtasks name it; unique in the form.'),
    title: words(200).describe('Its heading.'),
    description: words(1000).optional().describe('What stands below the heading.'),
    when: Condition.optional().describe('It is shown only where this is met.'),
    must_visit: z.boolean().optional().describe('The signer has to have seen it before signing.'),
    document: ReadDocumentContent.optional().describe(
      'It is shown here, page by page, and has to have been seen before signing.',
    ),
    fields: z.array(FormFieldContent).max(100).describe('In the order in which they are asked.'),
  })
  .meta({ id: 'FormPageContent', description: 'What is asked at once.' });
export type FormPageContent = z.infer<typeof FormPageContent>;

export const FormSectionContent = z
  .strictObject({
    id: id.describe('The section, as signatures name it; unique in the form.'),
    title: words(200).describe('What it is called.'),
    assignee_type: z.enum(['employee', 'employer']).describe('Who fills it in, and signs it.'),
    when: Condition.optional().describe('It is part of the form only where this is met.'),
    attestation: words(8000)
      .nullable()
      .describe('What is declared by signing the section, shown whole; null where nobody signs it.'),
    due_in_business_days: z
      .int()
      .min(0)
      .max(365)
      .optional()
      .describe('Its last day, counted from the first day of employment, which is 0.'),
    pages: z.array(FormPageContent).max(50).describe('In the order in which they are shown.'),
  })
  .meta({ id: 'FormSectionContent', description: 'What one side fills in, and signs.' });
export type FormSectionContent = z.infer<typeof FormSectionContent>;

/** All that a form of one's own says. What law fixes is in the catalog's forms, and is not written here. */
export const FormContent = z
  .strictObject({
    name: words(200).describe('The title, as it is printed.'),
    short_name: words(60).describe('What people call it.'),
    purpose: words(500).describe('Why it is asked for, in a sentence, to whoever fills it in.'),
    employer_purpose: words(500).optional().describe('The same to whoever hires; without it, `purpose`.'),
    tags: z.array(text(64, 1)).max(20).optional().describe('Words that group the form.'),
    minutes: z.int().min(1).max(240).describe('How long the employee is likely to need.'),
    sections: z.array(FormSectionContent).max(20).describe('In the order in which they are filled in.'),
    pdf: FormPdfContent.optional().describe('Without it the document is drawn.'),
    scope: FormScope.optional().describe('Without it, once for the employee.'),
    outcome: FieldPath.optional().describe(
      'The choice that says how it ended, such as accepted or declined: shown with the task.',
    ),
    segregated: z
      .literal(true)
      .optional()
      .describe(
        'Its answers are kept apart: self-identification, medical questions, background checks. Nobody who hires sees them.',
      ),
  })
  .meta({
    id: 'FormContent',
    description: 'What a form of one’s own says: its names, sections, pages and fields.',
  });
export type FormContent = z.infer<typeof FormContent>;
