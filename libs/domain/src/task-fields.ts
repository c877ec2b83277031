import { z } from 'zod';
import { BankChange } from './bank-change.js';
import { Contradiction } from './contradiction.js';
import { QueryFlag } from './page.js';
import { text } from './scalar-value.js';

export const TaskFields = z
  .strictObject({
    fields: z
      .array(
        z.strictObject({
          type: z.string().describe('Kind of the field, such as `text`, `date` or `choice`.'),
          path: z.string().describe("The field's name, by which it is changed."),
          label: z
            .strictObject({
              en: z.string().nullable().describe('In English; null where the field has no text of its own.'),
            })
            .describe('The question that people read.'),
          value: z
            .unknown()
            .describe(
              'The answer; null where there is none. Sensitive ones are masked unless `include_sensitive_info` is `true`.',
            ),
        }),
      )
      .describe('Every field of the form, in its order.'),
    contradictions: z
      .array(Contradiction)
      .optional()
      .describe(
        'Answers of two sides that cannot both be right, where there are any. What is masked here is compared with nothing. Beyond the contract.',
      ),
    bank_change: BankChange.optional().describe(
      'Of a new bank account that is on hold: until when. Its numbers stay masked until then, whoever asks. Beyond the contract.',
    ),
  })
  .meta({ id: 'TaskFields' });
export type TaskFields = z.infer<typeof TaskFields>;
export const TaskFieldsQuery = z.object({
  include_sensitive_info: QueryFlag.describe(
    '`true` shows sensitive answers in full to callers who may see them.',
  ),
});
export type TaskFieldsQuery = z.infer<typeof TaskFieldsQuery>;
export const UpdateTaskFields = z.strictObject({
  fields: z
    .array(
      z.strictObject({
        path: text(255).describe("The field's name, as `tasks.getFields` answers it."),
        value: z.unknown().describe("The new answer, of the field's type; null clears it."),
        expected: z
          .unknown()
          .optional()
          .describe(
            'The answer as it was read, null where there was none. Where another one stands by now, nothing is written (412). An answer that this session may not read is not compared.',
          ),
      }),
    )
    .max(500)
    .describe('The fields to change: all of them are written, or none.'),
});
export type UpdateTaskFields = z.infer<typeof UpdateTaskFields>;
