import { z } from 'zod';
import { DateTimeUtc, text } from './scalar-value.js';
import { FormKey } from './form-key.js';
import { FormId, ImportId } from './id-kind.js';
import { MissingFact } from './missing-fact.js';
import { page, pageQuery, queryNumber } from './page.js';
import { SecurityActorKind } from './security-event.js';
import { creationTimesQuery } from './times-query.js';

/** The most that one file may have. */
export const importLimits = { rows: 100_000, columns: 500, rowBytes: 2 ** 20 } as const;

export const ImportKind = z
  .enum(['employees', 'employers', 'clients', 'jobs'])
  .meta({ id: 'ImportKind', description: 'What the rows are: employees may have a placement each.' });
export type ImportKind = z.infer<typeof ImportKind>;

export const ImportFormat = z
  .enum(['csv', 'json_lines'])
  .meta({ id: 'ImportFormat', description: 'CSV with a header, or a JSON object a line; both in UTF-8.' });
export type ImportFormat = z.infer<typeof ImportFormat>;

export const ImportStatus = z.enum(['checking', 'checked', 'committing', 'completed', 'failed']).meta({
  id: 'ImportStatus',
  description:
    '`checking` and `committing` go on in the background. Once it is `checked` it can be committed. `failed` says why in `problem`.',
});
export type ImportStatus = z.infer<typeof ImportStatus>;

export const ImportDateFormat = z
  .enum(['YYYY-MM-DD', 'MM/DD/YYYY', 'DD/MM/YYYY', 'DD.MM.YYYY'])
  .meta({ id: 'ImportDateFormat', description: 'How the file writes dates; years have four digits.' });
export type ImportDateFormat = z.infer<typeof ImportDateFormat>;

export const ImportMapping = z
  .array(
    z.strictObject({
      column: text(255, 1).meta({
        description: 'The column as the header has it, or the path of a JSON property.',
        example: 'Given name',
      }),
      property: text(200, 1).nullable().meta({
        description:
          'The property that it fills: `first_name`, `address.city`, `custom_attributes.badge`, and of a placement `placement.start_date`, `employer.external_id`, `client.name` or `job.id`. Null leaves the column out.',
        example: 'first_name',
      }),
    }),
  )
  .max(importLimits.columns)
  .meta({
    id: 'ImportMapping',
    description: 'Which column fills which property. Columns that are not named are matched by their header.',
  });
export type ImportMapping = z.infer<typeof ImportMapping>;

const onDuplicate = z.enum(['skip', 'update']).meta({
  description:
    'What is done with a row whose record is there already: nothing (the default), or its values are written to that record.',
});

const options = {
  kind: ImportKind.meta({
    description: 'What the rows of the file are.',
    examples: ['employees'],
  }),
  format: ImportFormat.optional().meta({ description: 'Without it, CSV.' }),
  on_duplicate: onDuplicate.optional(),
  date_format: ImportDateFormat.optional().describe('How the file writes dates; `YYYY-MM-DD` without it.'),
};
const createTasks = { description: 'Whether each placement gets the tasks of the forms that it needs.' };

export const CreateImport = z.strictObject({
  ...options,
  mapping: ImportMapping.optional(),
  create_tasks: z.boolean().optional().meta(createTasks),
  content: z
    .string()
    .min(1, 'Expected a non-empty string')
    .max(1_048_576, 'Expected at most 1 MiB: upload larger files')
    .meta({
      description: 'The file itself, up to the 1 MiB of a body; larger files are uploaded.',
      example: 'name,external_id\nHarbor Foods,C-17\n',
    }),
});
export type CreateImport = z.infer<typeof CreateImport>;

const MappingInQuery = z
  .string()
  .max(65_536)
  .transform((json, context): ImportMapping => {
    const parsed = ImportMapping.safeParse(parseOrNothing(json));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: 'Expected a JSON array of {"column", "property"}' });
    return z.NEVER;
  })
  .optional()
  .meta({ type: 'string', description: 'As `mapping` of `imports.create`, in JSON.' });

export const UploadImportQuery = z.object({
  ...options,
  mapping: MappingInQuery,
  create_tasks: z
    .enum(['true', 'false'])
    .optional()
    .transform((flag) => flag === 'true')
    .meta({ enum: ['true', 'false'], type: 'string', ...createTasks }),
});
export type UploadImportQuery = z.infer<typeof UploadImportQuery>;

export const ImportPlan = z.enum(['create', 'update', 'skip', 'error']).meta({
  id: 'ImportPlan',
  description: 'What the dry run found that a commit would do with a row.',
});
export type ImportPlan = z.infer<typeof ImportPlan>;

export const ImportOutcome = z
  .enum(['created', 'updated', 'skipped', 'failed'])
  .meta({ id: 'ImportOutcome', description: 'What the commit did with a row.' });
export type ImportOutcome = z.infer<typeof ImportOutcome>;

const rowCount = (what: string) => z.number().meta({ description: `Rows ${what}.` });

