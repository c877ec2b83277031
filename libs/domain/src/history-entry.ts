import { z } from 'zod';
import { queryNumber } from './page.js';
import { DateTimeUtc } from './scalar-value.js';

/** What an entry of somebody's history is about. */
export const HistoryKind = z
  .enum(['record', 'placement', 'link', 'form', 'everify', 'access'])
  .meta({ id: 'HistoryKind' });
export type HistoryKind = z.infer<typeof HistoryKind>;

/** Beyond the contract: one thing that happened to an employee, in ids, words and counts. */
export const HistoryEntry = z
  .strictObject({
    id: z.string().describe('Id of the entry, made of the id of what it stands in.'),
    at: DateTimeUtc.describe('When it happened.'),
    kind: HistoryKind.describe(
      '`record`: the person’s record. `placement`: where they work. `link`: onboarding links. `form`: their forms. `everify`: E-Verify cases. `access`: who looked at what.',
    ),
    action: z
      .string()
      .describe(
        'What happened: a word of the audit trail such as `signed`, or a kind of the security log such as `onboarding_link.created`.',
      ),
    actor: z
      .strictObject({
        kind: z
          .string()
          .describe(
            'What kind of credential it was: `user_session`, `api_token`, `form_session`, `component_session`, `everify` or `system`; `unknown` where nobody wrote it down.',
          ),
        id: z.string().nullable().describe('Its id; null where nobody can be named.'),
        name: z.string().nullable().describe('What it is called now; null where it has no name.'),
      })
      .describe('Who did it.'),
    subject: z
      .strictObject({
        type: z
          .enum(['employee', 'placement', 'task', 'everify_case'])
          .describe('What kind of record it is.'),
        id: z.string().describe('Its id.'),
        name: z.string().nullable().describe('Of a task the name of its form; else null.'),
      })
      .describe('What it happened to.'),
    detail: z
      .record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
      .describe('Ids, words of the product and counts. No answer, and nothing that a person typed.'),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** Read on with `next_cursor` as `cursor`; null at the end. */
export const HistoryPage = z
  .strictObject({
    data: z.array(HistoryEntry).describe('The entries, newest first.'),
    next_cursor: z.string().nullable().describe('Where to read on; null at the end.'),
  })
  .meta({ id: 'HistoryPage' });
export type HistoryPage = z.infer<typeof HistoryPage>;

export const EmployeeHistoryQuery = z.object({
  kind: HistoryKind.optional().describe('Only entries of this kind.'),
  per_page: queryNumber(100, { default: 20, description: 'How many entries at most.' }),
  cursor: z
    .string()
    .regex(/^\d{13}_[0-9A-Za-z_.]{4,80}$/, 'Expected the next_cursor of an answer')
    .optional()
    .describe('Read on from here: the `next_cursor` of an answer.'),
});
export type EmployeeHistoryQuery = z.infer<typeof EmployeeHistoryQuery>;