const ImportCounts = z.strictObject({
  create: rowCount('that a commit would create'),
  update: rowCount('that a commit would write to a record that is there'),
  skip: rowCount('that a commit would leave out, since their record is there'),
  error: rowCount('with errors; a commit tries them again'),
  created: rowCount('that were created'),
  updated: rowCount('whose record was changed'),
  skipped: rowCount('that were left out'),
  failed: rowCount('that were refused'),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

const actor = (description: string) =>
  z
    .strictObject({
      kind: SecurityActorKind.describe('What kind of credential it was.'),
      id: z.string().nullable().describe('Id of the user or the token; null for the service itself.'),
    })
    .meta({ description });

export const Import = z
  .strictObject({
    id: ImportId,
    kind: ImportKind,
    format: ImportFormat,
    name: z.string().nullable().meta({ description: 'The name of the uploaded file.' }),
    status: ImportStatus,
    on_duplicate: onDuplicate,
    date_format: ImportDateFormat,
    create_tasks: z.boolean().meta(createTasks),
    mapping: ImportMapping,
    ignored_columns: z.array(z.string()).meta({ description: 'Columns that fill no property.' }),
    rows: z.number().nullable().meta({ description: 'Rows of the file; null until all were checked.' }),
    rows_done: z.number().meta({ description: 'Rows that are done of what is going on, or was last.' }),
    counts: ImportCounts.describe('How many rows came to what.'),
    problem: z
      .string()
      .nullable()
      .meta({ description: 'Why it failed: a file that cannot be read, or a permission that was lost.' }),
    created_by: actor('Who sent the file.'),
    committed_by: actor('Whose permissions the records are created with.')
      .nullable()
      .describe('Whose permissions the records are created with; null before a commit.'),
    created_at: DateTimeUtc.meta({ description: 'When the file was received.' }),
    checked_at: DateTimeUtc.nullable().meta({ description: 'When the dry run ended.' }),
    completed_at: DateTimeUtc.nullable().meta({ description: 'When the last row was done.' }),
    available_until: DateTimeUtc.meta({
      description: 'The file and what is known of its rows are deleted then; records stay.',
    }),
  })
  .meta({ id: 'Import' });
export type Import = z.infer<typeof Import>;

export const ImportRow = z
  .strictObject({
    row: z.number().meta({
      description: 'As spreadsheets count: the header of a CSV file is row 1. The line of a JSON lines file.',
    }),
    plan: ImportPlan.nullable().describe('What a commit would do with the row; null before it is checked.'),
    outcome: ImportOutcome.nullable().describe('What the commit did with the row; null before.'),
    record_id: z.string().nullable().meta({
      description: 'The record that was created or changed, or that a commit would change or leave as it is.',
    }),
    placement_id: z.string().nullable().meta({ description: 'The placement that was created.' }),
    duplicate: z
      .strictObject({
        row: z.number().nullable().meta({ description: 'An earlier row of the file; null for a record.' }),
        by: z.string().meta({ description: 'What is the same.', example: 'email' }),
      })
      .nullable()
      .meta({
        description: 'Why the row is taken for a record that is there, or for one of an earlier row.',
      }),
    errors: z
      .array(
        z.strictObject({
          column: z.string().nullable().meta({ description: 'As the header has it.' }),
          property: z.string().nullable().meta({ description: 'The property that it fills.' }),
          message: z.string().meta({ description: 'What was expected; never the value.' }),
        }),
      )
      .meta({ description: 'What is wrong with the row.' }),
    forms: z
      .array(
        z.strictObject({
          form_id: FormId,
          form_key: FormKey,
          form_name: z.string().meta({ description: 'What the account calls the form.' }),
          policy_name: z.string().meta({ description: 'The policy that asks for it.' }),
          sentence: z.string().meta({
            description: 'Why it asks.',
            example: "Required because the job's state is NY.",
          }),
        }),
      )
      .meta({ description: 'The forms that the placement of the row needs, and why.' }),
    undecided_facts: z
      .array(MissingFact)
      .optional()
      .describe(
        'What would decide about further forms of that placement; absent where nothing is undecided. Never a value of the row.',
      ),
  })
  .meta({ id: 'ImportRow' });
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportListQuery = z.object({
  ...pageQuery(),
  ...creationTimesQuery,
  kind: ImportKind.optional().meta({ description: 'Imports of this kind.' }),
  status: ImportStatus.optional().meta({ description: 'Imports that are this far.' }),
});
export type ImportListQuery = z.infer<typeof ImportListQuery>;
export const ImportPage = page(Import);

export const ImportRowListQuery = z.object({
  ...pageQuery(500),
  plan: ImportPlan.optional().meta({ description: 'Rows with which a commit would do this.' }),
  outcome: ImportOutcome.optional().meta({ description: 'Rows with which the commit did this.' }),
  starting_after: queryNumber(10_000_000, {
    description:
      'The rows after the one of this number: the hundredth part of a file costs what the first does.',
  }),
});
export type ImportRowListQuery = z.infer<typeof ImportRowListQuery>;
export const ImportRowPage = page(ImportRow);

function parseOrNothing(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
